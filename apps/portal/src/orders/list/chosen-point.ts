import { type groupServicePoints, type OrderFilters, resolveOrderFilters } from '@remesa/domain/orders'
import type { OrdersUrl } from '../address'
import { type ChosenFilters, withPlaceOf } from './filter-memory'

type Tree = ReturnType<typeof groupServicePoints>

export interface ChosenPoint {
  readonly isAll: boolean
  /** The service point that is wanted is not among those of the user, or not in use any more. */
  readonly isGone: boolean
  readonly resolved: ReturnType<typeof resolveOrderFilters>
}

/** What is to be shown. */
export interface WantedFilters extends ChosenFilters {
  /** The address names it. */
  readonly isLinked: boolean
  /** The address names an order alone, which brings its own service point. */
  readonly isOfOrder: boolean
}

/** The filters of the address or, where it names none, those that the user chose last in this browser. */
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
 * The service point of the wanted filters; all of them if that is wanted, or where several are left to choose from; the only
 * possible one if nothing is wanted. (FIL-1, FIL-5, FIL-6)
 */
export const chosenPoint = (
  tree: Tree,
  { clientId, subclientId, servicePointId, isAll: wantsAll, isLinked, isOfOrder }: WantedFilters,
): ChosenPoint => {
  const several = hasSeveral(tree)
  const isUnknown = servicePointId !== undefined && !holds(tree, servicePointId)
  // The only client is no choice while its points are shown together.
  const none = resolveOrderFilters([], {})
  if (several && wantsAll === true && (servicePointId === undefined || isUnknown))
    return { isAll: true, isGone: false, resolved: none }
  // Another point than the one that is wanted would be mistaken for it.
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
