import { type Locale, languageOf } from './locale'
import { fromHundredths, MAX_HUNDREDTHS, roundAmount } from './money'
import { err, ok, type Result } from './result'

/**
 * The reason why a text is refused as an amount. `two-ways` means that the text can mean two amounts
 * (`amountReadings`).
 */
export type AmountRefusal = 'empty' | 'format' | 'decimals' | 'negative' | 'too-large' | 'two-ways'

/**
 * The two amounts that a text can mean, in major units: `less` if the separator in the text marks decimals, `more` if
 * the separator marks thousands.
 */
export interface AmountReadings {
  readonly less: number
  readonly more: number
}

/**
 * The amount in major units that a typed or pasted text means: `1.234,50`, `1,234.50`, `1 234,5`, `1'234.5`, `1234.5`,
 * `R$ 1.234,50` and `1.234,50 EUR` are all accepted. A text such as `12,345` is refused as `two-ways`, because it can
 * mean two amounts. Such a text has one to three digits, then a comma or dot, then three digits. (KRN-7, KRN-70,
 * KRN-71)
 * @example
 * ```ts
 * parseAmount('1.234,50 €') // { ok: true, value: 1234.5 }
 * parseAmount('12,345') // { ok: false, error: 'two-ways' }
 * parseAmount('much') // { ok: false, error: 'format' }
 * ```
 */
export const parseAmount = (text: string): Result<number, AmountRefusal> => {
  const number = numberIn(text)
  if (!number.ok) return number
  if (TWO_WAYS.test(number.value)) return err('two-ways')
  return amountOf(plainDecimal(number.value))
}

/**
 * Both amounts that a text can mean if `parseAmount` refuses the text as `two-ways`. The amount with decimals is
 * rounded to hundredths. The result is `undefined` for any other text. (KRN-71)
 * @example
 * ```ts
 * amountReadings('12,345') // { less: 12.35, more: 12345 }
 * ```
 */
export const amountReadings = (text: string): AmountReadings | undefined => {
  const number = numberIn(text)
  const [, whole, decimals] = (number.ok && TWO_WAYS.exec(number.value)) || []
  return whole === undefined || decimals === undefined
    ? undefined
    : { less: roundAmount(Number(`${whole}.${decimals}`)), more: Number(`${whole}${decimals}`) }
}

/**
 * The amount in major units of a text that a program wrote with the separators of a language. Blanks and apostrophes
 * are accepted between thousands, and thousands without separators are accepted too. A text that `parseAmount` refuses
 * as `two-ways` has only one meaning if its language is known. (KRN-25)
 * @example
 * ```ts
 * parseAmountIn('1,234', 'en') // { ok: true, value: 1234 }
 * parseAmountIn('1,234', 'de') // { ok: false, error: 'decimals' }
 * ```
 */
export const parseAmountIn = (text: string, locale: Locale): Result<number, AmountRefusal> => {
  const number = numberIn(text)
  if (!number.ok) return number
  const english =
    languageOf(locale) === 'en'
      ? number.value
      : number.value.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))
  return amountOf(ENGLISH.test(english) ? english.replaceAll(/[, ']/g, '') : undefined)
}

const TWO_WAYS = /^([1-9]\d{0,2})[.,](\d{3})$/
const ENGLISH = /^(?:\d+|[1-9]\d{0,2}(?:([, '])\d{3})(?:\1\d{3})*)(?:\.\d+)?$/

/** Digits in groups of three with the same separator between the groups, and decimals after another separator. */
const GROUPED = /^([1-9]\d{0,2}(?:([., '])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/
/**
 * Digits without separators between thousands. An amount never begins with zeros; a number with zeros at its start is a
 * code.
 */
const PLAIN = /^((?:0|[1-9]\d*)?)(?:[.,](\d*))?$/

/** The digits of a number with a dot before its decimals; `undefined` if the separators form no number. */
const plainDecimal = (number: string): string | undefined => {
  const [, grouped, , behind = ''] = GROUPED.exec(number) ?? []
  if (grouped !== undefined) return `${grouped.replaceAll(/\D/g, '')}.${behind}`
  const [, whole = '', decimals = ''] = PLAIN.exec(number) ?? []
  return whole + decimals === '' ? undefined : `${whole}.${decimals}`
}

/** The amount that a text of digits means. The text may have one dot, which comes before the decimals. */
const amountOf = (plain: string | undefined): Result<number, AmountRefusal> => {
  if (plain === undefined) return err('format')
  const [whole = '', decimals = ''] = plain.split('.')
  if (decimals.length > 2) return err('decimals')
  const hundredths = BigInt(`${whole}${decimals.padEnd(2, '0')}`)
  if (hundredths > BigInt(MAX_HUNDREDTHS)) return err('too-large')
  return ok(fromHundredths(Number(hundredths)))
}

/**
 * A currency as people and spreadsheet programs write it: a sign such as € or an ISO code such as EUR. A sign for a
 * fraction or a multiple of the unit, such as ¢ or k€, does not match.
 */
const CURRENCY = [
  String.raw`(?:R|US|U|CA|A|NZ|HK|MX|NT|EC|COL)?\$`,
  '(?:JP|CN)?¥',
  '[€£₡₦₩₪₫₭₮₱₲₴₸₹₺₼₽₾]',
  String.raw`[SB]\/\.?`,
  String.raw`(?:BS|KR|FR)\.?|KČ|ZŁ|LEI`,
  // The list has the currencies of the countries where the languages of the product are spoken, and the currencies of
  // visitors of these countries. The list is fixed, because each JavaScript engine has a different list of currencies.
  'EUR|USD|GBP|CHF|PEN|BRL|COP|CLP|ARS|MXN|UYU|PYG|BOB|VES|CRC|GTQ|HNL|NIO|PAB|DOP|CUP|AOA|MZN|CVE|STN|MOP',
  'CAD|AUD|NZD|HKD|SGD|JPY|CNY|KRW|INR|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|RSD|UAH|TRY|ILS|MAD|ZAR|AED',
].join('|')
const BEFORE = new RegExp(`^(?:${CURRENCY})`, 'iu')
const BEHIND = new RegExp(`(?:${CURRENCY})$`, 'iu')
/** A minus sign before or after a number, or the brackets with which bookkeepers mark negative numbers. */
const MINUS = /^[-−‒–—]|\d ?[-−‒–—]$|^\(.*\d.*\)$/
/** The dashes that replace the decimals of a price without cents: `12,-` */
const DASHES_FOR_DECIMALS = /[.,] ?[-−‒–—]+$/

/**
 * The digits and separators in the text of an amount, without currency and plus sign. Full-width characters become
 * half-width characters, every blank becomes a space, every kind of apostrophe becomes the same character, and
 * invisible characters are removed. (KRN-70)
 */
const numberIn = (text: string): Result<string, AmountRefusal> => {
  const plain = text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\uffe5', '¥')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/[’‘ʼ′]/g, "'")
    .trim()
  if (plain === '') return err('empty')
  const signed = withoutCurrency(plain)
  if (DASHES_FOR_DECIMALS.test(signed)) return err('format')
  if (MINUS.test(plain) || MINUS.test(signed)) return err('negative')
  const number = withoutCurrency(signed.replace(/^\+/, '').trim())
  return /^[\d., ']*\d[.,]?$/.test(number) ? ok(number) : err('format')
}

const withoutCurrency = (text: string): string => text.replace(BEFORE, '').replace(BEHIND, '').trim()
