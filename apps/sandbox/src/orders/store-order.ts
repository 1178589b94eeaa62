import { startOfDay, toHundredths } from '@remesa/domain/kernel'
import { type OrderBodies, type RequestType, requestTypeFacts, serviceDayOf } from '@remesa/domain/orders'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { countries, orderAmounts, orderDenominations, orderPacks, orderSupplies, orders } from '../db/schema'
import { blankToNull } from '../kernel/blank-to-null'
import type { WireServicePoint } from '../service-points'
import type { RequestInput } from './open-request'
import { notifyOrderChange } from './order-feed'
import { firstStepAt } from './order-lifecycle'

interface StoredAmount {
  readonly currencyId: string
  readonly totalAmount: number
  readonly packs?: readonly { readonly packId: string; readonly packQuantity: number }[]
  readonly denominations?: readonly {
    readonly denominationId: string
    readonly denominationQuantity: number
  }[]
}

/** Stores a validated order with the next order number of its country. */
export const storeOrder = async (
  db: Database,
  type: RequestType,
  { body, country, caller, now }: RequestInput<OrderBodies[RequestType]>,
  { id: servicePointId, zone }: Pick<WireServicePoint, 'id' | 'zone'>,
): Promise<{ readonly serviceId: string; readonly serviceCode: string }> => {
  const serviceCode = await nextOrderCode(db, country.id)
  const facts = requestTypeFacts(type)
  const [order] = await db
    .insert(orders)
    .values({
      servicePointId,
      countryId: country.id,
      serviceCode,
      serviceType: facts.wireCode,
      isChange: facts.isChange,
      statusCode: 'PENDING',
      nextStepAt: firstStepAt(now),
      origin: body.origin,
      requestedTime: now,
      ...timesOf(body, zone),
      comments: 'comments' in body ? blankToNull(body.comments) : null,
      faultDescription: 'faultDescription' in body ? body.faultDescription : null,
      userName: body.userName,
      createdBy: caller.id,
    })
    .returning({ id: orders.id, notified: notifyOrderChange })
  if (order === undefined) throw new Error('[orders] the database returned no order for an insert')
  if ('requestedAmounts' in body) await storeAmounts(db, order.id, body.requestedAmounts)
  if ('supplies' in body) {
    await db
      .insert(orderSupplies)
      .values(body.supplies.map((line, at) => ({ orderId: order.id, position: at + 1, ...line })))
  }
  return { serviceId: String(order.id), serviceCode }
}

/**
 * The times of an order. In a country without hours, the requested time is the whole day. An order of operating
 * material has no requested time.
 */
const timesOf = (body: OrderBodies[RequestType], timeZone: string) => {
  if (!body.hasDate) return {}
  const serviceDate = startOfDay(serviceDayOf(body), timeZone)
  const start = body.requestInitialTime === undefined ? serviceDate : new Date(body.requestInitialTime)
  return {
    serviceDate,
    requestInitialTime: start,
    requestFinalTime: body.requestFinalTime === undefined ? null : new Date(body.requestFinalTime),
    startsAt: start,
  }
}

const storeAmounts = async (db: Database, orderId: number, amounts: readonly StoredAmount[]) => {
  for (const { currencyId, totalAmount, packs = [], denominations = [] } of amounts) {
    const [amount] = await db
      .insert(orderAmounts)
      .values({ orderId, currencyId: Number(currencyId), total: toHundredths(totalAmount) })
      .returning({ id: orderAmounts.id })
    if (amount === undefined) throw new Error('[orders] the database returned no amount for an insert')
    const amountId = amount.id
    if (packs.length > 0) {
      await db
        .insert(orderPacks)
        .values(packs.map(({ packId, packQuantity: quantity }) => ({ amountId, packId, quantity })))
    }
    if (denominations.length > 0) {
      await db.insert(orderDenominations).values(
        denominations.map(({ denominationId, denominationQuantity: quantity }) => ({
          amountId,
          denominationId,
          quantity,
        })),
      )
    }
  }
}

/**
 * Takes the next order number of a country. The country's row stays locked until the order is stored, so that no number
 * is used twice.
 */
const nextOrderCode = async (db: Database, countryId: number): Promise<string> => {
  const [row] = await db
    .update(countries)
    .set({ nextOrderNumber: sql`${countries.nextOrderNumber} + 1` })
    .where(eq(countries.id, countryId))
    .returning({ next: countries.nextOrderNumber })
  if (row === undefined) throw new Error(`[orders] there is no country ${countryId} to number an order in`)
  return String(row.next - 1)
}
