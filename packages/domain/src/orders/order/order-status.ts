/**
 * The tone in which a status is shown. It is the status code in lower case, or `neutral` for an unknown code. Stopped
 * orders and orders with a late visit have the tone `late`, because they need attention. (ORD-145, ORD-170)
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
  /**
   * Message key of the label; `undefined` for an unknown code. For an unknown code, the description from the back end
   * is shown.
   */
  readonly messageKey: string | undefined
  readonly tone: OrderStatusTone
  /** Whether the status allows cancelling an order. Other rules may forbid it. */
  readonly cancellable: boolean
  /** Whether users may add, change or remove the declared values of an order with this status. */
  readonly editable: boolean
}

/**
 * All order statuses in the usual sequence. `DONE` and `CANCELLED` are final. An order is `STOPPED` if its processing
 * had to end early. (ORD-5)
 */
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

/** Code of the status of an order whose crew is on the way. */
export const ON_THE_WAY_STATUS = 'ONWAY'

/** Code of the status of an order that was carried out. */
export const DONE_STATUS = 'DONE'

/** Code of the status of an order whose processing the back end had to end early. (ORD-170) */
export const STOPPED_STATUS = 'STOPPED'

/**
 * The properties of an order status. An unknown code has a neutral tone. It does not allow changes of declared values,
 * but it allows cancelling, because only three statuses forbid cancelling. (ORD-5)
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
