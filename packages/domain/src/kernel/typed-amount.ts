import { match } from 'ts-pattern'
import { amountReadings, parseAmount } from './amount-text'
import type { Issue } from './issue'
import { formatAmount, isAmount, roundAmount } from './money'
import { err, type Result } from './result'
import { issue } from './validation'

/**
 * The accepted range of an amount in major units: above 0, or from 0 on if `isZeroAccepted` is true, up to and
 * including `max`.
 */
export interface AmountBounds {
  readonly isZeroAccepted?: boolean
  readonly max: number
}

/**
 * The validation issue of an amount in major units that is outside its range or has more than two decimals. The result
 * is empty if the amount is accepted. (KRN-9)
 */
export const amountIssues = (
  path: string,
  amount: number,
  { isZeroAccepted = false, max }: AmountBounds,
): readonly Issue[] => {
  if (amount < 0 || (amount === 0 && !isZeroAccepted)) return [tooLittle(path, isZeroAccepted)]
  if (amount > max) return [issue('max_value', path, { max })]
  return isAmount(amount) && roundAmount(amount) === amount ? [] : [issue('amount', path, { decimals: 2 })]
}

/**
 * The amount in major units that a typed text means, or the issue at the field. A text that means no amount or two
 * amounts is refused. For other texts, the function `judge` returns the issues of the amount. `judge` receives -0.01
 * for any negative amount, and infinity for an amount that is too large to calculate with. (KRN-7, KRN-71)
 */
export const judgedAmount = (
  path: string,
  typed: string,
  judge: (amount: number) => readonly Issue[],
): Result<number, readonly Issue[]> => {
  const parsed = parseAmount(typed)
  const issues = parsed.ok
    ? judge(parsed.value)
    : match(parsed.error)
        .with('empty', () => [issue('required', path)])
        .with('negative', () => judge(-0.01))
        .with('too-large', () => judge(Number.POSITIVE_INFINITY))
        .with('format', 'decimals', () => [issue('amount', path, { decimals: 2 })])
        .with('two-ways', () => twoWays(path, typed))
        .exhaustive()
  return parsed.ok && issues.length === 0 ? parsed : err(issues)
}

/**
 * The validation issue of a typed text that can mean two amounts, with both amounts in the format in which the product
 * shows them. (KRN-71)
 */
const twoWays = (path: string, typed: string): readonly Issue[] => {
  const { less, more } = amountReadings(typed) ?? { less: 0, more: 0 }
  return [issue('amount-two-ways', path, { less: formatAmount(less), more: formatAmount(more) })]
}

/**
 * The amount in major units that a typed text means, or the issue at the field if the amount is invalid or outside its
 * range. (KRN-9)
 */
export const typedAmount = (
  path: string,
  typed: string,
  bounds: AmountBounds,
): Result<number, readonly Issue[]> =>
  judgedAmount(path, typed, (amount) => amountIssues(path, amount, bounds))

/** The validation issues of a typed amount; the list is empty if the amount is valid and within its range. */
export const typedAmountIssues = (...asked: Parameters<typeof typedAmount>): readonly Issue[] => {
  const amount = typedAmount(...asked)
  return amount.ok ? [] : amount.error
}

const tooLittle = (path: string, isZeroAccepted = false): Issue =>
  isZeroAccepted
    ? issue('min_value', path, { min: 0 })
    : issue('gt', path, { limit: 0, minimum: formatAmount(0.01) })
