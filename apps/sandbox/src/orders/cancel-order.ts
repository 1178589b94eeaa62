import { type Refusal, refuse } from '@remesa/api-client/server'
import { issue, ok, type Result } from '@remesa/domain/kernel'
import {
  type CancellationRule,
  type CancelOrderRequest,
  canCancel,
  requestTypes,
} from '@remesa/domain/orders'
import { and, eq } from 'drizzle-orm'
import type { Caller } from '../authorisation'
import type { CountryFacts } from '../country'
import type { Database } from '../db/database'
import { cancellationReasons, orders } from '../db/schema'
import { blankToNull } from '../kernel/blank-to-null'
import { decisionConflict } from '../request/decision-conflict'
import { findOrder } from './order-detail'
import { notifyOrderChange } from './order-feed'

type CancelRefusal = Refusal<'not-found' | 'request.invalid-body' | `orders.${CancellationRule}`>

interface CancelInput {
  readonly id: number
  /** The path segment of the call. It determines the type of the order. */
  readonly path: string
  readonly body: CancelOrderRequest
  readonly country: CountryFacts
  readonly caller: Caller
  readonly now: Date
}

/**
 * Cancels an order if the domain's rules permit it at the server's time. The response is 404 for an order of another
 * type and for an order that the caller may not see. It is 400 for a reason that the country does not have, and 409
 * with every rule that forbids the cancellation. The row of the order is locked during the call.
 *
 * @param tx the transaction in which the response is stored.
 */
export const cancelOrder = async (
  tx: Database,
  { id, path, body, country, caller, now }: CancelInput,
): Promise<Result<Readonly<Record<string, never>>, CancelRefusal>> => {
  const kinds = requestTypes.filter(({ cancelPath }) => cancelPath === path).map(({ type }) => type)
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')
  const found = await findOrder(tx, { id, scope: caller.scope, country, kinds })
  if (found === undefined) return refuse.notFound()
  const { order } = found
  const decision = canCancel(
    {
      serviceId: String(order.id),
      serviceType: order.serviceType,
      isChange: order.isChange,
      serviceStatusCode: order.statusCode,
      origin: order.origin,
      consignmentStatusCode: order.consignmentStatusCode,
      requestInitialTime: order.requestInitialTime?.toISOString() ?? null,
    },
    { ability: caller.ability, config: country.config, now },
  )
  if (!decision.allowed) return decisionConflict(decision, (rule) => `orders.${rule}`)
  const [reason] = await tx
    .select({ code: cancellationReasons.code })
    .from(cancellationReasons)
    .where(
      and(
        eq(cancellationReasons.countryId, country.id),
        eq(cancellationReasons.code, body.cancellationReasonId),
      ),
    )
  if (reason === undefined) return refuse.invalid([issue('cancellation-reason', 'cancellationReasonId')])
  await tx
    .update(orders)
    .set({
      statusCode: 'CANCELLED',
      cancelledAt: now,
      cancellationReasonCode: reason.code,
      motiveCode: reason.code,
      observation: blankToNull(body.observations),
      nextStepAt: null,
    })
    .where(eq(orders.id, id))
    .returning({ notified: notifyOrderChange })
  return ok({})
}
