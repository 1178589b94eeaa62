import { err, type Issue, ok, type Result } from '@remesa/domain/kernel'
import {
  emptySupplyEntry,
  type OrderDrafts,
  type PieceEntry,
  type RequestType,
  readPieces,
  type SupplyEntry,
} from '@remesa/domain/orders'

/** Text of a field whose number the draft holds, and what of a typed amount makes no whole piece. */
export interface TypedPieces extends PieceEntry {
  readonly remainder: number
}

/** What was typed into a composition as it was typed. The draft has what it means. */
export interface CompositionEntry {
  /** By id of the denomination. */
  readonly pieces: Readonly<Record<string, TypedPieces>>
  /** Quantities of the packs on the list, by id of the pack. */
  readonly packs: Readonly<Record<string, string>>
  /** The pack that is about to be added. */
  readonly packId: string
  readonly packQuantity: string
}

/** What was typed into a list of material as it was typed. */
export interface SupplyListEntry {
  /** Quantities of the articles on the list, by `supplyId`. */
  readonly quantities: Readonly<Record<string, string>>
  /** The article that is about to be added. */
  readonly added: SupplyEntry
}

/** What is typed and not, or not as such, in the drafts. It lives as long as they do. */
export interface OrderEntries {
  readonly delivery: CompositionEntry
  readonly 'delivery-exchange': CompositionEntry
  readonly 'supply-material-service': SupplyListEntry
}

export const emptyCompositionEntry: CompositionEntry = {
  pieces: {},
  packs: {},
  packId: '',
  packQuantity: '1',
}

export const emptyOrderEntries: OrderEntries = {
  delivery: emptyCompositionEntry,
  'delivery-exchange': emptyCompositionEntry,
  'supply-material-service': { quantities: {}, added: emptySupplyEntry() },
}

/** Names an article of a list. */
export const supplyId = (line: { readonly commodityTypeId: string; readonly commodityId: string }): string =>
  `${line.commodityTypeId}.${line.commodityId}`

/** What a text means as a quantity. A text that means none is no number, which the rules refuse in any draft. */
export const quantityOf = (typed: string): number => {
  const read = readQuantity(typed)
  return read.ok ? read.value : Number.NaN
}

const readQuantity = (typed: string): Result<number, readonly Issue[]> => {
  const pieces = readPieces({ mode: 'quantity', typed }, { value: 1 })
  return pieces.ok ? ok(pieces.value.quantity) : err(pieces.error)
}

/** Text of a quantity that was not typed here. */
export const quantityText = (quantity: number): string => (Number.isFinite(quantity) ? String(quantity) : '')

/**
 * Issues as they concern what was typed: the draft knows of an unreadable text only that it is no number, the text itself
 * says what is the matter with it.
 */
export const withTypedIssues = (
  type: RequestType | undefined,
  issues: readonly Issue[],
  drafts: OrderDrafts,
  entries: OrderEntries,
): readonly Issue[] =>
  issues.map((found) => {
    const [list, index, field] = found.path.split('.')
    if (field !== 'quantity' || type === undefined) return found
    const [typed] = typedIssues(type, { list, index: Number(index) }, drafts, entries)
    return typed === undefined ? found : { ...typed, path: found.path }
  })

const typedIssues = (
  type: RequestType,
  { list, index }: { readonly list: string | undefined; readonly index: number },
  drafts: OrderDrafts,
  entries: OrderEntries,
): readonly Issue[] => {
  const issuesOf = (text: string | undefined) => {
    const read = text === undefined ? ok(0) : readQuantity(text)
    return read.ok ? [] : read.error
  }
  if (type === 'supply-material-service') {
    const line = drafts[type].supplies[index]
    return line === undefined ? [] : issuesOf(entries[type].quantities[supplyId(line)])
  }
  if (type !== 'delivery' && type !== 'delivery-exchange') return []
  if (list === 'packs') {
    const line = drafts[type].packs[index]
    return line === undefined ? [] : issuesOf(entries[type].packs[line.pack.id])
  }
  const line = drafts[type].denominations[index]
  const entry = line && entries[type].pieces[line.denomination.id]
  if (line === undefined || entry === undefined) return []
  const read = readPieces(entry, line.denomination)
  return read.ok ? [] : read.error
}

/** What was chosen but not put on the list: sending would leave it out in silence. */
export const unaddedIssues = (type: RequestType | undefined, entries: OrderEntries): readonly Issue[] => {
  const unadded = [{ rule: 'unadded', key: 'orders.newOrder.unadded', path: 'unadded', params: {} }]
  if (type === 'delivery' || type === 'delivery-exchange') return entries[type].packId === '' ? [] : unadded
  if (type !== 'supply-material-service') return []
  const { commodityTypeId, commodityId, quantity } = entries[type].added
  return `${commodityTypeId}${commodityId}${quantity.trim()}` === '' ? [] : unadded
}
