import type { CountryConfig } from '../country'
import { cleanCode, type Issue, issue } from '../kernel'

const DIGITS = '1234567890'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The settings of a country that may contain formats of bag codes. */
export type BagCodeSettings = Pick<CountryConfig, 'CashToday'>

/**
 * An example of a code in a format. Its digits count up from 1 and its letters from A. (DPS-54)
 *
 * @param format `9` stands for a digit, `A` for a letter from A to Z, and every other character for itself.
 */
export const bagCodeExample = (format: string): string => {
  let digits = 0
  let letters = 0
  return [...format]
    .map((sign) => {
      if (sign === '9') return DIGITS[digits++ % DIGITS.length]
      return sign === 'A' ? LETTERS[letters++ % LETTERS.length] : sign
    })
    .join('')
}

/**
 * The validation issue of a bag code that matches none of the country's formats; it contains an example of each format.
 * Without formats every code is accepted. (DPS-54)
 */
export const bagCodeIssue = (barcode: string, { CashToday }: BagCodeSettings): Issue | undefined => {
  const formats = CashToday.BagCodeFormats.map(cleanCode).filter((format) => format !== '')
  const code = cleanCode(barcode)
  return formats.length === 0 || formats.some((format) => hasFormat(code, format))
    ? undefined
    : issue('bag-code', 'barcode', { examples: formats.map(bagCodeExample).join(', ') })
}

const hasFormat = (code: string, format: string): boolean => {
  const [signs, expected] = [[...code], [...format]]
  return signs.length === expected.length && expected.every((sign, at) => isOf(sign, signs[at] ?? ''))
}

const isOf = (sign: string, character: string): boolean => {
  if (sign === '9') return /^\d$/.test(character)
  return sign === 'A' ? /^[A-Za-z]$/.test(character) : sign.toUpperCase() === character.toUpperCase()
}
