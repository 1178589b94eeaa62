import type { CountryConfig } from '../country'
import { decide } from '../kernel'
import { type OrderRow, orderKind, orderStatus, type RequestedAmount } from '../orders'
import type { ServicePoint } from '../service-points'
import { type DeclaredValuesDecision, declaredValuesRefusal } from './decision'
import type { DeclaredValuesAnswer } from './declared-values.schema'

/** The way of declaring values: "0" each value with its bag or seal, "1" containers and values in separate lists. */
export type DeclaredValuesMode = '0' | '1'

/** The settings of a country for declaring values and for packs; an unknown mode counts as "0". (DCV-10) */
export const agilePickupSettings = (
  config: Pick<CountryConfig, 'Orders'>,
): { readonly mode: DeclaredValuesMode; readonly showPacks: boolean } => {
  const { Mode, ShowPacks } = config.Orders.Pickup.AgilePickup
  return { mode: Mode === '1' ? '1' : '0', showPacks: ShowPacks }
}

/**
 * Whether values can be declared for an order: it is a pickup without a requested amount at an agile-pickup point, or a
 * pickup that already has declared values. Of the reasons why not, only `requested-amounts` needs a warning. (DCV-11)
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

/** Whether an order has at least one record of declared values or packs. (DCV-11) */
export const hasDeclaredValues = ({ declaredValues, declaredValuesPack }: DeclaredValuesAnswer): boolean =>
  [...declaredValues, ...declaredValuesPack].some(({ dt }) => dt.dr.length > 0)

/** Whether declared values may be added, changed and removed while an order has this status. (DCV-12) */
export const areDeclaredValuesEditable = (status: string): boolean => orderStatus(status).editable
