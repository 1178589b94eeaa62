import type { Issue } from '../kernel'
import {
  addDeclaredPack,
  buildDeclaredPack,
  type DeclaredPackDraft,
  type DeclaredPackFacts,
  type DeclaredPacksDraft,
  declaredPackDraftOf,
  emptyDeclaredPackDraft,
  isDeclaredPackEntered,
  nextDeclaredPackDraft,
  validateDeclaredPack,
} from './declared-packs'
import {
  type DeclaredRow,
  type DeclaredRowRules,
  declaredRowsOf,
  enteredRows,
  requiredRows,
} from './declared-rows'
import type { DeclaredPack } from './declared-values.schema'

/** A row of the grid of packs: the fields that the user types, and the saved line of packs. */
export type DeclaredPackRow = DeclaredRow<DeclaredPackDraft, DeclaredPack>

/** A record of packs, with one row of the grid for each line. */
export interface DeclaredPacksRows {
  /** Code of the record that is being changed; empty for a new record. */
  readonly code: string
  readonly packs: readonly DeclaredPackRow[]
}

type MainCurrency = Pick<DeclaredPackFacts, 'mainCurrency'>

/**
 * The draft of an unused row in the grid of packs, and the functions that convert and check the rows of this grid.
 * (DCV-50, DCV-58, DCV-59)
 */
export const declaredPackRowRules = (
  facts: MainCurrency,
): DeclaredRowRules<DeclaredPackDraft, DeclaredPack> => ({
  unused: emptyDeclaredPackDraft(facts),
  draftOf: declaredPackDraftOf,
  isEntered: isDeclaredPackEntered,
  next: nextDeclaredPackDraft,
})

/** The rows for the lines of a record of packs, followed by an unused row. (DCV-41) */
export const declaredPacksRowsOf = (
  { code, packs }: DeclaredPacksDraft,
  facts: MainCurrency,
): DeclaredPacksRows => ({
  code,
  packs: declaredRowsOf(packs, declaredPackRowRules(facts)),
})

/**
 * The record of the rows that contain a saved line or that the user has filled in. Rows with the same pack and currency
 * become one line with the sum of their quantities. A quantity that can't be parsed becomes 0, which is never valid.
 * (DCV-48, DCV-55)
 */
export const readDeclaredPacksRows = ({ code, packs }: DeclaredPacksRows): DeclaredPacksDraft => ({
  code,
  packs: packsOf(enteredRows(packs, { isEntered: isDeclaredPackEntered })),
})

/**
 * Every validation issue of the rows that contain a saved line or that the user has filled in. If all rows are unused,
 * these are the issues of the first row. A quantity is validated together with the rows above that have the same pack.
 * A path contains the row's id and the field of its draft, such as `packs.3.quantity`. (DCV-48, DCV-52)
 */
export const validateDeclaredPacksRows = (
  { packs }: Pick<DeclaredPacksRows, 'packs'>,
  facts: MainCurrency,
): readonly Issue[] => {
  const required = requiredRows(packs, { isEntered: isDeclaredPackEntered })
  return required.flatMap(({ id, draft }, index) =>
    validateDeclaredPack(draft, { ...facts, existing: packsOf(required.slice(0, index)) }).map((issue) => ({
      ...issue,
      path: `packs.${id}.${issue.path}`,
    })),
  )
}

const packsOf = (rows: readonly DeclaredPackRow[]): readonly DeclaredPack[] =>
  rows.map(packOf).reduce<readonly DeclaredPack[]>(addDeclaredPack, [])

const packOf = ({ draft }: DeclaredPackRow): DeclaredPack => {
  const isReadable = validateDeclaredPack(
    { ...draft, packCode: '-', currencyCode: '-' },
    { existing: [], mainCurrency: null },
  )
  return isReadable.length === 0
    ? buildDeclaredPack(draft)
    : { pc: draft.packCode, pq: 0, cic: draft.currencyCode }
}
