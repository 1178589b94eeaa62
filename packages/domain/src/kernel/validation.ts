import { cleanText } from './clean-text'
import type { AnyIssue, Issue, IssueParams, IssueRule, IssueRules, Nothing } from './issue'
import {
  addDays,
  type CalendarDay,
  compareDays,
  formatDay,
  instantOf,
  isValidDay,
  isWithinDailyWindow,
  type WallClock,
  type WallTime,
  wallClockOf,
} from './zoned-time'

/** Parameters of each shared validation rule. Hours may have decimals (1.5), and lengths count characters. */
export interface RuleParams {
  readonly required: Nothing
  readonly email: Nothing
  readonly min: { readonly length: number }
  readonly max: { readonly length: number }
  readonly min_value: { readonly min: number }
  readonly max_value: { readonly max: number }
  readonly between: { readonly min: number; readonly max: number }
  readonly confirmed: { readonly target: unknown }
  readonly alpha_num: Nothing
  readonly alpha_dash: Nothing
  readonly alpha_spaces: Nothing
  readonly regex: { readonly pattern: RegExp }
  readonly digits: { readonly length: number }
  readonly integer: Nothing
  readonly phone: Nothing
  readonly 'min-interval-hours': {
    readonly start?: WallTime | undefined
    readonly hours?: number | undefined
  }
  readonly 'min-starting-interval': {
    readonly day?: CalendarDay | undefined
    readonly hours?: number | undefined
    readonly now: Date
    readonly timeZone: string
  }
  readonly 'min-hour': { readonly hour: number }
  readonly 'max-hour': { readonly hour: number }
  readonly gt: { readonly limit: number }
  readonly 'invalid-date-pickup': {
    readonly startTime?: WallTime | undefined
    readonly endTime?: WallTime | undefined
    readonly now: Date
    readonly timeZone: string
  }
}

/** Name of a shared rule. The message key of the rule ends with this name. */
export type RuleName = keyof RuleParams

/** A shared rule: a function that accepts or refuses a value, and the values in the message of a refusal. */
export interface ValidationRule<P, M extends IssueParams = IssueParams> {
  readonly accepts: (value: unknown, params: P) => boolean
  readonly messageParams: (params: P) => M
}

const HOUR = 3_600_000
const MINUTE = 60_000
const EMAIL =
  /^[^\s@]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}(?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])$/u
const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/

/**
 * The shared rules by name (VAL-1 to VAL-22 in RULES.md). Only `required` refuses an absent value: `undefined`, `null`,
 * an empty or blank text, or an empty list. Therefore an optional field can have a required format.
 */
export const validationRules: {
  readonly [R in RuleName]: ValidationRule<RuleParams[R], IssueRules[R]>
} = {
  required: { accepts: (value) => !isAbsent(value), messageParams: () => ({}) },
  email: textRule((text) => text.length <= 254 && EMAIL.test(text)),
  min: {
    accepts: (value, { length }) => isAbsent(value) || lengthOf(value) >= length,
    messageParams: ({ length }) => ({ length }),
  },
  max: {
    accepts: (value, { length }) => isAbsent(value) || lengthOf(value) <= length,
    messageParams: ({ length }) => ({ length }),
  },
  min_value: {
    accepts: (value, { min }) => isAbsent(value) || numberOf(value) >= min,
    messageParams: ({ min }) => ({ min }),
  },
  max_value: {
    accepts: (value, { max }) => isAbsent(value) || numberOf(value) <= max,
    messageParams: ({ max }) => ({ max }),
  },
  between: {
    accepts: (value, { min, max }) => isAbsent(value) || (numberOf(value) >= min && numberOf(value) <= max),
    messageParams: ({ min, max }) => ({ min, max }),
  },
  // The repeated text may be a password, so the message does not contain the first text.
  confirmed: { accepts: (value, { target }) => textOf(value) === textOf(target), messageParams: () => ({}) },
  alpha_num: textRule((text) => /^[\p{L}\p{M}\p{N}]+$/u.test(text)),
  alpha_dash: textRule((text) => /^[\p{L}\p{M}\p{N}_-]+$/u.test(text)),
  alpha_spaces: textRule((text) => /^[\p{L}\p{M} ]+$/u.test(text)),
  // `search` always starts at the beginning of the text, while `test` with a global pattern continues after its last
  // match.
  regex: {
    accepts: (value, { pattern }) => isAbsent(value) || textOf(value).search(pattern) >= 0,
    messageParams: () => ({}),
  },
  digits: {
    accepts: (value, { length }) =>
      isAbsent(value) || (/^\d+$/.test(textOf(value)) && lengthOf(value) === length),
    messageParams: ({ length }) => ({ length }),
  },
  integer: textRule((text) => /^[+-]?\d+$/.test(text)),
  phone: textRule((text) => /^\+?(?:\(\d{1,3}\))?[\d ./-]*$/.test(text) && /\d/.test(text)),
  'min-interval-hours': {
    accepts: (value, { start, hours }) => {
      if (isAbsent(value) || isAbsent(start) || hours === undefined) return true
      const [from, until] = [secondsOf(start), secondsOf(value)]
      return from !== undefined && until !== undefined && until - from >= hours * 3_600
    },
    messageParams: ({ start, hours }) => ({ hours: hours ?? 0, start: start ?? '' }),
  },
  'min-starting-interval': {
    accepts: (value, { day, hours, now, timeZone }) => {
      if (isAbsent(value) || isAbsent(day) || day === undefined || hours === undefined) return true
      const time = textOf(value).slice(0, 5)
      if (secondsOf(value) === undefined || !isValidDay(day)) return false
      return instantOf(day, time, timeZone).getTime() - now.getTime() >= hours * HOUR
    },
    messageParams: ({ hours = 0, now, timeZone }) => {
      const { day, time } = firstWallClockFrom(now.getTime() + hours * HOUR, timeZone)
      return { hours, earliestDay: day, earliestTime: time, earliest: `${formatDay(day)} ${time}` }
    },
  },
  'min-hour': {
    accepts: (value, { hour }) => isAbsent(value) || (secondsOf(value) ?? -1) >= hour * 3_600,
    messageParams: ({ hour }) => ({ hour }),
  },
  'max-hour': {
    accepts: (value, { hour }) =>
      isAbsent(value) || (secondsOf(value) ?? Number.POSITIVE_INFINITY) <= hour * 3_600,
    messageParams: ({ hour }) => ({ hour }),
  },
  gt: {
    accepts: (value, { limit }) => isAbsent(value) || numberOf(value) > limit,
    messageParams: ({ limit }) => ({ limit }),
  },
  'invalid-date-pickup': {
    accepts: (value, params) => {
      if (isAbsent(value)) return true
      const day = textOf(value)
      return isValidDay(day) && (!isInWindow(params) || compareDays(day, dayAfterTomorrow(params)) >= 0)
    },
    messageParams: (params) => {
      const earliestDay = dayAfterTomorrow(params)
      return { earliestDay, earliest: formatDay(earliestDay) }
    },
  },
}

