import {
  type Brand,
  calendarDayOf,
  defaultBrand,
  type Issue,
  issue,
  wallClockOf,
} from '@remesa/domain/kernel'
import type {
  AssistanceRequest,
  DeliveryRequest,
  PickupRequest,
  ServiceWindowRules,
} from '@remesa/domain/orders'
import { storableInstant } from '../kernel/storable-instant'

/** A request for a day. */
export type DatedRequest = PickupRequest | DeliveryRequest | AssistanceRequest

export interface RequestCircumstances {
  readonly rules: ServiceWindowRules
  /** Country of the path and of the service point. */
  readonly countryCode: string
  readonly now: Date
  /** Zone of the country. */
  readonly timeZone: string
  readonly brand?: Brand
}

/**
 * The day of service is the one that the sender wrote: its offset is the sender's own, and at midnight another one
 * would make it another day. Start and end are instants and are read on the clock of the country.
 */
export const serviceDay = (body: Pick<DatedRequest, 'serviceDate'>): string => body.serviceDate.slice(0, 10)

/** Day and hours of a body in the form in which the rules of the domain read them. */
export const windowDraftOf = (
  body: Pick<DatedRequest, 'serviceDate' | 'requestInitialTime' | 'requestFinalTime'>,
  timeZone: string,
) => {
  const clock = (iso = '') => {
    const instant = storableInstant(iso)
    return instant === undefined ? '' : wallClockOf(instant, timeZone).time
  }
  return {
    serviceDate: serviceDay(body),
    from: clock(body.requestInitialTime),
    until: clock(body.requestFinalTime),
  }
}

/** What a form cannot get wrong but another program can: the country, and the origin that only this portal has. */
export const envelopeIssues = (
  body: { readonly countryCode: string; readonly origin: string },
  { countryCode, brand = defaultBrand }: Pick<RequestCircumstances, 'countryCode' | 'brand'>,
): readonly Issue[] => [
  ...(body.countryCode === countryCode ? [] : [issue('confirmed', 'countryCode')]),
  ...(body.origin === brand.origin ? [] : [issue('confirmed', 'origin')]),
]

/** Hours where the country asks none, hours of another day, and seconds, which the rules of the form know nothing of. */
export const timeIssues = (
  body: DatedRequest,
  { rules, timeZone }: Pick<RequestCircumstances, 'rules' | 'timeZone'>,
): readonly Issue[] => {
  const day = serviceDay(body)
  const ofDay = storableInstant(body.serviceDate) === undefined ? [issue('date', 'serviceDate')] : []
  const ofHours = (['requestInitialTime', 'requestFinalTime'] as const).flatMap((path) => {
    const iso = body[path]
    if (iso === undefined) return []
    if (!rules.allowInterval) return [issue('invalid', path)]
    const instant = storableInstant(iso)
    if (instant === undefined || calendarDayOf(instant, timeZone) !== day) return [issue('date', path)]
    return instant.getTime() % 60_000 === 0 ? [] : [issue('time', path)]
  })
  return [...ofDay, ...ofHours]
}

const bodyPaths: Readonly<Record<string, string>> = {
  serviceDate: 'serviceDate',
  from: 'requestInitialTime',
  until: 'requestFinalTime',
  comments: 'comments',
  faultDescription: 'faultDescription',
}

/** Issues of a form at the paths of its body; those of fields that are looked at by other means fall away. */
export const atBodyPaths = (issues: readonly Issue[]): readonly Issue[] =>
  issues.flatMap((found) => {
    const path = bodyPaths[found.path]
    return path === undefined ? [] : [{ ...found, path }]
  })
