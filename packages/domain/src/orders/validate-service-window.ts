import {
  check,
  compareDays,
  formatDay,
  type Issue,
  issue,
  isValidDay,
  isValidTime,
  minutesOfTime,
  timeOfMinutes,
} from '../kernel'
import { ceilToStep, earliestStart, type ServiceWindowRules, STEP_MINUTES } from './service-window'

export interface ServiceWindowDraft {
  /** `yyyy-MM-dd` or empty. */
  readonly serviceDate: string
  /** `HH:mm` or empty; unused when no interval is asked. */
  readonly from: string
  readonly until: string
}

interface Clock {
  readonly now: Date
  readonly timeZone: string
}

/**
 * ORD-60 to ORD-65. Holds date and times against the rules. The params of each issue say what would be accepted:
 * `earliest` or `latest`, as `dd/MM/yyyy` for the date and `HH:mm` for a time. An interval that is too short is reported
 * at the field or fields where changing that one alone mends it.
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
  const earliest = isValidDay(serviceDate) ? earliestStart(serviceDate, rules, clock) : undefined
  const earlyHour = check('min-hour', path, from, { hour: rules.minimumHour })
  const shortNotice = isValidDay(serviceDate)
    ? check('min-starting-interval', path, from, {
        ...clock,
        day: serviceDate,
        hours: rules.startingIntervalHours,
      })
    : undefined
  return [earlyHour, shortNotice]
    .filter((found) => found !== undefined)
    .map((found) => ({
      ...found,
      params: { ...found.params, earliest: earliest ?? timeOfMinutes(rules.minimumHour * 60) },
    }))
}

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
  const earliestEnd = ceilToStep(minutesOfTime(from) + range)
  const latestStart = Math.floor((minutesOfTime(until) - range) / STEP_MINUTES) * STEP_MINUTES
  const firstStart = isValidDay(serviceDate)
    ? earliestStart(serviceDate, rules, clock)
    : timeOfMinutes(rules.minimumHour * 60)
  const laterEnd: Issue = {
    ...short,
    params: { ...short.params, earliest: timeOfMinutes(Math.min(earliestEnd, DAY_END)) },
  }
  const canEndLater = earliestEnd <= Math.min(rules.maximumHour * 60, DAY_END)
  const canStartEarlier = firstStart !== undefined && latestStart >= minutesOfTime(firstStart)
  if (!canStartEarlier) return [laterEnd]
  const earlierStart = issue('min-interval-hours', 'from', {
    hours: rules.minimumRangeHours,
    start: from,
    latest: timeOfMinutes(latestStart),
  })
  return canEndLater ? [earlierStart, laterEnd] : [earlierStart]
}

const DAY_END = 24 * 60 - STEP_MINUTES
