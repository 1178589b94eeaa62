import { type Refusal, refuse } from '@remesa/api-client/server'
import { type DepositReversalRequest, validateReversal } from '@remesa/domain/deposits'
import { cleanText, ok, type Result } from '@remesa/domain/kernel'
import { and, eq } from 'drizzle-orm'
import { servicePointsWithin } from '../authorisation'
import type { Database } from '../db/database'
import { lockName } from '../db/lock-name'
import { clients, depositReversals, deposits, servicePoints, subclients } from '../db/schema'
import type { ApiContext } from '../request/context'
import { appendOwnHistory } from '../request/own-history'

/**
 * Stores the request to reverse a deposit that was booked by mistake, and adds an entry to the history. The response is
 * 404 if the caller may not see the service point of the deposit, and 409 for a second request. The deposit itself is
 * not changed. (DPS-57)
 */
export const requestReversal = async (
  tx: Database,
  context: ApiContext,
  { sessionId, reason }: DepositReversalRequest,
): Promise<
  Result<Record<never, never>, Refusal<'not-found' | 'request.invalid-body' | 'deposits.reversal-requested'>>
> => {
  const { caller, now } = context
  const [deposit] = await tx
    .select({ id: deposits.id, countryId: clients.countryId })
    .from(deposits)
    .innerJoin(servicePoints, eq(servicePoints.id, deposits.servicePointId))
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(and(eq(deposits.sessionId, sessionId), servicePointsWithin(tx, caller.scope)))
  if (deposit === undefined) return refuse.notFound()
  const issues = validateReversal({ reason })
  if (issues.length > 0) return refuse.invalid(issues)
  await lockName(tx, `deposit ${sessionId}`)
  const text = cleanText(reason)
  const written = await tx
    .insert(depositReversals)
    .values({ depositId: deposit.id, reason: text, requestedBy: caller.id, requestedAt: now })
    .onConflictDoNothing({ target: depositReversals.depositId })
    .returning({ id: depositReversals.depositId })
  if (written.length === 0) return refuse.because('deposits.reversal-requested')
  await appendOwnHistory(tx, context, {
    kind: 'deposits',
    action: 'reversal-requested',
    subject: { id: deposit.id, name: sessionId },
    countryId: deposit.countryId,
    changes: [{ field: 'reason', from: null, to: text }],
  })
  return ok({})
}
