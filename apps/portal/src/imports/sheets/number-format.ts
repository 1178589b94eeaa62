import { shownDate } from './shown-date'

type TokenKind =
  | 'text'
  | 'digit'
  | 'point'
  | 'comma'
  | 'percent'
  | 'date'
  | 'general'
  | 'plain'
  | 'whole-text'

interface Token {
  readonly kind: TokenKind
  readonly text: string
}

/**
 * One section of a number format. It applies to numbers that meet its condition, or to all numbers if it has no
 * condition.
 */
interface Section {
  readonly meets: ((value: number) => boolean) | undefined
  readonly tokens: readonly Token[]
}

/** A number format, parsed so that it can be applied to cells. */
export interface CellFormat {
  /**
   * The text of a number as the cell shows it, without thousands separators; `undefined` if the cell shows the number
   * unchanged. (IMP-3)
   */
  readonly number: (value: number) => string | undefined
  readonly text: (value: string) => string
}

/**
 * Number formats that workbooks name only by a number. Formats of a day without a time are absent: `builtInFormat`
 * returns one code for all of them, because the order of day, month and year depends on the country.
 */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  18: 'h:mm',
  19: 'h:mm:ss',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'd/m/y h:mm',
  32: 'h:mm',
  33: 'h:mm:ss',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss',
}

/** The code of a number format that a workbook names only by a number. */
export const builtInFormat = (id: number): string => {
  const isDay = (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
  return BUILT_IN[id] ?? (isDay ? 'd/m/y' : 'General')
}

const pieces: readonly (readonly [RegExp, TokenKind | undefined])[] = [
  [/"([^"]*)"?/y, 'text'],
  [/\\([\s\S])/y, 'text'],
  // In a format code `_x` is a blank as wide as x, and `*x` repeats x up to the width of the cell. Both add no text.
  [/[_*][\s\S]/y, undefined],
  [/\[((?:h+|m+|s+))\]/iy, 'date'],
  [/\[\$([^\]-]*)[^\]]*\]/y, 'text'],
  [/\[[^\]]*\]/y, undefined],
  [/General/iy, 'general'],
  [/E[+-]0+/iy, 'plain'],
  [/(AM\/PM|A\/P)/iy, 'date'],
  [/([ymdhsbeg]+)/iy, 'date'],
  [/([0#?])/y, 'digit'],
  [/\./y, 'point'],
  [/,/y, 'comma'],
  [/%/y, 'percent'],
  [/@/y, 'whole-text'],
  [/([\s\S])/y, 'text'],
]

const COMPARISON = /\[(<=|>=|<>|<|>|=)\s*(-?[\d.]+)\]/
const compare: Readonly<Record<string, (value: number, other: number) => boolean>> = {
  '<': (value, other) => value < other,
  '>': (value, other) => value > other,
  '=': (value, other) => value === other,
  '<=': (value, other) => value <= other,
  '>=': (value, other) => value >= other,
  '<>': (value, other) => value !== other,
}

/** The codes of the sections of a number format. Semicolons outside quoted text separate the sections. */
const sectionCodes = (code: string): readonly string[] =>
  code.match(/(?:"[^"]*"?|\\[\s\S]|\[[^\]]*\]|[^;"\\[]|\[|\\)+|(?<=^|;)(?=;|$)/g) ?? ['']

const sectionOf = (code: string): Section => {
  const [, sign = '', limit] = COMPARISON.exec(code) ?? []
  const comparison = compare[sign]
  const tokens: Token[] = []
  for (let at = 0; at < code.length; ) {
    for (const [pattern, kind] of pieces) {
      pattern.lastIndex = at
      const found = pattern.exec(code)
      if (found === null) continue
      at = pattern.lastIndex
      if (kind !== undefined) tokens.push({ kind, text: found[1] ?? found[0] })
      break
    }
  }
  return {
    meets: comparison && ((value) => comparison(value, Number(limit))),
    tokens: withoutFractions(tokens),
  }
}

/** The tokens of a number format, in which a plain number replaces a fraction. */
const withoutFractions = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ kind, text }, at) => kind === 'text' && text === '/' && tokens[at - 1]?.kind === 'digit')
    ? [{ kind: 'plain', text: '' }]
    : tokens

/** The section of a format that applies to a number, and whether this section shows the sign itself. */
const sectionFor = (value: number, sections: readonly Section[]) => {
  const [first, second, third] = sections
  if (sections.some(({ meets }) => meets !== undefined)) {
    const found = sections.slice(0, 3).find(({ meets }) => meets?.(value) ?? false)
    return { section: found ?? sections.find(({ meets }) => meets === undefined), isSigned: false }
  }
  if (value < 0 && second !== undefined) return { section: second, isSigned: true }
  if (value === 0 && third !== undefined && sections.length > 2) return { section: third, isSigned: true }
  return { section: first, isSigned: false }
}

