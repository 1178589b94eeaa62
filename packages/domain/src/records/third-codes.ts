import { cleanCode, type Issue } from '../kernel'
import type { ThirdCode } from './record.schema'
import { requiredTextIssues } from './record-text'
import { editedRow, removeRow, rowNameIssues, saveRow, type TableFacts, tableIssues } from './table-rows'

/** A third-party code while it is typed. */
export interface ThirdCodeDraft {
  readonly system: string
  readonly code: string
}

const TAKEN = 'systemNameAlreadyExists'

/** An unused form of a third-party code. (REC-1) */
export const emptyThirdCodeDraft = (): ThirdCodeDraft => ({ system: '', code: '' })

/** The form of a third-party code that is edited. (REC-4) */
export const thirdCodeDraftOf = ({ system, code }: ThirdCode): ThirdCodeDraft => ({ system, code })

/**
 * Every issue of a third code, at `system` and `code`. A system that the table already contains is refused
 * with its spelling there (`taken`); a system that was changed while editing is refused with the former one
 * (`value`). (REC-1 to REC-3)
 */
export const validateThirdCode = (draft: ThirdCodeDraft, facts: TableFacts<ThirdCode>): readonly Issue[] => [
  ...rowNameIssues('system', draft.system, {
    held: editedRow(facts)?.system,
    others: facts.existing.map(({ system }) => system),
    takenRule: TAKEN,
  }),
  ...requiredTextIssues('code', draft.code),
]

/** The table with a valid third code: added, or in the place and with the system of the edited one. (REC-3, REC-4) */
export const saveThirdCode = (draft: ThirdCodeDraft, facts: TableFacts<ThirdCode>): readonly ThirdCode[] =>
  saveRow({ system: editedRow(facts)?.system ?? cleanCode(draft.system), code: cleanCode(draft.code) }, facts)

/** The table without the row at a zero-based index. (REC-4) */
export const removeThirdCode = (existing: readonly ThirdCode[], index: number): readonly ThirdCode[] =>
  removeRow(existing, index)

/** The issues of a whole table, at `thirdcodes.<index>.<field>`. (REC-15) */
export const validateThirdCodes = (rows: readonly ThirdCode[]): readonly Issue[] =>
  tableIssues('thirdcodes', rows, {
    keyPath: 'system',
    keyOf: ({ system }) => system,
    takenRule: TAKEN,
    rowIssues: (row) => validateThirdCode(thirdCodeDraftOf(row), { existing: [] }),
  })
