/** The look of a status: its code in lower case, or `neutral` for a code that is not known. */
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

/** A status with its label, its tone and what it allows. */
export interface OrderStatus {
  readonly code: string
  /** `undefined` for a code that is not known: show the server's own description. */
  readonly messageKey: string | undefined
  readonly tone: OrderStatusTone
  /** Whether the status alone allows cancelling. */
  readonly cancellable: boolean
  /** Whether declared values may be added, changed or removed. */
  readonly editable: boolean
}

/** The one table of order statuses, in the order in which an order goes through them. (ORD-5) */
export const orderStatuses = [
  status('PENDING', 'pending', { cancellable: true, editable: true }),
  status('RECEIVED', 'received', { cancellable: true, editable: true }),
  status('PREPARING', 'preparing', { cancellable: true, editable: true }),
  status('PREPARED', 'prepared', { cancellable: true, editable: true }),
  status('PLANNED', 'planned', { cancellable: true, editable: true }),
  status('ONWAY', 'onway', { cancellable: false, editable: false }),
  status('DONE', 'done', { cancellable: false, editable: false }),
  status('CANCELLED', 'cancelled', { cancellable: false, editable: false }),
] as const satisfies readonly OrderStatus[]

/** Code of the status that sends an order to the cancelled list. */
export const CANCELLED_STATUS = 'CANCELLED'

/**
 * What is known of a status. A code that is not known is neutral and closed for declared values; it does not forbid
 * cancelling, because only three statuses do. (ORD-5)
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
