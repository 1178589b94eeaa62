import { type Issue, issue } from '@remesa/domain/kernel'
import {
  type Composition,
  type CustomerCurrency,
  compositionTotal,
  type DeliveryRequest,
  type Denomination,
  exceededLimits,
  MAX_COMMENTS_LENGTH,
  type Pack,
  type PackLine,
  validateServiceWindow,
} from '@remesa/domain/orders'
import type { OrderLimit } from '@remesa/domain/service-points'
import {
  atBodyPaths,
  envelopeIssues,
  type RequestCircumstances,
  timeIssues,
  windowDraftOf,
} from './request-issues'

export interface DeliveryCircumstances extends RequestCircumstances {
  readonly currencies: readonly CustomerCurrency[]
  /** Notes and coins of those currencies. */
  readonly denominations: readonly (Denomination & { readonly currencyId: string })[]
  /** Packs that the point's client may order. */
  readonly packs: readonly Pack[]
  readonly limits: readonly OrderLimit[]
}

type Amount = DeliveryRequest['requestedAmounts'][number]

/**
 * Holds a delivery's body to the rules of the form, with the clock of this machine: what each entry holds has to exist,
 * once, and to come to the total that it names, and no total may go beyond the limits of the point.
 */
export const deliveryIssues = (
  body: DeliveryRequest,
  circumstances: DeliveryCircumstances,
): readonly Issue[] => {
  const { rules, now, timeZone } = circumstances
  const window = windowDraftOf(body, timeZone)
  const contents = contentIssues(body, circumstances)
  return [
    ...envelopeIssues(body, circumstances),
    ...timeIssues(body, circumstances),
    ...atBodyPaths(validateServiceWindow(window, rules, { now, timeZone })),
    ...(body.comments.trim().length > MAX_COMMENTS_LENGTH
      ? [issue('max', 'comments', { length: MAX_COMMENTS_LENGTH })]
      : []),
    ...contents,
    // A sum over parts that do not exist would say nothing.
    ...(contents.length > 0 ? [] : totalIssues(body, circumstances)),
  ]
}

const contentIssues = (
  { requestedAmounts }: DeliveryRequest,
  { currencies, denominations, packs }: DeliveryCircumstances,
): readonly Issue[] => {
  const allPacks = requestedAmounts.flatMap((amount) => amount.packs.map(({ packId }) => packId))
  return requestedAmounts.flatMap((amount, at) => {
    const here = `requestedAmounts.${at}`
    const isCurrency = currencies.some(({ currencyId }) => currencyId === amount.currencyId)
    const isRepeated = requestedAmounts.findIndex(({ currencyId }) => currencyId === amount.currencyId) !== at
    const pieces = amount.denominations.map(({ denominationId }) => denominationId)
    return [
      ...(isCurrency && !isRepeated ? [] : [issue('invalid', `${here}.currencyId`)]),
      ...pieces.flatMap((id, line) => {
        const exists = denominations.some(
          (known) => known.id === id && known.currencyId === amount.currencyId,
        )
        return exists && pieces.indexOf(id) === line
          ? []
          : [issue('invalid', `${here}.denominations.${line}.denominationId`)]
      }),
      ...amount.packs.flatMap(({ packId }, line) => {
        const isOnce = allPacks.indexOf(packId) === allPacks.lastIndexOf(packId)
        return isOnce && packs.some(({ id }) => id === packId)
          ? []
          : [issue('invalid', `${here}.packs.${line}.packId`)]
      }),
    ]
  })
}

const totalIssues = (body: DeliveryRequest, circumstances: DeliveryCircumstances): readonly Issue[] => {
  const packLines = packLinesOf(body, circumstances.packs)
  return body.requestedAmounts.flatMap((amount, at) => {
    const path = `requestedAmounts.${at}.totalAmount`
    const composition = compositionOf(amount, packLines, circumstances)
    const total = compositionTotal(composition)
    if (total !== amount.totalAmount) return [issue('confirmed', path, { total })]
    const own = circumstances.limits.filter(({ isoCode }) => isoCode === composition.currencyIsoCode)
    return exceededLimits(composition, own).map(({ limit }) => issue('max_value', path, { max: limit }))
  })
}

const packLinesOf = (body: DeliveryRequest, packs: readonly Pack[]): readonly PackLine[] =>
  body.requestedAmounts.flatMap((amount) =>
    amount.packs.flatMap(({ packId, packQuantity }) => {
      const pack = packs.find(({ id }) => id === packId)
      return pack === undefined ? [] : [{ pack, quantity: packQuantity }]
    }),
  )

const compositionOf = (
  amount: Amount,
  packs: readonly PackLine[],
  { currencies, denominations }: DeliveryCircumstances,
): Composition => ({
  currencyId: amount.currencyId,
  currencyIsoCode:
    currencies.find(({ currencyId }) => currencyId === amount.currencyId)?.isoCode ?? amount.currencyId,
  denominations: amount.denominations.flatMap(({ denominationId, denominationQuantity }) => {
    const denomination = denominations.find(({ id }) => id === denominationId)
    return denomination === undefined ? [] : [{ denomination, quantity: denominationQuantity }]
  }),
  packs,
})
