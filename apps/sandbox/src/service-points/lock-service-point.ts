import { and, eq, sql } from 'drizzle-orm'
import { type Scope, servicePointsWithin } from '../authorisation'
import type { Database } from '../db/database'
import { clients, servicePoints, subclients } from '../db/schema'

/** A service point, locked until the transaction ends; `undefined` if the scope does not include it. */
export const lockServicePoint = async (tx: Database, id: number, scope: Scope) => {
  const [row] = await tx
    .select({
      id: servicePoints.id,
      active: servicePoints.active,
      hasPassword: sql<boolean>`${servicePoints.safePasswordHash} is not null`,
    })
    .from(servicePoints)
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(and(servicePointsWithin(tx, scope), eq(servicePoints.id, id)))
    .for('no key update', { of: servicePoints })
  return row
}
