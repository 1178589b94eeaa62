import { cleanCode, foldedName, foldedText, type Issue, issue } from '../kernel'

/** The result of searching for a record by a code in a file. */
export interface Found<Record> {
  /** The record with this code; `null` if no record has it. */
  readonly record: Record | null
  /** A similar code that exists, such as one with leading zeros. */
  readonly near: string | null
  /** Whether a record with this code exists in another country. */
  readonly isElsewhere?: boolean
}

/** A code without zeros that spreadsheet programs remove or add: `0101`, `101` and `101.0` become `101`. (IMP-23) */
export const withoutZeros = (code: string): string =>
  foldedName(code)
    .replace(/^0+(?=.)/, '')
    .replace(/^(\d+)[.,]0+$/, '$1')

/**
 * The existing code that is most similar to an unknown code; `null` if there is none. Codes that differ only in leading
 * zeros come first, then codes that differ only in case and accents, then codes that contain the unknown code. (IMP-23)
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
 * The result of a search for a code: the record with exactly that code, or the most similar code among the rows in the
 * response. (IMP-23)
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
 * The validation issue of a code without a record. The code exists in another country, is similar to an existing code,
 * or is unknown. (IMP-23)
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
 * Whether the text of a cell means a removal, in any of the languages. An empty cell means an addition; `undefined` for
 * any other text. (IMP-65)
 */
export const isRemoval = (text: string): boolean | undefined => {
  const word = foldedText(text)
  if (word === '' || adds.has(word)) return false
  return removes.has(word) ? true : undefined
}

/**
 * The meaning of a cell as yes or no, in any of the languages or as spreadsheet programs write it; `undefined` for any
 * other text. (IMP-24)
 */
export const flagOf = (text: string): boolean | undefined => {
  const word = foldedText(text)
  if (word === '' || no.has(word)) return false
  return yes.has(word) ? true : undefined
}
