import { CUSTOMER_USER_TYPE } from '@remesa/domain/users'
import { and, eq, exists, not, notExists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { match } from 'ts-pattern'
import type { Scope } from '../authorisation'
import type { Database } from '../db/database'
import { assignments, users } from '../db/schema'

/** Columns of an assignment: a missing level means everything below the level before it. */
export interface AssignedPlace {
  readonly clientId: SQLWrapper
  readonly subclientId: SQLWrapper
  readonly servicePointId: SQLWrapper
}

/**
 * Condition: everything in a place is assigned to a user, either the place itself or a whole above it. Each check is
 * one look-up in the unique index, however many assignments the user has. A missing level of the place matches nothing.
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
 * Condition on `users`. Callers who are bound to a country find the users of that country. Customers find themselves
 * and those customers of the country who have assignments, all of them within the caller's own: a user who also works
 * for another customer may be neither seen nor changed.
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
