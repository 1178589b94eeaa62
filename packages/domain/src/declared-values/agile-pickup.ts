import type { CountryConfig } from '../country'
import { decide } from '../kernel'
import { type OrderRow, orderKind, orderStatus, type RequestedAmount } from '../orders'
import type { ServicePoint } from '../service-points'
import { type DeclaredValuesDecision, declaredValuesRefusal } from './decision'
import type { DeclaredValuesAnswer } from './declared-values.schema'

/**
 * The way of declaring values: with "0", each value has its own bag or seal; with "1", containers and values are in
 * separate lists.
 */
export type DeclaredValuesMode = '0' | '1'

/** A country's settings for declaring values and packs; an unknown mode becomes "0". (DCV-10) */
export const agilePickupSettings = (
  config: Pick<CountryConfig, 'Orders'>,
): { readonly mode: DeclaredValuesMode; readonly showPacks: boolean } => {
  const { Mode, ShowPacks } = config.Orders.Pickup.AgilePickup
  return { mode: Mode === '1' ? '1' : '0', showPacks: ShowPacks }
}

/**
 * Whether values can be declared for an order. The order must be a pickup. If it has no declared values yet, its
 * service point must be an agile-pickup point, and the order must not request amounts. Of the reasons for a refusal,
 * only `requested-amounts` needs a warning. (DCV-11)
 */
export const canDeclareValues = (
  order: Pick<OrderRow, 'serviceType' | 'isChange'> & {
    readonly requestedAmounts: readonly Pick<RequestedAmount, 'totalAmount'>[]
  },
  ticket: DeclaredValuesAnswer,
  servicePoint: Pick<ServicePoint, 'agilePickup'>,
): DeclaredValuesDecision<'not-a-pickup' | 'not-agile' | 'requested-amounts'> => {
  const isUndeclared = !hasDeclaredValues(ticket)
  const asksAmounts = order.requestedAmounts.some(({ totalAmount }) => totalAmount > 0)
  return decide([
    orderKind(order) !== 'pickup' && declaredValuesRefusal('not-a-pickup'),
    isUndeclared && !servicePoint.agilePickup && declaredValuesRefusal('not-agile'),
    isUndeclared && servicePoint.agilePickup && asksAmounts && declaredValuesRefusal('requested-amounts'),
  ])
}

/** Whether an order has at least one record of declared values or of declared packs. (DCV-11) */
export const hasDeclaredValues = ({ declaredValues, declaredValuesPack }: DeclaredValuesAnswer): boolean =>
  [...declaredValues, ...declaredValuesPack].some(({ dt }) => dt.dr.length > 0)

/** Whether declared values may be added, changed and removed while their order has this status. (DCV-12) */
export const areDeclaredValuesEditable = (status: string): boolean => orderStatus(status).editable
