import { choiceIssue, type Issue } from '../kernel'
import { faultIssues } from './assistance'
import { atBodyPaths, bodyWindowIssues, type DatedRequestFacts, envelopeIssues } from './dated-request'
import { commentIssues } from './order-base'
import type { Fault } from './order-catalogue.schema'
import type { AssistanceRequest } from './order-request.schema'

/** What the body of a call for a technician is validated against. */
export interface AssistanceRequestFacts extends DatedRequestFacts {
  /** Faults of the country. */
  readonly faults: readonly Pick<Fault, 'faultDescription'>[]
}

/**
 * Every issue of the body of a call for a technician that fits its schema, with the paths of the body: the rules of the
 * form, and a fault that is one of the country's. (ORD-130 to ORD-132, ORD-135)
 */
export const validateAssistanceRequest = (
  body: AssistanceRequest,
  facts: AssistanceRequestFacts,
): readonly Issue[] => {
  const type = 'assistance-service'
  const absent = faultIssues(body.faultDescription)
  const faults = facts.faults.map(({ faultDescription }) => faultDescription)
  const isFine = absent.length > 0 || faults.includes(body.faultDescription)
  return [
    ...envelopeIssues(body, facts),
    ...bodyWindowIssues(type, body, facts),
    ...atBodyPaths(type, [...absent, ...(isFine ? [] : [choiceIssue('faultDescription', faults)])]),
    ...commentIssues(body.comments),
  ]
}
