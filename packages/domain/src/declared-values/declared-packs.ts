import type { CurrencySummary } from '../country'
import { check, decide, type Issue, issuesOf } from '../kernel'
import { MAX_QUANTITY } from '../orders'
import { areDeclaredValuesEditable } from './agile-pickup'
import { type DeclaredValuesDecision, declaredValuesRefusal } from './decision'
import { currencyIssue } from './declared-value'
import type { DeclaredPack, DeclaredPacksRecord } from './declared-values.schema'

/** The typed values of a line of packs of one kind. Every field is a text, which is empty if nothing was chosen. */
export interface DeclaredPackDraft {
  readonly packCode: string
  /** ISO 4217 code of the currency. */
  readonly currencyCode: string
  /** Number of packs as the user typed it. */
  readonly quantity: string
}

/** The values of a record of packs while a user fills them in. */
export interface DeclaredPacksDraft {
  /** Code of the record that is being changed; empty for a new record. */
  readonly code: string
  readonly packs: readonly DeclaredPack[]
}

/** The data that decides whether a line of packs is accepted. */
export interface DeclaredPackFacts {
  /** Packs that the record already contains. */
  readonly existing: readonly DeclaredPack[]
  /** The country's main currency, which is suggested if no currency is chosen. */
  readonly mainCurrency: Pick<CurrencySummary, 'code'> | null
}

/** The initial draft of a line of packs: the country's main currency without pack and quantity. (DCV-50) */
export const emptyDeclaredPackDraft = ({
  mainCurrency,
}: Pick<DeclaredPackFacts, 'mainCurrency'>): DeclaredPackDraft => ({
  packCode: '',
  currencyCode: mainCurrency?.code ?? '',
  quantity: '',
})

/** Whether a line of packs counts as filled in: a pack is chosen or a quantity is typed. (DCV-58) */
export const isDeclaredPackEntered = ({
  packCode,
  quantity,
}: Pick<DeclaredPackDraft, 'packCode' | 'quantity'>): boolean => `${packCode}${quantity}`.trim() !== ''

/** The draft of the next line, after a line of packs was added. It has only the currency of the added line. (DCV-58) */
export const nextDeclaredPackDraft = ({ currencyCode }: DeclaredPackDraft): DeclaredPackDraft => ({
  packCode: '',
  currencyCode,
  quantity: '',
})

/** The draft with which an existing line of packs is changed. (DCV-59) */
export const declaredPackDraftOf = ({ pc, pq, cic }: DeclaredPack): DeclaredPackDraft => ({
  packCode: pc,
  currencyCode: cic,
  quantity: String(pq),
})

/**
 * Every validation issue of a line of packs, in the order of the fields. The quantity is a whole number from 1. All
 * lines of the record with the same pack and currency have at most 1,000,000 packs together. (DCV-51, DCV-52)
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
 * The line of packs with the values of a valid draft. (DCV-53)
 * @throws Error if the draft is not valid: call `validateDeclaredPack` first.
 */
export const buildDeclaredPack = (draft: DeclaredPackDraft): DeclaredPack => {
  const quantity = draft.quantity.trim()
  if (quantityIssue(quantity, MAX_QUANTITY) !== undefined)
    throw new Error('[declared-values] buildDeclaredPack: the quantity is not valid; validate first')
  return { pc: draft.packCode, pq: Number(quantity), cic: draft.currencyCode }
}

/** The empty draft of a new record of packs. (DCV-54) */
export const emptyDeclaredPacksDraft = (): DeclaredPacksDraft => ({ code: '', packs: [] })

/** The draft of an existing record of packs. (DCV-54) */
export const declaredPacksDraftOf = ({ co, vl }: DeclaredPacksRecord): DeclaredPacksDraft => ({
  code: co,
  packs: vl,
})

/**
 * Every validation issue of a record of packs. The record needs at least one line, and every line must be valid. Paths
 * are, for example, `packs.0.pq` for the first line. (DCV-56)
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
 * The lines of a record after a line of packs was added. If the record already has a line with the same pack and
 * currency, the quantity of that line increases. (DCV-55)
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
