/**
 * The look of a status: its code in lower case, `neutral` for an unknown code, `late` for orders that need
 * attention: late visits in any status, and stopped ones. (ORD-145, ORD-170)
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

/** A status with its label, its tone and the changes that it allows. */
export interface OrderStatus {
  readonly code: string
  /** Message key of the label; `undefined` for an unknown code: show the server's own description. */
  readonly messageKey: string | undefined
  readonly tone: OrderStatusTone
  /** Whether the status alone allows cancelling. */
  readonly cancellable: boolean
  /** Whether declared values may be added, changed or removed. */
  readonly editable: boolean
}

/** All order statuses, in the order in which an order reaches them; the last two are final. (ORD-5) */
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

/** Code of the status that sends an order to the cancelled list. */
export const CANCELLED_STATUS = 'CANCELLED'

/** Code of the status of an order whose crew is under way. */
export const ON_THE_WAY_STATUS = 'ONWAY'

/** Code of the status of an order that was carried out. */
export const DONE_STATUS = 'DONE'

/** Code of the status of an order that the back end could not move on. (ORD-170) */
export const STOPPED_STATUS = 'STOPPED'

/**
 * The facts of a status. An unknown code has a neutral look and does not allow changing declared values; it
 * does not forbid cancelling, because only three statuses do. (ORD-5)
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
