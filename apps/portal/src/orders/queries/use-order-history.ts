import { historyWindow, type OrderRow } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { keepPreviousData, type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../kernel/api'
import { useClock, useNow } from '../../kernel/clock'
import { usePortal } from '../../kernel/state'
import { JUST_READ_MS } from '../../kernel/time-limits'
import { historyQuery, historyScope } from './history-query'

const none: readonly OrderRow[] = []

/**
 * Whether to read a service point's orders when the user chooses the service point. The orders are always read, except
 * if they were read a few seconds ago.
 */
export const unlessJustRead = (query: Pick<Query, 'state'>): boolean | 'always' =>
  Date.now() - query.state.dataUpdatedAt > JUST_READ_MS && 'always'

/**
 * The history of a service point, with all days that the list currently shows.
 *
 * @param options.isEnabled `false` if the hook must not request data. It then returns only data that another
 * component has requested.
 */
export const useOrderHistory = (
  servicePoint: ServicePoint | undefined,
  { isEnabled }: { readonly isEnabled: boolean },
) => {
  const api = useApi()
  const now = useNow()
  const { config, user } = usePortal()
  // The computation of days in a time zone takes longer than the rest of a rendering, so its result is kept.
  const { query, window } = useMemo(() => {
    const scope = historyScope(servicePoint, { user, config })
    return {
      query: historyQuery(api, scope, now, { isShownInPlace: true }),
      window: historyWindow(config, { now, timeZone: scope.timeZone }),
    }
  }, [api, servicePoint, user, config, now])
  const history = useQuery({
    ...query,
    // At midnight the days of the history change. The orders on the screen remain until the orders of the new days are
    // loaded.
    placeholderData: keepPreviousData,
    refetchOnMount: unlessJustRead,
    enabled: isEnabled && servicePoint !== undefined,
  })
  return { history, rows: history.data?.requestHistorials.services ?? none, window }
}

/**
 * Returns two functions. `reread` reads the history of a service point again in the background, and returns the
 * orders before and after the reading. It shows no overlay, and no popup after a failure. `shownSince` returns the
 * time, in epoch milliseconds, at which the current orders arrived.
 */
export const useReread = () => {
  const api = useApi()
  const cache = useQueryClient()
  const clock = useClock()
  const { config, user } = usePortal()
  const historyNow = (servicePoint: ServicePoint) =>
    historyQuery(api, historyScope(servicePoint, { user, config }), clock(), { isSilent: true })
  const reread = async (servicePoint: ServicePoint) => {
    const options = historyNow(servicePoint)
    const rowsNow = () => cache.getQueryData(options.queryKey)?.requestHistorials.services
    // A request in progress may have been sent before the change, so its response is awaited before the data are read
    // again.
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
