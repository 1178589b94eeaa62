import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import { assignments, clients, servicePoints, subclients } from '../db/schema'

/** SQL condition on `assignments`: the row assigns a client that matches a condition, or a part of that client. */
export const coversClients = (db: Database, named: SQL | undefined): SQL | undefined =>
  named && inArray(assignments.clientId, db.select({ id: clients.id }).from(clients).where(named))

/**
 * SQL condition on `assignments`: the row assigns a subclient that matches a condition, a service point of that
 * subclient, or the whole client of that subclient.
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
 * SQL condition on `assignments`: the row assigns a service point that matches a condition, the whole subclient of that
 * point, or its whole client.
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
