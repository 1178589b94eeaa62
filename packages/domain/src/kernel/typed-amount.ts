import type { Issue } from './issue'
import { formatAmount, parseAmount } from './money'
import { err, ok, type Result } from './result'
import { issue } from './validation'

/**
 * KRN-7. The amount that was typed, in major units, or the issue at its field. It has two decimals at most; it is above 0,
 * or from 0 where that is accepted, and at most `max`.
 */
export const typedAmount = (
  path: string,
  typed: string,
  { isZeroAccepted = false, max }: { readonly isZeroAccepted?: boolean; readonly max: number },
): Result<number, readonly Issue[]> => {
  const refuse = (rule: string, params: Issue['params'] = {}) => err([issue(rule, path, params)])
  const tooLittle = () =>
    isZeroAccepted ? refuse('min_value', { min: 0 }) : refuse('gt', { limit: 0, minimum: formatAmount(0.01) })
  const parsed = parseAmount(typed)
  if (!parsed.ok) {
    if (parsed.error === 'empty') return refuse('required')
    if (parsed.error === 'negative') return tooLittle()
    if (parsed.error === 'too-large') return refuse('max_value', { max })
    return refuse('amount', { decimals: 2 })
  }
  if (parsed.value === 0 && !isZeroAccepted) return tooLittle()
  return parsed.value > max ? refuse('max_value', { max }) : ok(parsed.value)
}

/** The issues of an amount that was typed, as `typedAmount`; none where it can be taken. */
export const typedAmountIssues = (...asked: Parameters<typeof typedAmount>): readonly Issue[] => {
  const amount = typedAmount(...asked)
  return amount.ok ? [] : amount.error
}
