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
} from '../kernel'
import { bodyPathOf } from './order-paths'
import type { AssistanceRequest, DeliveryRequest, PickupRequest } from './order-request.schema'
import type { RequestType } from './request-type'
import type { ServiceWindowRules } from './service-window'
import { validateServiceWindow } from './validate-service-window'

/** A body that asks for a day. */
export type DatedRequest = PickupRequest | DeliveryRequest | AssistanceRequest

/** What every body is validated against. */
export interface RequestFacts {
  /** ISO 3166-1 alpha-2 code of the country that the call goes to. */
  readonly countryCode: string
  readonly brand?: Brand | undefined
}

/** What a body that asks for a day is validated against. */
export interface DatedRequestFacts extends RequestFacts {
  readonly rules: ServiceWindowRules
  readonly now: Date
  /** IANA zone on whose clock the hours are read. */
  readonly timeZone: string
}

/**
 * The day of service: the one that the sender wrote. The offset of `serviceDate` is the sender's own, and in another
 * zone its midnight may lie on another day. (ORD-130)
 */
export const serviceDayOf = ({ serviceDate }: Pick<DatedRequest, 'serviceDate'>): CalendarDay =>
  serviceDate.slice(0, 10)

/** Issues of a draft's fields at their places in the body, in entry `at` of the amounts. (ORD-136) */
export const atBodyPaths = (type: RequestType, issues: readonly Issue[], at = 0): readonly Issue[] =>
  issues.map((found) => ({ ...found, path: bodyPathOf(type, found.path, at) ?? found.path }))

/** What no form can get wrong but another sender can: the country, and the origin, which is the brand's. (ORD-131) */
export const envelopeIssues = (
  body: { readonly countryCode: string; readonly origin: string },
  { countryCode, brand = defaultBrand }: RequestFacts,
): readonly Issue[] => [
  ...(body.countryCode === countryCode ? [] : [issue('confirmed', 'countryCode')]),
  ...(body.origin === brand.origin ? [] : [issue('confirmed', 'origin')]),
]

/** Every issue of day and hours, by the rules of the form and what only a body can get wrong. (ORD-130, ORD-132) */
export const bodyWindowIssues = (
  type: RequestType,
  body: DatedRequest,
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
  return atBodyPaths(type, [
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

/** A text that is no wall time, so that the rules of the form refuse it. */
const UNREADABLE = '-'

/** From here on a zone may show a year of five digits, which no calendar day has. */
const END_OF_CALENDAR = Date.UTC(9999, 11, 31)

const readInstant = (iso: string): Date | undefined => {
  const parsed = parseInstant(iso)
  return parsed.ok && parsed.value.getTime() < END_OF_CALENDAR ? parsed.value : undefined
}
