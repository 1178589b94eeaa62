import type { ErrorCode } from '@remesa/api-client/contract'
import { refuse } from '@remesa/api-client/server'
import type { Decision } from '@remesa/domain/kernel'

/**
 * A refusal with all reasons of a decision. The reasons are about the whole request, not about one field. The first
 * reason determines the code of the refusal.
 *
 * @throws Error if the decision allows the request.
 */
export const decisionConflict = <Rule extends string, Code extends ErrorCode>(
  { reasons }: Decision<Rule>,
  codeOf: (rule: Rule) => Code,
) => {
  const [first] = reasons
  if (first === undefined) throw new Error('[request] decisionConflict: the decision gives no reason')
  return refuse.because(codeOf(first.rule), { issues: reasons.map((reason) => ({ ...reason, path: '' })) })
}
