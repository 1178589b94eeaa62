import type { PortalContract } from '@remesa/api-client/contract'
import { placeTimeZone } from '@remesa/domain/country'
import type { Locale } from '@remesa/domain/kernel'
import { reportList, reportListSpec } from '@remesa/domain/reports'
import { and, count, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import { type Caller, permittedState } from '../authorisation'
import { countryOrder } from '../country'
import type { Database } from '../db/database'
import { countries, reports, users } from '../db/schema'
import { dayFilter, sortOrder } from '../kernel/list-filters'
import { pageRange } from '../kernel/paging'
import { textFilter } from '../kernel/search-text'

type Query = z.output<PortalContract['reports']['list']['query']>
type Sortable = (typeof reportListSpec)['sortable'][number]

/**
 * SQL condition on rows that belong to users: the row belongs to the caller or, with the ability `AllReports`, to any
 * user whom the caller may see. The query has to join `users`. Expired and removed reports match too.
 */
const ownedWithin = ({ id, ability, scope }: Caller, userId: PgColumn): SQL | undefined => {
  const ofOthers = ability.can('read', 'AllReports') && scope.kind !== 'assigned'
  const inCountry = scope.kind === 'everything' ? undefined : eq(users.countryId, scope.countryId)
  return ofOthers ? inCountry : eq(userId, id)
}

/**
 * SQL condition on reports or schedules: the caller may see the row, which may have been removed. A report of the
 * history of all records is visible only to callers who may read this history. (REC-122)
 */
export const reachedBy = (
  caller: Caller,
  { userId, type }: Record<'userId' | 'type', PgColumn> = reports,
): SQL | undefined =>
  and(
    ownedWithin(caller, userId),
    caller.ability.can('read', 'ReportTypeAudit') ? undefined : ne(type, 'AUDIT'),
  )

/** SQL condition on `reports`: the caller may see the report, and it was not removed. */
export const reportsWithin = (caller: Caller): SQL | undefined =>
  and(reachedBy(caller), isNull(reports.removedAt))

/** SQL condition on `reports`: the report has not expired yet. */
export const isKept = (now: Date): SQL | undefined =>
  or(isNull(reports.expirationDate), gt(reports.expirationDate, now))

const columns: Readonly<Record<Exclude<Sortable, 'country'>, PgColumn>> = {
  id: reports.id,
  username: users.username,
  type: reports.type,
  filename: reports.filename,
  status: reports.status,
  requestDate: reports.requestDate,
  reportDate: reports.reportDate,
  expirationDate: reports.expirationDate,
}

/** One page of the reports that a caller may see, and the number of these reports on all pages. */
export const listReports = async (db: Database, query: Query, { caller, locale }: ListContext) => {
  const { filters, precise, orderBy, direction } = permittedState(reportList, query, caller)
  const timeZone = placeTimeZone(caller.config.code)
  const condition = and(
    reportsWithin(caller),
    equals(reports.status, filters.status),
    equals(reports.type, filters.reportType),
    equals(users.userType, filters.userType),
    filters.countryId === undefined ? undefined : eq(reports.countryId, Number(filters.countryId)),
    textFilter(filters.username, precise.includes('usernamePrecise'), users.usernameFolded),
    dayFilter(filters.requestDate, true, reports.requestDate, timeZone),
    dayFilter(filters.reportDate, true, reports.reportDate, timeZone),
  )
  const sort = { orderBy: reportListSpec.sortable.find((name) => name === orderBy), direction }
  const { limit, offset } = pageRange(query)
  const rows = await db
    .select(listFields)
    .from(reports)
    .innerJoin(users, eq(users.id, reports.userId))
    .innerJoin(countries, eq(countries.id, reports.countryId))
    .where(condition)
    .orderBy(...sortOrder({ ...columns, country: countryOrder(locale) }, reports.id, sort, locale))
    .limit(limit)
    .offset(offset)
  const [total] = await db
    .select({ value: count() })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.userId))
    .where(condition)
  const showsUsers = caller.ability.can('read', 'AllReports')
  return {
    content: rows.map(({ username, countryCode, requestDate, reportDate, expirationDate, ...row }) => ({
      ...row,
      requestDate: requestDate.toISOString(),
      reportDate: reportDate?.toISOString() ?? null,
      expirationDate: expirationDate?.toISOString() ?? null,
      user: showsUsers ? { username, countryCode } : null,
    })),
    totalElements: total?.value ?? 0,
  }
}

interface ListContext {
  readonly caller: Caller
  readonly locale: Locale
}

/** Every column of a report except its file, which only a download reads. */
const listFields = {
  id: reports.id,
  type: reports.type,
  filename: reports.filename,
  status: reports.status,
  requestDate: reports.requestDate,
  reportDate: reports.reportDate,
  expirationDate: reports.expirationDate,
  username: users.username,
  countryCode: countries.code,
}

/**
 * SQL condition: the column equals a value. The condition is plain SQL, because a query may contain values that the
 * column's type excludes.
 */
const equals = (column: PgColumn, value: string | undefined): SQL | undefined =>
  value === undefined ? undefined : sql`${column} = ${value}`
