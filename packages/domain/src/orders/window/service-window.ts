import type { CountryConfig } from '../../country'
import {
  addDays,
  type CalendarDay,
  calendarDayOf,
  compareDays,
  formatDay,
  type IssueParams,
  instantOf,
  isValidTime,
  isWithinDailyWindow,
  minutesOfTime,
  timeOfMinutes,
  type WallTime,
  wallTimeOf,
} from '../../kernel'
import type { ServicePoint } from '../../service-points'
import { type DatedRequestType, requestTypeFacts } from '../order/request-type'

/** The distance between two times in the time fields, in minutes. Every suggested time is a multiple of it. */
export const STEP_MINUTES = 10

const NO_SAME_DAY_COUNTRY = 'PE'
const DAY_MINUTES = 24 * 60
const HOUR_MS = 3_600_000

export const dateReasonRules = ['not-today', 'no-time-left', 'invalid-date-pickup'] as const
export const helpRules = ['minimum-service-hours', 'not-today', 'econo-cash-start'] as const

/**
 * A reason why the earliest date of an order is later than today. `earliest` is the first day that the rule accepts.
 */
export interface DateReason {
  readonly rule: (typeof dateReasonRules)[number]
  /** Message key of the reason: `orders.date.<rule>`. */
  readonly key: string
  readonly earliest: CalendarDay
  readonly params: IssueParams
}

/** A hint about the accepted days or hours. The form shows it before the field has an issue. */
export interface WindowHelp {
  readonly rule: (typeof helpRules)[number]
  /** Message key of the hint: `orders.help.<rule>`. */
  readonly key: string
  readonly params: IssueParams
}

/**
 * The hours in which orders are possible at a service point, in its time zone. Durations are in hours and may have
 * decimals.
 */
export interface ServiceHours {
  /** Whether an order has times; otherwise it has only a date. */
  readonly allowInterval: boolean
  /** The earliest hour at which a visit may start, 0 to 23. */
  readonly minimumHour: number
  /** The latest hour at which a visit may end, 1 to 24. */
  readonly maximumHour: number
  readonly minimumRangeHours: number
  /** The notice period of an order: the lowest number of hours between now and the start of the visit. */
  readonly startingIntervalHours: number
  readonly suggestedHours: number
  /** The default start of a visit, `HH:mm`; empty if the country has no default times. */
  readonly defaultFrom: WallTime | ''
  readonly defaultUntil: WallTime | ''
  readonly stepMinutes: typeof STEP_MINUTES
}

/** The days and hours that are possible for an order of one type. */
export interface ServiceWindowRules extends ServiceHours {
  readonly earliestDate: CalendarDay
  readonly defaultDate: CalendarDay
  readonly reasons: readonly DateReason[]
  readonly help: readonly WindowHelp[]
}

/** The data that decide the hours of orders. */
export interface ServiceHoursInput {
  readonly config: Pick<CountryConfig, 'Orders'>
  readonly servicePoint: Pick<ServicePoint, 'econoCash'>
}

/** The data that decide the days and hours of orders. */
export interface ServiceWindowInput extends ServiceHoursInput {
  /** ISO 3166-1 alpha-2 code of the country. */
  readonly countryCode: string
  readonly now: Date
  /** IANA name of the time zone in which days and hours are calculated. (ORD-10) */
  readonly timeZone: string
}

/** The hours in which orders of a type are possible. They do not depend on the current time. (ORD-50 to ORD-53) */
export const serviceHours = (
  type: DatedRequestType,
  { config, servicePoint }: ServiceHoursInput,
): ServiceHours => {
  const block = configBlock(type, config)
  const defaults = defaultTimes(type, { config, servicePoint })
  return {
    allowInterval: block.AllowIntervalTime,
    minimumHour: block.MinimumHour,
    maximumHour: block.MaximumHour,
    minimumRangeHours: block.MinimumRangeInHours,
    startingIntervalHours: block.MinimumStartingIntervalInHours,
    suggestedHours: Math.max(
      block.SuggestedFinishingIntervalInHours ?? block.MinimumRangeInHours,
      block.MinimumRangeInHours,
    ),
    defaultFrom: defaults.from,
    defaultUntil: defaults.until,
    stepMinutes: STEP_MINUTES,
  }
}

