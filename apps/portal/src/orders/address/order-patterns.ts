/** The paths of orders: their list, and the list with one order open. */
export const orderPatterns = { list: '/orders', order: '/orders/:kind/:serviceId' } as const
