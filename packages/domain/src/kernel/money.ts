/**
 * The largest amount, in hundredths, that the product calculates with. A double keeps fifteen digits without
 * loss, so every amount up to this limit has exactly one number and one text.
 */
export const MAX_HUNDREDTHS = 999_999_999_999_999

/**
 * Whether the product can calculate with a number: it is finite, and its absolute value is at most `MAX_HUNDREDTHS`
 * hundredths. (KRN-5)
 */
export const isAmount = (value: number): boolean => Math.abs(value) < FIRST_BEYOND
/** The first number that rounds to more than `MAX_HUNDREDTHS`; the double before it is 9,999,999,999,999.994. */
const FIRST_BEYOND = 9_999_999_999_999.996

/**
 * Integer hundredths of an amount in major units, rounded half away from zero on the shortest decimal form:
 * `1.005` becomes 101, although the double is a little less than 1.005. (KRN-1)
 *
 * @throws RangeError if `isAmount` is false: check values from outside first.
 */
export const toHundredths = (amount: number): number => {
  if (!isAmount(amount)) throw new RangeError(`[kernel] toHundredths: ${amount} is not an amount`)
  return Number(exactHundredths(amount))
}

/**
 * Amount in major units of integer hundredths: 12345 gives 123.45. (KRN-2)
 *
 * @throws RangeError for a fraction of a hundredth and beyond `MAX_HUNDREDTHS`.
 */
export const fromHundredths = (hundredths: number): number => {
  if (!Number.isInteger(hundredths) || Math.abs(hundredths) > MAX_HUNDREDTHS) {
    throw new RangeError(`[kernel] fromHundredths: ${hundredths} is not a whole number of hundredths`)
  }
  return hundredths === 0 ? 0 : hundredths / 100
}

/** An amount in major units with two decimals at most, rounded half away from zero. (KRN-1) */
export const roundAmount = (amount: number): number => fromHundredths(toHundredths(amount))

/** Sum of amounts in major units, added in hundredths, so that their order has no effect; 0 without amounts. (KRN-3) */
export const addAmounts = (...amounts: readonly number[]): number =>
  fromHundredths(amounts.reduce((total, amount) => total + toHundredths(amount), 0))

/**
 * The number of whole times that a positive unit is contained in an amount, counted in hundredths and rounded towards
 * zero: 9.04 in coins of 0.02 is 452. (KRN-4)
 * @throws RangeError if the unit is below 0.01.
 */
export const divideWhole = (amount: number, unit: number): number => {
  const divisor = toHundredths(unit)
  if (divisor < 1) throw new RangeError(`[kernel] divideWhole: ${unit} is not a positive amount`)
  const quotient = Math.trunc(toHundredths(amount) / divisor)
  return quotient === 0 ? 0 : quotient
}

/** An amount in major units multiplied by a whole number, without rounding errors: 3 times 0.1 is 0.3. (KRN-4) */
export const multiplyAmount = (amount: number, quantity: number): number =>
  fromHundredths(toHundredths(amount) * quantity)

/**
 * Text of an amount without its currency: two decimals, dots between thousands and a comma before the
 * decimals, in every language. Every finite number has a text, even beyond `MAX_HUNDREDTHS`. (KRN-6)
 */
export const formatAmount = (amount: number): string => {
  const hundredths = exactHundredths(amount)
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, '.')
  return `${hundredths < 0n ? '-' : ''}${whole},${digits.slice(-2)}`
}

/**
 * `formatAmount` with the currency's symbol on the right after a space; without a symbol, the number alone. (KRN-6)
 *
 * @example
 * ```ts
 * formatMoney(1234.5, '€') // '1.234,50 €'
 * ```
 */
export const formatMoney = (amount: number, symbol: string): string => {
  if (typeof symbol !== 'string') throw new TypeError('[money] the symbol of a currency is a text')
  return symbol === '' ? formatAmount(amount) : `${formatAmount(amount)} ${symbol}`
}

/**
 * Hundredths without any bound. `toExponential()` writes the fewest digits that identify the double: the
 * decimal form that people see, without binary rounding errors.
 */
const exactHundredths = (amount: number): bigint => {
  const [, sign, first, fraction = '', exponent] =
    /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(amount.toExponential()) ?? []
  if (first === undefined || exponent === undefined)
    throw new RangeError(`[kernel] ${amount} is not a finite number`)
  const digits = BigInt(first + fraction)
  const shift = Number(exponent) - fraction.length + 2
  const magnitude = shift >= 0 ? digits * 10n ** BigInt(shift) : halfUp(digits, 10n ** BigInt(-shift))
  return sign === '-' ? -magnitude : magnitude
}

const halfUp = (dividend: bigint, divisor: bigint): bigint => (dividend * 2n + divisor) / (divisor * 2n)
