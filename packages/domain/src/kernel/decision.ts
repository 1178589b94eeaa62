import type { IssueParams } from './issue'

/**
 * One reason why an action is refused now. `params` are the values in the message of the reason: unformatted numbers,
 * codes or dates.
 */
export interface Refusal<R extends string = string> {
  readonly rule: R
  /** Message key of the reason: `<feature>.refused.<rule>`. */
  readonly key: string
  readonly params: IssueParams
}

/** Whether an action is allowed, with all reasons for a refusal. An allowed action has no reasons. */
export interface Decision<R extends string = string> {
  readonly allowed: boolean
  readonly reasons: readonly Refusal<R>[]
}

/** The reasons for which a feature refuses actions. */
export interface Refusals<R extends string> {
  /** Creates a reason with its message key and the values in its message. */
  readonly refusal: <T extends R>(rule: T, params?: IssueParams) => Refusal<T>
  /** The message keys of all reasons, in the order of their rules. */
  readonly keys: readonly string[]
}

/**
 * The reasons for which a feature refuses actions. The message key of a rule is the key in `ownKeys` if there is one,
 * otherwise `<feature>.refused.<rule>`. (KRN-34)
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
