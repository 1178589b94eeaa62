import { match } from 'ts-pattern'
import { amountReadings, parseAmount } from './amount-text'
import type { Issue } from './issue'
import { formatAmount, isAmount, roundAmount } from './money'
import { err, type Result } from './result'
import { issue } from './validation'

/** Bounds of an amount, in major units: above 0, or 0 or more if `isZeroAccepted`, up to `max` inclusive. */
export interface AmountBounds {
  readonly isZeroAccepted?: boolean
  readonly max: number
}

/**
 * The issue of an amount in major units that is out of bounds or has more than two decimals; empty for an
 * accepted amount. (KRN-9)
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
 * The typed amount in major units, or the issue at its field: of a text that means no amount or two, else the
 * issue that `judge` finds. `judge` receives -0.01 for a negative amount, and infinity for one that is too
 * large to calculate with. (KRN-7, KRN-71)
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

/** The issue of a text with two meanings. It contains both amounts as they would be shown. (KRN-71) */
const twoWays = (path: string, typed: string): readonly Issue[] => {
  const { less, more } = amountReadings(typed) ?? { less: 0, more: 0 }
  return [issue('amount-two-ways', path, { less: formatAmount(less), more: formatAmount(more) })]
}

/** `judgedAmount` within bounds. (KRN-9) */
export const typedAmount = (
  path: string,
  typed: string,
  bounds: AmountBounds,
): Result<number, readonly Issue[]> =>
  judgedAmount(path, typed, (amount) => amountIssues(path, amount, bounds))

/** The issues of a typed amount, as in `typedAmount`; empty if the amount is accepted. */
export const typedAmountIssues = (...asked: Parameters<typeof typedAmount>): readonly Issue[] => {
  const amount = typedAmount(...asked)
  return amount.ok ? [] : amount.error
}

const tooLittle = (path: string, isZeroAccepted = false): Issue =>
  isZeroAccepted
    ? issue('min_value', path, { min: 0 })
    : issue('gt', path, { limit: 0, minimum: formatAmount(0.01) })
