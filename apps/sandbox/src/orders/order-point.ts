import { and, eq, type SQL } from 'drizzle-orm'
import { type Scope, servicePointsWithin } from '../authorisation'
import type { CountryFacts } from '../country'
import type { Database } from '../db/database'
import { clients, servicePoints, subclients } from '../db/schema'
import { findServicePoint, type WireServicePoint } from '../service-points'
import { matchesExternalId } from './matches-external-id'

interface SoughtPoint {
  readonly scope: Scope
  readonly country: CountryFacts
  readonly externalId: string
  readonly further?: SQL
}

const soughtPoint = (db: Database, { scope, country, externalId, further }: SoughtPoint): SQL | undefined =>
  and(
    matchesExternalId(externalId, servicePoints),
    eq(clients.countryId, country.id),
    servicePointsWithin(db, scope),
    further,
  )

/** The service point that an order call names; `undefined` where the country has none of that id or the caller does not reach it. */
export const findOrderPoint = (db: Database, sought: SoughtPoint): Promise<WireServicePoint | undefined> =>
  findServicePoint(db, soughtPoint(db, sought))

/** Only the id of that point. */
export const findOrderPointId = async (db: Database, sought: SoughtPoint): Promise<number | undefined> => {
  const [found] = await db
    .select({ id: servicePoints.id })
    .from(servicePoints)
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(soughtPoint(db, sought))
  return found?.id
}
