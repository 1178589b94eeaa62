/** Where orders are: their list, and the same list with one of them open on it. */
export const orderPatterns = { list: '/orders', order: '/orders/:kind/:serviceId' } as const
