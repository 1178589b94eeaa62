import { deriveAbility, type PortalAbility } from '@remesa/domain/abilities'
import { defaultBrand, err, type Issue, ok, type Result } from '@remesa/domain/kernel'
import {
  buildOrder,
  buildOrdersReportRequest,
  buildRateRequest,
  changeDraft,
  type DraftChange,
  emptyDrafts,
  externalServicePointId,
  groupServicePoints,
  historyWindow,
  type OrderDrafts,
  type OrderFacts,
  type OrderRequest,
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
import type { ServicePoint } from '@remesa/domain/service-points'
import { match } from 'ts-pattern'
import type { ApiClient, ApiOutput } from '../client/api-client'
import type { ApiError } from '../client/api-error'
import type { PortalContract } from '../contract'
import { type ReportFile, reportFile, type WaitOptions } from './reports'
import { randomKey, systemClock, type TaskError, type TaskOptions } from './task'
import { loadViewer, type Viewer } from './viewer'

/** The calls that ordering needs. */
type OrderingApi = Pick<ApiClient, 'session' | 'country' | 'orders' | 'reports'>

/** What the back end answers to an order. */
type Placed = ApiOutput<PortalContract['orders']['createPickup']>

/** One order that is being filled in. It has one idempotency key: sent again after a lost answer, it is placed once. */
export interface OrderInHand<T extends RequestType> {
  readonly draft: () => OrderDrafts[T]
  /** Changes what is said, with what follows from it: an end that became too early moves along with its start. */
  readonly change: (patch: Partial<OrderDrafts[T]>) => OrderInHand<T>
  /** Everything that the rules have against it now. */
  readonly issues: () => readonly Issue[]
  /** Sends it if the rules have nothing against it. */
  readonly send: () => Promise<Result<Placed, TaskError>>
}

/** Orders at one service point, with everything that the rules need to know about it. */
export interface Ordering {
  readonly facts: OrderFacts & Viewer
  readonly ability: PortalAbility
  readonly countryCode: string
  /** Each type of order, whether it is offered here and why not. */
  readonly offered: ReturnType<typeof offeredRequestTypes>
  /** A new order with the proposals of the rules: date, times, currency. */
  readonly order: <T extends RequestType>(type: T) => OrderInHand<T>
  /** The orders of the days that the history shows. */
  readonly history: () => Promise<Result<readonly OrderRow[], TaskError>>
  /** Rates an order of the history, if the rules have nothing against it. A repeat has the same key. */
  readonly rate: (row: OrderRow, rating: RatingDraft, key?: string) => Promise<Result<unknown, TaskError>>
  /** Asks for the first report of these orders that is offered, waits until it is made, and downloads it. */
  readonly report: (wait?: WaitOptions) => Promise<Result<ReportFile, TaskError>>
}

/**
 * Loads what ordering at a service point takes: the user, the settings of the country, the currencies.
 *
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
  const { user, config, timeZone } = viewer.value
  const countryCode = orderCountryCode(servicePoint, user)
  const currencies = await api.orders.currencies({ params: { countryCode } })
  if (!currencies.ok) return err(currencies.error)
  const ability = deriveAbility({ user, config })
  const facts = { config, user, brand, timeZone, servicePoint, currencies: currencies.value.currencies }
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
    order: (type) => orderInHand(api, { type, facts, countryCode, now, key: newKey() }),
    history: async () => {
      const answer = await api.orders.history({ params: point, query: days() })
      return answer.ok ? ok(answer.value.requestHistorials.services) : err(answer.error)
    },
    rate: async (row, rating, key = newKey()) => {
      const { allowed, reasons } = rowActions(row, { ability, config, now: now() }).rate
      if (!allowed) return err({ kind: 'refused', reasons })
      const issues = validateRating(rating)
      if (issues.length > 0) return err({ kind: 'invalid', issues })
      const body = buildRateRequest(row.serviceId ?? '', rating)
      return api.orders.rate({ params: { countryCode }, body }, { idempotencyKey: key })
    },
    report: async (wait) => {
      const types = await api.reports.orderTypes()
      if (!types.ok) return err(types.error)
      const offered = offeredOrdersReports(types.value, filters)
      const chosen = offered.find((report) => report.export.allowed)
      if (chosen === undefined)
        return err({ kind: 'refused', reasons: offered.flatMap((report) => report.export.reasons) })
      const body = buildOrdersReportRequest(chosen.type, filters, { window: days(), countryCode })
      const asked = await api.reports.requestOrders({ body }, { idempotencyKey: newKey() })
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
    readonly facts: OrderFacts
    readonly countryCode: string
    readonly now: () => Date
    readonly key: string
  },
): OrderInHand<T> => {
  const { type, facts, countryCode, now, key } = order
  let drafts = emptyDrafts(facts, now())
  const issues = () => validateOrder(type, drafts, facts, now())
  const inHand: OrderInHand<T> = {
    draft: () => drafts[type],
    change: (patch) => {
      // The patch is that of the type; the compiler can't follow the union of both.
      drafts = changeDraft(drafts, { requestType: type, patch } as DraftChange, facts)
      return inHand
    },
    issues,
    send: async () => {
      const found = issues()
      if (found.length > 0) return err({ kind: 'invalid', issues: found })
      return create(api, buildOrder(type, drafts, facts), countryCode, key)
    },
  }
  return inHand
}

const create = (
  { orders }: OrderingApi,
  request: OrderRequest,
  countryCode: string,
  idempotencyKey: string,
): Promise<Result<Placed, ApiError<string>>> => {
  const params = { countryCode }
  return match(request)
    .returnType<Promise<Result<Placed, ApiError<string>>>>()
    .with({ type: 'pickup' }, ({ body }) => orders.createPickup({ params, body }, { idempotencyKey }))
    .with({ type: 'delivery' }, { type: 'delivery-exchange' }, ({ body }) =>
      orders.createDelivery({ params, body }, { idempotencyKey }),
    )
    .with({ type: 'assistance-service' }, ({ body }) =>
      orders.createAssistance({ params, body }, { idempotencyKey }),
    )
    .with({ type: 'supply-material-service' }, ({ body }) =>
      orders.createSupply({ params, body }, { idempotencyKey }),
    )
    .exhaustive()
}
