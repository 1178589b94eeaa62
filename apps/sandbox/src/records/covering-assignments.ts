import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import { assignments, clients, servicePoints, subclients } from '../db/schema'

/**
 * SQL condition on `assignments`: the assignment is of a client that meets a condition, or of a part of such a client.
 */
export const coversClients = (db: Database, named: SQL | undefined): SQL | undefined =>
  named && inArray(assignments.clientId, db.select({ id: clients.id }).from(clients).where(named))

/**
 * SQL condition on `assignments`: the assignment is of a subclient that meets a condition, of a part of it, or of its
 * whole client.
 */
export const coversSubclients = (db: Database, named: SQL | undefined): SQL | undefined => {
  const among = (column: PgColumn) => db.select({ id: column }).from(subclients).where(named)
  return (
    named &&
    or(
      inArray(assignments.subclientId, among(subclients.id)),
      and(isNull(assignments.subclientId), inArray(assignments.clientId, among(subclients.clientId))),
    )
  )
}

/**
 * SQL condition on `assignments`: the assignment is of a service point that meets a condition, or of its whole
 * subclient or client.
 */
export const coversServicePoints = (db: Database, named: SQL | undefined): SQL | undefined => {
  const among = (column: PgColumn) =>
    db
      .select({ id: column })
      .from(servicePoints)
      .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
      .where(named)
  return (
    named &&
    or(
      inArray(assignments.servicePointId, among(servicePoints.id)),
      and(isNull(assignments.servicePointId), inArray(assignments.subclientId, among(subclients.id))),
      and(isNull(assignments.subclientId), inArray(assignments.clientId, among(subclients.clientId))),
    )
  )
}
