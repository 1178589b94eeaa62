import { type Refusal, refuse } from '@remesa/api-client/server'
import { ok, type Result, startOfDay, toHundredths } from '@remesa/domain/kernel'
import {
  offeredRequestTypes,
  type PickupRequest,
  requestTypeFacts,
  serviceWindowRules,
} from '@remesa/domain/orders'
import { eq, sql } from 'drizzle-orm'
import type { Caller } from '../authorisation'
import { type CountryFacts, listCustomerCurrencies } from '../country'
import type { Database } from '../db/database'
import { countries, orderAmounts, orders, servicePoints } from '../db/schema'
import { findOrderPoint } from './order-point'
import { pickupIssues, serviceDay } from './pickup-issues'

interface PickupInput {
  readonly body: PickupRequest
  readonly country: CountryFacts
  readonly caller: Caller
  readonly now: Date
}

/**
 * Takes a pickup in: 404 for a point that is out of reach, switched off or of another country, 400 with every rule that
 * the body breaks, else the order is stored. Nothing is written before all of that is decided.
 */
export const createPickup = async (
  db: Database,
  { body, country, caller, now }: PickupInput,
): Promise<Result<{ serviceId: string; serviceCode: string }, Refusal>> => {
  const point = await findOrderPoint(db, {
    scope: caller.scope,
    country,
    externalId: body.servicePointId,
    further: eq(servicePoints.active, true),
  })
  if (point === undefined) return refuse.notFound()
  const { timeZone, code: countryCode, config } = country
  const offer = offeredRequestTypes(caller.ability, point).find(({ type }) => type === 'pickup')
  const rules = serviceWindowRules('pickup', { config, servicePoint: point, countryCode, now, timeZone })
  const currencies = await listCustomerCurrencies(db, country.id)
  const issues = [
    ...(offer?.reasons ?? []).map((reason) => ({ ...reason, path: 'servicePointId' })),
    ...pickupIssues(body, {
      rules,
      servicePoint: point,
      countryCode,
      currencyIds: currencies.map(({ currencyId }) => currencyId),
      now,
      timeZone,
    }),
  ]
  if (issues.length > 0) return refuse.invalid(issues)
  return ok(await storePickup(db, { body, country, caller, now }, point.id))
}

const storePickup = async (
  db: Database,
  { body, country, caller, now }: PickupInput,
  servicePointId: number,
) => {
  const serviceCode = await nextOrderCode(db, country.id)
  const facts = requestTypeFacts('pickup')
  const serviceDate = startOfDay(serviceDay(body), country.timeZone)
  // Where a country asks no hours, the day itself is what was requested.
  const start = body.requestInitialTime === undefined ? serviceDate : new Date(body.requestInitialTime)
  const [order] = await db
    .insert(orders)
    .values({
      servicePointId,
      countryId: country.id,
      serviceCode,
      serviceType: facts.wireCode,
      isChange: facts.isChange,
      statusCode: 'RECEIVED',
      origin: body.origin,
      requestedTime: now,
      requestInitialTime: start,
      requestFinalTime: body.requestFinalTime === undefined ? null : new Date(body.requestFinalTime),
      startsAt: start,
      serviceDate,
      comments: body.comments.trim() === '' ? null : body.comments.trim(),
      userName: body.userName,
      createdBy: caller.id,
    })
    .returning({ id: orders.id })
  if (order === undefined) throw new Error('[orders] the database returned no order for an insert')
  if (body.requestedAmounts.length > 0) {
    await db.insert(orderAmounts).values(
      body.requestedAmounts.map(({ currencyId, totalAmount }) => ({
        orderId: order.id,
        currencyId: Number(currencyId),
        total: toHundredths(totalAmount),
      })),
    )
  }
  return { serviceId: String(order.id), serviceCode }
}

/** Takes the country's next order number. The row stays locked until the order is stored, so no number is used twice. */
const nextOrderCode = async (db: Database, countryId: number): Promise<string> => {
  const [row] = await db
    .update(countries)
    .set({ nextOrderNumber: sql`${countries.nextOrderNumber} + 1` })
    .where(eq(countries.id, countryId))
    .returning({ next: countries.nextOrderNumber })
  if (row === undefined) throw new Error(`[orders] there is no country ${countryId} to number an order in`)
  return String(row.next - 1)
}
