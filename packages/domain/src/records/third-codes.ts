import { cleanCode, type Issue } from '../kernel'
import type { ThirdCode } from './record.schema'
import { requiredTextIssues } from './record-text'
import { editedRow, removeRow, rowNameIssues, saveRow, type TableFacts, tableIssues } from './table-rows'

/** The values that a user has entered in the form of one third-party code. */
export interface ThirdCodeDraft {
  readonly system: string
  readonly code: string
}

const TAKEN = 'systemNameAlreadyExists'

/** The initial values in the form of a third-party code: both fields are empty. (REC-1) */
export const emptyThirdCodeDraft = (): ThirdCodeDraft => ({ system: '', code: '' })

/** The form with an existing third-party code. (REC-4) */
export const thirdCodeDraftOf = ({ system, code }: ThirdCode): ThirdCodeDraft => ({ system, code })

/**
 * Every validation issue of a third-party code, with the paths `system` and `code`. If the table already contains the
 * system, the issue contains the system as the table spells it (`taken`). The system of an existing code can't be
 * changed; if it was changed, the issue contains the former system (`value`). (REC-1 to REC-3)
 */
export const validateThirdCode = (draft: ThirdCodeDraft, facts: TableFacts<ThirdCode>): readonly Issue[] => [
  ...rowNameIssues('system', draft.system, {
    held: editedRow(facts)?.system,
    others: facts.existing.map(({ system }) => system),
    takenRule: TAKEN,
  }),
  ...requiredTextIssues('code', draft.code),
]

/**
 * The table of third-party codes after a valid code was saved. A new code is added. An existing code replaces its row
 * and keeps its system. (REC-3, REC-4)
 */
export const saveThirdCode = (draft: ThirdCodeDraft, facts: TableFacts<ThirdCode>): readonly ThirdCode[] =>
  saveRow({ system: editedRow(facts)?.system ?? cleanCode(draft.system), code: cleanCode(draft.code) }, facts)

/** The table of third-party codes without the row at an index, counted from zero. (REC-4) */
export const removeThirdCode = (existing: readonly ThirdCode[], index: number): readonly ThirdCode[] =>
  removeRow(existing, index)

/**
 * The validation issues of all rows in a table of third-party codes, with the paths `thirdcodes.<index>.<field>`.
 * (REC-15)
 */
export const validateThirdCodes = (rows: readonly ThirdCode[]): readonly Issue[] =>
  tableIssues('thirdcodes', rows, {
    keyPath: 'system',
    keyOf: ({ system }) => system,
    takenRule: TAKEN,
    rowIssues: (row) => validateThirdCode(thirdCodeDraftOf(row), { existing: [] }),
  })
