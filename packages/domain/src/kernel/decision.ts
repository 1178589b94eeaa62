import type { IssueParams } from './issue'

/** One reason why something can't be done now. `params` hold what the message mentions, in wire form. */
export interface Refusal<R extends string = string> {
  readonly rule: R
  /** `<feature>.refused.<rule>` */
  readonly key: string
  readonly params: IssueParams
}

/** Whether something may be done, and every reason why not. `reasons` is empty exactly when it is allowed. */
export interface Decision<R extends string = string> {
  readonly allowed: boolean
  readonly reasons: readonly Refusal<R>[]
}

/** Makes the refusals of one feature: a rule becomes a reason with its message key, typed by that rule alone. (KRN-34) */
export const refusalOf =
  <R extends string>(feature: string) =>
  <One extends R>(rule: One, params: IssueParams = {}): Refusal<One> => ({
    rule,
    key: `${feature}.refused.${rule}`,
    params,
  })

/** A decision from a list of facts: each refusal counts when its fact holds. (KRN-35) */
export const decide = <R extends string>(
  refusals: readonly (Refusal<R> | false | undefined)[],
): Decision<R> => {
  const reasons = refusals.filter((reason) => reason !== false && reason !== undefined)
  return { allowed: reasons.length === 0, reasons }
}
