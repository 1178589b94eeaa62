import { fromHundredths, toOffsetIso } from '@remesa/domain/kernel'
import { and, asc, eq, gte, isNull, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type JsonRow, type JsonShape, jsonRow, jsonRows, preparedQuery } from '../db/embedded'
import { currencies, orderAmounts, orderDenominations, orderPacks, orders } from '../db/schema'
import { isOneOf } from '../kernel/id-lists'
import { statusDescription } from './status-description'

type OrderTimes = Pick<
  typeof orders.$inferSelect,
  | 'requestedTime'
  | 'requestInitialTime'
  | 'requestFinalTime'
  | 'plannedInitialTime'
  | 'plannedFinalTime'
  | 'realInitialTime'
  | 'realFinalTime'
>

/** SQL condition: the order is at a service point. It has no start, or starts between two instants, both inclusive. */
const ordersWithin = (servicePointId: Placeholder, from: Placeholder, until: Placeholder) =>
  and(
    eq(orders.servicePointId, servicePointId),
    or(isNull(orders.startsAt), and(gte(orders.startsAt, from), lte(orders.startsAt, until))),
  )

/** The columns of an order that every list reads. */
export const listedOrder = {
  order: {
    id: orders.id,
    serviceCode: orders.serviceCode,
    serviceType: orders.serviceType,
    isChange: orders.isChange,
    statusCode: orders.statusCode,
    origin: orders.origin,
    consignmentStatusCode: orders.consignmentStatusCode,
    requestedTime: orders.requestedTime,
    requestInitialTime: orders.requestInitialTime,
    requestFinalTime: orders.requestFinalTime,
    plannedInitialTime: orders.plannedInitialTime,
    plannedFinalTime: orders.plannedFinalTime,
    realInitialTime: orders.realInitialTime,
    realFinalTime: orders.realFinalTime,
    rate: orders.rate,
  },
}
const amountShape = {
  amount: { id: orderAmounts.id, orderId: orderAmounts.orderId, total: orderAmounts.total },
  currency: {
    id: currencies.id,
    code: currencies.code,
    symbol: currencies.symbol,
    description: currencies.description,
  },
}
const packShape = {
  part: { amountId: orderPacks.amountId, packId: orderPacks.packId, quantity: orderPacks.quantity },
}
const denominationShape = {
  part: {
    amountId: orderDenominations.amountId,
    denominationId: orderDenominations.denominationId,
    quantity: orderDenominations.quantity,
  },
}

/**
 * A query for orders in the order of the list. Each row contains the id of an order, and the columns of `listedOrder`.
 */
const pageOfOrders = (db: Database, condition: SQL | undefined) =>
  db.$with('page').as(
    db
      .select({ id: orders.id, row: jsonRow(listedOrder) })
      .from(orders)
      .where(condition)
      .orderBy(asc(orders.startsAt), asc(orders.id)),
  )

/**
 * A query for a page of orders with their amounts, packs and denominations. It is a single statement, so it searches
 * for the orders only once.
 */
export const withAmounts = <Shape extends JsonShape>(
  db: Database,
  page: ReturnType<typeof pageOfOrders>,
  shape: Shape,
) => {
  const asked = db.$with('asked').as(
    db
      .select({ id: orderAmounts.id, row: jsonRow(amountShape) })
      .from(orderAmounts)
      .innerJoin(currencies, eq(currencies.id, orderAmounts.currencyId))
      .where(isOneOf(orderAmounts.orderId, db.select({ id: page.id }).from(page)))
      .orderBy(asc(orderAmounts.id)),
  )
  const askedIds = db.select({ id: asked.id }).from(asked)
  const packs = db
    .select({ row: jsonRow(packShape) })
    .from(orderPacks)
    .where(isOneOf(orderPacks.amountId, askedIds))
  const denominations = db
    .select({ row: jsonRow(denominationShape) })
    .from(orderDenominations)
    .where(isOneOf(orderDenominations.amountId, askedIds))
  return db
    .with(page, asked)
    .select({
      rows: jsonRows(shape, sql`page`),
      amounts: jsonRows(amountShape, sql`asked`),
      packs: jsonRows(packShape, sql`(${packs})`),
      denominations: jsonRows(denominationShape, sql`(${denominations})`),
    })
    .from(sql`(values (1)) as one`)
}

const ordersQuery = (db: Database, condition: SQL | undefined) =>
  withAmounts(db, pageOfOrders(db, condition), listedOrder)