/** Number of digits after the first digit, because spreadsheet programs keep fifteen digits of a number. */
const BEHIND_FIRST = 14

/**
 * The digits before and after the decimal point of a number that is not below 0, with `decimals` decimals. Halves are
 * rounded up.
 */
const rounded = (value: number, decimals: number): readonly [whole: string, decimals: string] => {
  const [digits = '', exponent] = value.toExponential(BEHIND_FIRST).split('e')
  const kept = BigInt(digits.replace('.', ''))
  const shift = Number(exponent) - BEHIND_FIRST + decimals
  const unit = 10n ** BigInt(Math.abs(shift))
  const all = String(shift < 0 ? (kept * 2n + unit) / (unit * 2n) : kept * unit).padStart(decimals + 1, '0')
  const point = all.length - decimals
  return [all.slice(0, point), all.slice(point)]
}

const numberBy = (section: Section, value: number, isSigned: boolean): string | undefined => {
  const { tokens } = section
  const isOf = (wanted: TokenKind) => (token: Token) => token.kind === wanted
  if (tokens.some(isOf('plain'))) return undefined
  const point = tokens.findIndex(isOf('point'))
  const lastDigit = tokens.findLastIndex(isOf('digit'))
  const ofWhole = tokens.filter(({ kind }, at) => kind === 'digit' && (point === -1 || at < point))
  const ofDecimals = tokens.filter(({ kind }, at) => kind === 'digit' && point !== -1 && at > point)
  const lastOfWhole = tokens.findLastIndex(({ kind }, at) => kind === 'digit' && (point === -1 || at < point))
  const thousands = tokens.filter(
    ({ kind }, at) =>
      kind === 'comma' && ofWhole.length > 0 && (at > lastDigit || (at > lastOfWhole && at < point)),
  ).length
  const scale = 100 ** tokens.filter(isOf('percent')).length / 1000 ** thousands
  const size = Math.abs(value) * scale
  const [digits, decimals] = rounded(size, ofDecimals.length)
  const least = ofDecimals.findLastIndex(({ text }) => text === '0') + 1
  const shownDecimals = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '')
  let left = digits === '0' ? '' : digits
  let decimal = ofDecimals.length
  const parts: string[] = []
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at]
    if (token === undefined) continue
    const { kind, text } = token
    if (kind === 'text' || kind === 'percent') parts.unshift(text)
    if (kind === 'general') parts.unshift(String(Number(size.toPrecision(15))))
    // Only the first point is the decimal point. Further points are text.
    if (kind === 'point' && (at > point || shownDecimals !== '')) parts.unshift('.')
    if (kind !== 'digit') continue
    if (point !== -1 && at > point) {
      decimal -= 1
      parts.unshift(shownDecimals[decimal] ?? '')
      continue
    }
    const isFirst = ofWhole[0] === token
    const own = isFirst ? left : left.slice(-1)
    left = isFirst ? '' : left.slice(0, -1)
    parts.unshift(own === '' && text === '0' ? '0' : own)
  }
  const shown = parts.join('')
  return value < 0 && !isSigned && /[1-9]/.test(shown) ? `-${shown}` : shown
}

/**
 * The number format with a code, which yields the texts of cells. `is1904` tells whether the dates of the workbook
 * begin in 1904. (IMP-3)
 */
export const cellFormat = (code: string, is1904: boolean): CellFormat => {
  const sections = sectionCodes(code).map(sectionOf)
  const forText =
    sections[3] ?? sections.find(({ tokens }) => tokens.some(({ kind }) => kind === 'whole-text'))
  return {
    number: (value) => {
      const { section, isSigned } = sectionFor(value, sections)
      if (section === undefined) return undefined
      const { tokens } = section
      const letters = tokens.flatMap(({ kind, text }) => (kind === 'date' ? text.toLowerCase() : []))
      if (letters.length > 0) return shownDate(value, letters, is1904)
      const isPlain =
        tokens.some(({ kind }) => kind === 'whole-text') ||
        (tokens.length === 1 && tokens[0]?.kind === 'general')
      return isPlain ? undefined : numberBy(section, value, isSigned)
    },
    text: (value) =>
      forText === undefined
        ? value
        : forText.tokens
            .map(({ kind, text }) => (kind === 'whole-text' ? value : kind === 'text' ? text : ''))
            .join(''),
  }
}
