import type { Issue } from '../../kernel'
import { servicePointTimeZone } from '../../service-points'
import { type Composition, compositionTotals } from '../composition/composition'
import { type OrderCurrency, orderCountryCode } from '../order/order-base'
import type { DatedRequestType } from '../order/request-type'
import {
  type ServiceHours,
  type ServiceWindowRules,
  serviceHours,
  serviceWindowRules,
  suggestUntil,
} from '../window/service-window'
import type { ServiceWindowDraft } from '../window/validate-service-window'
import type { BodyInput, OrderFacts, OrderKind, PlacedFacts } from './kind'

/** The data for building the body of a request with a day: whether the body contains hours, and their time zone. */
export interface DatedBodyInput extends BodyInput {
  readonly rules: Pick<ServiceHours, 'allowInterval'>
  readonly timeZone: string
}

/** The data for validating the day and the hours in the draft of an order. */
export interface WindowFacts {
  readonly rules: ServiceWindowRules
  readonly now: Date
  /** IANA name of the time zone in which day and hours apply. */
  readonly timeZone: string
}

/** The properties that differ between the order types with a day. */
export interface DatedParts<Draft, Body> {
  readonly empty: (rules: ServiceWindowRules, mainCurrency: OrderCurrency | undefined) => Draft
  /**
   * The functions that read and set the currency of the amounts in a draft; absent for an order type without amounts.
   */
  readonly currency?: {
    readonly of: (draft: Draft) => string
    readonly choose: (draft: Draft, currency: OrderCurrency) => Draft
  }
  readonly composition?: (draft: Draft) => Composition
  readonly validate: (draft: Draft, facts: PlacedFacts & WindowFacts) => readonly Issue[]
  readonly build: (draft: Draft, input: DatedBodyInput & Pick<OrderFacts, 'currencies'>) => Body
}

/**
 * The rules for an order type with a day and hours. All of these order types propose, update and validate the day and
 * hours in the same way.
 */
export const datedKind = <Draft extends ServiceWindowDraft, Body>(
  type: DatedRequestType,
  { empty, currency, composition, validate, build }: DatedParts<Draft, Body>,
): OrderKind<Draft, Body> => ({
  empty: (facts, now) => empty(windowRules(type, facts, now), mainCurrency(facts.currencies)),
  change: (draft, patch, facts) => {
    const changed = { ...draft, ...patch }
    const chosen = currency && facts.currencies.find(({ currencyId }) => currencyId === currency.of(changed))
    const filled = currency && chosen ? { ...currency.choose(draft, chosen), ...patch } : changed
    const movesUntil = filled.from !== draft.from && (patch.until ?? draft.until) === draft.until
    if (!movesUntil) return filled
    const { config, servicePoint = NO_POINT } = facts
    const hours = serviceHours(type, { config, servicePoint })
    return { ...filled, until: suggestUntil(filled.from, filled.until, hours) }
  },
  follow: (draft, before, after) => {
    const old = windowRules(type, before.facts, before.now)
    const renewed = windowRules(type, after.facts, after.now)
    const isDateProposed = draft.serviceDate === old.defaultDate
    const areTimesProposed = draft.from === old.defaultFrom && draft.until === old.defaultUntil
    return {
      ...draft,
      ...(isDateProposed ? { serviceDate: renewed.defaultDate } : {}),
      ...(areTimesProposed ? { from: renewed.defaultFrom, until: renewed.defaultUntil } : {}),
    }
  },
  fillCurrency: (draft, currencies) => {
    const main = mainCurrency(currencies)
    if (currency === undefined || main === undefined) return draft
    const isKnown = currencies.some(({ currencyId }) => currencyId === currency.of(draft))
    return isKnown ? draft : currency.choose(draft, main)
  },
  composition: (draft) => composition?.(draft),
  isEmpty: (draft) => composition !== undefined && compositionTotals(composition(draft)).length === 0,
  validate: (draft, facts, now) => {
    const timeZone = servicePointTimeZone(facts.servicePoint, facts.user)
    return validate(draft, { ...facts, rules: windowRules(type, facts, now), now, timeZone })
  },
  build: (draft, facts) =>
    build(draft, {
      ...facts,
      countryCode: orderCountryCode(facts.servicePoint, facts.user),
      rules: serviceHours(type, facts),
      timeZone: servicePointTimeZone(facts.servicePoint, facts.user),
    }),
})

/** The rules for the day and hours of an order type, from the settings in the country of the client. */
export const windowRules = (type: DatedRequestType, facts: OrderFacts, now: Date): ServiceWindowRules =>
  serviceWindowRules(type, {
    config: facts.config,
    servicePoint: facts.servicePoint ?? NO_POINT,
    countryCode:
      facts.servicePoint === undefined
        ? facts.user.country.code
        : orderCountryCode(facts.servicePoint, facts.user),
    now,
    timeZone: servicePointTimeZone(facts.servicePoint, facts.user),
  })

const NO_POINT = { econoCash: false }

const mainCurrency = (currencies: readonly OrderCurrency[]): OrderCurrency | undefined =>
  currencies.find((currency) => currency.mainCurrency)
