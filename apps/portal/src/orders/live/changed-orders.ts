import type { OrderRow } from '@remesa/domain/orders'

/** LIV-5. The orders that were there before and have another status now. What is new, or was not known, is no change. */
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
