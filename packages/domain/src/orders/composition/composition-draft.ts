import { type Issue, issue } from '../../kernel'
import { type OrderCurrency, quantityIssues } from '../order/order-base'
import type { Denomination, Pack } from '../order/order-catalogue.schema'
import type { Composition, DenominationLine, PackLine } from './composition'
import { type PieceEntry, readPieces } from './composition-entry'
import { contentIssues } from './composition-issues'
import type { NewPack } from './new-pack'

/** The pieces of one denomination as the user typed them: either the number of pieces, or the sum of their values. */
export type TypedDenomination = {
  readonly denomination: Denomination
} & (
  | { readonly quantity: string; readonly amount?: undefined }
  | { readonly amount: string; readonly quantity?: undefined }
)

/** The packs of one kind in a delivery. Their number is a text, as the user typed it. */
export interface TypedPack {
  readonly pack: Pack
  /** The number of packs of this kind, as the user typed it. */
  readonly quantity: string
}

/** The contents of a delivery as the user typed them in the form. */
export interface CompositionDraft extends Pick<Composition, 'currencyId' | 'currencyIsoCode'> {
  readonly denominations: readonly TypedDenomination[]
  readonly packs: readonly TypedPack[]
  readonly newPack: NewPack
}

/** The text that the user typed for a denomination, in the format that `readPieces` expects. (ORD-107) */
export const pieceEntryOf = ({ quantity, amount }: TypedDenomination): PieceEntry =>
  amount === undefined ? { mode: 'quantity', typed: quantity } : { mode: 'amount', typed: amount }

/**
 * All typed pieces after the user typed a text for one denomination. An empty text removes the denomination. (ORD-83)
 */
export const typePieces = (
  lines: readonly TypedDenomination[],
  typed: TypedDenomination,
): readonly TypedDenomination[] => {
  const isSame = (line: TypedDenomination) => line.denomination.id === typed.denomination.id
  if (pieceEntryOf(typed).typed.trim() === '') return lines.filter((line) => !isSame(line))
  return lines.some(isSame) ? lines.map((line) => (isSame(line) ? typed : line)) : [...lines, typed]
}

/**
 * All typed pieces after a number of pieces was set for one denomination. The number 0 removes the denomination.
 * (ORD-83)
 */
export const setDenomination = (
  lines: readonly TypedDenomination[],
  { denomination, quantity }: DenominationLine,
): readonly TypedDenomination[] =>
  typePieces(lines, { denomination, quantity: quantity === 0 ? '' : String(quantity) })

/**
 * The list of packs after packs of one kind were added. If the list already contains this kind of pack, the quantities
 * are added up. An invalid typed quantity is replaced with the added quantity. (ORD-82)
 */
export const addPack = (packs: readonly TypedPack[], { pack, quantity }: PackLine): readonly TypedPack[] => {
  const added = (before: string) => String(quantity + (packsIn(before) ?? 0))
  return packs.some((line) => line.pack.id === pack.id)
    ? packs.map((line) => (line.pack.id === pack.id ? { ...line, quantity: added(line.quantity) } : line))
    : [...packs, { pack, quantity: added('') }]
}

/**
 * The line that the chosen pack adds to the list of packs; `undefined` if no pack is chosen or its quantity is invalid.
 * (ORD-99)
 */
export const readNewPack = ({ packId, quantity }: NewPack, packs: readonly Pack[]): PackLine | undefined => {
  const pack = packs.find(({ id }) => id === packId)
  const count = packsIn(quantity)
  return pack === undefined || count === undefined ? undefined : { pack, quantity: count }
}

/**
 * The typed contents of a delivery with numbers in place of texts. Pieces and packs with an invalid text and lines of 0
 * pieces are omitted. (ORD-107)
 */
export const compositionOf = ({
  currencyId,
  currencyIsoCode,
  denominations,
  packs,
}: Omit<CompositionDraft, 'newPack'>): Composition => ({
  currencyId,
  currencyIsoCode,
  denominations: denominations.flatMap((line) => {
    const pieces = readPieces(pieceEntryOf(line), line.denomination)
    if (!pieces.ok || pieces.value.quantity === 0) return []
    return [{ denomination: line.denomination, quantity: pieces.value.quantity }]
  }),
  packs: packs.flatMap(({ pack, quantity }) => {
    const count = packsIn(quantity)
    return count === undefined ? [] : [{ pack, quantity: count }]
  }),
})

/**
 * All validation issues in the typed contents of a delivery. Each invalid text has an issue at its field
 * (`denominations.0.quantity` or `.amount`, `packs.0.quantity`). Other issues are about the contents as a whole, or
 * about a pack that was chosen but not added. (ORD-86, ORD-99, ORD-107)
 */
export const compositionDraftIssues = (
  draft: CompositionDraft,
  currencies: readonly Pick<OrderCurrency, 'isoCode'>[],
): readonly Issue[] => [
  ...(draft.denominations.length > 0 && draft.currencyId === '' ? [issue('required', 'currencyId')] : []),
  ...draft.denominations.flatMap((line, index) => {
    const entry = pieceEntryOf(line)
    const pieces = readPieces(entry, line.denomination)
    const path = `denominations.${index}.${entry.mode}`
    return pieces.ok ? [] : pieces.error.map((found) => ({ ...found, path }))
  }),
  ...draft.packs.flatMap(({ quantity }, index) => packIssues(`packs.${index}.quantity`, quantity)),
  ...(draft.newPack.packId === '' ? [] : [issue('unadded', 'newPack.packId')]),
  ...contentIssues(compositionOf(draft), currencies),
]

const packIssues = (path: string, quantity: string): readonly Issue[] =>
  quantityIssues(path, quantity.trim(), { min: 1 })

/** The number of packs that a typed text means; `undefined` if the text is not a valid number. */
const packsIn = (quantity: string): number | undefined =>
  packIssues('', quantity).length === 0 ? Number(quantity.trim()) : undefined
