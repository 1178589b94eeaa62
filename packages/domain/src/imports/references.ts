/** A record that a file names by its code, as far as it is known. */
export interface Found<Record> {
  /** `null`: there is none with this code. */
  readonly record: Record | null
  /** A code that is nearly the same and exists, such as one with leading zeros. */
  readonly near: string | null
}

/** A code as it is compared: case does not count. */
export const folded = (code: string): string => code.trim().toLowerCase()

/** What a search for a code found: the record with that code, else the nearest of those whose code contains it. (IMP-23) */
export const foundByCode = <Row extends { readonly codeSol: string | null }>(
  code: string,
  rows: readonly Row[],
): Found<Row> => {
  const record =
    rows.find(({ codeSol }) => codeSol === code.trim()) ??
    rows.find(({ codeSol }) => folded(codeSol ?? '') === folded(code))
  if (record !== undefined) return { record, near: null }
  const isSameNumber = ({ codeSol }: Row) => withoutZeros(codeSol ?? '') === withoutZeros(code)
  return { record: null, near: (rows.find(isSameNumber) ?? rows[0])?.codeSol ?? null }
}

const withoutZeros = (code: string): string => folded(code).replace(/^0+(?=.)/, '')

const yes = new Set([
  'true',
  '1',
  'x',
  'yes',
  'y',
  'si',
  'sí',
  's',
  'ja',
  'j',
  'sim',
  'verdadero',
  'wahr',
  'verdadeiro',
])
const no = new Set(['false', '0', '-', 'no', 'n', 'nein', 'não', 'nao', 'falso', 'falsch'])

/** Yes or no in any of the languages, or as spreadsheet programs write it; `undefined` for anything else. (IMP-24) */
export const flagOf = (text: string): boolean | undefined => {
  const word = text.trim().toLowerCase().normalize('NFC')
  if (word === '' || no.has(word)) return false
  return yes.has(word) ? true : undefined
}
