import { fromHundredths } from '@remesa/domain/kernel'
import { OrdersReportRequest } from '@remesa/domain/orders'
import { and, asc, eq, gte, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import { servicePointsWithin } from '../../authorisation'
import type { Database } from '../../db/database'
import { clients, currencies, orderAmounts, orders, servicePoints, subclients } from '../../db/schema'
import { dayZoneOf } from '../../kernel/day-zone'
import { isAmong } from '../../kernel/id-lists'
import { storableInstant } from '../../kernel/storable-instant'
import { FAILING_REPORT, isOrdersReport, type OrdersReportCode } from '../order-report-types'
import type { Sheet } from '../xlsx/workbook'
import { consignmentsReport } from './consignments.report'
import { type Column, inBatches, type Making, sheetOf } from './contents'
import { orderColumns, orderFields, timeCell } from './order-columns'

/**
 * The orders of the named service points, as far as the caller reaches them, that start within the limits or have no
 * start yet.
 *
 * @throws Error for the type that always fails.
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
  return makers[request.type](making, { condition, timeZone: dayZoneOf(request.countryCode) })
}

const startsWithin = (from: Date | undefined, until: Date | undefined): SQL | undefined =>
  or(isNull(orders.startsAt), and(from && gte(orders.startsAt, from), until && lte(orders.startsAt, until)))

export interface OrdersWanted {
  /** On orders alone. */
  readonly condition: SQL | undefined
  readonly timeZone: string
}

const summary = (making: Making, { condition, timeZone }: OrdersWanted): Sheet => {
  const time = (instant: Date | null) => timeCell(instant, timeZone)
  const columns: readonly Column<SummaryRow>[] = [
    ...orderColumns(making),
    { header: 'applicant', value: (row) => row.userName, width: 24 },
    { header: 'requestedAt', value: (row) => time(row.requestedTime) },
    { header: 'serviceFrom', value: (row) => time(row.requestInitialTime) },
    { header: 'serviceUntil', value: (row) => time(row.requestFinalTime) },
    { header: 'plannedFrom', value: (row) => time(row.plannedInitialTime) },
    { header: 'plannedUntil', value: (row) => time(row.plannedFinalTime) },
    { header: 'realFrom', value: (row) => time(row.realInitialTime) },
    { header: 'realUntil', value: (row) => time(row.realFinalTime) },
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

const amounts = (making: Making, { condition, timeZone }: OrdersWanted): Sheet => {
  const columns: readonly Column<AmountRow>[] = [
    ...orderColumns(making),
    { header: 'serviceFrom', value: (row) => timeCell(row.startsAt, timeZone) },
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
