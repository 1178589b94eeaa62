import { type Refusal, refuse } from '@remesa/api-client/server'
import type { Decision, Result } from '@remesa/domain/kernel'

/** 409 with every reason of a decision, at the path of the whole request; its code names the first one. */
export const decisionConflict = (feature: string, { reasons }: Decision): Result<never, Refusal> => {
  const refused = refuse.conflict(`${feature}.${reasons[0]?.rule ?? 'refused'}`)
  return {
    ...refused,
    error: { ...refused.error, issues: reasons.map((reason) => ({ ...reason, path: '' })) },
  }
}
