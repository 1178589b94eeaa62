import { type Refusal, refuse } from '@remesa/api-client/server'
import { ok, type Result } from '@remesa/domain/kernel'
import { canRate, type RateOrderRequest, type RatingRule, requestTypes } from '@remesa/domain/orders'
import { eq } from 'drizzle-orm'
import type { Caller } from '../authorisation'
import type { CountryFacts } from '../country'
import type { Database } from '../db/database'
import { orders } from '../db/schema'
import { blankToNull } from '../kernel/blank-to-null'
import { decisionConflict } from '../request/decision-conflict'
import { findOrder } from './order-detail'
import { notifyOrderChange } from './order-feed'

interface RateInput {
  readonly id: number
  readonly body: RateOrderRequest
  readonly country: CountryFacts
  readonly caller: Caller
}

const everyKind = requestTypes.map(({ type }) => type)

/**
 * Stores the rating of an order, if the domain's rules permit it. The response is 404 if the caller may not see the
 * order, and 409 before the order's end and for a second rating.
 */
export const rateOrder = async (
  tx: Database,
  { id, body, country, caller }: RateInput,
): Promise<Result<Readonly<Record<string, never>>, Refusal<'not-found' | `orders.${RatingRule}`>>> => {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')
  const found = await findOrder(tx, { id, scope: caller.scope, country, kinds: everyKind })
  if (found === undefined) return refuse.notFound()
  const { order } = found
  const decision = canRate({
    serviceId: String(order.id),
    realFinalTime: order.realFinalTime?.toISOString() ?? null,
    serviceRateId: order.rate === null ? null : String(order.id),
    serviceRate: order.rate,
  })
  if (!decision.allowed) return decisionConflict(decision, (rule) => `orders.${rule}`)
  await tx
    .update(orders)
    .set({ rate: body.rate, rateComments: blankToNull(body.comments) })
    .where(eq(orders.id, id))
    .returning({ notified: notifyOrderChange })
  return ok({})
}

/** The rating of an order; `undefined` if the order has none or the caller may not see it. */
export const findRating = async (
  db: Database,
  query: Omit<Parameters<typeof findOrder>[1], 'kinds'>,
): Promise<{ readonly rate: number; readonly comments: string | null } | undefined> => {
  const found = await findOrder(db, { ...query, kinds: everyKind })
  const rate = found?.order.rate ?? null
  return rate === null ? undefined : { rate, comments: found?.order.rateComments ?? null }
}
