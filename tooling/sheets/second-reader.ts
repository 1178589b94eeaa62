import * as sheetJs from '@e965/xlsx'

/** A sheet as SheetJS reads it. For each cell reference, such as `B3`, it contains the texts that count as correct. */
export interface SecondSheet {
  readonly name: string
  readonly cells: ReadonlyMap<string, readonly string[]>
}

/** The number of digits that spreadsheet programs store for a number. */
const DIGITS = 15
/** The text of a formula that has no value. */
const NO_VALUE = '#CALC!'

const plainNumber = (value: number): string => {
  const kept = Number(value.toPrecision(DIGITS))
  if (Math.abs(kept) >= 10 ** DIGITS) return kept.toExponential().toUpperCase()
  const [, sign = '', digits = '', noughts = '0'] = /^(-?)(.+)e-(\d+)$/.exec(String(kept)) ?? []
  return digits === ''
    ? String(kept)
    : `${sign}0.${'0'.repeat(Number(noughts) - 1)}${digits.replace('.', '')}`
}

const two = (number: number): string => String(number).padStart(2, '0')

/** The letters of a number format. Its texts, colours and languages are removed. */
const lettersOf = (format: string): string =>
  format.replace(/"[^"]*"|\\.|[_*].|\[(?!h|m|s)[^\]]*\]/gi, '').toLowerCase()

interface DateCode {
  readonly y: number
  readonly m: number
  readonly d: number
  readonly H: number
  readonly M: number
  readonly S: number
}

/**
 * The standard text for a number of days as a day or a time, whatever the order of day, month and year in the number
 * format.
 */
const dayText = (value: number, format: string, is1904: boolean): string => {
  const letters = lettersOf(format)
  const rounded = Math.round(value * 86_400) / 86_400
  const parsed: DateCode | null = sheetJs.SSF.parse_date_code(rounded, { date1904: is1904 })
  if (value < 0 || parsed === null) return '###'
  const { y, m, d, H, M, S } = parsed
  const hasDay = /[ydge]|mmm/.test(letters)
  const hours = hasDay ? H : H + 24 * Math.floor(rounded)
  const time = [two(hours), two(M), ...(letters.includes('s') ? [two(S)] : [])].join(':')
  const day = `${String(y).padStart(4, '0')}-${two(m)}-${two(d)}`
  if (!/[hs]/.test(letters)) return day
  return hasDay ? `${day} ${time}` : time
}

/**
 * Whether the number itself is read instead of its formatted text. This is the case if the number format has an
 * exponent or a fraction, or is general or text.
 */
const showsNumber = (format: string): boolean => /e[+-]|[?#0]\s*\/|general|@/i.test(lettersOf(format))

/**
 * A factor that corrects halves. Binary arithmetic makes halves slightly too small, while programs that round decimal
 * digits round them up.
 */
const HALF_UP = 1 + 2 ** -51

const withoutSeparators = (shown: string): string =>
  shown.replace(/(?<=\d),(?=\d)/g, '').replace(/(?<=\d)\.(?!\d)/, '')

/** A text without the marks that make programs store it as text: `="0101"` and `'0101`. */
const withoutMarks = (text: string): string => text.replace(/^="(.*)"$/s, '$1').replace(/^'(?=[\d=+@'-])/, '')

const shownTexts = ({ t, v, w = '', z, f }: sheetJs.CellObject, is1904: boolean): readonly string[] => {
  const format = String(z ?? 'General')
  if (t === 'z' || v === undefined) return f === undefined ? [''] : [NO_VALUE, '']
  if (t !== 'n' || typeof v !== 'number') return [String(v), withoutMarks(String(v)), w]
  if (Math.abs(v) >= 10 ** DIGITS) return [plainNumber(v)]
  const shown = withoutSeparators(w)
  if (sheetJs.SSF.is_date(format))
    return format.includes(';') ? [dayText(v, format, is1904), shown] : [dayText(v, format, is1904)]
  return showsNumber(format)
    ? [plainNumber(v), shown]
    : [shown, withoutSeparators(sheetJs.SSF.format(format, v * HALF_UP))]
}

const decoded = (bytes: Uint8Array): string => {
  if (bytes[1] === 0xff || bytes[1] === 0xfe)
    return new TextDecoder(bytes[1] === 0xfe ? 'utf-16le' : 'utf-16be').decode(bytes)
  const text = new TextDecoder().decode(bytes)
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text
}

const ZIP = 0x4b
const options = { cellNF: true, sheetStubs: true, raw: true, UTC: true } as const

/**
 * The sheets of a file as SheetJS reads them. SheetJS does not detect encodings of texts.
 * @throws if SheetJS can't read the file.
 */
export const secondReading = (bytes: Uint8Array): readonly SecondSheet[] => {
  const isText = bytes[1] !== ZIP && !bytes.subarray(0, 8).includes(0xd0)
  const book = isText
    ? sheetJs.read(decoded(bytes), { ...options, type: 'string' })
    : sheetJs.read(bytes, { ...options, type: 'array' })
  const is1904 = book.Workbook?.WBProps?.date1904 === true
  return book.SheetNames.flatMap((name) => {
    const sheet = book.Sheets[name]
    if (sheet === undefined || (sheet['!type'] ?? 'sheet') !== 'sheet') return []
    const cells = Object.entries(sheet).flatMap(
      ([address, cell]): (readonly [string, readonly string[]])[] =>
        address.startsWith('!') ? [] : [[address, shownTexts(cell, is1904)]],
    )
    return [{ name, cells: new Map(cells) }]
  })
}
