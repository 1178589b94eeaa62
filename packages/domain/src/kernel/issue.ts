/** Values for the message of an issue: limits, dates, amounts. Dates are already texts. */
export type IssueParams = Readonly<Record<string, string | number>>

/**
 * One reason why a value was not accepted. It carries no sentence: `key` names the message, `params` the
 * values of the message, `path` the field (`''` for the whole form, dots between levels).
 */
export interface Issue {
  readonly rule: string
  readonly key: string
  readonly path: string
  readonly params: IssueParams
}
