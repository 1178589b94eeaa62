import { placeTimeZone } from '@remesa/domain/country'
import { and, eq, type SQL } from 'drizzle-orm'
import { type Scope, servicePointsWithin } from '../authorisation'
import type { CountryFacts } from '../country'
import type { Database } from '../db/database'
import { clients, servicePoints, subclients } from '../db/schema'
import { findServicePoint, type WireServicePoint } from '../service-points'
import { matchesExternalId } from './matches-external-id'

interface PointQuery {
  readonly scope: Scope
  readonly country: CountryFacts
  readonly externalId: string
  readonly further?: SQL
}

const matchesPoint = (db: Database, { scope, country, externalId, further }: PointQuery): SQL | undefined =>
  and(
    matchesExternalId(externalId, servicePoints),
    eq(clients.countryId, country.id),
    servicePointsWithin(db, scope),
    further,
  )

/**
 * The service point in a call about orders; `undefined` if the country has no point with this id or the caller may not
 * see it.
 */
export const findOrderPoint = (db: Database, query: PointQuery): Promise<WireServicePoint | undefined> =>
  findServicePoint(db, matchesPoint(db, query))

/** The id and the time zone of the service point in a call about orders. */
export const findOrderPlace = async (
  db: Database,
  query: PointQuery,
): Promise<{ readonly id: number; readonly timeZone: string } | undefined> => {
  const [found] = await db
    .select({ id: servicePoints.id, zone: servicePoints.zone })
    .from(servicePoints)
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(matchesPoint(db, query))
  return found && { id: found.id, timeZone: placeTimeZone(query.country.code, found.zone) }
}
