import { placeTimeZone } from '@remesa/domain/country'
import {
  type AssignedLevel,
  canEditOid,
  reachFilters,
  type UserFilter,
  type UserListState,
  userListSpec,
} from '@remesa/domain/users'
import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Caller } from '../authorisation'
import type { Database } from '../db/database'
import { assignments, clients, servicePoints, subclients, users } from '../db/schema'
import { dayFilter } from '../kernel/list-filters'
import { containsWords, textFilter } from '../kernel/search-text'
import { coversClients, coversServicePoints, coversSubclients } from '../records'
import { usersWithin } from './user-scope'

/**
 * SQL condition on `users`: the caller may see the user, and the user matches the state of the list. Days are in the
 * time zone of the caller's country.
 */
export const userListCondition = (
  db: Database,
  caller: Caller,
  { active, filters, precise }: Pick<UserListState, 'active' | 'filters' | 'precise'>,
): SQL | undefined => {
  const timeZone = placeTimeZone(caller.config.code)
  const isPrecise = (name: UserFilter) => isPreciseIn(precise, name)
  const text = (name: UserFilter, ...columns: readonly PgColumn[]) =>
    textFilter(filters[name], isPrecise(name), ...columns)
  const day = (name: UserFilter, column: PgColumn) =>
    dayFilter(filters[name], isPrecise(name), column, timeZone)
  const assigned = (covers: SQL | undefined) =>
    covers &&
    exists(
      db
        .select({ found: sql`1` })
        .from(assignments)
        .where(and(eq(assignments.userId, users.id), covers)),
    )
  return and(
    usersWithin(db, caller.scope),
    active ? eq(users.active, true) : undefined,
    filters.userType === undefined ? undefined : eq(users.userType, filters.userType),
    filters.countryId === undefined ? undefined : eq(users.countryId, Number(filters.countryId)),
    filters.admin === undefined ? undefined : eq(users.admin, true),
    filters.unsynchronised === undefined ? undefined : eq(users.solSynchronized, false),
    text('username', users.usernameFolded),
    text('name', users.nameFolded),
    text('lastname', users.lastNameFolded),
    text('email', users.emailFolded),
    containsWords(
      filters.search,
      users.usernameFolded,
      users.nameFolded,
      users.lastNameFolded,
      users.emailFolded,
    ),
    day('creationDate', users.createdAt),
    day('modificationDate', users.updatedAt),
    ...reachFilters.map((name) => assigned(coversAsked(db, name, { filters, precise }))),
  )
}

/**
 * For each filter by an assigned client, subclient or service point: the columns in which the filter searches for
 * records, and the function that finds the assignments of these records.
 */
const reachable = {
  client: { covers: coversClients, columns: [clients.codeSolFolded, clients.descriptionFolded] },
  subClient: { covers: coversSubclients, columns: [subclients.codeSolFolded, subclients.descriptionFolded] },
  servicePoint: {
    covers: coversServicePoints,
    columns: [servicePoints.codeSolFolded, servicePoints.descriptionFolded],
  },
} as const

const isPreciseIn = (precise: readonly string[], name: UserFilter): boolean => {
  const filter = userListSpec.filters[name]
  return 'precise' in filter && precise.includes(filter.precise)
}

/**
 * SQL condition on `assignments`: the assignment includes a record that matches the filter; `undefined` if the filter
 * is not set.
 */
const coversAsked = (
  db: Database,
  name: (typeof reachFilters)[number],
  { filters, precise }: Pick<UserListState, 'filters' | 'precise'>,
): SQL | undefined => {
  const { covers, columns } = reachable[name]
  return covers(db, textFilter(filters[name], isPreciseIn(precise, name), ...columns))
}

/**
 * SQL expression for the level at which a user is assigned the record of a filter: client, subclient or service point.
 * If there are filters by several records, the record of the lowest level counts, for example a service point before
 * its client. If a user has several assignments of this record, the highest level counts. `undefined` if there is no
 * filter by a record. (USR-73)
 */
export const askedReach = (
  db: Database,
  state: Pick<UserListState, 'filters' | 'precise'>,
): SQL<AssignedLevel> | undefined => {
  const covers = reachFilters.flatMap((name) => coversAsked(db, name, state) ?? [])[0]
  if (covers === undefined) return undefined
  const level = sql`case when ${assignments.subclientId} is null then 1 when ${assignments.servicePointId} is null then 2 else 3 end`
  const widest = db
    .select({ level: sql`min(${level})` })
    .from(assignments)
    .where(and(eq(assignments.userId, users.id), covers))
  return sql<AssignedLevel>`(array['client', 'subclient', 'service-point'])[${widest}]`
}

/**
 * SQL condition on `users` for filters by an id, which restrict the list to one user. Only administrators may filter by
 * the id at an external identity provider.
 */
export const userIdsCondition = (
  { id, oid }: { readonly id?: number | undefined; readonly oid?: string | undefined },
  caller: Caller,
): SQL | undefined =>
  and(
    id === undefined ? undefined : eq(users.id, id),
    oid === undefined || oid === '' || !canEditOid(caller).allowed ? undefined : eq(users.oid, oid),
  )
