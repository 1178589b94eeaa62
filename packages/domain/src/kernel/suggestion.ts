import type { IssueParams } from './issue'
import { fromHundredths, isAmount, toHundredths } from './money'
import {
  type CalendarDay,
  isValidDay,
  isValidTime,
  minutesOfTime,
  parseInstant,
  timeOfMinutes,
  type WallTime,
} from './zoned-time'

/**
 * The lowest or the highest value that a rule accepts. A `length` is a number of characters, a `day` is `yyyy-MM-dd`,
 * and a `time` is `HH:mm`. A `moment` is a time on a day (`yyyy-MM-ddTHH:mm`) in the time zone of the rule. An
 * `instant` has the form of ISO 8601.
 */
export type Suggestion =
  | { readonly kind: 'number' | 'length'; readonly bound: 'least' | 'most'; readonly value: number }
  | {
      readonly kind: 'day' | 'time' | 'moment' | 'instant'
      readonly bound: 'least' | 'most'
      readonly value: CalendarDay | WallTime | string
    }

type Bound = Suggestion['bound']

/** An issue of a field, or a refusal of an action. */
interface Refused {
  readonly rule: string
  readonly params: IssueParams
}

/**
 * The lowest and the highest value that would be accepted in place of a refused value, from the params of a validation
 * issue or a refusal. Dates and times in the params come first (`earliest`, `latest`; for programs `earliestDay`,
 * `earliestTime`). Without dates and times, the function for the shared rule with the issue's name decides. For any
 * other rule, the numbers `min` and `max` are used. The result is empty if the params contain no such value. (KRN-36)
 * @param options `step` is the smallest difference between two values of the field, by default 0.01: a number
 * above a limit is at least one step above it.
 */
export const suggestionsOf = (
  { rule, params }: Refused,
  { step = 0.01 }: { readonly step?: number } = {},
): readonly Suggestion[] => {
  const dated = [...moment(params, 'earliest', 'least'), ...moment(params, 'latest', 'most')]
  if (dated.length > 0) return dated
  return (
    promises.get(rule)?.(params, step) ?? [
      ...numbers(params['min'], 'least'),
      ...numbers(params['max'], 'most'),
    ]
  )
}

const moment = (params: IssueParams, name: 'earliest' | 'latest', bound: Bound): readonly Suggestion[] => {
  const day = String(params[`${name}Day`])
  const time = String(params[`${name}Time`])
  if (isValidDay(day)) {
    return isValidTime(time)
      ? [{ kind: 'moment', bound, value: `${day}T${time}` }]
      : [{ kind: 'day', bound, value: day }]
  }
  const plain = String(params[name])
  if (isValidTime(plain)) return [{ kind: 'time', bound, value: plain }]
  return parseInstant(plain).ok ? [{ kind: 'instant', bound, value: plain }] : []
}

/**
 * Functions that calculate the accepted values from the params of an issue, by the name of the shared rule. Rules with
 * the params `min` and `max` need no function.
 */
const promises = new Map<string, (params: IssueParams, step: number) => readonly Suggestion[]>([
  ['min', ({ length }) => lengths(length, ['least'])],
  ['max', ({ length }) => lengths(length, ['most'])],
  ['digits', ({ length }) => lengths(length, ['least', 'most'])],
  ['gt', ({ limit }, step) => numbers(nextAbove(Number(limit), step), 'least')],
  ['min-hour', ({ hour }) => times(Number(hour) * 60, 'least')],
  ['max-hour', ({ hour }) => times(Math.min(Number(hour) * 60, LAST_MINUTE), 'most')],
  ['min-interval-hours', ({ start, hours }) => times(endAfter(String(start), Number(hours)), 'least')],
])

const LAST_MINUTE = 1_439

const lengths = (length: unknown, bounds: readonly Bound[]): readonly Suggestion[] =>
  typeof length === 'number' ? bounds.map((bound) => ({ kind: 'length', bound, value: length })) : []

const numbers = (value: unknown, bound: Bound): readonly Suggestion[] =>
  typeof value === 'number' && Number.isFinite(value) ? [{ kind: 'number', bound, value }] : []

const times = (minutes: number, bound: Bound): readonly Suggestion[] =>
  Number.isInteger(minutes) && minutes >= 0 && minutes <= LAST_MINUTE
    ? [{ kind: 'time', bound, value: timeOfMinutes(minutes) }]
    : []

const endAfter = (start: string, hours: number): number =>
  isValidTime(start) ? minutesOfTime(start) + Math.ceil(hours * 60) : Number.NaN

/** The first multiple of the step that is greater than a limit. */
const nextAbove = (limit: number, step: number): number => {
  if (!isAmount(limit) || !isAmount(limit + step)) return Number.NaN
  const rounded = toHundredths(limit)
  const whole = fromHundredths(rounded) > limit ? rounded - 1 : rounded
  const unit = toHundredths(step)
  return fromHundredths((Math.floor(whole / unit) + 1) * unit)
}
