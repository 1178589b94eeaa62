import { type Refusal, refuse } from '@remesa/api-client/server'
import {
  canSendDeposit,
  type DepositRefusal,
  type DepositTransaction,
  depositAccountDay,
  depositCurrencies,
  depositTimeZone,
  validateDepositRequest,
} from '@remesa/domain/deposits'
import { calendarDayOf, ok, type Result } from '@remesa/domain/kernel'
import { and, eq } from 'drizzle-orm'
import { type Caller, servicePointsWithin } from '../authorisation'
import { reachableCountry } from '../country'
import type { Database } from '../db/database'
import { lockName } from '../db/lock-name'
import { clients, deposits, servicePoints } from '../db/schema'
import { hashOf } from '../kernel/canonical-json'
import { decisionConflict } from '../request/decision-conflict'
import { findServicePoint } from '../service-points'
import { listDepositCommodities } from './deposit-commodities'

interface DepositInput {
  readonly body: DepositTransaction
  readonly caller: Caller
  readonly now: Date
}

const reused = () => refuse.because('session-id-reused')

/**
 * Registers a deposit. The response is 404 for a service point that is inactive or that the caller may not see, and 409
 * for a point without deposits. It is 400 with every rule that the body breaks. A repeated session id gets the response
 * to the first deposit, however late, or 422 if the content differs. Concurrent requests wait for each other.
 */
export const registerDeposit = async (
  db: Database,
  { body, caller, now }: DepositInput,
): Promise<
  Result<
    Record<never, never>,
    Refusal<'not-found' | 'request.invalid-body' | 'session-id-reused' | `deposits.${DepositRefusal['rule']}`>
  >
> => {
  const place = await findPlace(db, body, caller)
  if (place === undefined) return refuse.notFound()
  const { point, country } = place
  const { sessionId } = body
  const requestHash = hashOf(body)
  await lockName(db, `deposit ${sessionId}`)
  const [stored] = await db
    .select({ requestHash: deposits.requestHash })
    .from(deposits)
    .where(and(eq(deposits.sessionId, sessionId), eq(deposits.servicePointId, point.id)))
  if (stored !== undefined) return stored.requestHash === requestHash ? ok({}) : reused()
  const facts = { config: caller.config, now }
  const { subclient } = point
  const decision = canSendDeposit(
    { clientId: subclient.client.id, subclientId: subclient.id, servicePointId: point.id },
    { ...facts, points: [point] },
  )
  if (!decision.allowed) return decisionConflict(decision, (rule) => `deposits.${rule}`)
  const issues = validateDepositRequest(body, {
    ...facts,
    servicePoint: point,
    commodities: await listDepositCommodities(db, country.id),
    user: caller,
  })
  if (issues.length > 0) return refuse.invalid(issues)
  return storeDeposit(db, { body, caller, now }, point, requestHash)
}

const findPlace = async (
  db: Database,
  { contextInformation }: DepositTransaction,
  caller: Pick<Caller, 'scope'>,
) => {
  const country = await reachableCountry({ db, caller }, contextInformation.countryId)
  if (country === undefined) return undefined
  const point = await findServicePoint(
    db,
    and(
      eq(servicePoints.idSmartcash, contextInformation.client.servicePointId),
      eq(servicePoints.active, true),
      eq(clients.countryId, country.id),
      servicePointsWithin(db, caller.scope),
    ),
  )
  return point && { point, country }
}

const storeDeposit = async (
  db: Database,
  { body, caller, now }: DepositInput,
  point: NonNullable<Awaited<ReturnType<typeof findServicePoint>>>,
  requestHash: string,
): Promise<Result<Record<never, never>, Refusal<'session-id-reused'>>> => {
  const total = body.transactions[0]?.total
  const currency = depositCurrencies(point, point.subclient.client, caller.config).find(
    ({ code }) => code === total?.currency,
  )
  if (total === undefined || currency === undefined)
    throw new Error('[deposits] a deposit without a known currency has passed every rule')
  const written = await db
    .insert(deposits)
    .values({
      sessionId: body.sessionId,
      servicePointId: point.id,
      createdBy: caller.id,
      currencyId: currency.id,
      total: total.value,
      accountDate: depositAccountDay(body),
      body,
      requestHash,
      createdAt: now,
      day: calendarDayOf(now, depositTimeZone(point, caller.config)),
    })
    .onConflictDoNothing({ target: deposits.sessionId })
    .returning({ id: deposits.id })
  // Two service points with the same device have the same session ids. If no row was written, the stored deposit
  // belongs to the other point.
  return written.length === 1 ? ok({}) : reused()
}
