import { textOrder } from '@remesa/domain/kernel'
import { groupServicePoints, type OrderFilters } from '@remesa/domain/orders'
import type { PointChoice } from '@remesa/ui/orders'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useApi } from '../../kernel/api'
import { usePortal } from '../../kernel/state'
import { local, userKey } from '../../kernel/storage'
import type { useOrdersUrl } from '../address'
import { historyScope, servicePointsQuery } from '../queries'
import { chosenPoint, hasSeveral, wantedFilters } from './chosen-point'
import { createFilterMemory, createRecentPoints, withPlaceOf } from './filter-memory'
import { lastShown } from './last-shown'

/**
 * The chosen service point, or all points. The choice comes from the URL, else from this user's last visit in this
 * browser, else it is the user's only point.
 */
export const useOrderFilters = ({ url, push, replace }: ReturnType<typeof useOrdersUrl>) => {
  const api = useApi()
  const { locale, user, config } = usePortal()
  const [memory, recentPoints] = useMemo(
    () => [createFilterMemory(local, userKey(user)), createRecentPoints(local, userKey(user))],
    [user],
  )
  const points = useQuery(servicePointsQuery(api))
  const tree = useMemo(
    () => points.data && groupServicePoints(points.data, textOrder(locale)),
    [points.data, locale],
  )
  const offersAll = tree !== undefined && hasSeveral(tree)
  const { clientId, subclientId, servicePointId } = url
  const wanted = wantedFilters(url, memory.read)
  const { isAll, isGone, resolved } = useMemo(
    () => chosenPoint(tree ?? [], wanted),
    [
      tree,
      wanted.isAll,
      wanted.isLinked,
      wanted.isOfOrder,
      wanted.clientId,
      wanted.subclientId,
      wanted.servicePointId,
    ],
  )

  useEffect(() => {
    if (tree === undefined || isGone) return
    const found = idsOf(resolved)
    const isSame =
      url.isAll === isAll &&
      (isAll ||
        (found.clientId === clientId &&
          found.subclientId === subclientId &&
          found.servicePointId === servicePointId))
    if (isSame) return
    // If a client is chosen but no service point, the list shows the orders of all points of that client.
    const ofClient =
      isAll && clientId !== undefined ? { narrowing: { ...url.narrowing, client: clientId } } : {}
    replace({ ...found, isAll, ...ofClient })
  })
  useEffect(() => {
    if (tree === undefined || isGone) return
    memory.write(isAll ? { isAll } : idsOf(resolved))
    if (resolved.servicePointId !== undefined) recentPoints.add(resolved.servicePointId)
  }, [memory, recentPoints, tree, isAll, isGone, resolved])
  const { servicePoint } = resolved
  useEffect(() => {
    if (servicePoint === undefined) return
    const scope = historyScope(servicePoint, { user, config })
    lastShown(local).write({ servicePointId: servicePoint.id, scope })
  }, [servicePoint, user, config])

  const value: PointChoice | undefined = isAll ? 'all' : resolved.servicePointId
  const choose = useCallback(
    ({ value: next }: { readonly value: PointChoice }) => {
      if (next === value) return
      const chosen = next === 'all' ? {} : withPlaceOf(tree ?? [], { servicePointId: next })
      push({ ...idsOf(chosen), isAll: next === 'all', narrowing: {}, isByPoint: false })
    },
    [tree, value, push],
  )
  const recents = useMemo(
    () => recentPoints.read().filter((id) => id !== resolved.servicePointId),
    [recentPoints, resolved.servicePointId],
  )
  const narrowedTo = useMemo(
    () => ({ clientId: resolved.clientId, subclientId: resolved.subclientId }),
    [resolved.clientId, resolved.subclientId],
  )

  return {
    resolved,
    isAll,
    /**
     * Whether the URL or the user's last choice requests all points. It is known before the service points are loaded.
     */
    wantsAll: wanted.isAll === true,
    /** Whether the service point in the URL is not among the user's points. */
    isGone: tree !== undefined && isGone,
    points: points.data,
    /** Props of the control that switches to another service point. */
    switcher: {
      tree,
      value,
      recents,
      offersAll,
      narrowedTo: value === undefined ? narrowedTo : undefined,
      onChange: choose,
    },
    isLoading: points.isPending,
    /** The reason why the service points could not be loaded. */
    failure: points.data === undefined ? (points.error ?? undefined) : undefined,
    hasNone: tree !== undefined && tree.length === 0,
    retry: () => void points.refetch(),
  }
}

const idsOf = ({ clientId, subclientId, servicePointId }: OrderFilters): Required<OrderFilters> => ({
  clientId,
  subclientId,
  servicePointId,
})
