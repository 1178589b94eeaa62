/** Values for the message of an issue: limits, dates, amounts. Dates are already texts. */
export type IssueParams = Readonly<Record<string, string | number>>

/**
 * One reason why a value was not accepted. `key` is the key of the message, `params` are the values in the message, and
 * `path` is the field (`''` for the whole form, with dots between levels).
 */
export interface Issue {
  readonly rule: string
  readonly key: string
  readonly path: string
  readonly params: IssueParams
}