/**
 * The days and hours that are possible for an order of this type, with the proposed values and the reasons why no
 * earlier day is possible. The rule for the date accepts `earliestDate` and every later day, but no earlier day. If
 * times are requested, at least one interval is possible on `earliestDate`, unless the minimum length of a visit
 * exceeds the opening hours on every day. (ORD-50 to ORD-59, ORD-66, ORD-67)
 */
export const serviceWindowRules = (type: DatedRequestType, input: ServiceWindowInput): ServiceWindowRules => {
  const hours = serviceHours(type, input)
  const today = calendarDayOf(input.now, input.timeZone)
  const asked = [notToday(input.countryCode, today), forbiddenNextDay(type, input, today)].filter(
    (reason) => reason !== undefined,
  )
  const first = latestDay([today, ...asked.map((reason) => reason.earliest)])
  const reasons = [...asked, ...noTimeLeft(hours, first, input)]
  const earliestDate = latestDay([today, ...reasons.map((reason) => reason.earliest)])
  return {
    ...hours,
    earliestDate,
    defaultDate: latestDay([addDays(today, 1), earliestDate]),
    reasons,
    help: helpOf(type, hours, input),
  }
}

/**
 * The first possible start on a day, in steps of ten minutes, within the opening hours and after the notice period. The
 * result is `undefined` if no start is possible. (ORD-59)
 *
 * @param now The current time, from which the notice of `startingIntervalHours` is counted.
 */
export const earliestStart = (
  day: CalendarDay,
  hours: ServiceHours,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): WallTime | undefined => {
  const notBefore = now.getTime() + hours.startingIntervalHours * HOUR_MS
  const first = hours.minimumHour * 60
  const count = Math.ceil((DAY_MINUTES - first) / STEP_MINUTES)
  const startAt = (step: number) => {
    const time = timeOfMinutes(first + step * STEP_MINUTES)
    const instant = instantOf(day, time, timeZone)
    return { time, instant, isInTime: instant.getTime() >= notBefore }
  }
  // A binary search is possible because the times that exist on the day are in the same order as their instants. Times
  // that the clock skips may be out of order, so each result is checked again below.
  let [low, high] = [0, count]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (startAt(middle).isInTime) high = middle
    else low = middle + 1
  }
  for (let step = low; step < count; step += 1) {
    const { time, instant, isInTime } = startAt(step)
    // The clock skips some times when daylight saving time begins. Such a time can't be proposed.
    if (isInTime && wallTimeOf(instant, timeZone) === time) return time
  }
  return undefined
}

/**
 * The end that is proposed after the user changed the start. It is `until` if the interval is long enough, or if the
 * start is not a valid time. Otherwise it is `from` plus the suggested length, rounded up to a step, but not after the
 * maximum hour. (ORD-55)
 */
export const suggestUntil = (from: string, until: string, rules: ServiceHours): string => {
  if (!isValidTime(from)) return until
  const start = minutesOfTime(from)
  if (isValidTime(until) && minutesOfTime(until) >= start + rules.minimumRangeHours * 60) return until
  const proposed = ceilToStep(start + rules.suggestedHours * 60)
  return timeOfMinutes(Math.min(proposed, lastEnd(rules)))
}

/**
 * The last possible end, in minutes of the day. It is the maximum hour or, if that is midnight, the last time step of
 * the day.
 */
export const lastEnd = ({ maximumHour }: Pick<ServiceHours, 'maximumHour'>): number =>
  Math.min(maximumHour * 60, DAY_MINUTES - STEP_MINUTES)

export const ceilToStep = (minutes: number): number => Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES

const configBlock = (type: DatedRequestType, config: Pick<CountryConfig, 'Orders'>) =>
  config.Orders[requestTypeFacts(type).configBlock ?? 'Pickup']

