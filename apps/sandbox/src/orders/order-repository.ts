import { fromHundredths, toOffsetIso } from '@remesa/domain/kernel'
import { and, asc, eq, gte, isNull, lte, or, type SQL } from 'drizzle-orm'
import { groupBy } from '../api/group-by'
import type { Database } from '../db/database'
import { currencies, orderAmounts, orderDenominations, orderPacks, orders } from '../db/schema'
import { statusDescription } from './status-description'

type OrderRecord = typeof orders.$inferSelect

/** Orders of a point that start within two instants, both included, and those without any start. */
export const ordersWithin = (
  servicePointId: number,
  { from, until }: { readonly from: Date; readonly until: Date },
) =>
  and(
    eq(orders.servicePointId, servicePointId),
    or(isNull(orders.startsAt), and(gte(orders.startsAt, from), lte(orders.startsAt, until))),
  )

/** What the orders that meet a condition ask for, in major units, by order id. */
export const requestedAmountsOf = async (db: Database, condition: SQL | undefined) => {
  const amounts = await db
    .select({
      id: orderAmounts.id,
      orderId: orderAmounts.orderId,
      total: orderAmounts.total,
      currency: currencies,
    })
    .from(orderAmounts)
    .innerJoin(orders, eq(orders.id, orderAmounts.orderId))
    .innerJoin(currencies, eq(currencies.id, orderAmounts.currencyId))
    .where(condition)
    .orderBy(asc(orderAmounts.id))
  const packs = await db
    .select({ part: orderPacks })
    .from(orderPacks)
    .innerJoin(orderAmounts, eq(orderAmounts.id, orderPacks.amountId))
    .innerJoin(orders, eq(orders.id, orderAmounts.orderId))
    .where(condition)
  const denominations = await db
    .select({ part: orderDenominations })
    .from(orderDenominations)
    .innerJoin(orderAmounts, eq(orderAmounts.id, orderDenominations.amountId))
    .innerJoin(orders, eq(orders.id, orderAmounts.orderId))
    .where(condition)
  const packsByAmount = groupBy(packs, ({ part }) => part.amountId)
  const denominationsByAmount = groupBy(denominations, ({ part }) => part.amountId)
  const wired = amounts.map(({ id, orderId, total, currency }) => ({
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
  return groupBy(wired, ({ orderId }) => orderId)
}

/** The orders that meet a condition as rows of the history, the earliest start first and those without one last. */
export const listHistory = async (db: Database, condition: SQL | undefined, timeZone: string) => {
  const rows = await db.select().from(orders).where(condition).orderBy(asc(orders.startsAt), asc(orders.id))
  const amounts = await requestedAmountsOf(db, condition)
  return rows.map((row) => ({
    serviceId: String(row.id),
    serviceCode: row.serviceCode,
    serviceType: row.serviceType,
    isChange: row.isChange,
    serviceStatusCode: row.statusCode,
    serviceStatusDescription: statusDescription(row.statusCode),
    origin: row.origin,
    ...wireTimes(row, timeZone),
    serviceRateId: row.rate === null ? null : String(row.id),
    serviceRate: row.rate,
    consignmentStatusCode: row.consignmentStatusCode,
    requestedAmounts: (amounts.get(row.id) ?? []).map(({ amount }) => amount),
  }))
}

/** The times of an order on the wire, with the offset of the country's zone. */
export const wireTimes = (row: OrderRecord, timeZone: string) => {
  const iso = (instant: Date | null) => (instant === null ? null : toOffsetIso(instant, timeZone))
  return {
    requestedTime: iso(row.requestedTime),
    requestInitialTime: iso(row.requestInitialTime),
    requestFinalTime: iso(row.requestFinalTime),
    plannedInitialTime: iso(row.plannedInitialTime),
    plannedFinalTime: iso(row.plannedFinalTime),
    realInitialTime: iso(row.realInitialTime),
    realFinalTime: iso(row.realFinalTime),
  }
}
