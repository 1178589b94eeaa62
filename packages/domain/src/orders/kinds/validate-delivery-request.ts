import { type Issue, issue } from '../../kernel'
import type { OrderLimit } from '../../service-points'
import {
  type Composition,
  compositionTotal,
  compositionTotals,
  exceededLimits,
  type PackLine,
} from '../composition/composition'
import { totalIssues } from '../composition/composition-issues'
import { commentIssues, type OrderCurrency, quantityIssues } from '../order/order-base'
import type { Denomination, Pack } from '../order/order-catalogue.schema'
import { bodyWindowIssues, type DatedRequestFacts, envelopeIssues } from './dated-request'
import type { DeliveryRequest } from './delivery.schema'

/** The data for validating the body of a delivery or an exchange. */
export interface DeliveryRequestFacts extends DatedRequestFacts {
  /** The currencies that customers of the country may use. */
  readonly currencies: readonly Pick<OrderCurrency, 'currencyId' | 'isoCode'>[]
  /** The notes and coins of the country, each with its currency. */
  readonly denominations: readonly (Denomination & { readonly currencyId: string })[]
  /** The packs that the client of the service point may order. */
  readonly packs: readonly Pack[]
  /** The order limits of the service point, in major units. */
  readonly limits: readonly OrderLimit[]
}

type Amount = DeliveryRequest['requestedAmounts'][number]

/**
 * All validation issues in the body of a delivery, with their paths in the body. The body has already been parsed by
 * its schema and must obey the rules of the form. The catalogues must contain each piece and pack, each must occur
 * once, and the contents of an entry must add up to its total. (ORD-130 to ORD-132, ORD-134)
 */
export const validateDeliveryRequest = (
  body: DeliveryRequest,
  facts: DeliveryRequestFacts,
): readonly Issue[] => {
  const contents = contentIssues(body, facts)
  return [
    ...envelopeIssues(body, facts),
    ...bodyWindowIssues(body, facts),
    ...contents,
    // If some contents are not in the catalogues, their value is unknown, so the sum is not compared with the total.
    ...(contents.length > 0 ? [] : sumIssues(body, facts)),
    ...commentIssues(body.comments),
  ]
}

const contentIssues = (
  { requestedAmounts }: DeliveryRequest,
  { currencies, denominations, packs }: DeliveryRequestFacts,
): readonly Issue[] => {
  const knownCurrencies = new Set(currencies.map(({ currencyId }) => currencyId))
  const knownPacks = new Set(packs.map(({ id }) => id))
  const ids = requestedAmounts.map(({ currencyId }) => currencyId)
  const packCounts = countOf(requestedAmounts.flatMap((amount) => amount.packs.map(({ packId }) => packId)))
  return requestedAmounts.flatMap((amount, at) => {
    const here = `requestedAmounts.${at}`
    const isCurrency = knownCurrencies.has(amount.currencyId) && ids.indexOf(amount.currencyId) === at
    const ownPieces = denominations.filter(({ currencyId }) => currencyId === amount.currencyId)
    const knownPieces = new Set(ownPieces.map(({ id }) => id))
    const pieces = amount.denominations.map(({ denominationId }) => denominationId)
    return [
      ...(isCurrency ? [] : [issue('invalid', `${here}.currencyId`)]),
      ...amount.denominations.flatMap(({ denominationId: id, denominationQuantity }, line) => [
        ...(knownPieces.has(id) && pieces.indexOf(id) === line
          ? []
          : [issue('invalid', `${here}.denominations.${line}.denominationId`)]),
        ...quantityIssues(`${here}.denominations.${line}.denominationQuantity`, denominationQuantity, {
          min: 1,
        }),
      ]),
      ...amount.packs.flatMap(({ packId, packQuantity }, line) => [
        ...(knownPacks.has(packId) && packCounts.get(packId) === 1
          ? []
          : [issue('invalid', `${here}.packs.${line}.packId`)]),
        ...quantityIssues(`${here}.packs.${line}.packQuantity`, packQuantity, { min: 1 }),
      ]),
    ]
  })
}

const sumIssues = (body: DeliveryRequest, facts: DeliveryRequestFacts): readonly Issue[] => {
  const { requestedAmounts } = body
  if (requestedAmounts.length === 0) return totalIssues('requestedAmounts', [])
  const packs = packLinesOf(body, facts.packs)
  const entries = requestedAmounts.map((amount) => compositionOf(amount, packs, facts))
  const listed = new Set(entries.map(({ currencyIsoCode }) => currencyIsoCode))
  return [
    ...entries.flatMap((entry, at) => entryIssues(`requestedAmounts.${at}.totalAmount`, entry, facts)),
    ...compositionTotals({ ...nothing, packs })
      .filter(({ isoCode }) => !listed.has(isoCode))
      .map(({ isoCode }) => issue('required', 'requestedAmounts', { isoCode })),
  ]
}

/**
 * The contents of one entry in the list of amounts, in the currency of the entry, with the total that the sender wrote.
 */
interface Entry extends Composition {
  readonly totalAmount: number
}

const nothing: Composition = { currencyId: '', currencyIsoCode: '', denominations: [], packs: [] }

const entryIssues = (path: string, entry: Entry, { limits }: DeliveryRequestFacts): readonly Issue[] => {
  const total = compositionTotal(entry)
  if (total !== entry.totalAmount) return [issue('confirmed', path, { total })]
  const outOfBounds = totalIssues(path, [total])
  if (outOfBounds.length > 0) return outOfBounds
  const own = limits.filter(({ isoCode }) => isoCode === entry.currencyIsoCode)
  return exceededLimits(entry, own).map(({ limit }) => issue('max_value', path, { max: limit }))
}

const packLinesOf = ({ requestedAmounts }: DeliveryRequest, known: readonly Pack[]): readonly PackLine[] => {
  const byId = new Map(known.map((pack) => [pack.id, pack]))
  return requestedAmounts.flatMap((amount) =>
    amount.packs.flatMap(({ packId, packQuantity }) => {
      const pack = byId.get(packId)
      return pack === undefined ? [] : [{ pack, quantity: packQuantity }]
    }),
  )
}

const compositionOf = (
  { currencyId, denominations, totalAmount }: Amount,
  packs: readonly PackLine[],
  facts: DeliveryRequestFacts,
): Entry => {
  const byId = new Map(facts.denominations.map((denomination) => [denomination.id, denomination]))
  return {
    currencyId,
    currencyIsoCode: facts.currencies.find((known) => known.currencyId === currencyId)?.isoCode ?? currencyId,
    denominations: denominations.flatMap(({ denominationId, denominationQuantity: quantity }) => {
      const denomination = byId.get(denominationId)
      return denomination === undefined ? [] : [{ denomination, quantity }]
    }),
    packs,
    totalAmount,
  }
}

const countOf = (ids: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
