import { match } from 'ts-pattern'
import type { CountryConfig } from '../country'
import { type Brand, decide, type Issue, issue } from '../kernel'
import type { ServicePoint } from '../service-points'
import {
  type AssistanceDraft,
  buildAssistanceRequest,
  emptyAssistanceDraft,
  validateAssistance,
} from './assistance'
import { compositionTotals } from './composition'
import { compositionOf } from './composition-draft'
import { type OrderDecision, orderRefusal } from './decision'
import {
  buildDeliveryRequest,
  chooseCurrency,
  type DeliveryDraft,
  emptyDeliveryDraft,
  validateDelivery,
} from './delivery'
import { type OrderCurrency, type OrderUser, orderCountryCode } from './order-base'
import type { AssistanceRequest, DeliveryRequest, PickupRequest, SupplyRequest } from './order-request.schema'
import { buildPickupRequest, emptyPickupDraft, type PickupDraft, validatePickup } from './pickup'
import { type DatedRequestType, isDatedRequestType, type RequestType } from './request-type'
import { serviceHours, serviceWindowRules, suggestUntil } from './service-window'
import { buildSupplyRequest, emptySupplyDraft, type SupplyDraft, validateSupply } from './supply'
import type { ServiceWindowDraft } from './validate-service-window'

/** One draft per request type: choosing another type and coming back loses nothing. */
export interface OrderDrafts {
  readonly pickup: PickupDraft
  readonly delivery: DeliveryDraft
  readonly 'delivery-exchange': DeliveryDraft
  readonly 'assistance-service': AssistanceDraft
  readonly 'supply-material-service': SupplyDraft
}

/** The facts that drafts are made, checked and sent with. */
export interface OrderFacts {
  readonly config: Pick<CountryConfig, 'Orders'>
  readonly user: OrderUser
  readonly brand: Brand
  /** IANA name of the zone in which dates and times are meant. */
  readonly timeZone: string
  readonly currencies: readonly OrderCurrency[]
  readonly servicePoint: ServicePoint | undefined
}

/** What was changed in the draft of one type. */
export type DraftChange = {
  readonly [T in RequestType]: { readonly requestType: T; readonly patch: Partial<OrderDrafts[T]> }
}[RequestType]

/** A request body together with the type that it is meant for. */
export type OrderRequest =
  | { readonly type: 'pickup'; readonly body: PickupRequest }
  | { readonly type: 'delivery'; readonly body: DeliveryRequest }
  | { readonly type: 'delivery-exchange'; readonly body: DeliveryRequest }
  | { readonly type: 'assistance-service'; readonly body: AssistanceRequest }
  | { readonly type: 'supply-material-service'; readonly body: SupplyRequest }

const NO_POINT = { econoCash: false }

/** Unused drafts of every type. (ORD-74) */
export const emptyDrafts = (facts: OrderFacts, now: Date): OrderDrafts => {
  const rulesOf = (type: DatedRequestType) => windowRules(type, facts, now)
  const main = mainCurrency(facts.currencies)
  return {
    pickup: emptyPickupDraft(rulesOf('pickup'), { mainCurrencyId: main?.currencyId ?? '' }),
    delivery: emptyDeliveryDraft(rulesOf('delivery'), main),
    'delivery-exchange': emptyDeliveryDraft(rulesOf('delivery-exchange'), main),
    'assistance-service': emptyAssistanceDraft(rulesOf('assistance-service')),
    'supply-material-service': emptySupplyDraft(),
  }
}

/**
 * Applies a change to the draft of its type. A new start brings its end along when that became too early, another
 * currency clears the loose denominations; a patch that sets those fields itself is taken as it is. (ORD-100)
 */
export const changeDraft = (drafts: OrderDrafts, change: DraftChange, facts: OrderFacts): OrderDrafts =>
  match(change)
    .returnType<OrderDrafts>()
    .with({ requestType: 'pickup' }, ({ patch }) => ({
      ...drafts,
      pickup: withUntil('pickup', drafts.pickup, patch, facts),
    }))
    .with(
      { requestType: 'delivery' },
      { requestType: 'delivery-exchange' },
      ({ patch, requestType: type }) => {
        const before = drafts[type]
        const currency = facts.currencies.find(({ currencyId }) => currencyId === patch.currencyId)
        const cleared = currency === undefined ? before : chooseCurrency(before, currency)
        return { ...drafts, [type]: withUntil(type, cleared, patch, facts) }
      },
    )
    .with({ requestType: 'assistance-service' }, ({ patch, requestType: type }) => {
      return { ...drafts, [type]: withUntil(type, drafts[type], patch, facts) }
    })
    .with({ requestType: 'supply-material-service' }, ({ patch, requestType }) => ({
      ...drafts,
      [requestType]: { ...drafts[requestType], ...patch },
    }))
    .exhaustive()

/** The facts and the instant for which dates and times were proposed. */
export interface ProposalBasis {
  readonly facts: OrderFacts
  readonly now: Date
}

/**
 * Brings proposals up to date when the service point or the clock has changed. A date, and a pair of times, that still
 * are what was proposed before become what is proposed now; what was chosen stays. (ORD-101, ORD-106)
 */
export const followProposals = (
  drafts: OrderDrafts,
  before: ProposalBasis,
  after: ProposalBasis,
): OrderDrafts => {
  const moved = <D extends ServiceWindowDraft>(type: DatedRequestType, draft: D): D => {
    const old = windowRules(type, before.facts, before.now)
    const renewed = windowRules(type, after.facts, after.now)
    const isDateProposed = draft.serviceDate === old.defaultDate
    const areTimesProposed = draft.from === old.defaultFrom && draft.until === old.defaultUntil
    return {
      ...draft,
      ...(isDateProposed ? { serviceDate: renewed.defaultDate } : {}),
      ...(areTimesProposed ? { from: renewed.defaultFrom, until: renewed.defaultUntil } : {}),
    }
  }
  return {
    pickup: moved('pickup', drafts.pickup),
    delivery: moved('delivery', drafts.delivery),
    'delivery-exchange': moved('delivery-exchange', drafts['delivery-exchange']),
    'assistance-service': moved('assistance-service', drafts['assistance-service']),
    'supply-material-service': drafts['supply-material-service'],
  }
}

