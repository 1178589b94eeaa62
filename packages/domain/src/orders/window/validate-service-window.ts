import {
  check,
  compareDays,
  formatDay,
  type Issue,
  issue,
  issuesOf,
  isValidDay,
  isValidTime,
  minutesOfTime,
  timeOfMinutes,
} from '../../kernel'
import { ceilToStep, earliestStart, lastEnd, type ServiceWindowRules, STEP_MINUTES } from './service-window'

/** The day and hours in a form, as `yyyy-MM-dd` and `HH:mm`. A field without a value is empty. */
export interface ServiceWindowDraft {
  /** The day of service, `yyyy-MM-dd`; empty if no day is chosen. */
  readonly serviceDate: string
  /** The start, `HH:mm`; empty if no start is chosen. Ignored if the country asks for no times. */
  readonly from: string
  readonly until: string
}

interface Clock {
  readonly now: Date
  readonly timeZone: string
}

/**
 * All validation issues in the date, the start and the end of an order. The params of an issue contain the first
 * accepted value (`earliest`) or the last (`latest`). A date is `dd/MM/yyyy`, a time is `HH:mm`, and a start within the
 * notice period is `dd/MM/yyyy HH:mm`.
 *
 * If the interval is too short, there is an issue at the start if another start can correct it, and at the end if
 * another end can correct it. If only a change of both can correct it, both have an issue. The suggested start then
 * assumes the latest possible end, and the suggested end assumes the earliest possible start. If the minimum length of
 * a visit exceeds the opening hours, only the end has an issue, without a suggested value. (ORD-60 to ORD-65)
 */
export const validateServiceWindow = (
  draft: ServiceWindowDraft,
  rules: ServiceWindowRules,
  clock: Clock,
): readonly Issue[] => {
  const date = dateIssues(draft, rules)
  if (!rules.allowInterval) return date
  return [
    ...date,
    ...fromIssues(draft, rules, clock),
    ...untilIssues(draft, rules),
    ...rangeIssues(draft, rules, clock),
  ]
}

const dateIssues = ({ serviceDate }: ServiceWindowDraft, rules: ServiceWindowRules): readonly Issue[] => {
  const path = 'serviceDate'
  const absent = check('required', path, serviceDate, {})
  if (absent !== undefined) return [absent]
  if (!isValidDay(serviceDate)) return [issue('date', path)]
  if (compareDays(serviceDate, rules.earliestDate) >= 0) return []
  const params = { earliest: formatDay(rules.earliestDate), earliestDay: rules.earliestDate }
  const decisive = rules.reasons.find((reason) => reason.earliest === rules.earliestDate)
  return [issue(decisive?.rule ?? 'min-date', path, { ...decisive?.params, ...params })]
}

const timeIssue = (path: string, value: string): Issue | undefined =>
  check('required', path, value, {}) ?? (isValidTime(value) ? undefined : issue('time', path))

const fromIssues = (
  { serviceDate, from }: ServiceWindowDraft,
  rules: ServiceWindowRules,
  clock: Clock,
): readonly Issue[] => {
  const path = 'from'
  const unusable = timeIssue(path, from)
  if (unusable !== undefined) return [unusable]
  const early = check('min-hour', path, from, { hour: rules.minimumHour })
  if (!isValidDay(serviceDate)) return issuesOf([early && withEarliest(early, rules)])
  const notice = { ...clock, day: serviceDate, hours: rules.startingIntervalHours }
  const soon = check('min-starting-interval', path, from, notice)
  const first = earliestStart(serviceDate, rules, clock)
  return issuesOf([
    early && withEarliest(early, rules, first),
    // If no start is possible on the day, the issue `soon` already contains the earliest start on a later day.
    soon && (first === undefined ? soon : withNextStart(soon, serviceDate, first)),
  ])
}

const withEarliest = (
  found: Issue<'min-hour'>,
  { minimumHour }: ServiceWindowRules,
  first: string = timeOfMinutes(minimumHour * 60),
): Issue => ({ ...found, params: { ...found.params, earliest: first } })

const withNextStart = (found: Issue<'min-starting-interval'>, day: string, time: string): Issue => ({
  ...found,
  params: { ...found.params, earliestDay: day, earliestTime: time, earliest: `${formatDay(day)} ${time}` },
})

const untilIssues = ({ until }: ServiceWindowDraft, rules: ServiceWindowRules): readonly Issue[] => {
  const path = 'until'
  const unusable = timeIssue(path, until)
  if (unusable !== undefined) return [unusable]
  const late = check('max-hour', path, until, { hour: rules.maximumHour })
  if (late === undefined) return []
  return [{ ...late, params: { ...late.params, latest: timeOfMinutes(rules.maximumHour * 60) } }]
}

const rangeIssues = (
  { serviceDate, from, until }: ServiceWindowDraft,
  rules: ServiceWindowRules,
  clock: Clock,
): readonly Issue[] => {
  if (!isValidTime(from) || !isValidTime(until)) return []
  const short = check('min-interval-hours', 'until', until, { start: from, hours: rules.minimumRangeHours })
  if (short === undefined) return []
  const range = rules.minimumRangeHours * 60
  const last = lastEnd(rules)
  const day = isValidDay(serviceDate) ? earliestStart(serviceDate, rules, clock) : undefined
  const firstStart = day === undefined ? rules.minimumHour * 60 : minutesOfTime(day)
  const startBefore = (end: number): readonly Issue[] => {
    const latest = floorToStep(end - range)
    if (latest < firstStart) return []
    return [{ ...short, path: 'from', params: { ...short.params, latest: timeOfMinutes(latest) } }]
  }
  const endAfter = (start: number): readonly Issue[] => {
    const earliest = ceilToStep(start + range)
    return earliest > last
      ? []
      : [{ ...short, params: { ...short.params, earliest: timeOfMinutes(earliest) } }]
  }
  const mendedByOne = [...startBefore(minutesOfTime(until)), ...endAfter(minutesOfTime(from))]
  if (mendedByOne.length > 0) return mendedByOne
  const mendedByBoth = [...startBefore(last), ...endAfter(firstStart)]
  return mendedByBoth.length > 0 ? mendedByBoth : [{ ...short, params: { hours: rules.minimumRangeHours } }]
}

const floorToStep = (minutes: number): number => Math.floor(minutes / STEP_MINUTES) * STEP_MINUTES
