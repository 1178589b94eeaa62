import { barcodeFormats, check, cleanCode, cleanText, type Issue, issue, issuesOf } from '../kernel'
import type { ExtraDataItem, ExtraDataType } from './record.schema'
import { requiredTextIssues } from './record-text'
import { editedRow, removeRow, rowNameIssues, saveRow, type TableFacts, tableIssues } from './table-rows'

/** A field of extra data as it is being filled in. */
export interface ExtraDataDraft {
  readonly name: string
  readonly label: string
  /** The type of the contents; empty if no type is chosen. */
  readonly type: ExtraDataType | ''
  /** The highest number of characters of a text, as typed, or the chosen barcode format. */
  readonly attr1: string
  readonly required: boolean
}

/** One change of the form of a field of extra data. */
export type ExtraDataChange = {
  readonly [F in keyof ExtraDataDraft]: { readonly field: F; readonly value: ExtraDataDraft[F] }
}[keyof ExtraDataDraft]

/** The most characters of a text of extra data. */
export const MAX_EXTRA_DATA_TEXT = 255

const TAKEN = 'extradataNameAlreadyExists'

/** An empty form; a field is optional unless its switch is turned on. (REC-9) */
export const emptyExtraDataDraft = (): ExtraDataDraft => ({
  name: '',
  label: '',
  type: '',
  attr1: '',
  required: false,
})

/** The form of a row that is edited. It has no `attr1` if its type does not use it. (REC-14) */
export const extraDataDraftOf = (item: ExtraDataItem): ExtraDataDraft => ({
  ...item,
  attr1: usesAttribute(item.type) ? (item.attr1 ?? '') : '',
})

/** Applies a change. Another type clears `attr1`; choosing the same type again does not. (REC-13) */
export const changeExtraDataDraft = (draft: ExtraDataDraft, change: ExtraDataChange): ExtraDataDraft => ({
  ...draft,
  ...(change.field === 'type' && change.value !== draft.type ? { attr1: '' } : {}),
  [change.field]: change.value,
})

/**
 * Every issue of a field of extra data, at `name`, `label`, `type` and `attr1`. A name that the table already
 * contains is refused with its spelling there (`taken`); a name that was changed while editing is refused
 * with the former name (`value`). (REC-9 to REC-12)
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
 * The table with a valid field: added, or in the place and with the name of the edited one. (REC-9, REC-14)
 *
 * @throws Error if no type is chosen: validate first.
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

/** The table without the row at a zero-based index. (REC-14) */
export const removeExtraDataItem = (
  existing: readonly ExtraDataItem[],
  index: number,
): readonly ExtraDataItem[] => removeRow(existing, index)

/** The issues of a whole table, at `extradata.<index>.<field>`. (REC-15) */
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
