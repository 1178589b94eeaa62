import {
  addDays,
  type CalendarDay,
  calendarDayOf,
  instantOf,
  minutesOfTime,
  timeOfMinutes,
  type WallTime,
  wallTimeOf,
} from '../../kernel'
import { lastOrders } from '../history/order-to-repeat'
import { type NamedDay, namedDay, orderDay } from '../order/order-days'
import { instantOrNone, orderKind } from '../order/order-kind'
import type { OrderRow } from '../order/order-row.schema'
import { CANCELLED_STATUS } from '../order/order-status'
import type { DatedRequestType } from '../order/request-type'
import {
  ceilToStep,
  lastEnd,
  type ServiceHours,
  type ServiceWindowInput,
  STEP_MINUTES,
  serviceWindowRules,
  suggestUntil,
} from '../window/service-window'
import { validateServiceWindow } from '../window/validate-service-window'

/** A day that the portal proposes for an order. */
export interface OfferedDay extends NamedDay {
  readonly day: CalendarDay
  /** The number of existing orders on the day, without cancelled orders. */
  readonly orders: number
}

/** Hours that the portal proposes for an order and that the user can choose with one click. */
export interface OfferedHours {
  readonly from: WallTime
  readonly until: WallTime
  /**
   * The origin of the hours: `last` for the hours of the last order of the same type, or a part of the day.
   */
  readonly part: 'last' | 'morning' | 'midday' | 'afternoon'
  /** The day of the last order, if the hours are the hours of this order. */
  readonly lastDay?: CalendarDay | undefined
}

const OFFERED_DAYS = 5
/** The number of days that are searched for possible days, beginning with the earliest possible day. */
const DAYS_AHEAD = 14
const HOUR_MS = 3_600_000

/** The parts of a day: the usual start of a visit, and the earliest and latest start that belong to the part. */
const dayParts = [
  { part: 'morning', usual: '09:00', earliest: '06:00', latest: '10:50' },
  { part: 'midday', usual: '11:00', earliest: '11:00', latest: '13:50' },
  { part: 'afternoon', usual: '15:00', earliest: '14:00', latest: '19:50' },
] as const

/**
 * The next five days that are possible for an order of this type, with the number of existing orders. The list is empty
 * if the minimum length of a visit exceeds the opening hours in the country. (ORD-155)
 */
