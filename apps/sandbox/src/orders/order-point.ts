import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import { type Scope, servicePointsWithin } from '../authorisation'
import type { CountryFacts } from '../country'
import type { Database } from '../db/database'
import { clients, servicePoints } from '../db/schema'
import { findServicePoint, type WireServicePoint } from '../service-points'

/**
 * The service point that order calls name: by its id in the operations system, or by the portal's own id where it has
 * none there. Nothing where no point of the country bears it or the caller may not reach it.
 */
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
): Promise<WireServicePoint | undefined> => {
  const own = /^[1-9]\d{0,14}$/.test(externalId)
    ? and(isNull(servicePoints.oidSol), eq(servicePoints.id, Number(externalId)))
    : undefined
  const named = or(eq(servicePoints.oidSol, externalId), own)
  return findServicePoint(
    db,
    and(named, eq(clients.countryId, country.id), servicePointsWithin(db, scope), further),
  )
}