const defaultTimes = (type: DatedRequestType, { config, servicePoint }: ServiceHoursInput) => {
  const block = config.Orders[requestTypeFacts(type).defaultTimesBlock ?? 'Pickup']
  const usual = {
    from: block.DefaultStartTime ?? '',
    until: block.DefaultFinalTime ?? '',
  }
  if (type !== 'pickup' || !servicePoint.econoCash || !block.EconoCash.Enabled) return usual
  return {
    from: block.EconoCash.DefaultStartTime ?? usual.from,
    until: block.EconoCash.DefaultFinalTime ?? usual.until,
  }
}

const latestDay = (days: readonly CalendarDay[]): CalendarDay =>
  days.reduce((latest, day) => (compareDays(day, latest) > 0 ? day : latest))

const reason = (rule: DateReason['rule'], earliest: CalendarDay, params: IssueParams = {}): DateReason => ({
  rule,
  key: `orders.date.${rule}`,
  earliest,
  params: { ...params, earliest: formatDay(earliest) },
})

const notToday = (countryCode: string, today: CalendarDay): DateReason | undefined =>
  countryCode === NO_SAME_DAY_COUNTRY ? reason('not-today', addDays(today, 1)) : undefined

const forbiddenNextDay = (
  type: DatedRequestType,
  { config, now, timeZone }: ServiceWindowInput,
  today: CalendarDay,
): DateReason | undefined => {
  if (type !== 'pickup') return undefined
  const { Enabled, StartTime: start, EndTime: end } = config.Orders.Pickup.ForbiddenNextDay
  if (!Enabled || start === null || end === null) return undefined
  if (!isWithinDailyWindow(wallTimeOf(now, timeZone), start, end)) return undefined
  return reason('invalid-date-pickup', addDays(today, 2), { start, end })
}

/**
 * The reason `no-time-left` if not enough time remains for a visit today. The result is empty if no day has enough
 * time, because the minimum length of a visit exceeds the opening hours. In that case a later day would not help.
 */
const noTimeLeft = (
  hours: ServiceHours,
  first: CalendarDay,
  { now, timeZone }: ServiceWindowInput,
): readonly DateReason[] => {
  const latestStart = lastEnd(hours) - hours.minimumRangeHours * 60
  const hasTimeLeft = (day: CalendarDay): boolean => {
    const start = earliestStart(day, hours, { now, timeZone })
    return start !== undefined && minutesOfTime(start) <= latestStart
  }
  if (!hours.allowInterval || hasTimeLeft(first)) return []
  const notice = calendarDayOf(new Date(now.getTime() + hours.startingIntervalHours * HOUR_MS), timeZone)
  const candidates = [addDays(first, 1), notice, addDays(notice, 1)].toSorted(compareDays)
  const earliest = candidates.find((day) => compareDays(day, first) > 0 && hasTimeLeft(day))
  return earliest === undefined
    ? []
    : [reason('no-time-left', earliest, { hours: hours.startingIntervalHours })]
}

const helpOf = (
  type: DatedRequestType,
  hours: ServiceHours,
  { config, servicePoint, countryCode }: ServiceWindowInput,
): readonly WindowHelp[] => {
  if (countryCode !== NO_SAME_DAY_COUNTRY) return []
  const { Enabled: isEconoCash, DefaultStartTime: econoCashStart } = config.Orders.Pickup.EconoCash
  const help = (rule: WindowHelp['rule'], params: IssueParams = {}): WindowHelp => ({
    rule,
    key: `orders.help.${rule}`,
    params,
  })
  return [
    ...(hours.allowInterval ? [help('minimum-service-hours', { hours: hours.minimumRangeHours })] : []),
    help('not-today'),
    ...(type === 'pickup' && isEconoCash && servicePoint.econoCash && econoCashStart !== null
      ? [help('econo-cash-start', { time: econoCashStart })]
      : []),
  ]
}
