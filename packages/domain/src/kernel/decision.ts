import type { IssueParams } from './issue'

/**
 * One reason why an action is refused now. `params` are the values for its message: unformatted numbers, codes or
 * dates.
 */
export interface Refusal<R extends string = string> {
  readonly rule: R
  /** Message key of the reason: `<feature>.refused.<rule>`. */
  readonly key: string
  readonly params: IssueParams
}

/** Whether an action is allowed, and every reason why not. `reasons` is empty exactly if it is allowed. */
export interface Decision<R extends string = string> {
  readonly allowed: boolean
  readonly reasons: readonly Refusal<R>[]
}

/** The reasons for which one feature refuses actions. */
export interface Refusals<R extends string> {
  /** Creates one reason with its message key and the values of its message. */
  readonly refusal: <T extends R>(rule: T, params?: IssueParams) => Refusal<T>
  /** The message keys of all reasons, in the order of their rules. */
  readonly keys: readonly string[]
}

/**
 * The refusals of a feature: each of its `rules` becomes a reason whose message key is
 * `<feature>.refused.<rule>`, or the key of the rule in `ownKeys`. (KRN-34)
 */
export const refusalsOf = <const R extends string>(
  feature: string,
  rules: readonly R[],
  ownKeys: { readonly [Rule in NoInfer<R>]?: string } = {},
): Refusals<R> => {
  const keyOf = (rule: R): string => ownKeys[rule] ?? `${feature}.refused.${rule}`
  return { refusal: (rule, params = {}) => ({ rule, key: keyOf(rule), params }), keys: rules.map(keyOf) }
}

/** A decision from a list of refusals; a refusal that does not apply is `false` or `undefined`. (KRN-35) */
export const decide = <R extends string>(
  refusals: readonly (Refusal<R> | false | undefined)[],
): Decision<R> => {
  const reasons = refusals.filter((reason) => reason !== false && reason !== undefined)
  return { allowed: reasons.length === 0, reasons }
}
