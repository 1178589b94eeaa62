import { externalServicePointId, historyWindow, type OrderRow, orderCountryCode } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpointQueryOptions, useApi } from '../../kernel/api'
import { useNow } from '../../kernel/clock'
import { usePortal } from '../../kernel/state'

const none: readonly OrderRow[] = []

/** Country and service point of a history, as parameters of the order calls. */
export const historyParams = (servicePoint: ServicePoint, user: Parameters<typeof orderCountryCode>[1]) => ({
  countryCode: orderCountryCode(servicePoint, user),
  servicePointId: externalServicePointId(servicePoint),
})

/**
 * The history of a service point over the days that are shown today.
 *
 * @param options.isEnabled `false` only reads what another component has requested.
 */
export const useOrderHistory = (
  servicePoint: ServicePoint | undefined,
  { isEnabled }: { readonly isEnabled: boolean },
) => {
  const api = useApi()
  const now = useNow()
  const { config, timeZone, user } = usePortal()
  const window = historyWindow(config, { now, timeZone })
  const params =
    servicePoint === undefined ? { countryCode: '', servicePointId: '' } : historyParams(servicePoint, user)
  const history = useQuery({
    ...endpointQueryOptions(api.orders.history, { params, query: window }, { isShownInPlace: true }),
    // At midnight the period moves by a day: orders on both days stay until the new ones are loaded.
    placeholderData: keepPreviousData,
    // A user who chooses a point again wants its current state.
    refetchOnMount: 'always',
    enabled: isEnabled && servicePoint !== undefined,
  })
  return { history, rows: history.data?.requestHistorials.services ?? none, window }
}

/**
 * Reads the history of a service point again in the background: without overlay, and without a popup when it fails.
 * Returns the orders that were known before and those that are known then; `shownSince` is when the latter arrived, in
 * milliseconds since 1970.
 */
export const useReread = () => {
  const api = useApi()
  const cache = useQueryClient()
  const { config, timeZone, user } = usePortal()
  const historyNow = (servicePoint: ServicePoint) => {
    const query = historyWindow(config, { now: new Date(), timeZone })
    const params = historyParams(servicePoint, user)
    return endpointQueryOptions(api.orders.history, { params, query }, { isSilent: true })
  }
  const reread = async (servicePoint: ServicePoint) => {
    const options = historyNow(servicePoint)
    const rowsNow = () => cache.getQueryData(options.queryKey)?.requestHistorials.services
    // A request in progress may have been sent before the change.
    await cache
      .getQueryCache()
      .find(options)
      ?.promise?.catch(() => undefined)
    const before = rowsNow()
    await cache.fetchQuery({ ...options, staleTime: 0 }).catch(() => undefined)
    return { before, after: rowsNow() ?? none }
  }
  const shownSince = (servicePoint: ServicePoint) =>
    cache.getQueryState(historyNow(servicePoint).queryKey)?.dataUpdatedAt ?? 0
  return { reread, shownSince }
}
