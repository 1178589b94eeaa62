import { and, eq, type SQL } from 'drizzle-orm'
import { type Scope, servicePointsWithin } from '../authorisation'
import type { CountryFacts } from '../country'
import type { Database } from '../db/database'
import { clients, servicePoints } from '../db/schema'
import { findServicePoint, type WireServicePoint } from '../service-points'
import { namedBy } from './named-by'

/** The service point that order calls name; nothing where no point of the country bears it or the caller may not reach it. */
export const findOrderPoint = (
  db: Database,
  {
    scope,
    country,
    externalId,
    further,
  }: {
    readonly scope: Scope
    readonly country: CountryFacts
    readonly externalId: string
    readonly further?: SQL
  },
): Promise<WireServicePoint | undefined> =>
  findServicePoint(
    db,
    and(
      namedBy(externalId, servicePoints),
      eq(clients.countryId, country.id),
      servicePointsWithin(db, scope),
      further,
    ),
  )
