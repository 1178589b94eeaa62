import { type groupServicePoints, type OrderFilters, resolveOrderFilters } from '@remesa/domain/orders'
import type { OrdersUrl } from '../address'
import { type ChosenFilters, withPlaceOf } from './filter-memory'

type Tree = ReturnType<typeof groupServicePoints>

export interface ChosenPoint {
  readonly isAll: boolean
  /** Whether the requested service point is not among the user's points or is no longer active. */
  readonly isGone: boolean
  readonly resolved: ReturnType<typeof resolveOrderFilters>
}

/** The filters that the URL or an earlier visit requests. */
export interface WantedFilters extends ChosenFilters {
  /** Whether the filters come from the URL. */
  readonly isLinked: boolean
  /** Whether the URL contains only an order. The service point of this order is then chosen. */
  readonly isOfOrder: boolean
}

/**
 * The filters in the URL or, if the URL contains neither filters nor an order, the filters that the user chose last in
 * this browser.
 */
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
 * The service point that the requested filters choose. A user with a single point always gets this point. Otherwise
 * all points are shown if the filters request them or match several points. (FIL-1, FIL-5, FIL-6)
 */
export const chosenPoint = (
  tree: Tree,
  { clientId, subclientId, servicePointId, isAll: wantsAll, isLinked, isOfOrder }: WantedFilters,
): ChosenPoint => {
  const several = hasSeveral(tree)
  const isUnknown = servicePointId !== undefined && !holds(tree, servicePointId)
  // While the orders of all points are shown, no client is chosen, even if there is only one client.
  const none = resolveOrderFilters([], {})
  if (several && wantsAll === true && (servicePointId === undefined || isUnknown))
    return { isAll: true, isGone: false, resolved: none }
  // No other service point is shown, because the user would mistake it for the requested service point.
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

/** Whether the user can choose between several service points. */
export const hasSeveral = (tree: Tree): boolean =>
  tree.length > 1 ||
  tree.some(
    ({ subclients }) =>
      subclients.length > 1 || subclients.some(({ servicePoints }) => servicePoints.length > 1),
  )
