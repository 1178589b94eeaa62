import { CUSTOMER_USER_TYPE } from '@remesa/domain/users'
import { and, eq, exists, not, notExists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { match } from 'ts-pattern'
import type { Scope } from '../authorisation'
import type { Database } from '../db/database'
import { assignments, users } from '../db/schema'

/** The columns of an assignment. If a column is null, everything below the previous column's record is assigned. */
export interface AssignedPlace {
  readonly clientId: SQLWrapper
  readonly subclientId: SQLWrapper
  readonly servicePointId: SQLWrapper
}

/**
 * SQL condition: a client, subclient or service point is assigned to a user, either itself or as a part of a whole.
 * Each check is one look-up in the unique index, however many assignments the user has. If a column of `place` is null,
 * only assignments at the levels above this column can match.
 */
export const coveredBy = (db: Database, userId: number, place: AssignedPlace): SQL | undefined => {
  const own = alias(assignments, 'own_assignments')
  const isAssigned = (subclientId: SQLWrapper, servicePointId: SQLWrapper) =>
    exists(
      db
        .select({ found: sql`1` })
        .from(own)
        .where(
          and(
            eq(own.userId, userId),
            eq(own.clientId, place.clientId),
            sql`coalesce(${own.subclientId}, 0) = ${subclientId}`,
            sql`coalesce(${own.servicePointId}, 0) = ${servicePointId}`,
          ),
        ),
    )
  const everything = sql`0`
  return or(
    isAssigned(everything, everything),
    isAssigned(place.subclientId, everything),
    isAssigned(place.subclientId, place.servicePointId),
  )
}

/**
 * SQL condition: the caller may see the user. Callers whose scope is a country see all users of that country. Customers
 * see themselves, and other customers of the country whose assignments are all within the caller's assignments. A
 * customer can neither see nor change a user who also works for another customer.
 */
export const usersWithin = (db: Database, scope: Scope): SQL | undefined =>
  match(scope)
    .with({ kind: 'everything' }, () => undefined)
    .with({ kind: 'country' }, ({ countryId }) => eq(users.countryId, countryId))
    .with({ kind: 'assigned' }, (assigned) => withinAssigned(db, assigned))
    .exhaustive()

const withinAssigned = (
  db: Database,
  { countryId, userId }: Extract<Scope, { kind: 'assigned' }>,
): SQL | undefined => {
  const assigned = (condition?: SQL) =>
    db
      .select({ found: sql`1` })
      .from(assignments)
      .where(and(eq(assignments.userId, users.id), condition))
  const covered = coveredBy(db, userId, assignments)
  const ofOwnClients = and(
    eq(users.userType, CUSTOMER_USER_TYPE),
    exists(assigned()),
    notExists(assigned(covered && not(covered))),
  )
  return and(eq(users.countryId, countryId), or(eq(users.id, userId), ofOwnClients))
}