export const offeredDays = (
  type: DatedRequestType,
  settings: ServiceWindowInput,
  orders: readonly OrderRow[],
): readonly OfferedDay[] => {
  const rules = serviceWindowRules(type, settings)
  const counts = new Map<CalendarDay | undefined, number>()
  for (const row of orders) {
    if (row.serviceStatusCode === CANCELLED_STATUS) continue
    const day = orderDay(row, settings.timeZone)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  const days: OfferedDay[] = []
  for (let ahead = 0; ahead < DAYS_AHEAD && days.length < OFFERED_DAYS; ahead += 1) {
    const day = addDays(rules.earliestDate, ahead)
    if (rules.allowInterval && !hasStart(day, rules, settings)) continue
    days.push({ ...namedDay(day, settings), day, orders: counts.get(day) ?? 0 })
  }
  return days
}

/**
 * The hours that the portal proposes on a day. The first are the hours of the last order of this type. The others are
 * time windows in the morning, at midday and in the afternoon. A window has the default times if they start in its part
 * of the day; otherwise it has the usual start and length.
 *
 * Windows that the rules refuse are omitted, and so are windows before the first hour of an econo-cash point. The list
 * is empty if the country does not ask for hours. (ORD-156)
 */
export const offeredHours = (
  type: DatedRequestType,
  day: CalendarDay,
  settings: ServiceWindowInput,
  orders: readonly OrderRow[],
): readonly OfferedHours[] => {
  const rules = serviceWindowRules(type, settings)
  if (!rules.allowInterval) return []
  const first = firstUsualStart(type, settings)
  const starts = startsOffered(type, day, settings)
  const [last] = lastOrders(orders).flatMap((row) => {
    const hours = orderKind(row) === type ? requestedHours(row, settings.timeZone) : undefined
    return hours === undefined ? [] : [{ ...hours, lastDay: orderDay(row, settings.timeZone) }]
  })
  const isPossible = ({ from, until }: Pick<OfferedHours, 'from' | 'until'>): boolean =>
    from >= first && validateServiceWindow({ serviceDate: day, from, until }, rules, settings).length === 0
  const proposed = { from: rules.defaultFrom, until: rules.defaultUntil }
  const parts = dayParts.flatMap(({ part, usual, earliest, latest }) => {
    const isOfPart = (start: WallTime) => start >= earliest && start <= latest
    if (isOfPart(proposed.from) && isPossible(proposed)) return [{ ...proposed, part }]
    const from = nearest(starts.filter(isOfPart), usual)
    return from === undefined ? [] : [{ from, until: suggestUntil(from, '', rules), part }]
  })
  const offered: readonly OfferedHours[] = [
    ...(last === undefined ? [] : [{ ...last, part: 'last' as const }]),
    ...parts,
  ]
  return offered.filter(
    (hours, at) =>
      offered.findIndex(({ from, until }) => from === hours.from && until === hours.until) === at &&
      isPossible(hours),
  )
}

/**
 * All starts on a day that leave time for an end, in steps of ten minutes. At an econo-cash point, starts before the
 * first hour of the point are omitted if later starts are possible. (ORD-157)
 */
export const startsOffered = (
  type: DatedRequestType,
  day: CalendarDay,
  settings: ServiceWindowInput,
): readonly WallTime[] => {
  const possible = startsOn(day, serviceWindowRules(type, settings), settings)
  const first = firstUsualStart(type, settings)
  const usual = possible.filter((start) => start >= first)
  return usual.length === 0 ? possible : usual
}

/** All possible ends after a start, in steps of ten minutes. (ORD-157) */
export const endsOffered = (
  start: WallTime,
  rules: Pick<ServiceHours, 'minimumRangeHours' | 'maximumHour'>,
): readonly WallTime[] => stepsBetween(firstEnd(minutesOfTime(start), rules), lastEnd(rules))

/**
 * The hours for an order that are nearest to the wanted hours. They are the wanted hours if these are possible on the
 * day. Otherwise they are the proposed hours (ORD-156) with the nearest start. Otherwise they are the nearest hours of
 * the same length, or of the greatest possible length. The result is `undefined` if no hours are possible. (ORD-162)
 */
export const nearestHours = (
  type: DatedRequestType,
  day: CalendarDay,
  wanted: { readonly from: WallTime; readonly until: WallTime },
  settings: ServiceWindowInput,
): { readonly from: WallTime; readonly until: WallTime } | undefined => {
  const rules = serviceWindowRules(type, settings)
  const first = firstUsualStart(type, settings)
  const isFree = validateServiceWindow({ serviceDate: day, ...wanted }, rules, settings).length === 0
  if (isFree && wanted.from >= first) return wanted
  const offered = offeredHours(type, day, settings, [])
  const usual = nearest(
    offered.map(({ from }) => from),
    wanted.from,
  )
  const chosen = offered.find(({ from }) => from === usual)
  if (chosen !== undefined) return { from: chosen.from, until: chosen.until }
  const starts = startsOffered(type, day, settings)
  const length = Math.max(minutesOfTime(wanted.until) - minutesOfTime(wanted.from), STEP_MINUTES)
  const endOf = (start: WallTime) =>
    Math.max(ceilToStep(minutesOfTime(start) + length), firstEnd(minutesOfTime(start), rules))
  const long = starts.filter((start) => endOf(start) <= lastEnd(rules))
  const from = nearest(long, wanted.from) ?? starts[0]
  if (from === undefined) return undefined
  return { from, until: timeOfMinutes(Math.min(endOf(from), lastEnd(rules))) }
}

/**
 * The requested hours of an order in a time zone. The result is `undefined` if the order has no hours, or if they
 * extend past midnight. (ORD-162)
 */
export const requestedHours = (
  { requestInitialTime, requestFinalTime }: Pick<OrderRow, 'requestInitialTime' | 'requestFinalTime'>,
  timeZone: string,
): { readonly from: WallTime; readonly until: WallTime } | undefined => {
  const [start, end] = [instantOrNone(requestInitialTime), instantOrNone(requestFinalTime)]
  if (start === undefined || end === undefined || start.getTime() >= end.getTime()) return undefined
  if (calendarDayOf(start, timeZone) !== calendarDayOf(end, timeZone)) return undefined
  return { from: wallTimeOf(start, timeZone), until: wallTimeOf(end, timeZone) }
}

/** The earliest start that the portal proposes for a pickup at an econo-cash point. Earlier starts are accepted too. */
const firstUsualStart = (type: DatedRequestType, { config, servicePoint }: ServiceWindowInput): WallTime => {
  const { Enabled, DefaultStartTime } = config.Orders.Pickup.EconoCash
  return type === 'pickup' && servicePoint.econoCash && Enabled ? (DefaultStartTime ?? '00:00') : '00:00'
}

interface Clock {
  readonly now: Date
  readonly timeZone: string
}

const startsOn = (day: CalendarDay, rules: ServiceHours, clock: Clock): readonly WallTime[] =>
  startsOfAnyDay(rules).filter((time) => isFarEnough(day, time, rules, clock))

const hasStart = (day: CalendarDay, rules: ServiceHours, clock: Clock): boolean =>
  startsOfAnyDay(rules).some((time) => isFarEnough(day, time, rules, clock))

const startsOfAnyDay = (rules: ServiceHours): readonly WallTime[] =>
  stepsBetween(rules.minimumHour * 60, lastEnd(rules)).filter(
    (time) => firstEnd(minutesOfTime(time), rules) <= lastEnd(rules),
  )

const isFarEnough = (
  day: CalendarDay,
  time: WallTime,
  { startingIntervalHours }: ServiceHours,
  { now, timeZone }: Clock,
): boolean => {
  const instant = instantOf(day, time, timeZone)
  if (instant.getTime() < now.getTime() + startingIntervalHours * HOUR_MS) return false
  // The clock skips some times when daylight saving time begins. Such a time can't be proposed.
  return wallTimeOf(instant, timeZone) === time
}

/**
 * The first possible end of a visit, in minutes of the day: the start plus the minimum length of a visit (at least one
 * step), rounded up to a whole step.
 */
const firstEnd = (start: number, { minimumRangeHours }: Pick<ServiceHours, 'minimumRangeHours'>): number =>
  ceilToStep(start + Math.max(minimumRangeHours * 60, STEP_MINUTES))

const stepsBetween = (first: number, last: number): readonly WallTime[] =>
  Array.from({ length: Math.max(0, Math.floor((last - first) / STEP_MINUTES) + 1) }, (_, step) =>
    timeOfMinutes(first + step * STEP_MINUTES),
  )

/** The time that is nearest to the wanted time. If two times are equally near, the earlier time is returned. */
const nearest = (times: readonly WallTime[], wanted: WallTime): WallTime | undefined => {
  const distance = (time: WallTime) => Math.abs(minutesOfTime(time) - minutesOfTime(wanted))
  return times.toSorted((a, b) => distance(a) - distance(b))[0]
}
