/**
 * The largest amount, in hundredths, that the product calculates with. A double keeps fifteen digits exactly, so each
 * amount up to this limit has exactly one number and one text.
 */
export const MAX_HUNDREDTHS = 999_999_999_999_999

/**
 * Whether the product can calculate with a number: it is finite, and its absolute value is at most `MAX_HUNDREDTHS`
 * hundredths. (KRN-5)
 */
export const isAmount = (value: number): boolean => Math.abs(value) < FIRST_BEYOND
/** The smallest number that rounds to more than `MAX_HUNDREDTHS`; the double before it is 9,999,999,999,999.994. */
const FIRST_BEYOND = 9_999_999_999_999.996

/**
 * The integer number of hundredths in an amount in major units. The shortest decimal form of the amount is rounded half
 * away from zero: `1.005` becomes 101, although the double is a little less than 1.005. (KRN-1)
 *
 * @throws RangeError if `isAmount` is false: check values from outside first.
 */
export const toHundredths = (amount: number): number => {
  if (!isAmount(amount)) throw new RangeError(`[kernel] toHundredths: ${amount} is not an amount`)
  return Number(exactHundredths(amount))
}

/**
 * An integer number of hundredths converted to an amount in major units: 12345 becomes 123.45. (KRN-2)
 *
 * @throws RangeError if the number is not whole or exceeds `MAX_HUNDREDTHS`.
 */
export const fromHundredths = (hundredths: number): number => {
  if (!Number.isInteger(hundredths) || Math.abs(hundredths) > MAX_HUNDREDTHS) {
    throw new RangeError(`[kernel] fromHundredths: ${hundredths} is not a whole number of hundredths`)
  }
  return hundredths === 0 ? 0 : hundredths / 100
}

/** An amount in major units rounded to two decimals, half away from zero. (KRN-1) */
export const roundAmount = (amount: number): number => fromHundredths(toHundredths(amount))

/**
 * The sum of amounts in major units; 0 without amounts. Hundredths are added, so the order of the amounts has no
 * effect. (KRN-3)
 */
export const addAmounts = (...amounts: readonly number[]): number =>
  fromHundredths(amounts.reduce((total, amount) => total + toHundredths(amount), 0))

/**
 * The number of times that an amount contains a whole unit: 452 for the amount 9.04 and the unit 0.02. The unit must be
 * positive. The calculation uses hundredths and rounds towards zero. (KRN-4)
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
 * The text of an amount without its currency: two decimals, a comma before the decimals and dots between thousands, in
 * every language. Every finite number has a text, even beyond `MAX_HUNDREDTHS`. (KRN-6)
 */
export const formatAmount = (amount: number): string => {
  const hundredths = exactHundredths(amount)
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, '.')
  return `${hundredths < 0n ? '-' : ''}${whole},${digits.slice(-2)}`
}

/**
 * The text of an amount, then a space and the currency symbol. If the symbol is empty, the text is the number alone.
 * (KRN-6)
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
 * The number of hundredths in an amount of any size. `toExponential()` writes the fewest digits that identify the
 * double, so binary rounding errors have no effect.
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
