import { cleanCode, foldedName, foldedText, type Issue, issue } from '../kernel'

/** The result of looking for a record by the code in a file. */
export interface Found<Record> {
  /** The record with this code; `null` if no record has it. */
  readonly record: Record | null
  /** A similar code that exists, such as one with leading zeros. */
  readonly near: string | null
  /** Whether another country has a record with this code. */
  readonly isElsewhere?: boolean
}

/**
 * A code without the leading or added zeros that spreadsheet programs remove or add: `0101`, `101` and `101.0` become
 * `101`. (IMP-23)
 */
export const withoutZeros = (code: string): string =>
  foldedName(code)
    .replace(/^0+(?=.)/, '')
    .replace(/^(\d+)[.,]0+$/, '$1')

/**
 * The existing code that is most similar to an unknown one: the same except for leading zeros, else the same without
 * case and accents, else one that contains it. `null` if none is similar. (IMP-23)
 */
export const nearestCode = (code: string, codes: readonly string[]): string | null => {
  const number = withoutZeros(code)
  const folded = foldedText(number)
  if (folded === '') return null
  return (
    codes.find((each) => withoutZeros(each) === number) ??
    codes.find((each) => foldedText(withoutZeros(each)) === folded) ??
    codes.find((each) => foldedText(each).includes(folded)) ??
    null
  )
}

/**
 * The result of a search for a code: the record with exactly that code, else the most similar code among the rows that
 * were found. (IMP-23)
 */
export const foundByCode = <Row extends { readonly codeSol: string | null }>(
  code: string,
  rows: readonly Row[],
): Found<Row> => {
  const record =
    rows.find(({ codeSol }) => codeSol === cleanCode(code)) ??
    rows.find(({ codeSol }) => foldedName(codeSol ?? '') === foldedName(code))
  if (record !== undefined) return { record, near: null }
  return {
    record: null,
    near: nearestCode(
      code,
      rows.flatMap(({ codeSol }) => codeSol ?? []),
    ),
  }
}

/**
 * The issue of a code that no record has: it exists in another country, it is similar to an existing one, or it is
 * unknown. (IMP-23)
 */
export const unknownCode = (
  field: string,
  code: string,
  { near = null, isElsewhere = false }: Partial<Found<unknown>>,
): Issue => {
  if (isElsewhere) return issue('import-elsewhere', field, { code })
  return near === null
    ? issue('import-unknown', field, { code })
    : issue('import-near', field, { code, near })
}

const yes = new Set([
  'true',
  '1',
  'x',
  'yes',
  'y',
  'si',
  's',
  'ja',
  'j',
  'sim',
  'verdadero',
  'wahr',
  'verdadeiro',
])
const no = new Set(['false', '0', '-', 'no', 'n', 'nein', 'nao', 'falso', 'falsch'])

const removes = new Set([
  ...['remove', 'removal', 'delete', 'unassign', 'take away'],
  ...['quitar', 'eliminar', 'retirar', 'borrar', 'baja', 'desasignar'],
  ...['entfernen', 'loschen', 'entziehen'],
  ...['remover', 'excluir', 'apagar', 'tirar'],
])
const adds = new Set([
  ...['add', 'addition', 'assign'],
  ...['anadir', 'agregar', 'asignar', 'alta'],
  ...['hinzufugen', 'zuweisen'],
  ...['adicionar', 'acrescentar', 'incluir', 'atribuir'],
])

/**
 * Whether a cell asks for a removal, in any of the languages. An empty cell asks for an addition; `undefined` for any
 * other text. (IMP-65)
 */
export const isRemoval = (text: string): boolean | undefined => {
  const word = foldedText(text)
  if (word === '' || adds.has(word)) return false
  return removes.has(word) ? true : undefined
}

/**
 * The meaning of a cell, yes or no, in any of the languages or as spreadsheet programs write it; `undefined` for any
 * other text. (IMP-24)
 */
export const flagOf = (text: string): boolean | undefined => {
  const word = foldedText(text)
  if (word === '' || no.has(word)) return false
  return yes.has(word) ? true : undefined
}
