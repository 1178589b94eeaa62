import { formatAmount } from '../kernel'
import type { HistoryChange } from './history.schema'

/** A value in a line of the history: empty, yes or no, or a text. */
export type HistoryValue =
  | { readonly kind: 'empty' }
  | { readonly kind: 'flag'; readonly value: boolean }
  | { readonly kind: 'text'; readonly text: string }

/** A line of the history: the change of a field, of one property of a field, or of one row of a table. */
export type HistoryLine = {
  /** The name of the field, or of a property inside the field, such as `paymentService.fee`. */
  readonly field: string
  /** The name of the changed row if the field is a table. */
  readonly row?: string
} & (
  | { readonly what: 'secret' | 'reordered' }
  | { readonly what: 'added' | 'removed'; readonly value: HistoryValue }
  | { readonly what: 'changed'; readonly from: HistoryValue; readonly to: HistoryValue }
)

/**
 * The lines that describe a change in the history, one for each difference. The line of a simple field has its old and
 * its new value. An object without a name has a line for each of its properties. A table has a line for each row that
 * was added, removed or changed. (REC-66)
 */
export const historyLines = (change: HistoryChange): readonly HistoryLine[] => {
  const { field } = change
  if ('secret' in change) return [{ field, what: 'secret' }]
  return 'added' in change
    ? tableLines(field, change.removed, change.added)
    : valueLines(field, change.from, change.to)
}

const valueLines = (field: string, from: unknown, to: unknown): readonly HistoryLine[] => {
  if (isList(from) || isList(to)) return tableLines(field, from, to)
  const parts = isGroup(from) || isGroup(to) ? partLines(field, fieldsOf(from), fieldsOf(to)) : []
  return parts.length > 0 ? parts : [{ field, what: 'changed', from: shownValue(from), to: shownValue(to) }]
}

const partLines = (field: string, from: Fields, to: Fields): readonly HistoryLine[] =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((part) =>
    isSame(from[part], to[part]) ? [] : valueLines(`${field}.${part}`, from[part], to[part]),
  )

/**
 * The lines that describe the change of a table. A row is compared with the row that has the same name; the order of
 * the rows does not matter.
 */
const tableLines = (field: string, from: unknown, to: unknown): readonly HistoryLine[] => {
  const [old, now] = [rowsOf(from), rowsOf(to)]
  const lines = [...new Map([...old, ...now])].flatMap(([key, { row }]): readonly HistoryLine[] => {
    const [before, after] = [old.get(key)?.rest, now.get(key)?.rest]
    if (before === undefined) return [{ field, row, what: 'added', value: textValue(after) }]
    if (after === undefined) return [{ field, row, what: 'removed', value: textValue(before) }]
    return before === after
      ? []
      : [{ field, row, what: 'changed', from: textValue(before), to: textValue(after) }]
  })
  // If no row differs, the order of the rows has changed. A table without rows before and after is unchanged.
  const isReordered = lines.length === 0 && now.size > 0
  return isReordered ? [{ field, what: 'reordered' }] : lines
}

/**
 * The rows of a table by name, with their content except the name. A second row with the same name gets another key.
 */
const rowsOf = (value: unknown): ReadonlyMap<string, { readonly row: string; readonly rest: string }> => {
  const rows = new Map<string, { readonly row: string; readonly rest: string }>()
  for (const each of isList(value) ? value : []) {
    const row = rowName(each)
    let key = row
    while (rows.has(key)) key += '\n'
    rows.set(key, { row, rest: rowRest(each) })
  }
  return rows
}

/**
 * The properties that can be the name of a row: the system of a third-party code, the currency of a limit, or a name.
 */
const rowNames = ['system', 'currency', 'name', 'description', 'text', 'code'] as const
/** The levels of records that can be assigned to a user, the highest first. */
const levels = ['client', 'subclient', 'servicePoint'] as const

const rowName = (row: unknown): string => {
  const fields = fieldsOf(row)
  const place = levels.flatMap((level) => {
    const id = fields[`${level}Id`]
    return isAbsent(id) ? [] : [isAbsent(fields[level]) ? `#${String(id)}` : String(fields[level])]
  })
  if (place.length > 0) return place.join(' / ')
  const name = rowNames.find((each) => !isAbsent(fields[each]))
  return name === undefined ? textOf(row) : textOf(fields[name])
}

/**
 * The content of a row without its name. A value with an id refers to another record and is written as the full name of
 * that record.
 */
const rowRest = (row: unknown): string => {
  const fields = fieldsOf(row)
  if (!isAbsent(fields['id']) || levels.some((level) => !isAbsent(fields[`${level}Id`]))) return ''
  const name = rowNames.find((each) => !isAbsent(fields[each]))
  if (name === undefined) return ''
  return Object.entries(fields)
    .filter(([field, value]) => field !== name && !isAbsent(value) && value !== false)
    .map(([field, value]) => (value === true ? field : amountOr(field, value)))
    .join(', ')
}

const amountOr = (field: string, value: unknown): string =>
  field === 'amount' && typeof value === 'number' ? formatAmount(value) : textOf(value)

const shownValue = (value: unknown): HistoryValue =>
  typeof value === 'boolean' ? { kind: 'flag', value } : textValue(textOf(value))

const textValue = (text: string | undefined): HistoryValue =>
  text === undefined || text === '' ? { kind: 'empty' } : { kind: 'text', text }

/** A value as one text: the name of an object or, if it has no name, its whole content. */
const textOf = (value: unknown): string => {
  if (isAbsent(value)) return ''
  if (isList(value)) return value.map(textOf).join(', ')
  if (typeof value !== 'object') return String(value)
  const fields = fieldsOf(value)
  const name = referenceNames.find((each) => !isAbsent(fields[each]))
  return name === undefined
    ? Object.values(fields)
        .map(textOf)
        .filter((text) => text !== '')
        .join(', ')
    : textOf(fields[name])
}

const referenceNames = ['description', 'text', 'code', 'name'] as const

/** Whether a value is an object without a name, whose properties are shown as separate fields. */
const isGroup = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !isList(value) &&
  referenceNames.every((name) => isAbsent(fieldsOf(value)[name]))

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
type Fields = Readonly<Record<string, unknown>>

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === ''
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
