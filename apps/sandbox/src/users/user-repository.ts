import type { Locale } from '@remesa/domain/kernel'
import { type AssignedLevel, type UserCountry, type UserListState, userListSpec } from '@remesa/domain/users'
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Caller, Scope } from '../authorisation'
import { countryOrder } from '../country'
import { countryFields, readConfig } from '../db/country-settings'
import type { Database } from '../db/database'
import { countries, currencies, userRoles, users } from '../db/schema'
import { isAmong } from '../kernel/id-lists'
import { sortOrder } from '../kernel/list-filters'
import { countReachedPoints, listAssignedClients } from './assignment-tree'
import { toUser, type UserRow, userFields } from './user-row'
import { usersWithin } from './user-scope'

const sortColumns = {
  id: users.id,
  userType: users.userType,
  username: users.username,
  name: users.name,
  lastName: users.lastName,
  email: users.email,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
}

/** One page of the users that match a condition, and the number of these users on all pages. */
export const listUsers = async (
  db: Database,
  condition: SQL | undefined,
  {
    sort,
    range,
    caller,
    locale,
    reach,
  }: {
    readonly sort: Pick<UserListState, 'orderBy' | 'direction'>
    readonly range: { readonly limit: number; readonly offset: number }
    readonly caller: Caller
    readonly locale: Locale
    /**
     * The highest level at which a user is assigned the client, subclient or service point for which the list is
     * filtered; `undefined` if there is no filter by a record.
     */
    readonly reach: SQL<AssignedLevel> | undefined
  },
) => {
  const orderBy = userListSpec.sortable.find((name) => name === sort.orderBy)
  const rows = await db
    .select({ ...userFields, reach: reach ?? sql<AssignedLevel | null>`null` })
    .from(users)
    .innerJoin(countries, eq(countries.id, users.countryId))
    .where(condition)
    .orderBy(
      ...sortOrder(
        { ...sortColumns, 'country.name': countryOrder(locale) },
        users.id,
        { orderBy, direction: sort.direction },
        locale,
      ),
    )
    .limit(range.limit)
    .offset(range.offset)
  const [total] = await db.select({ value: count() }).from(users).where(condition)
  const reaches = new Map(rows.map((row) => [row.id, row.reach]))
  const found = await withParts(
    db,
    rows.map(({ reach: _, ...row }) => row),
    caller,
  )
  const content =
    reach === undefined ? found : found.map((user) => ({ ...user, reach: reaches.get(user.id) ?? null }))
  return { content, totalElements: total?.value ?? 0 }
}

/** The caller, whose scope applies, and the language for sorting names. */
interface Reader {
  readonly caller: Caller
  readonly locale: Locale
}

/** The users with these ids whom the caller may see, with their assignments, in the order of the ids. */
export const findUsers = async (db: Database, ids: readonly number[], { caller, locale }: Reader) => {
  const rows = await db
    .select(userFields)
    .from(users)
    .where(and(isAmong(users.id, ids), usersWithin(db, caller.scope)))
  const clients = await listAssignedClients(
    db,
    rows.map(({ id }) => id),
    locale,
  )
  const found = new Map((await withParts(db, rows, caller)).map((user) => [user.id, user]))
  return [...new Set(ids)].flatMap((id) => {
    const user = found.get(id)
    return user === undefined ? [] : [{ ...user, clients: [...(clients.get(id) ?? [])] }]
  })
}

/** The user with an id, with all assignments; `undefined` if the caller may see no such user. */
export const findUser = async (db: Database, id: number, reader: Reader) => {
  const [user] = await findUsers(db, [id], reader)
  return user
}

/**
 * A user in a scope, locked until the transaction ends, so that changes of one user are made one after the other. The
 * scope is checked after locking the row, because an earlier change may have moved the user out of the scope.
 */
export const lockUser = async (tx: Database, id: number, scope: Scope): Promise<UserRow | undefined> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
  const [row] = await tx
    .select(userFields)
    .from(users)
    .where(and(eq(users.id, id), usersWithin(tx, scope)))
  return row
}

/** The countries of users, by the ids of the countries, in the format in which the API sends them. */
export const userCountries = async (
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, UserCountry>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ ...countryFields, config: countries.config })
    .from(countries)
    .innerJoin(currencies, eq(currencies.id, countries.mainCurrencyId))
    .where(inArray(countries.id, [...new Set(ids)]))
  return new Map(
    rows.map((row) => [
      row.country.id,
      { ...row.country, maxServicesPoint: readConfig(row).maxServicesPoint },
    ]),
  )
}

/** Adds data from other tables to users, with one query for each table. */
const withParts = async (db: Database, rows: readonly UserRow[], caller: Caller) => {
  const ids = rows.map(({ id }) => id)
  const roles = Map.groupBy(ids.length === 0 ? [] : await rolesOf(db, ids), ({ userId }) => userId)
  const points = await countReachedPoints(db, ids)
  const homes = await userCountries(
    db,
    rows.map(({ countryId }) => countryId),
  )
  return rows.flatMap((row) => {
    const country = homes.get(row.countryId)
    const suffixes = (roles.get(row.id) ?? []).map(({ suffix }) => suffix)
    return country
      ? [toUser(row, { country, roles: suffixes, servicePoints: points.get(row.id) ?? 0 }, caller)]
      : []
  })
}

const rolesOf = (db: Database, userIds: number[]) =>
  db.select().from(userRoles).where(inArray(userRoles.userId, userIds)).orderBy(asc(userRoles.suffix))
