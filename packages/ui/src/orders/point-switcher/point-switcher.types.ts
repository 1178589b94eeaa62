import type { OrderFilters, ServicePointTree } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import type { Ref } from 'react'

/** The id of the chosen service point, or `all` for all points of the user. */
export type PointChoice = number | 'all'

export interface PointSwitcherProps {
  /** Clients, their centers and their service points, in the order of the list; `undefined` while they load. */
  readonly tree: ServicePointTree | undefined
  /** The chosen service point; `undefined` if none is chosen yet. */
  readonly value: PointChoice | undefined
  /** Ids of the points that the user chose most recently, the latest first. Unknown ids are ignored. */
  readonly recents: readonly number[]
  /** Whether the first option of the list is all points together. */
  readonly offersAll?: boolean | undefined
  /** The client and center whose points the list shows when it opens. A URL may contain them without a point. */
  readonly narrowedTo?: Pick<OrderFilters, 'clientId' | 'subclientId'> | undefined
  /** Returns the reason why a point can't be chosen; `undefined` if it can. */
  readonly refusalOf?: ((point: ServicePoint) => string | undefined) | undefined
  /**
   * Whether the list opens when its button gets the focus for the first time, because the user has to choose a point
   * first.
   */
  readonly opensOnFocus?: boolean | undefined
  readonly onChange: (detail: { readonly value: PointChoice }) => void
  /** Ref of the button that opens the list of points. */
  readonly triggerRef?: Ref<HTMLButtonElement> | undefined
}

export interface PointListProps extends Omit<PointSwitcherProps, 'tree' | 'triggerRef' | 'opensOnFocus'> {
  readonly tree: ServicePointTree
  /** Id of the button under which the list opens. */
  readonly triggerId: string
  readonly isOpen: boolean
  readonly onClose: () => void
}
