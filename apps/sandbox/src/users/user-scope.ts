import { CUSTOMER_USER_TYPE } from '@remesa/domain/users'
import { and, eq, exists, not, notExists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Scope } from '../authorisation'
import type { Database } from '../db/database'
import { assignments, users } from '../db/schema'

/** Columns that say what is assigned: a missing level means everything below the level before it. */
export interface AssignedPlace {
  readonly clientId: SQLWrapper
  readonly subclientId: SQLWrapper
  readonly servicePointId: SQLWrapper
}

/**
 * Condition that everything a place stands for is assigned to a user: the place itself, or a whole above it. Each is one
 * look into the unique index, however much is assigned. A missing level of the place equals nothing.
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
 * Condition on `users`. Who is bound to a country finds its users. A customer finds himself and those customers of the
 * country to whom something, and nothing beyond his own assignments, is assigned: whoever also works for somebody else
 * is not his to see or to change.
 */
export const usersWithin = (db: Database, scope: Scope): SQL | undefined => {
  if (scope.kind === 'everything') return undefined
  const inCountry = eq(users.countryId, scope.countryId)
  if (scope.kind === 'country') return inCountry
  const assigned = (condition?: SQL) =>
    db
      .select({ found: sql`1` })
      .from(assignments)
      .where(and(eq(assignments.userId, users.id), condition))
  const covered = coveredBy(db, scope.userId, assignments)
  const ofOwnClients = and(
    eq(users.userType, CUSTOMER_USER_TYPE),
    exists(assigned()),
    notExists(assigned(covered && not(covered))),
  )
  return and(inCountry, or(eq(users.id, scope.userId), ofOwnClients))
}
