import { canEditOid, type UserFilter, type UserListState, userListSpec } from '@remesa/domain/users'
import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Caller } from '../authorisation'
import type { Database } from '../db/database'
import { assignments, clients, servicePoints, subclients, users } from '../db/schema'
import { dayZoneOf } from '../kernel/day-zone'
import { dayFilter } from '../kernel/list-filters'
import { foldedTextFilter } from './folded-text'
import { usersWithin } from './user-scope'

/** Condition on `users`: within the caller's reach and in a list of this state. Days are those of the caller's country. */
export const userListCondition = (
  db: Database,
  caller: Caller,
  { active, filters, precise }: Pick<UserListState, 'active' | 'filters' | 'precise'>,
): SQL | undefined => {
  const timeZone = dayZoneOf(caller.config.code)
  const isPrecise = (name: UserFilter) => {
    const filter = userListSpec.filters[name]
    return 'precise' in filter && precise.includes(filter.precise)
  }
  const text = (name: UserFilter, ...columns: readonly PgColumn[]) =>
    foldedTextFilter(filters[name], isPrecise(name), ...columns)
  const day = (name: UserFilter, column: PgColumn) =>
    dayFilter(filters[name], isPrecise(name), column, timeZone)
  const assigned = (named: SQL | undefined) =>
    named &&
    exists(
      db
        .select({ found: sql`1` })
        .from(assignments)
        .innerJoin(clients, eq(clients.id, assignments.clientId))
        .leftJoin(subclients, eq(subclients.id, assignments.subclientId))
        .leftJoin(servicePoints, eq(servicePoints.id, assignments.servicePointId))
        .where(and(eq(assignments.userId, users.id), named)),
    )
  return and(
    usersWithin(db, caller.scope),
    active ? eq(users.active, true) : undefined,
    filters.userType === undefined ? undefined : eq(users.userType, filters.userType),
    filters.countryId === undefined ? undefined : eq(users.countryId, Number(filters.countryId)),
    filters.admin === undefined ? undefined : eq(users.admin, true),
    text('username', users.username),
    text('name', users.name),
    text('lastname', users.lastName),
    text('email', users.email),
    day('creationDate', users.createdAt),
    day('modificationDate', users.updatedAt),
    assigned(text('client', clients.codeSol, clients.description)),
    assigned(text('subClient', subclients.codeSol, subclients.description)),
    assigned(text('servicePoint', servicePoints.codeSol, servicePoints.description)),
  )
}

/** Condition on the ids by which a list can be narrowed to one user. The id of the identity provider is for administrators. */
export const userIdsCondition = (
  { id, oid }: { readonly id?: number | undefined; readonly oid?: string | undefined },
  caller: Caller,
): SQL | undefined =>
  and(
    id === undefined ? undefined : eq(users.id, id),
    oid === undefined || oid === '' || !canEditOid(caller).allowed ? undefined : eq(users.oid, oid),
  )
