import type { ErrorCode } from '@remesa/api-client/contract'
import { refuse } from '@remesa/api-client/server'
import type { Decision } from '@remesa/domain/kernel'

/**
 * A refusal with every reason of a decision, at the path of the whole request; its code is the code of the first
 * reason.
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
