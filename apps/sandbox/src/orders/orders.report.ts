import { placeTimeZone } from '@remesa/domain/country'
import { fromHundredths } from '@remesa/domain/kernel'
import { OrdersReportRequest } from '@remesa/domain/orders'
import { and, asc, eq, gte, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import { servicePointsWithin } from '../authorisation'
import type { Database } from '../db/database'
import { clients, currencies, orderAmounts, orders, servicePoints, subclients } from '../db/schema'
import { isAmong } from '../kernel/id-lists'
import { storableInstant } from '../kernel/storable-instant'
import {
  type Column,
  FAILING_REPORT,
  inBatches,
  isOrdersReport,
  type Making,
  type OrdersReportCode,
  type Sheet,
  sheetOf,
} from '../reports'
import { consignmentsReport } from './consignments.report'
import { orderColumns, orderFields, timeCellIn } from './order-report-columns'

/**
 * The report with orders of the requested service points that the caller may see. The orders start within the limits or
 * have no start yet.
 *
 * @throws Error for the report type that always fails.
 */
export const ordersReport = (making: Making): Sheet => {
  const { db, caller } = making
  const request = OrdersReportRequest.parse(making.request)
  if (request.type === FAILING_REPORT) throw new Error('[reports] this type of report always fails')
  if (!isOrdersReport(request.type)) throw new Error(`[reports] there is no report ${request.type} of orders`)
  const points = [...new Set([request.servicePoint, ...request.servicePoints])]
  const own = db
    .select({ id: servicePoints.id })
    .from(servicePoints)
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(and(servicePointsWithin(db, caller.scope), isAmong(servicePoints.id, points)))
  const condition = and(
    inArray(orders.servicePointId, own),
    startsWithin(storableInstant(request.lowerLimitSearch), storableInstant(request.upperLimitSearch)),
  )
  return makers[request.type](making, { condition, time: timeCellIn(request.countryCode) })
}

/**
 * The name and the time zone of a report of orders. A report about one service point has the name of that point. A
 * report about several points has the name of their subclient or, if they have different subclients, of their client. A
 * report about several clients has no name.
 */
export const ordersReportPlace = async (
  db: Database,
  body: unknown,
): Promise<{ readonly name: string | undefined; readonly timeZone: string } | undefined> => {
  const { servicePoint, servicePoints: others, countryCode } = OrdersReportRequest.parse(body)
  const found = await db
    .select({
      id: servicePoints.id,
      point: servicePoints.description,
      center: subclients.description,
      client: clients.description,
      zone: servicePoints.zone,
    })
    .from(servicePoints)
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(isAmong(servicePoints.id, [...new Set([servicePoint, ...others])]))
  const first = found.find(({ id }) => id === servicePoint)
  if (first === undefined) return undefined
  const isShared = (level: 'id' | 'center' | 'client') =>
    found.every((point) => point[level] === first[level])
  const name = isShared('id')
    ? first.point
    : isShared('center')
      ? first.center
      : isShared('client')
        ? first.client
        : undefined
  return { name, timeZone: placeTimeZone(countryCode, first.zone) }
}

const startsWithin = (from: Date | undefined, until: Date | undefined): SQL | undefined =>
  or(isNull(orders.startsAt), and(from && gte(orders.startsAt, from), until && lte(orders.startsAt, until)))

export interface OrdersWanted {
  /** An SQL condition that uses only the table `orders`. */
  readonly condition: SQL | undefined
  readonly time: ReturnType<typeof timeCellIn>
}

const summary = (making: Making, { condition, time }: OrdersWanted): Sheet => {
  const columns: readonly Column<SummaryRow>[] = [
    ...orderColumns(making),
    { header: 'applicant', value: (row) => row.userName, width: 24 },
    { header: 'requestedAt', value: (row) => time(row, row.requestedTime), kind: 'dayTime' },
    { header: 'serviceFrom', value: (row) => time(row, row.requestInitialTime), kind: 'dayTime' },
    { header: 'serviceUntil', value: (row) => time(row, row.requestFinalTime), kind: 'dayTime' },
    { header: 'plannedFrom', value: (row) => time(row, row.plannedInitialTime), kind: 'dayTime' },
    { header: 'plannedUntil', value: (row) => time(row, row.plannedFinalTime), kind: 'dayTime' },
    { header: 'realFrom', value: (row) => time(row, row.realInitialTime), kind: 'dayTime' },
    { header: 'realUntil', value: (row) => time(row, row.realFinalTime), kind: 'dayTime' },
    { header: 'rating', value: (row) => row.rate, kind: 'number', width: 12 },
    { header: 'comments', value: (row) => row.comments, width: 40 },
  ]
  return sheetOf(
    making,
    'orders.ORDERS_SUMMARY',
    columns,
    inBatches(
      (limit) => listOrderIds(making.db, condition, limit),
      (ids) => readOrders(making.db, ids),
    ),
  )
}

type SummaryRow = Awaited<ReturnType<typeof readOrders>>[number]

const listOrderIds = (db: Database, condition: SQL | undefined, limit: number) =>
  db.select({ id: orders.id }).from(orders).where(condition).orderBy(asc(orders.id)).limit(limit)

const readOrders = (db: Database, ids: readonly number[]) =>
  db
    .select({
      ...orderFields,
      userName: orders.userName,
      requestedTime: orders.requestedTime,
      requestInitialTime: orders.requestInitialTime,
      requestFinalTime: orders.requestFinalTime,
      plannedInitialTime: orders.plannedInitialTime,
      plannedFinalTime: orders.plannedFinalTime,
      realInitialTime: orders.realInitialTime,
      realFinalTime: orders.realFinalTime,
      rate: orders.rate,
      comments: orders.comments,
    })
    .from(orders)
    .innerJoin(servicePoints, eq(servicePoints.id, orders.servicePointId))
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(isAmong(orders.id, ids))
    .orderBy(asc(orders.id))

const amounts = (making: Making, { condition, time }: OrdersWanted): Sheet => {
  const columns: readonly Column<AmountRow>[] = [
    ...orderColumns(making),
    { header: 'serviceFrom', value: (row) => time(row, row.startsAt), kind: 'dayTime' },
    { header: 'currency', value: (row) => row.currency, width: 10 },
    { header: 'amount', value: (row) => fromHundredths(row.total), kind: 'amount' },
  ]
  return sheetOf(
    making,
    'orders.ORDERS_AMOUNTS',
    columns,
    inBatches(
      (limit) => listAmountIds(making.db, condition, limit),
      (ids) => readAmounts(making.db, ids),
    ),
  )
}

type AmountRow = Awaited<ReturnType<typeof readAmounts>>[number]

const listAmountIds = (db: Database, condition: SQL | undefined, limit: number) =>
  db
    .select({ id: orderAmounts.id })
    .from(orderAmounts)
    .innerJoin(orders, eq(orders.id, orderAmounts.orderId))
    .where(condition)
    .orderBy(asc(orderAmounts.id))
    .limit(limit)

const readAmounts = (db: Database, ids: readonly number[]) =>
  db
    .select({ ...orderFields, currency: currencies.code, total: orderAmounts.total })
    .from(orderAmounts)
    .innerJoin(orders, eq(orders.id, orderAmounts.orderId))
    .innerJoin(currencies, eq(currencies.id, orderAmounts.currencyId))
    .innerJoin(servicePoints, eq(servicePoints.id, orders.servicePointId))
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(isAmong(orderAmounts.id, ids))
    .orderBy(asc(orderAmounts.id))

const makers: Readonly<Record<OrdersReportCode, (making: Making, wanted: OrdersWanted) => Sheet>> = {
  ORDERS_SUMMARY: summary,
  ORDERS_AMOUNTS: amounts,
  ORDERS_CONSIGNMENTS: consignmentsReport,
}
