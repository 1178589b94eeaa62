import { type groupServicePoints, type OrderFilters, resolveOrderFilters } from '@remesa/domain/orders'
import type { OrdersUrl } from '../address'
import { type ChosenFilters, withPlaceOf } from './filter-memory'

type Tree = ReturnType<typeof groupServicePoints>

export interface ChosenPoint {
  readonly isAll: boolean
  readonly resolved: ReturnType<typeof resolveOrderFilters>
}

/** The filters of the address or, where it names none, those that the user chose last in this browser. */
export const wantedFilters = (url: OrdersUrl, remembered: () => ChosenFilters): ChosenFilters => {
  const { clientId, subclientId, servicePointId } = url
  const isBlank =
    !url.isAll && clientId === undefined && subclientId === undefined && servicePointId === undefined
  // An order opened by its link alone brings its own service point.
  return isBlank && url.detail === undefined ? remembered() : url
}

/** The service point of the wanted filters, or all of them; the only possible one if nothing is wanted. (FIL-1) */
export const chosenPoint = (
  tree: Tree,
  { clientId, subclientId, servicePointId, isAll: wantsAll }: ChosenFilters,
): ChosenPoint => {
  const isAll = hasSeveral(tree) && wantsAll === true
  // The only client is no choice while its points are shown together.
  if (isAll && servicePointId === undefined) return { isAll, resolved: resolveOrderFilters([], {}) }
  const wanted: OrderFilters = withPlaceOf(tree, { clientId, subclientId, servicePointId })
  return { isAll, resolved: resolveOrderFilters(tree, wanted) }
}

/** Whether there is more than one point to choose from. */
export const hasSeveral = (tree: Tree): boolean =>
  tree.length > 1 ||
  tree.some(
    ({ subclients }) =>
      subclients.length > 1 || subclients.some(({ servicePoints }) => servicePoints.length > 1),
  )