/** A rule whose issues need no parameters. */
type PlainRule = { [R in IssueRule]: Nothing extends IssueRules[R] ? R : never }[IssueRule]

/**
 * The validation issue of a field that a rule refused. Its message key is always `validation.messages.<rule>`. (VAL-23)
 */
export function issue<R extends PlainRule>(rule: R, path: string): Issue<R>
export function issue<R extends IssueRule>(rule: R, path: string, params: IssueRules[R]): Issue<R>
export function issue(rule: IssueRule, path: string, params: IssueParams = {}): AnyIssue {
  return { rule, key: `validation.messages.${rule}`, path, params }
}

/**
 * The validation issue of a value that is not among the allowed choices. The issue lists each choice once, in the order
 * of `choices`. If there are no choices, the rule of the issue is `invalid`. (VAL-24)
 */
export const choiceIssue = (
  path: string,
  choices: readonly (string | number)[],
): Issue<'invalid' | 'one-of'> =>
  choices.length === 0
    ? issue('invalid', path)
    : issue('one-of', path, { oneOf: [...new Set(choices)].join(', ') })

/**
 * The message keys of the shared rules and of the rules `malformed` and `one-of`. A test checks that each key has its
 * texts. (VAL-23)
 */
export const kernelMessageKeys: readonly string[] = [
  ...Object.keys(validationRules),
  'malformed',
  'one-of',
].map((rule) => `validation.messages.${rule}`)

/**
 * The validation issue of a value that a shared rule refuses, or `undefined` if the rule accepts the value. (VAL-23)
 *
 * @example
 * ```ts
 * check('required', 'name', 'Ana', {}) // undefined
 * check('required', 'name', '', {})?.key // 'validation.messages.required'
 * ```
 */
export const check = <R extends RuleName>(
  rule: R,
  path: string,
  value: unknown,
  params: RuleParams[R],
): Issue<R> | undefined => {
  const { accepts, messageParams } = validationRules[rule]
  return accepts(value, params) ? undefined : issue(rule, path, messageParams(params))
}

/** The issues among the results of several checks, in the order of the checks. (VAL-23) */
export const issuesOf = <I extends AnyIssue>(checks: readonly (I | undefined)[]): readonly I[] =>
  checks.filter((found) => found !== undefined)

/**
 * The first whole minute at or after an instant, as a local date and time. If clocks go back and an hour occurs twice,
 * the second hour is skipped, because its local times are understood as times in the first hour.
 */
function firstWallClockFrom(time: number, timeZone: string): WallClock {
  let minute = Math.ceil(time / MINUTE) * MINUTE
  for (;;) {
    const shown = wallClockOf(new Date(minute), timeZone)
    if (instantOf(shown.day, shown.time, timeZone).getTime() >= time) return shown
    minute += MINUTE
  }
}

function textRule(accepts: (text: string) => boolean): ValidationRule<Nothing, Nothing> {
  return { accepts: (value) => isAbsent(value) || accepts(textOf(value)), messageParams: () => ({}) }
}

function isAbsent(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return cleanText(value) === ''
  return Array.isArray(value) && value.length === 0
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function lengthOf(value: unknown): number {
  return [...textOf(value)].length
}

function numberOf(value: unknown): number {
  if (typeof value === 'number') return value
  return /^[+-]?\d+(?:\.\d+)?$/.test(textOf(value).trim()) ? Number(value) : Number.NaN
}

function secondsOf(value: unknown): number | undefined {
  const clock = CLOCK.exec(textOf(value))
  if (clock === null) return undefined
  const [, hour, minute, second = 0] = clock
  return (Number(hour) * 60 + Number(minute)) * 60 + Number(second)
}

function isInWindow({ startTime, endTime, now, timeZone }: RuleParams['invalid-date-pickup']): boolean {
  if (startTime === undefined || endTime === undefined) return false
  return isWithinDailyWindow(wallClockOf(now, timeZone).time, startTime, endTime)
}

function dayAfterTomorrow({ now, timeZone }: RuleParams['invalid-date-pickup']): CalendarDay {
  return addDays(wallClockOf(now, timeZone).day, 2)
}
