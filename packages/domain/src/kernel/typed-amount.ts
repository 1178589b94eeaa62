import { match } from 'ts-pattern'
import type { Issue } from './issue'
import { formatAmount, isAmount, parseAmount, roundAmount } from './money'
import { err, ok, type Result } from './result'
import { issue } from './validation'

/** Bounds of an amount, in major units: above 0, or from 0 where that is accepted, to `max` inclusive. */
export interface AmountBounds {
  readonly isZeroAccepted?: boolean
  readonly max: number
}

/** The issue of an amount in major units that is out of bounds or has more than two decimals; none when it fits. (KRN-9) */
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
 * The amount that was typed, in major units, or the issue at its field: of a text that names no amount, else of the
 * amount that it names. (KRN-7, KRN-9)
 */
export const typedAmount = (
  path: string,
  typed: string,
  bounds: AmountBounds,
): Result<number, readonly Issue[]> => {
  const parsed = parseAmount(typed)
  if (parsed.ok) {
    const issues = amountIssues(path, parsed.value, bounds)
    return issues.length === 0 ? ok(parsed.value) : err(issues)
  }
  return match(parsed.error)
    .with('empty', () => err([issue('required', path)]))
    .with('negative', () => err([tooLittle(path, bounds.isZeroAccepted)]))
    .with('too-large', () => err([issue('max_value', path, { max: bounds.max })]))
    .with('format', 'decimals', () => err([issue('amount', path, { decimals: 2 })]))
    .exhaustive()
}

/** The issues of an amount that was typed, as `typedAmount`; none where it can be taken. */
export const typedAmountIssues = (...asked: Parameters<typeof typedAmount>): readonly Issue[] => {
  const amount = typedAmount(...asked)
  return amount.ok ? [] : amount.error
}

const tooLittle = (path: string, isZeroAccepted = false): Issue =>
  isZeroAccepted
    ? issue('min_value', path, { min: 0 })
    : issue('gt', path, { limit: 0, minimum: formatAmount(0.01) })
