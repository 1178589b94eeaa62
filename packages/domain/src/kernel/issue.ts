import type { CalendarDay, WallTime } from './zoned-time'

/** Values for the message of an issue: limits, dates, amounts. Dates are already texts. */
export type IssueParams = Readonly<Record<string, string | number>>

/** The parameters of a rule whose message contains no values. */
export type Nothing = Readonly<Record<never, never>>

/** The first accepted day, for programs and as `dd/MM/yyyy`. */
type EarliestDay = { readonly earliestDay: CalendarDay; readonly earliest: string }

/**
 * The validation rules, with the parameters of each rule's issues. Hours may have decimals (1.5), a `length` counts
 * characters, amounts in texts are formatted, and a `row` is a line of the imported file.
 */
export interface IssueRules {
  /** `isoCode` is a currency whose amount is missing, and `suggested` is the code of a currency. */
  readonly required: { readonly isoCode?: string; readonly suggested?: string }
  readonly email: Nothing
  readonly min: { readonly length: number }
  readonly max: { readonly length: number }
  readonly min_value: { readonly min: number }
  readonly max_value: { readonly max: number }
  readonly between: { readonly min: number; readonly max: number }
  /** `total` is the expected amount. */
  readonly confirmed: { readonly total?: number }
  readonly alpha_num: Nothing
  readonly alpha_dash: Nothing
  readonly alpha_spaces: Nothing
  /** `format` is the pattern, or the name of a format. */
  readonly regex: { readonly format?: string }
  readonly digits: { readonly length: number }
  /** `below` and `above` are the whole amounts next to the refused amount. */
  readonly integer: { readonly below?: string; readonly above?: string }
  readonly phone: Nothing
  /** `earliest` is the first accepted end, and `latest` is the last accepted start. */
  readonly 'min-interval-hours': {
    readonly hours: number
    readonly start?: WallTime
    readonly earliest?: WallTime
    readonly latest?: WallTime
  }
  /** `earliest` is `dd/MM/yyyy HH:mm`. */
  readonly 'min-starting-interval': EarliestDay & { readonly hours: number; readonly earliestTime: WallTime }
  readonly 'min-hour': { readonly hour: number; readonly earliest?: WallTime }
  readonly 'max-hour': { readonly hour: number; readonly latest?: WallTime }
  /** `minimum` is the lowest accepted amount. */
  readonly gt: { readonly limit: number; readonly minimum?: string }
  /** From the time `start` to the time `end`, users can't choose the next day. */
  readonly 'invalid-date-pickup': EarliestDay & { readonly start?: WallTime; readonly end?: WallTime }
  /** `type` is the schema's term for what it accepts. */
  readonly invalid: { readonly type?: string }
  /** `expected` is the schema's term for what it accepts. */
  readonly malformed: { readonly expected: string }
  readonly 'one-of': { readonly oneOf: string }
  readonly date: Nothing
  readonly time: Nothing
  readonly 'date-range': EarliestDay & { readonly latestDay: CalendarDay; readonly latest: string }
  readonly 'min-date': EarliestDay
  readonly 'not-today': EarliestDay
  readonly 'no-time-left': EarliestDay & { readonly hours: number }
  readonly amount: { readonly decimals: number }
  readonly 'amount-two-ways': { readonly less: string; readonly more: string }
  readonly currency: { readonly isoCode?: string }
  readonly unadded: Nothing
  readonly 'cancellation-reason': Nothing

  readonly commodity: { readonly accepted: string }
  readonly bagCodeAlreadyExists: { readonly code: string }
  readonly sealCodeAlreadyExists: { readonly code: string }
  readonly recordAlreadyExists: { readonly code: string }
  readonly recordNotFound: { readonly code: string }
  readonly sealRequired: Nothing
  readonly 'bag-listed': Nothing
  /** `examples` are codes of the accepted formats. */
  readonly 'bag-code': { readonly examples: string }
  readonly own_country: { readonly countryCode: string }
  /** `searchType` is the type that is accepted by default. */
  readonly search_type: { readonly searchType?: string }

  readonly unchangeable: { readonly value: string }
  readonly 'code-unconfirmed': Nothing
  readonly 'code-in-portal': Nothing
  readonly clientNotFound: Nothing
  readonly subclientNotFound: Nothing
  readonly servicepointNotFound: Nothing
  readonly systemNameAlreadyExists: { readonly taken: string }
  readonly limitAlreadyExists: { readonly taken: string }
  readonly extradataNameAlreadyExists: { readonly taken: string }
  readonly viewNameAlreadyExists: { readonly taken: string }
  readonly 'barcode-format': { readonly accepted: string }
  readonly disputed: Nothing
  readonly 'device-taken': { readonly code: string; readonly name: string }
  readonly 'device-taken-elsewhere': { readonly code: string }
  readonly entity_already_assigned: Nothing
  readonly servicepoint_already_assigned: Nothing
  readonly 'oid-taken': Nothing

  readonly 'import-column': Nothing
  readonly 'import-repeated': { readonly row: number }
  readonly 'import-unknown': { readonly code: string }
  readonly 'import-near': { readonly code: string; readonly near: string }
  readonly 'import-taken': { readonly code: string; readonly name: string }
  readonly 'import-inactive': { readonly code: string; readonly name: string }
  readonly 'import-elsewhere': { readonly code: string }
  readonly 'import-type': Nothing
  readonly 'import-choice': { readonly accepted: string }
  readonly 'import-flag': Nothing
  readonly 'import-needs-core': Nothing
  readonly 'import-by-form': Nothing
  readonly 'import-left-out': Nothing
  readonly 'import-narrows': Nothing
  readonly 'import-other-row': { readonly row: number }
  readonly 'import-action': Nothing
  readonly 'import-in-whole': Nothing
  readonly 'import-opposes': { readonly row: number }
  readonly 'import-no-value': { readonly value: string }
  readonly 'import-unreadable': { readonly value: string }
  readonly 'import-digits-lost': { readonly value: string }
  readonly 'import-quotes': Nothing
  readonly 'import-unanswered': Nothing
}

/** Name of a validation rule; it is also the end of its message key. */
export type IssueRule = keyof IssueRules

/**
 * One reason why a value was not accepted. `key` is the key of the message, `params` are the values in the message, and
 * `path` is the field (`''` for the whole form, with dots between levels). `rule` decides which `params` there are.
 */
export type Issue<R extends IssueRule = IssueRule> = {
  [Rule in R]: {
    readonly rule: Rule
    readonly key: `validation.messages.${Rule}`
    readonly path: string
    readonly params: IssueRules[Rule]
  }
}[R]

/**
 * An issue as a back end sends it. This version may not know the rule of the issue, so the parameters have any names.
 * If a back end refuses an action, each reason is an issue with the message key of the reason.
 */
export interface AnyIssue {
  readonly rule: IssueRule | (string & Record<never, never>)
  readonly key: string
  readonly path: string
  readonly params: IssueParams
}
