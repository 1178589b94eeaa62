import { barcodeFormats, check, cleanCode, cleanText, type Issue, issue, issuesOf } from '../kernel'
import type { ExtraDataItem, ExtraDataType } from './record.schema'
import { requiredTextIssues } from './record-text'
import { editedRow, removeRow, rowNameIssues, saveRow, type TableFacts, tableIssues } from './table-rows'

/** The values that a user has entered in the form of one extra-data field. */
export interface ExtraDataDraft {
  readonly name: string
  readonly label: string
  /** The type of the field's value; empty if no type is chosen. */
  readonly type: ExtraDataType | ''
  /**
   * For a text, its highest number of characters as the user typed it; for a scanned value, the chosen barcode format.
   */
  readonly attr1: string
  readonly required: boolean
}

/** One change of the form of an extra-data field. */
export type ExtraDataChange = {
  readonly [F in keyof ExtraDataDraft]: { readonly field: F; readonly value: ExtraDataDraft[F] }
}[keyof ExtraDataDraft]

/** The highest number of characters of a text in an extra-data field. */
export const MAX_EXTRA_DATA_TEXT = 255

const TAKEN = 'extradataNameAlreadyExists'

/** The initial values in the form of an extra-data field. The field is optional until the user requires it. (REC-9) */
export const emptyExtraDataDraft = (): ExtraDataDraft => ({
  name: '',
  label: '',
  type: '',
  attr1: '',
  required: false,
})

/** The form with an existing extra-data field. `attr1` is empty if the type of the field does not use it. (REC-14) */
export const extraDataDraftOf = (item: ExtraDataItem): ExtraDataDraft => ({
  ...item,
  attr1: usesAttribute(item.type) ? (item.attr1 ?? '') : '',
})

/**
 * The values of the form after a change. Choosing another type clears `attr1`, but choosing the same type again does
 * not. (REC-13)
 */
export const changeExtraDataDraft = (draft: ExtraDataDraft, change: ExtraDataChange): ExtraDataDraft => ({
  ...draft,
  ...(change.field === 'type' && change.value !== draft.type ? { attr1: '' } : {}),
  [change.field]: change.value,
})

/**
 * Every validation issue of an extra-data field, with the paths `name`, `label`, `type` and `attr1`. If the table
 * already contains the name, the issue contains the name as the table spells it (`taken`). The name of an existing
 * field can't be changed; if it was changed, the issue contains the former name (`value`). (REC-9 to REC-12)
 */
export const validateExtraDataItem = (
  draft: ExtraDataDraft,
  facts: TableFacts<ExtraDataItem>,
): readonly Issue[] => [
  ...rowNameIssues('name', draft.name, {
    held: editedRow(facts)?.name,
    others: facts.existing.map(({ name }) => name),
    takenRule: TAKEN,
  }),
  ...requiredTextIssues('label', draft.label),
  ...issuesOf([check('required', 'type', draft.type, {})]),
  ...attributeIssues(draft),
]

/**
 * The table of extra-data fields after a valid field was saved. A new field is added. An existing field replaces its
 * row and keeps its name. (REC-9, REC-14)
 *
 * @throws Error if no type is chosen: call `validateExtraDataItem` first.
 */
export const saveExtraDataItem = (
  draft: ExtraDataDraft,
  facts: TableFacts<ExtraDataItem>,
): readonly ExtraDataItem[] => {
  const { type, required } = draft
  if (type === '') throw new Error('[records] saveExtraDataItem: no type; validate first')
  const name = editedRow(facts)?.name ?? cleanCode(draft.name)
  const item = { name, label: cleanText(draft.label), type, attr1: attributeOf(type, draft.attr1), required }
  return saveRow(item, facts)
}

/** The table of extra-data fields without the row at an index, counted from zero. (REC-14) */
export const removeExtraDataItem = (
  existing: readonly ExtraDataItem[],
  index: number,
): readonly ExtraDataItem[] => removeRow(existing, index)

/**
 * The validation issues of all rows in a table of extra-data fields, with the paths `extradata.<index>.<field>`.
 * (REC-15)
 */
export const validateExtraData = (rows: readonly ExtraDataItem[]): readonly Issue[] =>
  tableIssues('extradata', rows, {
    keyPath: 'name',
    keyOf: ({ name }) => name,
    takenRule: TAKEN,
    rowIssues: (row) => validateExtraDataItem(extraDataDraftOf(row), { existing: [] }),
  })

const usesAttribute = (type: ExtraDataType | ''): boolean => type === 'text' || type === 'scannable'

const attributeIssues = ({ type, attr1 }: ExtraDataDraft): readonly Issue[] => {
  const path = 'attr1'
  const typed = cleanText(attr1)
  if (type === 'text') {
    const misshapen = check('integer', path, typed, {})
    return issuesOf([misshapen ?? check('between', path, typed, { min: 1, max: MAX_EXTRA_DATA_TEXT })])
  }
  if (type !== 'scannable') return []
  if (typed === '') return [issue('required', path)]
  return barcodeFormats.some((format) => format === typed)
    ? []
    : [issue('barcode-format', path, { accepted: barcodeFormats.join(', ') })]
}

const attributeOf = (type: ExtraDataType, typed: string): string | null => {
  if (type === 'text') return String(Number(cleanText(typed) || MAX_EXTRA_DATA_TEXT))
  return usesAttribute(type) ? cleanText(typed) : null
}
