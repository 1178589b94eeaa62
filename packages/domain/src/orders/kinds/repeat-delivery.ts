import { compositionTotals, exceededLimits } from '../composition/composition'
import { type CompositionDraft, compositionOf } from '../composition/composition-draft'
import { emptyNewPack } from '../composition/new-pack'
import { MAX_ORDER_AMOUNT, MAX_QUANTITY } from '../order/order-base'
import type { Denomination, Pack } from '../order/order-catalogue.schema'
import type { RequestedAmount } from '../order/order-row.schema'
import type { LeftOut, RepeatContents, RepeatContext } from './repeat'

interface Pieces {
  readonly id: string
  readonly quantity: number
}

interface Contents {
  readonly draft: CompositionDraft
  readonly leftOut: readonly LeftOut[]
}

/**
 * The contents of a repeated delivery: all packs of the earlier delivery that are available now, and its loose pieces
 * in one currency. This currency is the first one with loose pieces that the customer may use now. If the total in a
 * currency exceeds its limit, all contents in this currency are omitted. (ORD-163)
 */
export const repeatDelivery: RepeatContents<CompositionDraft> = (
  { requestedAmounts = [] },
  { facts: { currencies }, catalogues },
) => {
  const currencyOf = (isoCode: string) => currencies.find((known) => known.isoCode === isoCode)
  const offered = requestedAmounts.filter(({ currencyIsoCode }) => currencyOf(currencyIsoCode) !== undefined)
  const loose = offered.find(({ denominations }) => denominations.length > 0) ?? offered[0]
  const currency =
    (loose && currencyOf(loose.currencyIsoCode)) ?? currencies.find(({ mainCurrency }) => mainCurrency)
  const pieces = repeatPieces(
    requestedAmounts.filter(({ currencyIsoCode }) => currencyIsoCode === loose?.currencyIsoCode),
    catalogues.denominations[loose?.currencyIsoCode ?? ''] ?? [],
  )
  const packs = repeatPacks(
    requestedAmounts,
    catalogues.packs,
    (isoCode) => currencyOf(isoCode) !== undefined,
  )
  const draft: CompositionDraft = {
    currencyId: currency?.currencyId ?? '',
    currencyIsoCode: currency?.isoCode ?? '',
    denominations: pieces.lines,
    packs: packs.lines,
    newPack: emptyNewPack(),
  }
  const within = withinLimits(draft, catalogues.limits)
  const others = requestedAmounts.filter(
    (amount) => amount.currencyIsoCode !== loose?.currencyIsoCode && amount.denominations.length > 0,
  )
  const isEmpty = compositionTotals(compositionOf(within.draft)).length === 0
  return {
    patch: within.draft,
    leftOut: [
      ...others.map(({ currencyIsoCode: isoCode, totalAmount: amount }) =>
        leftOut('currency', 'currencyId', { isoCode, amount }),
      ),
      ...pieces.leftOut,
      ...packs.leftOut,
      ...within.leftOut,
      ...(isEmpty ? [leftOut('contents', 'composition', {})] : []),
    ],
  }
}

const leftOut = (part: LeftOut['part'], path: string, params: LeftOut['params']): LeftOut => ({
  part,
  path,
  params,
})

const repeatPieces = (
  amounts: readonly RequestedAmount[],
  catalogue: readonly Denomination[],
): { readonly lines: CompositionDraft['denominations']; readonly leftOut: readonly LeftOut[] } => {
  const known = new Map(catalogue.map((denomination) => [denomination.id, denomination]))
  const wanted = summed(
    amounts.flatMap(({ denominations }) =>
      denominations.map(({ denominationId: id, denominationQuantity: quantity }) => ({ id, quantity })),
    ),
  )
  return {
    lines: wanted.flatMap(({ id, quantity }) => {
      const denomination = known.get(id)
      return denomination === undefined || !isQuantity(quantity)
        ? []
        : [{ denomination, quantity: String(quantity) }]
    }),
    leftOut: wanted
      .filter(({ id, quantity }) => !(known.has(id) && isQuantity(quantity)))
      .map(({ id, quantity }) => leftOut('denomination', 'denominations', { id, quantity })),
  }
}

const repeatPacks = (
  requestedAmounts: readonly RequestedAmount[],
  packs: readonly Pack[],
  isOffered: (isoCode: string) => boolean,
): { readonly lines: CompositionDraft['packs']; readonly leftOut: readonly LeftOut[] } => {
  const wanted = summed(
    requestedAmounts.flatMap((amount) =>
      amount.packs.map(({ packId: id, packQuantity: quantity }) => ({ id, quantity })),
    ),
  )
  const known = new Map(
    packs
      .filter(({ denominations }) =>
        denominations.every((part) => part.value * part.quantity === 0 || isOffered(part.currencyIsoCode)),
      )
      .map((pack) => [pack.id, pack]),
  )
  return {
    lines: wanted.flatMap(({ id, quantity }) => {
      const pack = known.get(id)
      return pack === undefined || !isQuantity(quantity) ? [] : [{ pack, quantity: String(quantity) }]
    }),
    leftOut: wanted
      .filter(({ id, quantity }) => !(known.has(id) && isQuantity(quantity)))
      .map(({ id, quantity }) =>
        leftOut('pack', 'packs', { pack: packs.find((pack) => pack.id === id)?.description ?? id, quantity }),
      ),
  }
}

/** Quantities, summed by the id of their denomination or pack; quantities of 0 or less are ignored. */
const summed = (lines: readonly Pieces[]): readonly Pieces[] => {
  const sums = new Map<string, number>()
  for (const { id, quantity } of lines) {
    if (quantity > 0) sums.set(id, (sums.get(id) ?? 0) + quantity)
  }
  return [...sums].map(([id, quantity]) => ({ id, quantity }))
}

const isQuantity = (quantity: number): boolean => quantity <= MAX_QUANTITY

const withinLimits = (draft: CompositionDraft, limits: RepeatContext['catalogues']['limits']): Contents => {
  const composition = compositionOf(draft)
  const highest = compositionTotals(composition).map(({ isoCode }) => ({ isoCode, amount: MAX_ORDER_AMOUNT }))
  const exceeded = exceededLimits(composition, [...limits, ...highest]).filter(
    ({ isoCode }, at, all) => all.findIndex((found) => found.isoCode === isoCode) === at,
  )
  const isExceeded = (isoCode: string) => exceeded.some((found) => found.isoCode === isoCode)
  return {
    draft: {
      ...draft,
      denominations: isExceeded(draft.currencyIsoCode) ? [] : draft.denominations,
      packs: draft.packs.filter(
        ({ pack }) => !pack.denominations.some((part) => isExceeded(part.currencyIsoCode)),
      ),
    },
    leftOut: exceeded.map(({ isoCode, limit, total }) =>
      leftOut('limit', 'composition', { isoCode, limit, total }),
    ),
  }
}
