import {
  amountIssues,
  cleanText,
  defaultBrand,
  formatAmount,
  type Issue,
  issue,
  parseAmount,
  typedAmountIssues,
} from '../../kernel'
import type { ServicePoint } from '../../service-points'
import { amountsByCurrency } from '../order/amounts-by-currency'
import {
  commentIssues,
  currencyIssues,
  MAX_ORDER_AMOUNT,
  type OrderCurrency,
  orderUserName,
} from '../order/order-base'
import { externalServicePointId } from '../order/order-service-points'
import type { ServiceWindowRules } from '../window/service-window'
import { type ServiceWindowDraft, validateServiceWindow } from '../window/validate-service-window'
import { wireTimes } from '../window/wire-times'
import { type DatedBodyInput, datedKind } from './dated-kind'
import { bodyWindowIssues, type DatedRequestFacts, envelopeIssues } from './dated-request'
import { atBodyPaths, datedPlaces, type FieldPlace } from './field-places'
import type { PickupRequest } from './pickup.schema'
import type { LeftOut, RepeatContents } from './repeat'

/**
 * The values that a user has entered in the form for a pickup. All values are texts; a text is empty if nothing was
 * typed or chosen.
 */
export interface PickupDraft extends ServiceWindowDraft {
  readonly currencyId: string
  /** The amount as the user typed it, for example `1.234,50` or `1234.5`. */
  readonly totalAmount: string
  readonly comments: string
}

/**
 * The initial values in the form for a pickup: default date and times, the main currency (if there is one), no amount,
 * no comments. (ORD-74)
 */
export const emptyPickupDraft = (
  rules: Pick<ServiceWindowRules, 'defaultDate' | 'defaultFrom' | 'defaultUntil'>,
  { mainCurrencyId }: { readonly mainCurrencyId: string },
): PickupDraft => ({
  serviceDate: rules.defaultDate,
  from: rules.defaultFrom,
  until: rules.defaultUntil,
  currencyId: mainCurrencyId,
  totalAmount: '',
  comments: '',
})

/**
 * All validation issues in the form for a pickup, in the order of its fields. At agile-pickup points, currency and
 * amount are ignored. (ORD-75 to ORD-77)
 */
export const validatePickup = (
  draft: PickupDraft,
  {
    rules,
    servicePoint,
    now,
    timeZone,
  }: {
    readonly rules: ServiceWindowRules
    readonly servicePoint: Pick<ServicePoint, 'agilePickup'>
    readonly now: Date
    readonly timeZone: string
  },
): readonly Issue[] => [
  ...validateServiceWindow(draft, rules, { now, timeZone }),
  ...(servicePoint.agilePickup
    ? []
    : [
        ...currencyIssues(draft.currencyId),
        ...typedAmountIssues('totalAmount', draft.totalAmount, { max: MAX_ORDER_AMOUNT }),
      ]),
  ...commentIssues(draft.comments),
]

/**
 * The body of the call that requests a pickup. (ORD-78)
 * @throws Error if the draft is not valid: call `validatePickup` first.
 */
export const buildPickupRequest = (
  draft: PickupDraft,
  { servicePoint, user, countryCode, rules, timeZone, brand = defaultBrand }: DatedBodyInput,
): PickupRequest => ({
  countryCode,
  comments: cleanText(draft.comments),
  servicePointId: externalServicePointId(servicePoint),
  ...wireTimes(draft, { allowInterval: rules.allowInterval, timeZone }),
  isChange: false,
  origin: brand.origin,
  hasDate: true,
  hasLimitDate: false,
  userName: orderUserName(user),
  requestedAmounts: servicePoint.agilePickup
    ? []
    : [{ currencyId: draft.currencyId, totalAmount: amountOf(draft.totalAmount) }],
})

const amountOf = (typed: string): number => {
  const parsed = parseAmount(typed)
  if (!parsed.ok)
    throw new Error(`[orders] buildPickupRequest: the amount is ${parsed.error}; validate first`)
  return parsed.value
}

/** The fields in the form for a pickup, with their paths in the body of the call. (ORD-136) */
export const pickupPlaces = [
  ...datedPlaces,
  ['currencyId', 'requestedAmounts.*.currencyId'],
  ['totalAmount', 'requestedAmounts.*.totalAmount'],
  ['totalAmount', 'requestedAmounts'],
] as const satisfies readonly FieldPlace[]

