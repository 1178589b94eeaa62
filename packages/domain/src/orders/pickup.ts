import { type Brand, defaultBrand, type Issue, parseAmount, typedAmountIssues } from '../kernel'
import type { ServicePoint } from '../service-points'
import {
  commentIssues,
  currencyIssues,
  MAX_ORDER_AMOUNT,
  type OrderUser,
  orderUserName,
  wireTimes,
} from './order-base'
import type { PickupRequest } from './order-request.schema'
import { externalServicePointId } from './order-service-points'
import type { ServiceHours, ServiceWindowRules } from './service-window'
import { type ServiceWindowDraft, validateServiceWindow } from './validate-service-window'

/** A pickup as it is being filled in: everything is text, and empty where nothing was chosen. */
export interface PickupDraft extends ServiceWindowDraft {
  readonly currencyId: string
  /** As typed: `1.234,50` or `1234.5`. */
  readonly totalAmount: string
  readonly comments: string
}

/** What every body is built with: the point, who asks, the country, whether hours are asked, the zone. */
export interface BuildInput {
  readonly servicePoint: Pick<ServicePoint, 'id' | 'oidSol' | 'agilePickup'>
  readonly user: Pick<OrderUser, 'name' | 'lastName' | 'username'>
  readonly countryCode: string
  readonly rules: Pick<ServiceHours, 'allowInterval'>
  readonly timeZone: string
  readonly brand?: Brand | undefined
}

/** An unused pickup: default date and times, main currency (or none), no amount, no comments. (ORD-74) */
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
 * Every issue of a pickup, in the order of its fields. Agile-pickup points ask neither currency nor amount: what was
 * typed there before is not looked at. (ORD-75 to ORD-77)
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
 * The body of the create call. (ORD-78)
 *
 * @throws Error when the draft was not valid: validate first.
 */
export const buildPickupRequest = (
  draft: PickupDraft,
  { servicePoint, user, countryCode, rules, timeZone, brand = defaultBrand }: BuildInput,
): PickupRequest => ({
  countryCode,
  comments: draft.comments.trim(),
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
