import { type Issue, parseAmount } from '../kernel'
import { type CodeBearer, type CodeFacts, codeBearers, codeIssues } from './declared-codes'
import type { DeclaredRecordDraft, DeclaredRecordFacts } from './declared-record'
import {
  type DeclaredRow,
  type DeclaredRowRules,
  declaredRowsOf,
  enteredRows,
  isSameDraft,
  requiredRows,
} from './declared-rows'
import {
  buildDeclaredContainer,
  buildDeclaredValue,
  type DeclaredContainerDraft,
  type DeclaredValueDraft,
  type DeclaredValueFacts,
  declaredContainerDraftOf,
  declaredValueDraftOf,
  emptyDeclaredContainerDraft,
  emptyDeclaredValueDraft,
  isDeclaredContainerEntered,
  isDeclaredValueEntered,
  nextDeclaredContainerDraft,
  nextDeclaredValueDraft,
  validateDeclaredContainer,
  validateDeclaredValue,
} from './declared-value'
import type { DeclaredContainer, DeclaredValue } from './declared-values.schema'
import { otherRecords } from './record-code'

/** A row of the grid of declared values: the fields that the user types, and the saved value. */
export type DeclaredValueRow = DeclaredRow<DeclaredValueDraft, DeclaredValue>
/** A row of the grid of containers: the fields that the user types, and the saved container. */
export type DeclaredContainerRow = DeclaredRow<DeclaredContainerDraft, DeclaredContainer>

/** A record of declared values, with one row of a grid for each line. */
export interface DeclaredRecordRows {
  /** Code of the record that is being changed; empty for a new record. */
  readonly code: string
  readonly values: readonly DeclaredValueRow[]
  /**
   * The rows of the containers, which exist only in mode "1"; in that mode containers and values are declared in
   * separate lists.
   */
  readonly containers: readonly DeclaredContainerRow[]
}

/** The data that decides whether the rows of a record are accepted. */
export type DeclaredRecordRowsFacts = DeclaredRecordFacts & Pick<DeclaredValueFacts, 'mainCurrency'>

type MainCurrency = Pick<DeclaredValueFacts, 'mainCurrency'>

/**
 * The draft of an unused row in the grid of values, and the functions that convert and check the rows of this grid.
 * (DCV-34, DCV-36 to DCV-38)
 */
export const declaredValueRowRules = (
  facts: MainCurrency,
): DeclaredRowRules<DeclaredValueDraft, DeclaredValue> => ({
  unused: emptyDeclaredValueDraft(facts),
  draftOf: declaredValueDraftOf,
  isEntered: isDeclaredValueEntered,
  next: nextDeclaredValueDraft,
})

/**
 * The draft of an unused row in the grid of containers, and the functions that convert and check the rows of this grid.
 * (DCV-34, DCV-36 to DCV-38)
 */
export const declaredContainerRowRules: DeclaredRowRules<DeclaredContainerDraft, DeclaredContainer> = {
  unused: emptyDeclaredContainerDraft(),
  draftOf: declaredContainerDraftOf,
  isEntered: isDeclaredContainerEntered,
  next: nextDeclaredContainerDraft,
}

/** The rows for the lines of a record of declared values, followed by an unused row in each grid. (DCV-41) */
export const declaredRecordRowsOf = (
  draft: DeclaredRecordDraft,
  facts: MainCurrency,
): DeclaredRecordRows => ({
  code: draft.code,
  values: declaredRowsOf(draft.values, declaredValueRowRules(facts)),
  containers: declaredRowsOf(draft.containers, declaredContainerRowRules),
})

/**
 * Both codes of a saved line that has a bag and a seal; `undefined` for a line with one code. Only other systems create
 * lines with both codes, and the form of declared values can't change these codes. (DCV-49)
 */
export const bothCodesOf = (origin: CodeBearer | null): CodeBearer | undefined =>
  origin === null || origin.bc === null || origin.sc === null ? undefined : { bc: origin.bc, sc: origin.sc }

