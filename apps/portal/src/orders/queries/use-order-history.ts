import { externalServicePointId, historyWindow, type OrderRow, orderCountryCode } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpointQueryOptions, useApi } from '../../kernel/api'
import { useNow } from '../../kernel/clock'
import { usePortal } from '../../kernel/state'

const none: readonly OrderRow[] = []

/** Whose history, where the order calls look for it. */
export const historyParams = (servicePoint: ServicePoint, user: Parameters<typeof orderCountryCode>[1]) => ({
  countryCode: orderCountryCode(servicePoint, user),
  servicePointId: externalServicePointId(servicePoint),
})

/**
 * The history of a service point as far as today shows it.
 *
 * @param options.isAsked `false` only reads what somebody else has asked for.
 */
export const useOrderHistory = (
  servicePoint: ServicePoint | undefined,
  { isAsked }: { readonly isAsked: boolean },
) => {
  const api = useApi()
  const now = useNow()
  const { config, timeZone, user } = usePortal()
  const window = historyWindow(config, { now, timeZone })
  const params =
    servicePoint === undefined ? { countryCode: '', servicePointId: '' } : historyParams(servicePoint, user)
  const history = useQuery({
    ...endpointQueryOptions(api.orders.history, { params, query: window }),
    // At midnight the window moves by a day: the orders that both days show stay until the new ones are there.
    placeholderData: keepPreviousData,
    // Whoever chooses a point again wants to know how it is now.
    refetchOnMount: 'always',
    enabled: isAsked && servicePoint !== undefined,
  })
  return { history, rows: history.data?.requestHistorials.services ?? none, window }
}

/**
 * Reads the history of a service point anew, behind what is shown: without overlay, and without a popup when it fails.
 * Gives the orders that were known before and those that are known then; `shownSince` is when those that are known now came,
 * in milliseconds since 1970.
 */
export const useReread = (servicePoint: ServicePoint) => {
  const api = useApi()
  const cache = useQueryClient()
  const { config, timeZone, user } = usePortal()
  const historyNow = () => {
    const query = historyWindow(config, { now: new Date(), timeZone })
    const params = historyParams(servicePoint, user)
    return endpointQueryOptions(api.orders.history, { params, query }, { isSilent: true })
  }
  const reread = async () => {
    const options = historyNow()
    const rowsNow = () => cache.getQueryData(options.queryKey)?.requestHistorials.services
    // What is on its way may have been asked for before the change.
    await cache
      .getQueryCache()
      .find(options)
      ?.promise?.catch(() => undefined)
    const before = rowsNow()
    await cache.fetchQuery({ ...options, staleTime: 0 }).catch(() => undefined)
    return { before, after: rowsNow() ?? none }
  }
  return { reread, shownSince: () => cache.getQueryState(historyNow().queryKey)?.dataUpdatedAt ?? 0 }
}
