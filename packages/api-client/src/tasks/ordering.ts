import { deriveAbility, type PortalAbility } from '@remesa/domain/abilities'
import { defaultBrand, err, type Issue, ok, type Result } from '@remesa/domain/kernel'
import {
  buildOrder,
  buildOrdersReportRequest,
  buildRateRequest,
  changeDraft,
  emptyDrafts,
  externalServicePointId,
  groupServicePoints,
  historyWindow,
  type OrderDrafts,
  type OrderFacts,
  type OrderRow,
  offeredOrdersReports,
  offeredRequestTypes,
  orderCountryCode,
  type RatingDraft,
  type RequestType,
  resolveOrderFilters,
  rowActions,
  validateOrder,
  validateRating,
} from '@remesa/domain/orders'
import { type ServicePoint, servicePointTimeZone } from '@remesa/domain/service-points'
import type { ApiClient } from '../client/api-client'
import { createOrder, type PlacedOrder } from './order-calls'
import { type ReportFile, reportFile, type WaitOptions } from './reports'
import { type KeyedWrite, randomKey, systemClock, type TaskError, type TaskOptions } from './task'
import { loadViewer, type Viewer } from './viewer'

/** The calls that are needed to request orders. */
type OrderingApi = Pick<ApiClient, 'session' | 'country' | 'orders' | 'reports'>

/**
 * One order that is being filled in. Its idempotency key is the same for every attempt to send the order, so that the
 * order is placed only once.
 */
export interface OrderInHand<T extends RequestType> {
  readonly draft: () => OrderDrafts[T]
  /**
   * Changes fields, and other fields that depend on them. For example, an end that would be too early moves with its
   * start.
   */
  readonly change: (patch: Partial<OrderDrafts[T]>) => OrderInHand<T>
  /** Returns the current validation issues of the order. */
  readonly issues: () => readonly Issue[]
  /** Sends the order if it has no issues. */
  readonly send: () => Promise<Result<PlacedOrder, TaskError>>
}

/** Functions and data for orders at one service point. */
export interface Ordering {
  readonly facts: OrderFacts & Viewer
  readonly ability: PortalAbility
  readonly countryCode: string
  /** For each type of order, whether it can be requested at the service point, and the reasons if not. */
  readonly offered: ReturnType<typeof offeredRequestTypes>
  /** Returns a new order with default values for date, times and currency. */
  readonly order: <T extends RequestType>(type: T) => OrderInHand<T>
  /** Reads the orders of the days that the history shows by default. */
  readonly history: () => Promise<Result<readonly OrderRow[], TaskError>>
  /** Rates an order of the history if the rating has no issues. To repeat a call, pass the same key. */
  readonly rate: (row: OrderRow, rating: RatingDraft, key?: string) => Promise<Result<unknown, TaskError>>
  /**
   * Requests a report of these orders, waits until it is ready, and downloads it. The report has the first type that
   * the user may request.
   */
  readonly report: (wait?: WaitOptions) => Promise<Result<ReportFile, TaskError>>
}

/**
 * Loads the data that is needed to order at a service point: the user, the settings of the country, and the currencies.
 * @example
 * ```ts
 * const shop = await unwrap(orderingAt(api, servicePoint))
 * const pickup = shop.order('pickup').change({ totalAmount: '1.250,50' })
 * const placed = await pickup.send() // { ok: true, value: { serviceId, serviceCode } }
 * ```
 */
export const orderingAt = async (
  api: OrderingApi,
  servicePoint: ServicePoint,
  { now = systemClock, newKey = randomKey, brand = defaultBrand }: TaskOptions = {},
): Promise<Result<Ordering, TaskError>> => {
  const viewer = await loadViewer(api)
  if (!viewer.ok) return viewer
  const { user, config } = viewer.value
  const timeZone = servicePointTimeZone(servicePoint, user)
  const countryCode = orderCountryCode(servicePoint, user)
  const currencies = await api.orders.currencies({ params: { countryCode } })
  if (!currencies.ok) return err(currencies.error)
  const ability = deriveAbility({ user, config })
  const facts = { config, user, brand, servicePoint, currencies: currencies.value.currencies }
  const point = { countryCode, servicePointId: externalServicePointId(servicePoint) }
  const days = () => historyWindow(config, { now: now(), timeZone })
  const filters = resolveOrderFilters(groupServicePoints([servicePoint]), {
    clientId: servicePoint.subclient.client.id,
    subclientId: servicePoint.subclient.id,
    servicePointId: servicePoint.id,
  })
  return ok({
    facts,
    ability,
    countryCode,
    offered: offeredRequestTypes(ability, servicePoint),
    order: (type) => orderInHand(api, { type, servicePointId: point.servicePointId, facts, now, newKey }),
    history: async () => {
      const answer = await api.orders.history({ params: point, query: days() })
      return answer.ok ? ok(answer.value.requestHistorials.services) : err(answer.error)
    },
    rate: async (row, rating, key) => {
      const { allowed, reasons } = rowActions(row, { ability, config, now: now() }).rate
      if (!allowed) return err({ kind: 'refused', reasons })
      const issues = validateRating(rating)
      if (issues.length > 0) return err({ kind: 'invalid', issues })
      const body = buildRateRequest(row.serviceId ?? '', rating)
      const idempotencyKey = key ?? newKey({ type: 'rating', serviceId: row.serviceId, draft: rating })
      return api.orders.rate({ params: { countryCode }, body }, { idempotencyKey })
    },
    report: async (wait) => {
      const types = await api.reports.orderTypes()
      if (!types.ok) return err(types.error)
      const offered = offeredOrdersReports(types.value, filters)
      const chosen = offered.find((report) => report.export.allowed)
      if (chosen === undefined)
        return err({ kind: 'refused', reasons: offered.flatMap((report) => report.export.reasons) })
      const body = buildOrdersReportRequest(chosen.type, filters, { window: days(), countryCode })
      const asked = await api.reports.requestOrders(
        { body },
        { idempotencyKey: newKey({ type: 'report', draft: body }) },
      )
      if (!asked.ok) return err(asked.error)
      const { id } = asked.value
      return id === undefined ? err({ kind: 'unfinished', afterMs: 0 }) : reportFile(api, id, wait)
    },
  })
}

const orderInHand = <T extends RequestType>(
  api: OrderingApi,
  order: {
    readonly type: T
    readonly servicePointId: string
    readonly facts: OrderFacts
    readonly now: () => Date
    readonly newKey: (write: KeyedWrite) => string
  },
): OrderInHand<T> => {
  const { type, servicePointId, facts, now, newKey } = order
  let idempotencyKey: string | undefined
  let drafts = emptyDrafts(facts, now())
  const issues = () => validateOrder(type, drafts, facts, now())
  const inHand: OrderInHand<T> = {
    draft: () => drafts[type],
    change: (patch) => {
      drafts = changeDraft(drafts, { requestType: type, patch }, facts)
      return inHand
    },
    issues,
    send: async () => {
      const found = issues()
      if (found.length > 0) return err({ kind: 'invalid', issues: found })
      idempotencyKey ??= newKey({ type, servicePointId, draft: drafts[type] })
      return createOrder(api.orders, buildOrder(type, drafts, facts), { idempotencyKey })
    },
  }
  return inHand
}