const historyQuery = preparedQuery((db) =>
  ordersQuery(
    db,
    ordersWithin(sql.placeholder('servicePointId'), sql.placeholder('from'), sql.placeholder('until')),
  ).prepare('history'),
)

type FoundOrders = Awaited<ReturnType<typeof ordersQuery>>[number]

/** The result of a search that has found no orders. */
export const noOrders: FoundOrders = { rows: [], amounts: [], packs: [], denominations: [] }

/** The amounts of orders with their notes, coins and packs, in major units, by order id. */
const amountsByOrder = ({ amounts, packs, denominations }: Omit<FoundOrders, 'rows'>) => {
  const packsByAmount = Map.groupBy(packs, ({ part }) => part.amountId)
  const denominationsByAmount = Map.groupBy(denominations, ({ part }) => part.amountId)
  const wired = amounts.map(({ amount: { id, orderId, total }, currency }) => ({
    orderId,
    amount: {
      totalAmount: fromHundredths(total),
      currencyId: String(currency.id),
      currencyIsoCode: currency.code,
      currencySymbol: currency.symbol,
      currencyDescription: currency.description,
      packs: (packsByAmount.get(id) ?? []).map(({ part }) => ({
        packId: part.packId,
        packQuantity: part.quantity,
      })),
      denominations: (denominationsByAmount.get(id) ?? []).map(({ part }) => ({
        denominationId: part.denominationId,
        denominationQuantity: part.quantity,
      })),
    },
  }))
  return Map.groupBy(wired, ({ orderId }) => orderId)
}

/** The requested amounts of the orders that match a condition, in major units, by order id. */
export const requestedAmountsOf = async (db: Database, condition: SQL | undefined) => {
  const [found = noOrders] = await ordersQuery(db, condition)
  return amountsByOrder(found)
}

interface Query {
  readonly servicePointId: number
  readonly from: Date
  readonly until: Date
}

/**
 * The orders of a service point as rows of the history. Only orders that start between two instants, both inclusive,
 * and orders without a start are returned. The rows are sorted by start, and orders without a start come last.
 */
export const listHistory = async (db: Database, query: Query, timeZone: string) => {
  const [found = noOrders] = await historyQuery(db).execute({ ...query })
  const toRow = rowWriter(found)
  return found.rows.map(({ order }) => toRow(order, timeZone))
}

/** Creates the function that converts orders with their amounts to rows of the history, with times in a time zone. */
export const rowWriter = (found: Omit<FoundOrders, 'rows'>) => {
  const amounts = amountsByOrder(found)
  const iso = instantWriter()
  return (order: JsonRow<typeof listedOrder>['order'], timeZone: string) => ({
    serviceId: String(order.id),
    serviceCode: order.serviceCode,
    serviceType: order.serviceType,
    isChange: order.isChange,
    serviceStatusCode: order.statusCode,
    serviceStatusDescription: statusDescription(order.statusCode),
    origin: order.origin,
    ...timesOf(order, (instant) => iso(instant, timeZone)),
    serviceRateId: order.rate === null ? null : String(order.id),
    serviceRate: order.rate,
    consignmentStatusCode: order.consignmentStatusCode,
    requestedAmounts: (amounts.get(order.id) ?? []).map(({ amount }) => amount),
  })
}

/**
 * Creates a function that formats instants in a time zone and caches the texts. Many orders of a list contain the same
 * instants, and formatting an instant needs the rules of the time zone.
 */
const instantWriter = () => {
  const textsIn = new Map<string, Map<number, string>>()
  return (instant: Date | null, timeZone: string): string | null => {
    if (instant === null) return null
    const texts = textsIn.get(timeZone) ?? new Map<number, string>()
    textsIn.set(timeZone, texts)
    const time = instant.getTime()
    const text = texts.get(time) ?? toOffsetIso(instant, timeZone)
    texts.set(time, text)
    return text
  }
}

/** The times of an order as the API sends them, with the UTC offset of its service point. */
export const wireTimes = (row: OrderTimes, timeZone: string) =>
  timesOf(row, (instant) => (instant === null ? null : toOffsetIso(instant, timeZone)))

const timesOf = (row: OrderTimes, iso: (instant: Date | null) => string | null) => ({
  requestedTime: iso(row.requestedTime),
  requestInitialTime: iso(row.requestInitialTime),
  requestFinalTime: iso(row.requestFinalTime),
  plannedInitialTime: iso(row.plannedInitialTime),
  plannedFinalTime: iso(row.plannedFinalTime),
  realInitialTime: iso(row.realInitialTime),
  realFinalTime: iso(row.realFinalTime),
})
