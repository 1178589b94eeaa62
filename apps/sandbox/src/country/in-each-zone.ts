import { countryTimeZones } from '@remesa/domain/country'
import { and, eq, isNull, notInArray, or, type SQL } from 'drizzle-orm'
import { servicePoints } from '../db/schema'
import type { CountryFacts } from './country-repository'

/**
 * SQL condition: a row meets the given condition for the time zone of its service point. The query has to join
 * `service_points`. (CTY-14)
 */
export const inEachZone = (
  { code, timeZone }: Pick<CountryFacts, 'code' | 'timeZone'>,
  conditionIn: (timeZone: string) => SQL | undefined,
): SQL | undefined => {
  const others = countryTimeZones(code).filter((zone) => zone !== timeZone)
  if (others.length === 0) return conditionIn(timeZone)
  const isElsewhere = notInArray(servicePoints.zone, others)
  return or(
    and(conditionIn(timeZone), or(isNull(servicePoints.zone), isElsewhere)),
    ...others.map((zone) => and(conditionIn(zone), eq(servicePoints.zone, zone))),
  )
}
