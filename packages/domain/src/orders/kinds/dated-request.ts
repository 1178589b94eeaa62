import {
  type Brand,
  type CalendarDay,
  calendarDayOf,
  defaultBrand,
  type Issue,
  issue,
  isValidDay,
  parseInstant,
  wallTimeOf,
} from '../../kernel'
import type { ServiceWindowRules } from '../window/service-window'
import { validateServiceWindow } from '../window/validate-service-window'
import { atBodyPaths, datedPlaces } from './field-places'

/** The day and hours in the body of a request. */
export interface RequestedVisit {
  /** The instant of the service, with the time zone offset that the sender used. */
  readonly serviceDate: string
  readonly requestInitialTime?: string | undefined
  readonly requestFinalTime?: string | undefined
}

/** The data for validating the body of a request of any order type. */
export interface RequestFacts {
  /** ISO 3166-1 alpha-2 code of the country to which the call is sent. */
  readonly countryCode: string
  readonly brand?: Brand | undefined
}

/** The data for validating the body of a request with a day. */
export interface DatedRequestFacts extends RequestFacts {
  readonly rules: ServiceWindowRules
  readonly now: Date
  /** IANA name of the time zone in which the hours apply. */
  readonly timeZone: string
}

/**
 * The day of service as the sender wrote it. The instant is not converted to another time zone, because there it may be
 * on another day. (ORD-130)
 */
export const serviceDayOf = ({ serviceDate }: Pick<RequestedVisit, 'serviceDate'>): CalendarDay =>
  serviceDate.slice(0, 10)

/**
 * The validation issues of the country and the origin in the body of a request. The form of the portal always sends
 * correct values, but other senders may not. (ORD-131)
 */
export const envelopeIssues = (
  body: { readonly countryCode: string; readonly origin: string },
  { countryCode, brand = defaultBrand }: RequestFacts,
): readonly Issue[] => [
  ...(body.countryCode === countryCode ? [] : [issue('confirmed', 'countryCode')]),
  ...(body.origin === brand.origin ? [] : [issue('confirmed', 'origin')]),
]

/**
 * All validation issues of the day and hours in the body of a request. The rules of the form apply, and additional
 * rules for bodies. (ORD-130, ORD-132)
 */
export const bodyWindowIssues = (
  body: RequestedVisit,
  { rules, now, timeZone }: DatedRequestFacts,
): readonly Issue[] => {
  const day = serviceDayOf(body)
  const hours = { from: body.requestInitialTime, until: body.requestFinalTime }
  const clock = (iso: string | undefined) => {
    if (iso === undefined) return ''
    const instant = readInstant(iso)
    return instant === undefined ? UNREADABLE : wallTimeOf(instant, timeZone)
  }
  const window = { serviceDate: day, from: clock(hours.from), until: clock(hours.until) }
  return atBodyPaths(datedPlaces, [
    ...(isValidDay(day) && readInstant(body.serviceDate) === undefined ? [issue('date', 'serviceDate')] : []),
    ...hourIssues('from', hours.from, { rules, timeZone, day }),
    ...hourIssues('until', hours.until, { rules, timeZone, day }),
    ...validateServiceWindow(window, rules, { now, timeZone }),
  ])
}

const hourIssues = (
  path: string,
  iso: string | undefined,
  { rules, timeZone, day }: Pick<DatedRequestFacts, 'rules' | 'timeZone'> & { readonly day: CalendarDay },
): readonly Issue[] => {
  if (iso === undefined) return []
  if (!rules.allowInterval) return [issue('invalid', path)]
  const instant = readInstant(iso)
  if (instant === undefined) return []
  if (isValidDay(day) && calendarDayOf(instant, timeZone) !== day) return [issue('date', path)]
  return instant.getTime() % MINUTE === 0 ? [] : [issue('time', path)]
}

const MINUTE = 60_000

/** A text that replaces an unreadable time. The rules of the form refuse it, because it is not a time. */
const UNREADABLE = '-'

/**
 * The first instant that is refused because its year may have five digits in some time zone. Calendar days need years
 * of four digits.
 */
const END_OF_CALENDAR = Date.UTC(9999, 11, 31)

const readInstant = (iso: string): Date | undefined => {
  const parsed = parseInstant(iso)
  return parsed.ok && parsed.value.getTime() < END_OF_CALENDAR ? parsed.value : undefined
}