/**
 * The record of the rows that are filled in or contain a saved line, in the order of the rows. For an unchanged row,
 * the record contains the saved line. An amount that can't be parsed becomes 0, which is never valid. (DCV-48, DCV-49)
 */
export const readDeclaredRecordRows = (
  { code, values, containers }: DeclaredRecordRows,
  { mode }: Pick<DeclaredRecordFacts, 'mode'>,
): DeclaredRecordDraft => ({
  code,
  values: enteredRows(values, { isEntered: isDeclaredValueEntered }).map((row) => lineOf(row, mode)),
  containers: enteredRows(containers, { isEntered: isDeclaredContainerEntered }).map(containerOf),
})

/**
 * Every validation issue of the rows that contain a saved line or that the user has filled in. If all rows of a grid
 * are unused, the issues of its first row are included. A code must differ from the codes in the rows above and in the
 * other records. A path contains the row's id and the field of its draft, such as `values.3.amount`. (DCV-21, DCV-44,
 * DCV-48)
 */
export const validateDeclaredRecordRows = (
  { code, values, containers }: DeclaredRecordRows,
  { answer, ...facts }: DeclaredRecordRowsFacts,
): readonly Issue[] => {
  const others = codeBearers(otherRecords({ code }, answer))
  const required = requiredRows(values, { isEntered: isDeclaredValueEntered })
  const ofValues = required.flatMap((row, index) => {
    const existing = [...others, ...required.slice(0, index).map((above) => lineOf(above, facts.mode))]
    const issues = validateDeclaredValue(row.draft, { ...facts, existing })
    const both = facts.mode === '0' ? bothCodesOf(row.origin) : undefined
    return at(
      `values.${row.id}`,
      both === undefined ? issues : withBothCodes(issues, both, { ...facts, existing }),
    )
  })
  if (facts.mode === '0') return ofValues
  const bearers = requiredRows(containers, { isEntered: isDeclaredContainerEntered })
  const ofContainers = bearers.flatMap((row, index) => {
    const existing = [...others, ...bearers.slice(0, index).map(containerOf)]
    return at(`containers.${row.id}`, containerIssues(row, { ...facts, existing }))
  })
  return [...ofContainers, ...ofValues]
}

const lineOf = ({ draft, origin }: DeclaredValueRow, mode: DeclaredRecordFacts['mode']): DeclaredValue => {
  if (origin !== null && isSameDraft(draft, declaredValueDraftOf(origin))) return origin
  const amount = parseAmount(draft.amount).ok ? draft.amount : '0'
  return {
    ...buildDeclaredValue({ ...draft, amount }, { mode }),
    ...(mode === '0' ? bothCodesOf(origin) : undefined),
  }
}

const containerOf = ({ draft, origin }: DeclaredContainerRow): DeclaredContainer =>
  origin !== null &&
  (bothCodesOf(origin) !== undefined || isSameDraft(draft, declaredContainerDraftOf(origin)))
    ? origin
    : buildDeclaredContainer(draft)

const containerIssues = ({ draft, origin }: DeclaredContainerRow, facts: CodeFacts): readonly Issue[] => {
  const both = bothCodesOf(origin)
  return both === undefined ? validateDeclaredContainer(draft, facts) : bothCodesIssues(both, facts)
}

const withBothCodes = (issues: readonly Issue[], both: CodeBearer, facts: CodeFacts): readonly Issue[] => [
  ...bothCodesIssues(both, facts),
  ...issues.filter(({ path }) => path !== 'code'),
]

const bothCodesIssues = ({ bc, sc }: CodeBearer, facts: CodeFacts): readonly Issue[] => [
  ...codeIssues('code', { kind: 'bag', code: bc ?? '' }, facts),
  ...codeIssues('code', { kind: 'seal', code: sc ?? '' }, facts),
]

const at = (prefix: string, issues: readonly Issue[]): readonly Issue[] =>
  issues.map((issue) => ({ ...issue, path: `${prefix}.${issue.path}` }))
