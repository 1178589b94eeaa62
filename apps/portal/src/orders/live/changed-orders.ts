import type { OrderRow } from '@remesa/domain/orders'

/**
 * The orders whose status has changed since the last reading. An order that was unknown before does not count. (LIV-5)
 */
export const changedOrders = (
  before: readonly OrderRow[] | undefined,
  after: readonly OrderRow[],
): readonly OrderRow[] => {
  if (before === undefined || before === after) return []
  const statuses = new Map(before.map(({ serviceId, serviceStatusCode }) => [serviceId, serviceStatusCode]))
  return after.filter(({ serviceId, serviceStatusCode }) => {
    const last = serviceId === null ? undefined : statuses.get(serviceId)
    return last !== undefined && last !== serviceStatusCode
  })
}
