import type { PortalAbility } from '../abilities'
import type { CountryConfig } from '../country'
import { type Brand, decide, defaultBrand } from '../kernel'
import { type OrderDecision, type OrderRefusal, orderRefusal } from './decision'
import { instantOrNone, orderKind } from './order-kind'
import type { OrderRow } from './order-row.schema'
import { orderStatus } from './order-status'
import { requestTypeFacts } from './request-type'

const NOTICE_MS = 24 * 60 * 60 * 1_000

/** Consignment status in which the trip has not been touched yet. */
const UNTOUCHED_CONSIGNMENT = '2'

/** What decides whether an order may be cancelled now. */
export interface CancellationInput {
  readonly ability: Pick<PortalAbility, 'can'>
  readonly config: Pick<CountryConfig, 'Orders'>
  readonly now: Date
  readonly brand?: Brand | undefined
}

/** Why an order can't be cancelled. */
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
/** Why an order can't be rated. */
export type RatingRule = Extract<OrderRefusal['rule'], 'no-service-id' | 'not-completed' | 'already-rated'>

/** What can be done with one row of the history. */
export interface RowActions {
  readonly details: OrderDecision
  readonly rate: OrderDecision<RatingRule>
  /** Looking at the rating that was given; `rate` is its number, `null` when the row does not carry it. */
  readonly rating: OrderDecision & { readonly rate: number | null }
  readonly cancel: OrderDecision<CancellationRule>
}

/**
 * Whether an order may be cancelled now, and every reason why not. The requested start must be at least 24 hours away,
 * exactly 24 hours passes; `too-late` says until when (`latest`, ISO 8601) it could have been done. (ORD-20 to ORD-27)
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
  const latest = latestCancellation(row)
  return decide([
    row.serviceId === null && orderRefusal('no-service-id'),
    subject === undefined && orderRefusal('type-unknown', { code: row.serviceType }),
    !ability.can('manage', 'OrdersPage') && orderRefusal('page-not-managed'),
    subject !== undefined && !ability.can('manage', subject) && orderRefusal('type-not-managed', { subject }),
    !config.Orders.EnabledCancelOrders && orderRefusal('cancelling-disabled'),
    row.origin !== brand.origin && orderRefusal('foreign-origin', { origin: row.origin ?? '' }),
    consignment !== '' &&
      consignment !== UNTOUCHED_CONSIGNMENT &&
      orderRefusal('consignment-started', { status: consignment }),
    !orderStatus(row.serviceStatusCode).cancellable &&
      orderRefusal('status-final', { status: row.serviceStatusCode }),
    latest !== undefined &&
      now.getTime() > latest.getTime() &&
      orderRefusal('too-late', { latest: latest.toISOString() }),
  ])
}

/** The last instant at which an order may be cancelled; none when no start was requested. (ORD-26) */
export const latestCancellation = (row: Pick<OrderRow, 'requestInitialTime'>): Date | undefined => {
  const start = instantOrNone(row.requestInitialTime)
  return start === undefined ? undefined : new Date(start.getTime() - NOTICE_MS)
}

type RatedRow = Pick<OrderRow, 'serviceId' | 'realFinalTime' | 'serviceRateId' | 'serviceRate'>

/** Whether an order may be rated: once, after its real end. (ORD-30) */
export const canRate = (row: RatedRow): OrderDecision<RatingRule> =>
  decide([
    row.serviceId === null && orderRefusal('no-service-id'),
    row.realFinalTime === null && orderRefusal('not-completed'),
    isRated(row) && orderRefusal('already-rated', row.serviceRate === null ? {} : { rate: row.serviceRate }),
  ])

/** The actions of one row, each allowed or refused with its reasons. (ORD-31) */
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