/**
 * The rules for pickups. A pickup has an amount in one currency. At agile-pickup points it has no amount, because
 * values are declared later.
 */
export const pickupKind = datedKind<PickupDraft, PickupRequest>('pickup', {
  empty: (rules, main) => emptyPickupDraft(rules, { mainCurrencyId: main?.currencyId ?? '' }),
  currency: {
    of: ({ currencyId }) => currencyId,
    choose: (draft, { currencyId }) => ({ ...draft, currencyId }),
  },
  validate: validatePickup,
  build: buildPickupRequest,
})

/**
 * The values that a new pickup takes from an earlier pickup: the first valid amount whose currency the customer may use
 * now. If there is no such amount, or at an agile-pickup point, the result is the main currency and an empty amount.
 */
export const repeatPickup: RepeatContents<PickupDraft> = (
  { requestedAmounts = [] },
  { facts: { servicePoint, currencies } },
) => {
  const sums = amountsByCurrency({ requestedAmounts }).map((sum) => ({
    ...sum,
    currency: currencies.find(({ isoCode }) => isoCode === sum.isoCode),
    isAmount: amountIssues('', sum.amount, { max: MAX_ORDER_AMOUNT }).length === 0,
  }))
  const kept = servicePoint.agilePickup
    ? undefined
    : sums.find(({ currency, isAmount }) => currency !== undefined && isAmount)
  const main = currencies.find(({ mainCurrency }) => mainCurrency)
  const currencyId = kept?.currency?.currencyId ?? main?.currencyId ?? ''
  const draft = { currencyId, totalAmount: kept === undefined ? '' : formatAmount(kept.amount) }
  if (servicePoint.agilePickup) return { patch: draft, leftOut: [] }
  const leftOut: readonly LeftOut[] = [
    ...sums
      .filter((sum) => sum !== kept)
      .map(({ isoCode, amount, currency }) => ({
        ...(currency === undefined
          ? ({ part: 'currency', path: 'currencyId' } as const)
          : ({ part: 'amount', path: 'totalAmount' } as const)),
        params: { isoCode, amount },
      })),
    ...(kept === undefined ? [{ part: 'amount', path: 'totalAmount', params: {} } as const] : []),
    ...(currencyId === '' ? [{ part: 'currency', path: 'currencyId', params: {} } as const] : []),
  ]
  return { patch: draft, leftOut }
}

/** The data for validating the body of a pickup. */
export interface PickupRequestFacts extends DatedRequestFacts {
  readonly servicePoint: Pick<ServicePoint, 'agilePickup'>
  /** The currencies that customers of the country may use. */
  readonly currencies: readonly Pick<OrderCurrency, 'currencyId'>[]
}

/**
 * All validation issues in the body of a pickup, with their paths in the body, such as
 * `requestedAmounts.0.totalAmount`. The body has already been parsed by its schema. It must obey the rules of the form
 * and additional rules for bodies. (ORD-130 to ORD-133)
 */
export const validatePickupRequest = (body: PickupRequest, facts: PickupRequestFacts): readonly Issue[] => [
  ...envelopeIssues(body, facts),
  ...bodyWindowIssues(body, facts),
  ...requestedAmountIssues(body, facts),
  ...commentIssues(body.comments),
]

const requestedAmountIssues = (
  { requestedAmounts }: PickupRequest,
  { servicePoint, currencies }: PickupRequestFacts,
): readonly Issue[] => {
  const path = 'requestedAmounts'
  if (servicePoint.agilePickup) return requestedAmounts.length === 0 ? [] : [issue('invalid', path)]
  if (requestedAmounts.length === 0) return [issue('required', path)]
  const known = new Set(currencies.map(({ currencyId }) => currencyId))
  const ids = requestedAmounts.map(({ currencyId }) => currencyId)
  return requestedAmounts.flatMap(({ currencyId, totalAmount }, at) => {
    const absent = currencyIssues(currencyId)
    const isFine = absent.length > 0 || (known.has(currencyId) && ids.indexOf(currencyId) === at)
    return atBodyPaths(
      pickupPlaces,
      [
        ...absent,
        ...(isFine ? [] : [issue('invalid', 'currencyId')]),
        ...amountIssues('totalAmount', totalAmount, { max: MAX_ORDER_AMOUNT }),
      ],
      at,
    )
  })
}
