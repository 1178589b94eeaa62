import type { CurrencySummary } from '../country'
import { check, decide, type Issue, issuesOf } from '../kernel'
import { MAX_QUANTITY } from '../orders'
import { areDeclaredValuesEditable } from './agile-pickup'
import { type DeclaredValuesDecision, declaredValuesRefusal } from './decision'
import { currencyIssue } from './declared-value'
import type { DeclaredPack, DeclaredPacksRecord } from './declared-values.schema'

/** A line with packs of one kind while it is filled in. Every field is text, and empty if nothing was chosen. */
export interface DeclaredPackDraft {
  readonly packCode: string
  /** ISO 4217 code of the currency. */
  readonly currencyCode: string
  /** Number of packs, as typed. */
  readonly quantity: string
}

/** A record of packs while it is filled in. */
export interface DeclaredPacksDraft {
  /** Code of the record that is being changed; empty for a new record. */
  readonly code: string
  readonly packs: readonly DeclaredPack[]
}

/** The facts that decide whether a line of packs is accepted. */
export interface DeclaredPackFacts {
  /** Packs that the record already contains. */
  readonly existing: readonly DeclaredPack[]
  /** The country's main currency, which is suggested if none is chosen. */
  readonly mainCurrency: Pick<CurrencySummary, 'code'> | null
}

/**
 * A line of packs before anything is filled in: it has the country's main currency, no pack and no quantity. (DCV-50)
 */
export const emptyDeclaredPackDraft = ({
  mainCurrency,
}: Pick<DeclaredPackFacts, 'mainCurrency'>): DeclaredPackDraft => ({
  packCode: '',
  currencyCode: mainCurrency?.code ?? '',
  quantity: '',
})

/** Whether a line of packs counts as filled in: it has a pack or a quantity. (DCV-58) */
export const isDeclaredPackEntered = ({
  packCode,
  quantity,
}: Pick<DeclaredPackDraft, 'packCode' | 'quantity'>): boolean => `${packCode}${quantity}`.trim() !== ''

/** The draft of the next line after a line of packs was added, with only the currency of the added line. (DCV-58) */
export const nextDeclaredPackDraft = ({ currencyCode }: DeclaredPackDraft): DeclaredPackDraft => ({
  packCode: '',
  currencyCode,
  quantity: '',
})

/** The draft for changing an existing line of packs. (DCV-59) */
export const declaredPackDraftOf = ({ pc, pq, cic }: DeclaredPack): DeclaredPackDraft => ({
  packCode: pc,
  currencyCode: cic,
  quantity: String(pq),
})

/**
 * Every issue of a line of packs, in the order of its fields. The quantity is a whole number from 1. The sum of the
 * record's packs of the same kind and currency is at most 1,000,000. (DCV-51, DCV-52)
 */
export const validateDeclaredPack = (
  draft: DeclaredPackDraft,
  { existing, mainCurrency }: DeclaredPackFacts,
): readonly Issue[] => {
  const same = existing.find((pack) => isSame(pack, { pc: draft.packCode, cic: draft.currencyCode }))
  return issuesOf([
    check('required', 'packCode', draft.packCode, {}),
    currencyIssue(draft.currencyCode, { mainCurrency }),
    quantityIssue(draft.quantity.trim(), MAX_QUANTITY - (same?.pq ?? 0)),
  ])
}

/**
 * The line of packs from the valid draft of a line. (DCV-53)
 * @throws Error if the draft is not valid: call `validateDeclaredPack` first.
 */
export const buildDeclaredPack = (draft: DeclaredPackDraft): DeclaredPack => {
  const quantity = draft.quantity.trim()
  if (quantityIssue(quantity, MAX_QUANTITY) !== undefined)
    throw new Error('[declared-values] buildDeclaredPack: the quantity is not valid; validate first')
  return { pc: draft.packCode, pq: Number(quantity), cic: draft.currencyCode }
}

/** The draft of a new record of packs, before anything is filled in. (DCV-54) */
export const emptyDeclaredPacksDraft = (): DeclaredPacksDraft => ({ code: '', packs: [] })

/** The draft of an existing record of packs. (DCV-54) */
export const declaredPacksDraftOf = ({ co, vl }: DeclaredPacksRecord): DeclaredPacksDraft => ({
  code: co,
  packs: vl,
})

/**
 * Every issue of a record of packs: it needs at least one line, and every line must be valid. The path of an issue in
 * the first line is, for example, `packs.0.pq`. (DCV-56)
 */
export const validateDeclaredPacks = (
  { packs }: Pick<DeclaredPacksDraft, 'packs'>,
  path = 'packs',
): readonly Issue[] => [
  ...issuesOf([check('required', path, packs, {})]),
  ...packs.flatMap(({ pc, pq, cic }, index) =>
    issuesOf([
      check('required', `${path}.${index}.pc`, pc, {}),
      check('between', `${path}.${index}.pq`, pq, { min: 1, max: MAX_QUANTITY }),
      check('required', `${path}.${index}.cic`, cic, {}),
    ]),
  ),
]

/** Whether a record of packs can be saved now, and every reason why not. (DCV-57) */
export const canSaveDeclaredPacks = (
  { packs }: Pick<DeclaredPacksDraft, 'packs'>,
  { status }: { readonly status: string },
): DeclaredValuesDecision =>
  decide([
    !areDeclaredValuesEditable(status) && declaredValuesRefusal('status-closed', { status }),
    packs.length === 0 && declaredValuesRefusal('no-packs'),
  ])

/**
 * The lines of packs after a line was added. If the same pack and currency is listed already, its quantity is increased
 * instead. (DCV-55)
 */
export const addDeclaredPack = (
  packs: readonly DeclaredPack[],
  added: DeclaredPack,
): readonly DeclaredPack[] =>
  packs.some((pack) => isSame(pack, added))
    ? packs.map((pack) => (isSame(pack, added) ? { ...pack, pq: pack.pq + added.pq } : pack))
    : [...packs, added]

const isSame = (pack: DeclaredPack, { pc, cic }: Pick<DeclaredPack, 'pc' | 'cic'>): boolean =>
  pack.pc === pc && pack.cic === cic

const quantityIssue = (quantity: string, max: number): Issue | undefined =>
  check('required', 'quantity', quantity, {}) ??
  check('integer', 'quantity', quantity, {}) ??
  check('between', 'quantity', quantity, { min: 1, max })
