import type { IssueParams } from '../kernel'

/** One reason why something can't be done now. `params` hold what the message mentions, in wire form. */
export interface Refusal {
  readonly rule: RefusalRule
  /** `orders.refused.<rule>` */
  readonly key: string
  readonly params: IssueParams
}

/** Whether something may be done, and every reason why not. `reasons` is empty exactly when it is allowed. */
export interface Decision {
  readonly allowed: boolean
  readonly reasons: readonly Refusal[]
}

/** Every reason that a rule of orders can give for refusing an action. */
export const refusalRules = [
  'page-not-managed',
  'type-not-managed',
  'type-unknown',
  'adapter-missing',
  'cancelling-disabled',
  'foreign-origin',
  'consignment-started',
  'status-final',
  'too-late',
  'no-service-id',
  'not-completed',
  'already-rated',
  'not-rated',
  'no-service-point',
  'no-type',
  'nothing-requested',
] as const

export type RefusalRule = (typeof refusalRules)[number]

export const refusal = (rule: RefusalRule, params: IssueParams = {}): Refusal => ({
  rule,
  key: `orders.refused.${rule}`,
  params,
})

/** A decision from a list of facts: each refusal counts when its fact holds. */
export const decide = (refusals: readonly (Refusal | false | undefined)[]): Decision => {
  const reasons = refusals.filter((reason) => reason !== false && reason !== undefined)
  return { allowed: reasons.length === 0, reasons }
}
