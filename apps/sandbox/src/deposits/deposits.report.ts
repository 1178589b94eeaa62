import { placeTimeZone } from '@remesa/domain/country'
import { DepositsReportRequest, depositsReportDays } from '@remesa/domain/deposits'
import { fromHundredths, wallClockOf } from '@remesa/domain/kernel'
import { and, asc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { servicePointsWithin } from '../authorisation'
import type { Database } from '../db/database'
import {
  clients,
  countries,
  currencies,
  depositReversals,
  deposits,
  servicePoints,
  subclients,
  users,
} from '../db/schema'
import { isAmong } from '../kernel/id-lists'
import { type Column, inBatches, type Making, type Sheet, sheetOf } from '../reports'
import { wordOr } from '../reports/words'
import { storedCode } from './deposit-rows'
import { stateOf } from './deposit-state'

type Row = Awaited<ReturnType<typeof readRows>>[number]

/**
 * The report with the deposits on the requested days, in the time zone of each service point. It contains the deposits
 * of the requested service point or, if there is none, of every point that the caller may see. (DPS-62)
 *
 * @throws Error if the request contains days that do not exist.
 */
export const depositsReport = (making: Making): Sheet => {
  const { db, caller, words } = making
  const request = DepositsReportRequest.parse(making.request)
  const days = depositsReportDays(request)
  if (days === undefined) throw new Error('[reports] the days of the report of deposits do not exist')
  const condition = and(
    servicePointsWithin(db, caller.scope),
    request.servicePoint === null ? undefined : eq(deposits.servicePointId, request.servicePoint),
    gte(deposits.day, days.from),
    lte(deposits.day, days.to),
  )
  const columns: readonly Column<Row>[] = [
    { header: 'bagCode', value: (row) => row.code, width: 20 },
    { header: 'client', value: (row) => row.client, width: 28 },
    { header: 'servicePoint', value: (row) => row.servicePoint, width: 28 },
    { header: 'depositedAt', value: timeCell, kind: 'dayTime' },
    { header: 'accountDate', value: (row) => row.accountDate, kind: 'day' },
    { header: 'currency', value: (row) => row.currency, width: 10 },
    { header: 'amount', value: (row) => fromHundredths(row.total), kind: 'amount' },
    { header: 'bookedBy', value: (row) => row.userName, width: 24 },
    { header: 'status', value: (row) => wordOr(words, `deposit.${stateOf(row)}`, stateOf(row)), width: 24 },
  ]
  return sheetOf(
    making,
    'sheet.DEPOSITS',
    columns,
    inBatches(
      (limit) => listIds(db, condition, limit),
      (ids) => readRows(db, ids),
    ),
  )
}

/** The time zone of the report's days and, if the report is about a single service point, this point. (RPT-9) */
export const depositsReportPlace = async (
  db: Database,
  body: unknown,
): Promise<{ readonly name: string | undefined; readonly timeZone: string }> => {
  const { servicePoint, timeZone } = DepositsReportRequest.parse(body)
  if (servicePoint === null) return { name: undefined, timeZone }
  const [point] = await db
    .select({ name: servicePoints.description })
    .from(servicePoints)
    .where(eq(servicePoints.id, servicePoint))
  return { name: point?.name, timeZone }
}

/** The time of a deposit in the time zone of its service point, in the format of `dayTime` cells. */
const timeCell = ({ createdAt, countryCode, zone }: Row): string => {
  const { day, time } = wallClockOf(createdAt, placeTimeZone(countryCode, zone))
  return `${day} ${time}`
}

const listIds = (db: Database, condition: SQL | undefined, limit: number) =>
  db
    .select({ id: deposits.id })
    .from(deposits)
    .innerJoin(servicePoints, eq(servicePoints.id, deposits.servicePointId))
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(condition)
    .orderBy(asc(deposits.id))
    .limit(limit)

const readRows = (db: Database, ids: readonly number[]) =>
  db
    .select({
      code: sql<string | null>`${storedCode}`,
      client: clients.description,
      servicePoint: servicePoints.description,
      zone: servicePoints.zone,
      countryCode: countries.code,
      createdAt: deposits.createdAt,
      accountDate: deposits.accountDate,
      currency: currencies.code,
      total: deposits.total,
      userName: users.username,
      requestedAt: depositReversals.requestedAt,
    })
    .from(deposits)
    .innerJoin(currencies, eq(currencies.id, deposits.currencyId))
    .innerJoin(users, eq(users.id, deposits.createdBy))
    .innerJoin(servicePoints, eq(servicePoints.id, deposits.servicePointId))
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .innerJoin(countries, eq(countries.id, clients.countryId))
    .leftJoin(depositReversals, eq(depositReversals.depositId, deposits.id))
    .where(isAmong(deposits.id, ids))
    .orderBy(asc(deposits.id))
