import { type groupServicePoints, type OrderFilters, resolveOrderFilters } from '@remesa/domain/orders'
import type { OrdersUrl } from '../address'
import { type ChosenFilters, withPlaceOf } from './filter-memory'

type Tree = ReturnType<typeof groupServicePoints>

export interface ChosenPoint {
  readonly isAll: boolean
  /** Whether the wanted service point is not among the user's points, or no longer active. */
  readonly isGone: boolean
  readonly resolved: ReturnType<typeof resolveOrderFilters>
}

/** The filters that the page should show. */
export interface WantedFilters extends ChosenFilters {
  /** Whether the filters come from the address. */
  readonly isLinked: boolean
  /** Whether the address names only an order, which then decides the service point. */
  readonly isOfOrder: boolean
}

/** The filters of the address or, if it names no filter, those that the user chose last in this browser. */
export const wantedFilters = (url: OrdersUrl, remembered: () => ChosenFilters): WantedFilters => {
  const { clientId, subclientId, servicePointId } = url
  const isBlank =
    !url.isAll && clientId === undefined && subclientId === undefined && servicePointId === undefined
  const isOfOrder = isBlank && url.detail !== undefined
  return isBlank && !isOfOrder
    ? { ...remembered(), isLinked: false, isOfOrder }
    : { clientId, subclientId, servicePointId, isAll: url.isAll, isLinked: true, isOfOrder }
}

/**
 * The service point of the wanted filters; all points if all are wanted, or if several points remain to choose
 * from; the only possible point if no filter is wanted. (FIL-1, FIL-5, FIL-6)
 */
export const chosenPoint = (
  tree: Tree,
  { clientId, subclientId, servicePointId, isAll: wantsAll, isLinked, isOfOrder }: WantedFilters,
): ChosenPoint => {
  const several = hasSeveral(tree)
  const isUnknown = servicePointId !== undefined && !holds(tree, servicePointId)
  // While all points are shown together, no client is chosen, even if there is only one.
  const none = resolveOrderFilters([], {})
  if (several && wantsAll === true && (servicePointId === undefined || isUnknown))
    return { isAll: true, isGone: false, resolved: none }
  // No other point is shown instead: the user would mistake it for the wanted point.
  if (isUnknown && isLinked) return { isAll: false, isGone: true, resolved: none }
  const wanted: OrderFilters = withPlaceOf(tree, { clientId, subclientId, servicePointId })
  const resolved = resolveOrderFilters(tree, wanted)
  const isAll = several && (wantsAll === true || (!isOfOrder && resolved.servicePointId === undefined))
  return {
    isAll,
    isGone: false,
    resolved: isAll && (servicePointId === undefined || isUnknown) ? none : resolved,
  }
}

const holds = (tree: Tree, servicePointId: number): boolean =>
  tree.some(({ subclients }) =>
    subclients.some(({ servicePoints }) => servicePoints.some(({ id }) => id === servicePointId)),
  )

/** Whether there is more than one point to choose from. */
export const hasSeveral = (tree: Tree): boolean =>
  tree.length > 1 ||
  tree.some(
    ({ subclients }) =>
      subclients.length > 1 || subclients.some(({ servicePoints }) => servicePoints.length > 1),
  )
