import type { OrderRow } from '@remesa/domain/orders'

/** The orders whose status has changed. New orders, and orders that were unknown before, are no changes. (LIV-5) */
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