/** Gives the main currency to the drafts that have none yet, or one that is not among the currencies. (ORD-102) */
export const fillCurrency = (drafts: OrderDrafts, currencies: readonly OrderCurrency[]): OrderDrafts => {
  const main = mainCurrency(currencies)
  if (main === undefined) return drafts
  const known = new Set(currencies.map(({ currencyId }) => currencyId))
  const filled = (draft: DeliveryDraft) => (known.has(draft.currencyId) ? draft : chooseCurrency(draft, main))
  return {
    ...drafts,
    pickup: known.has(drafts.pickup.currencyId)
      ? drafts.pickup
      : { ...drafts.pickup, currencyId: main.currencyId },
    delivery: filled(drafts.delivery),
    'delivery-exchange': filled(drafts['delivery-exchange']),
  }
}

/** Whether the send button is on: a point and a type, and for deliveries and supplies something to send. (ORD-103) */
export const canSendOrder = (
  servicePoint: Pick<ServicePoint, 'id'> | undefined,
  type: RequestType | undefined,
  drafts: OrderDrafts,
): OrderDecision =>
  decide([
    servicePoint === undefined && orderRefusal('no-service-point'),
    type === undefined && orderRefusal('no-type'),
    type !== undefined && isEmptyOrder(type, drafts) && orderRefusal('nothing-requested'),
  ])

/** Every issue that keeps an order from being sent, at `servicePointId`, `requestType` or a field of its draft. (ORD-104) */
export const validateOrder = (
  type: RequestType | undefined,
  drafts: OrderDrafts,
  facts: OrderFacts,
  now: Date,
): readonly Issue[] => {
  const { servicePoint, timeZone, currencies, config } = facts
  const missing = [
    ...(servicePoint === undefined ? [issue('required', 'servicePointId')] : []),
    ...(type === undefined ? [issue('required', 'requestType')] : []),
  ]
  if (servicePoint === undefined || type === undefined) return missing
  if (!isDatedRequestType(type)) return validateSupply(drafts[type], { config })
  const clock = { rules: windowRules(type, facts, now), now, timeZone }
  return match(type)
    .with('pickup', (kind) => validatePickup(drafts[kind], { ...clock, servicePoint }))
    .with('delivery', 'delivery-exchange', (kind) => validateDelivery(drafts[kind], { ...clock, currencies }))
    .with('assistance-service', (kind) => validateAssistance(drafts[kind], clock))
    .exhaustive()
}

/**
 * The request of a valid draft, ready to be saved. (ORD-105)
 *
 * @throws Error when the draft is not valid: validate first.
 */
export const buildOrder = (
  type: RequestType | undefined,
  drafts: OrderDrafts,
  facts: OrderFacts,
): OrderRequest & { readonly countryCode: string } => {
  const { servicePoint, user, brand, timeZone, currencies, config } = facts
  if (servicePoint === undefined || type === undefined) {
    throw new Error('[orders] buildOrder: no service point or no type; validate first')
  }
  const countryCode = orderCountryCode(servicePoint, user)
  const base = { servicePoint, user, brand, timeZone, countryCode }
  if (!isDatedRequestType(type)) return { type, countryCode, body: buildSupplyRequest(drafts[type], base) }
  const input = { ...base, rules: serviceHours(type, { config, servicePoint }) }
  const request = match(type)
    .returnType<OrderRequest>()
    .with('pickup', (kind) => ({ type: kind, body: buildPickupRequest(drafts[kind], input) }))
    .with('delivery', 'delivery-exchange', (kind) => ({
      type: kind,
      body: buildDeliveryRequest(kind, drafts[kind], { ...input, currencies }),
    }))
    .with('assistance-service', (kind) => ({ type: kind, body: buildAssistanceRequest(drafts[kind], input) }))
    .exhaustive()
  return { ...request, countryCode }
}

/** The window rules of a type under these facts; the country is that of the point's client. */
export const windowRules = (type: DatedRequestType, facts: OrderFacts, now: Date) =>
  serviceWindowRules(type, {
    config: facts.config,
    servicePoint: facts.servicePoint ?? NO_POINT,
    countryCode:
      facts.servicePoint === undefined
        ? facts.user.country.code
        : orderCountryCode(facts.servicePoint, facts.user),
    now,
    timeZone: facts.timeZone,
  })

const mainCurrency = (currencies: readonly OrderCurrency[]): OrderCurrency | undefined =>
  currencies.find((currency) => currency.mainCurrency)

const isEmptyOrder = (type: RequestType, drafts: OrderDrafts): boolean => {
  if (type === 'supply-material-service') return drafts[type].supplies.length === 0
  return (
    (type === 'delivery' || type === 'delivery-exchange') &&
    compositionTotals(compositionOf(drafts[type])).length === 0
  )
}

const withUntil = <D extends ServiceWindowDraft>(
  type: DatedRequestType,
  draft: D,
  patch: Partial<D>,
  { config, servicePoint }: OrderFacts,
): D => {
  const changed = { ...draft, ...patch }
  if (changed.from === draft.from || (patch.until !== undefined && patch.until !== draft.until))
    return changed
  const hours = serviceHours(type, { config, servicePoint: servicePoint ?? NO_POINT })
  return { ...changed, until: suggestUntil(changed.from, changed.until, hours) }
}
