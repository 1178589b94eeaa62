import { cleanText, defaultBrand, type Issue } from '../../kernel'
import { compositionTotals, packCurrency } from '../composition/composition'
import {
  type CompositionDraft,
  compositionDraftIssues,
  compositionOf,
} from '../composition/composition-draft'
import { emptyNewPack } from '../composition/new-pack'
import { commentIssues, type OrderCurrency, orderUserName } from '../order/order-base'
import { externalServicePointId } from '../order/order-service-points'
import { requestTypeFacts } from '../order/request-type'
import type { ServiceWindowRules } from '../window/service-window'
import { type ServiceWindowDraft, validateServiceWindow } from '../window/validate-service-window'
import { wireTimes } from '../window/wire-times'
import { type DatedBodyInput, datedKind } from './dated-kind'
import type { DeliveryRequest } from './delivery.schema'
import { datedPlaces, type FieldPlace } from './field-places'

/** The two order types that bring money to a service point. */
export type DeliveryType = 'delivery' | 'delivery-exchange'

/**
 * The values that a user has entered in the form for a delivery or a delivery exchange. Quantities and amounts are
 * texts, as the user typed them. (ORD-107)
 */
export interface DeliveryDraft extends ServiceWindowDraft, CompositionDraft {
  readonly comments: string
}

/**
 * The initial values in the form for a delivery: default date and times, the main currency (if there is one), and no
 * contents. (ORD-74)
 */
export const emptyDeliveryDraft = (
  rules: Pick<ServiceWindowRules, 'defaultDate' | 'defaultFrom' | 'defaultUntil'>,
  mainCurrency: OrderCurrency | undefined,
): DeliveryDraft => ({
  serviceDate: rules.defaultDate,
  from: rules.defaultFrom,
  until: rules.defaultUntil,
  currencyId: mainCurrency?.currencyId ?? '',
  currencyIsoCode: mainCurrency?.isoCode ?? '',
  denominations: [],
  packs: [],
  newPack: emptyNewPack(),
  comments: '',
})

/**
 * The draft of a delivery after the user chose another currency. Loose notes and coins are removed, because they belong
 * to the previous currency. Packs remain. (ORD-85)
 */
export const chooseCurrency = (draft: DeliveryDraft, currency: OrderCurrency): DeliveryDraft =>
  currency.currencyId === draft.currencyId
    ? draft
    : { ...draft, currencyId: currency.currencyId, currencyIsoCode: currency.isoCode, denominations: [] }

/**
 * All validation issues in the form for a delivery: issues of the date and times, the contents and the comments.
 * (ORD-86, ORD-99, ORD-107)
 */
export const validateDelivery = (
  draft: DeliveryDraft,
  {
    rules,
    currencies,
    now,
    timeZone,
  }: {
    readonly rules: ServiceWindowRules
    readonly currencies: readonly OrderCurrency[]
    readonly now: Date
    readonly timeZone: string
  },
): readonly Issue[] => [
  ...validateServiceWindow(draft, rules, { now, timeZone }),
  ...compositionDraftIssues(draft, currencies),
  ...commentIssues(draft.comments),
]

/**
 * The body of the call that requests a delivery. It has one entry for each currency whose total is above 0. A pack is
 * in the entry for the currency of its first denomination with a value. (ORD-87)
 *
 * @throws Error if the customer does not use a currency of the draft: validate the draft first.
 */
export const buildDeliveryRequest = (
  type: DeliveryType,
  draft: DeliveryDraft,
  {
    servicePoint,
    user,
    countryCode,
    rules,
    timeZone,
    currencies,
    brand = defaultBrand,
  }: DatedBodyInput & { readonly currencies: readonly OrderCurrency[] },
): DeliveryRequest => {
  const composition = compositionOf(draft)
  return {
    countryCode,
    comments: cleanText(draft.comments),
    servicePointId: externalServicePointId(servicePoint),
    ...wireTimes(draft, { allowInterval: rules.allowInterval, timeZone }),
    isChange: requestTypeFacts(type).isChange,
    origin: brand.origin,
    hasDate: true,
    hasLimitDate: false,
    userName: orderUserName(user),
    requestedAmounts: compositionTotals(composition).map(({ isoCode, amount }) => ({
      currencyId: currencyIdOf(isoCode, currencies),
      denominations:
        isoCode === draft.currencyIsoCode
          ? composition.denominations.map(({ denomination, quantity }) => ({
              denominationId: denomination.id,
              denominationQuantity: quantity,
            }))
          : [],
      packs: composition.packs
        .filter(({ pack }) => packCurrency(pack) === isoCode)
        .map(({ pack, quantity }) => ({ packId: pack.id, packQuantity: quantity })),
      totalAmount: amount,
    })),
  }
}

const currencyIdOf = (isoCode: string, currencies: readonly OrderCurrency[]): string => {
  const currency = currencies.find((known) => known.isoCode === isoCode)
  if (currency === undefined)
    throw new Error(`[orders] buildDeliveryRequest: ${isoCode} is no currency; validate first`)
  return currency.currencyId
}

/**
 * The fields in the form for a delivery, with their paths in the body of the call. The amounts in the body are
 * calculated from pieces and packs. (ORD-136)
 */
export const deliveryPlaces = [
  ...datedPlaces,
  ['composition', 'requestedAmounts.*.totalAmount'],
  ['composition', 'requestedAmounts'],
] as const satisfies readonly FieldPlace[]

/**
 * The rules for deliveries and exchanges. The orders contain notes, coins and packs, within the limits of the point.
 */
export const deliveryKind = (type: DeliveryType) =>
  datedKind<DeliveryDraft, DeliveryRequest>(type, {
    empty: emptyDeliveryDraft,
    currency: { of: ({ currencyId }) => currencyId, choose: chooseCurrency },
    composition: compositionOf,
    validate: validateDelivery,
    build: (draft, input) => buildDeliveryRequest(type, draft, input),
  })
