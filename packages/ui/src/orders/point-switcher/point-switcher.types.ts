import type { OrderFilters, ServicePointTree } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import type { Ref } from 'react'

/** Id of a service point, or all of the user's points. */
export type PointChoice = number | 'all'

export interface PointSwitcherProps {
  /** Clients, their centers and their service points, in order; `undefined` while they load. */
  readonly tree: ServicePointTree | undefined
  /** `undefined`: nothing is chosen yet. */
  readonly value: PointChoice | undefined
  /** Ids of the points chosen last, the latest first. Unknown ids are left out. */
  readonly recents: readonly number[]
  /** Whether all points together are a choice, which is then the first. */
  readonly offersAll?: boolean | undefined
  /** The client and center whose points the list shows when it opens, such as those of an address without a point. */
  readonly narrowedTo?: Pick<OrderFilters, 'clientId' | 'subclientId'> | undefined
  /** Why a point can't be chosen; `undefined` where it can. */
  readonly refusalOf?: ((point: ServicePoint) => string | undefined) | undefined
  /** The list opens when its button is focused for the first time: nothing else can be done before. */
  readonly opensOnFocus?: boolean | undefined
  readonly onChange: (detail: { readonly value: PointChoice }) => void
  /** The button that opens the list. */
  readonly triggerRef?: Ref<HTMLButtonElement> | undefined
}

export interface PointListProps extends Omit<PointSwitcherProps, 'tree' | 'triggerRef' | 'opensOnFocus'> {
  readonly tree: ServicePointTree
  /** Id of the button, under which the list opens. */
  readonly triggerId: string
  readonly isOpen: boolean
  readonly onClose: () => void
}
