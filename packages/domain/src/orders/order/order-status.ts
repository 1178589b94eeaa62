/**
 * The tone in which a status is shown: its code in lower case, `neutral` for an unknown code, and `late` for orders
 * that need attention. These are stopped orders, and orders of any status whose visit is late. (ORD-145, ORD-170)
 */
export type OrderStatusTone =
  | 'pending'
  | 'received'
  | 'preparing'
  | 'prepared'
  | 'planned'
  | 'onway'
  | 'done'
  | 'cancelled'
  | 'neutral'
  | 'late'

/** An order status with its label, its tone and the changes that it allows. */
export interface OrderStatus {
  readonly code: string
  /** Message key of the label; `undefined` for an unknown code, for which the back end's own description is shown. */
  readonly messageKey: string | undefined
  readonly tone: OrderStatusTone
  /** Whether an order of this status may be cancelled, as far as the status decides. */
  readonly cancellable: boolean
  /** Whether declared values of an order of this status may be added, changed or removed. */
  readonly editable: boolean
}

/** All order statuses, in the sequence in which an order reaches them; the last two are final. (ORD-5) */
export const orderStatuses = [
  status('PENDING', 'pending', { cancellable: true, editable: true }),
  status('RECEIVED', 'received', { cancellable: true, editable: true }),
  status('PREPARING', 'preparing', { cancellable: true, editable: true }),
  status('PREPARED', 'prepared', { cancellable: true, editable: true }),
  status('PLANNED', 'planned', { cancellable: true, editable: true }),
  status('ONWAY', 'onway', { cancellable: false, editable: false }),
  status('DONE', 'done', { cancellable: false, editable: false }),
  status('CANCELLED', 'cancelled', { cancellable: false, editable: false }),
  status('STOPPED', 'late', { cancellable: true, editable: false }),
] as const satisfies readonly OrderStatus[]

/** Code of the status of a cancelled order. */
export const CANCELLED_STATUS = 'CANCELLED'

/** Code of the status of an order whose crew is under way. */
export const ON_THE_WAY_STATUS = 'ONWAY'

/** Code of the status of an order that was carried out. */
export const DONE_STATUS = 'DONE'

/** Code of the status of an order that the back end could not process further. (ORD-170) */
export const STOPPED_STATUS = 'STOPPED'

/**
 * The properties of an order status. An unknown code has a neutral tone and does not allow changing declared values; it
 * allows cancelling, because only three statuses forbid that. (ORD-5)
 */
export const orderStatus = (code: string): OrderStatus =>
  statusByCode.get(code) ?? {
    code,
    messageKey: undefined,
    tone: 'neutral',
    cancellable: true,
    editable: false,
  }

const statusByCode: ReadonlyMap<string, OrderStatus> = new Map(
  orderStatuses.map((known) => [known.code, known]),
)

function status<C extends string, T extends OrderStatusTone>(
  code: C,
  tone: T,
  may: { readonly cancellable: boolean; readonly editable: boolean },
) {
  return { code, messageKey: `orders.status.${code}`, tone, ...may } as const
}
