import type { PortalAbility } from '../../abilities'
import type { CountryConfig } from '../../country'
import { type Brand, decide, defaultBrand } from '../../kernel'
import { type OrderDecision, type OrderRefusal, orderRefusal } from '../order/decision'
import { instantOrNone, orderKind } from '../order/order-kind'
import type { OrderRow } from '../order/order-row.schema'
import { orderStatus, STOPPED_STATUS } from '../order/order-status'
import { requestTypeFacts } from '../order/request-type'

const NOTICE_MS = 24 * 60 * 60 * 1_000

/** The consignment status of an order whose transport has not begun. */
const UNTOUCHED_CONSIGNMENT = '2'

/** The data that decide whether an order may be cancelled now. */
export interface CancellationInput {
  readonly ability: Pick<PortalAbility, 'can'>
  readonly config: Pick<CountryConfig, 'Orders'>
  readonly now: Date
  readonly brand?: Brand | undefined
}

/** The code of a reason why an order can't be cancelled. */
export type CancellationRule = Extract<
  OrderRefusal['rule'],
  | 'no-service-id'
  | 'type-unknown'
  | 'page-not-managed'
  | 'type-not-managed'
  | 'cancelling-disabled'
  | 'foreign-origin'
  | 'consignment-started'
  | 'status-final'
  | 'too-late'
>
/** The code of a reason why an order can't be rated. */
export type RatingRule = Extract<OrderRefusal['rule'], 'no-service-id' | 'not-completed' | 'already-rated'>

/** The decisions about the actions in one row of the order history. */
export interface RowActions {
  readonly details: OrderDecision
  readonly rate: OrderDecision<RatingRule>
  /**
   * Whether the user can view the rating. `rate` is the number of the rating; it is `null` if the order has no rating.
   */
  readonly rating: OrderDecision & { readonly rate: number | null }
  readonly cancel: OrderDecision<CancellationRule>
}

/**
 * Whether an order may be cancelled now, with all reasons against it. The requested start must be at least 24 hours
 * away. The reason `too-late` contains the last possible instant (`latest`, ISO 8601). For a stopped order, the
 * requested start and the consignment status do not matter. (ORD-20 to ORD-27, ORD-170)
 */
export const canCancel = (
  row: Pick<
    OrderRow,
    | 'serviceId'
    | 'serviceType'
    | 'isChange'
    | 'serviceStatusCode'
    | 'origin'
    | 'consignmentStatusCode'
    | 'requestInitialTime'
  >,
  { ability, config, now, brand = defaultBrand }: CancellationInput,
): OrderDecision<CancellationRule> => {
  const kind = orderKind(row)
  const subject = kind === undefined ? undefined : requestTypeFacts(kind).subject
  const consignment = row.consignmentStatusCode?.trim() ?? ''
  const isStopped = row.serviceStatusCode === STOPPED_STATUS
  const latest = latestCancellation(row)
  return decide([
    row.serviceId === null && orderRefusal('no-service-id'),
    subject === undefined && orderRefusal('type-unknown', { code: row.serviceType }),
    !ability.can('manage', 'OrdersPage') && orderRefusal('page-not-managed'),
    subject !== undefined && !ability.can('manage', subject) && orderRefusal('type-not-managed', { subject }),
    !config.Orders.EnabledCancelOrders && orderRefusal('cancelling-disabled'),
    row.origin !== brand.origin && orderRefusal('foreign-origin', { origin: row.origin ?? '' }),
    !isStopped &&
      consignment !== '' &&
      consignment !== UNTOUCHED_CONSIGNMENT &&
      orderRefusal('consignment-started', { status: consignment }),
    !orderStatus(row.serviceStatusCode).cancellable &&
      orderRefusal('status-final', { status: row.serviceStatusCode }),
    !isStopped &&
      latest !== undefined &&
      now.getTime() > latest.getTime() &&
      orderRefusal('too-late', { latest: latest.toISOString() }),
  ])
}

/** The last instant at which an order may be cancelled; `undefined` if the order has no requested start. (ORD-26) */
export const latestCancellation = (row: Pick<OrderRow, 'requestInitialTime'>): Date | undefined => {
  const start = instantOrNone(row.requestInitialTime)
  return start === undefined ? undefined : new Date(start.getTime() - NOTICE_MS)
}

type RatedRow = Pick<OrderRow, 'serviceId' | 'realFinalTime' | 'serviceRateId' | 'serviceRate'>

/** Whether an order may be rated: it has a real end and no rating. (ORD-30) */
export const canRate = (row: RatedRow): OrderDecision<RatingRule> =>
  decide([
    row.serviceId === null && orderRefusal('no-service-id'),
    row.realFinalTime === null && orderRefusal('not-completed'),
    isRated(row) && orderRefusal('already-rated', row.serviceRate === null ? {} : { rate: row.serviceRate }),
  ])

/** The actions in one row of the order history, each with the reasons if it is refused. (ORD-31) */
export const rowActions = (row: OrderRow, input: CancellationInput): RowActions => {
  const hasNoId = row.serviceId === null && orderRefusal('no-service-id')
  return {
    details: decide([
      hasNoId,
      orderKind(row) === undefined && orderRefusal('type-unknown', { code: row.serviceType }),
    ]),
    rate: canRate(row),
    rating: { ...decide([hasNoId, !isRated(row) && orderRefusal('not-rated')]), rate: row.serviceRate },
    cancel: canCancel(row, input),
  }
}

const isRated = (row: RatedRow): boolean => row.serviceRateId !== null || row.serviceRate !== null
