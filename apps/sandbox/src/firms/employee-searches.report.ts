import {
  type EmployeeReportOption,
  EmployeeSearchReportRequest,
  employeeReportOptions,
} from '@remesa/domain/firms'
import { calendarDayOf, formatTime } from '@remesa/domain/kernel'
import { and, asc, eq, exists, gte, lt, type SQL, sql } from 'drizzle-orm'
import { clientsWithin, type Scope } from '../authorisation'
import type { Database } from '../db/database'
import { assignments, clients, employeeSearches, users } from '../db/schema'
import { isAmong } from '../kernel/id-lists'
import { storableInstant } from '../kernel/storable-instant'
import { type Column, inBatches, type Making, type Sheet, sheetOf, yesOrNo } from '../reports'

const secondMs = 1_000

type Row = Awaited<ReturnType<typeof readSearches>>[number]

/**
 * The report with the employee searches by people who work for one of the requested clients. A request without clients
 * means everyone whom the caller may see. Days and hours are in the time zone of the request.
 */
export const employeeSearchesReport = (making: Making): Sheet => {
  const { db, caller } = making
  const { employeeSearchReportFilterDTO, informationOptionsEmployees, timeZone } =
    EmployeeSearchReportRequest.parse(making.request)
  const { entities, dateFrom, dateTo } = employeeSearchReportFilterDTO
  const [from, last] = [storableInstant(dateFrom), storableInstant(dateTo)]
  const condition = and(
    caller.scope.kind === 'everything' ? undefined : eq(employeeSearches.countryId, caller.scope.countryId),
    from && gte(employeeSearches.searchedAt, from),
    last && lt(employeeSearches.searchedAt, new Date(last.getTime() + secondMs)),
    byPeopleOf(db, caller.scope, entities),
  )
  const offered = columnsOf(making, timeZone)
  const columns = employeeReportOptions
    .filter((name) => informationOptionsEmployees[name])
    .map((name) => offered[name])
  return sheetOf(
    making,
    'sheet.EMPLOYEE_SEARCH',
    columns,
    inBatches(
      (limit) => listIds(db, condition, limit),
      (ids) => readSearches(db, caller.scope, ids),
    ),
  )
}

const columnsOf = (
  making: Making,
  timeZone: string,
): Readonly<Record<EmployeeReportOption, Column<Row>>> => ({
  searchUser: { header: 'searchUser', value: (row) => row.username, width: 24 },
  searchType: { header: 'searchType', value: (row) => row.searchType },
  searchIdentifier: { header: 'searchIdentifier', value: (row) => row.identifier },
  searchDate: {
    header: 'searchDate',
    value: (row) => calendarDayOf(row.searchedAt, timeZone),
    kind: 'day',
  },
  searchHour: { header: 'searchHour', value: (row) => formatTime(row.searchedAt, timeZone) },
  entities: { header: 'clients', value: (row) => row.clients.join(', '), width: 32 },
  successSearch: { header: 'searchSuccess', value: (row) => yesOrNo(making, row.success) },
})

/**
 * SQL condition: the user who made the search is assigned to a client in the scope, or to a subclient or service point
 * of this client. If clients are passed, the client has to be one of them.
 */
const byPeopleOf = (db: Database, scope: Scope, entities: readonly string[]): SQL | undefined => {
  if (entities.length === 0 && scope.kind !== 'assigned') return undefined
  const named = entities.length === 0 ? undefined : sql`${clients.description} = any(${textArray(entities)})`
  return exists(
    db
      .select({ found: sql`1` })
      .from(assignments)
      .innerJoin(clients, eq(clients.id, assignments.clientId))
      .where(and(eq(assignments.userId, employeeSearches.userId), clientsWithin(db, scope), named)),
  )
}

/** Texts as a single parameter of a statement, so that their number is unlimited. */
const textArray = (texts: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`

const listIds = (db: Database, condition: SQL | undefined, limit: number) =>
  db
    .select({ id: employeeSearches.id })
    .from(employeeSearches)
    .where(condition)
    .orderBy(asc(employeeSearches.id))
    .limit(limit)

const readSearches = (db: Database, scope: Scope, ids: readonly number[]) =>
  db
    .select({
      username: users.username,
      searchType: employeeSearches.searchType,
      identifier: employeeSearches.identifier,
      searchedAt: employeeSearches.searchedAt,
      success: employeeSearches.success,
      clients: sql<
        string[]
      >`array(select distinct ${clients.description} from ${assignments} inner join ${clients} on ${clients.id} = ${assignments.clientId} where ${and(eq(assignments.userId, employeeSearches.userId), clientsWithin(db, scope))} order by 1)`,
    })
    .from(employeeSearches)
    .innerJoin(users, eq(users.id, employeeSearches.userId))
    .where(isAmong(employeeSearches.id, ids))
    .orderBy(asc(employeeSearches.id))
