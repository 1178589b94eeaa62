import { roleCatalogue } from '@remesa/domain/abilities'
import { placeTimeZone } from '@remesa/domain/country'
import { calendarDayOf } from '@remesa/domain/kernel'
import {
  type UsersReportOption,
  UsersReportRequest,
  userList,
  usersReportOptions,
} from '@remesa/domain/users'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { permittedState } from '../authorisation'
import { countryNameIn } from '../country'
import type { Database } from '../db/database'
import { assignments, clients, countries, servicePoints, subclients, userRoles, users } from '../db/schema'
import { isAmong } from '../kernel/id-lists'
import { type Column, inBatches, type Making, type Sheet, sheetOf, yesOrNo } from '../reports'
import { wordOr } from '../reports/words'
import { userListCondition } from './user-filters'

type Row = Awaited<ReturnType<typeof readUsers>>[number]

/**
 * The report with all users that match the filters of the request, as in the list. It has no columns for fields that
 * the caller may not see.
 */
export const usersReport = (making: Making): Sheet => {
  const { db, caller } = making
  const { filterOptions, informationOptions } = UsersReportRequest.parse(making.request)
  const condition = userListCondition(db, caller, permittedState(userList, filterOptions, caller))
  const offered = columnsOf(making)
  const columns = usersReportOptions(caller.ability, caller)
    .filter((name) => informationOptions[name])
    .map((name) => offered[name])
  return sheetOf(
    making,
    'sheet.USERS',
    columns,
    inBatches(
      (limit) => listIds(db, condition, limit),
      (ids) => readUsers(db, ids),
    ),
  )
}

const columnsOf = (making: Making): Readonly<Record<UsersReportOption, Column<Row>>> => {
  const timeZone = placeTimeZone(making.caller.config.code)
  const flag = (value: boolean) => yesOrNo(making, value)
  return {
    user: { header: 'username', value: (row) => row.username, width: 24 },
    firstName: { header: 'firstName', value: (row) => row.name },
    lastName: { header: 'lastName', value: (row) => row.lastName, width: 24 },
    email: { header: 'email', value: (row) => row.email, width: 32 },
    country: { header: 'country', value: (row) => countryNameIn(making.locale, row.countryCode) },
    supervisor: { header: 'supervisor', value: (row) => flag(row.supervisor) },
    administrator: { header: 'administrator', value: (row) => flag(row.admin) },
    userType: {
      header: 'userType',
      value: (row) => wordOr(making.words, `userType.${row.userType}`, row.userType),
    },
    clients: { header: 'clients', value: (row) => row.clients.join(', '), width: 32 },
    subClients: { header: 'centers', value: (row) => row.subclients.join(', '), width: 32 },
    servicePoints: { header: 'servicePoints', value: (row) => row.servicePoints.join(', '), width: 32 },
    activeStatus: { header: 'active', value: (row) => flag(row.active) },
    createdStatus: { header: 'created', value: (row) => flag(row.solCreated) },
    synchronisedStatus: { header: 'synchronised', value: (row) => flag(row.solSynchronized) },
    creationDate: {
      header: 'creationDate',
      value: (row) => calendarDayOf(row.createdAt, timeZone),
      kind: 'day',
    },
    modules: { header: 'modules', value: (row) => modulesOf(row.roles).join(', '), width: 32 },
  }
}

const modulesOf = (suffixes: readonly string[]): readonly string[] => [
  ...new Set(
    roleCatalogue()
      .filter(({ suffix }) => suffixes.includes(suffix))
      .map(({ module }) => module),
  ),
]

const listIds = (db: Database, condition: SQL | undefined, limit: number) =>
  db.select({ id: users.id }).from(users).where(condition).orderBy(asc(users.id)).limit(limit)

const readUsers = (db: Database, ids: readonly number[]) =>
  db
    .select({
      username: users.username,
      name: users.name,
      lastName: users.lastName,
      email: users.email,
      countryCode: countries.code,
      supervisor: users.supervisor,
      admin: users.admin,
      userType: users.userType,
      active: users.active,
      solCreated: users.solCreated,
      solSynchronized: users.solSynchronized,
      createdAt: users.createdAt,
      clients: assignedNames(clients, clients.description, eq(clients.id, assignments.clientId)),
      subclients: assignedNames(
        subclients,
        subclients.description,
        eq(subclients.id, assignments.subclientId),
      ),
      servicePoints: assignedNames(
        servicePoints,
        servicePoints.description,
        eq(servicePoints.id, assignments.servicePointId),
      ),
      roles: sql<
        string[]
      >`array(select ${userRoles.suffix} from ${userRoles} where ${userRoles.userId} = ${users.id})`,
    })
    .from(users)
    .innerJoin(countries, eq(countries.id, users.countryId))
    .where(isAmong(users.id, ids))
    .orderBy(asc(users.id))

/** SQL expression for the names of the records that are assigned to a user at one level, each once. */
const assignedNames = (table: PgTable, name: PgColumn, named: SQL) =>
  sql<
    string[]
  >`array(select distinct ${name} from ${assignments} inner join ${table} on ${named} where ${assignments.userId} = ${users.id} order by 1)`
