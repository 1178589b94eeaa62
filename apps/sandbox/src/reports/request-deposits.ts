import { type Refusal, refuse } from '@remesa/api-client/server'
import { type DepositsReportRequest, validateDepositsReport } from '@remesa/domain/deposits'
import { issue, ok, type Result } from '@remesa/domain/kernel'
import { and, eq } from 'drizzle-orm'
import { servicePointsWithin } from '../authorisation'
import { clients, servicePoints, subclients } from '../db/schema'
import { storableInstant } from '../kernel/storable-instant'
import type { ApiContext } from '../request/context'

/**
 * Checks whether a report of deposits can be created. The response is 404 for a service point that the caller may not
 * see. It is 400 for an instant that the database can't store, and for days that a report may not contain. (DPS-61)
 */
export const checkDepositsRequest = async (
  { db, caller, now }: ApiContext,
  body: DepositsReportRequest,
): Promise<Result<undefined, Refusal<'not-found' | 'request.invalid-body'>>> => {
  const { servicePoint, dateFrom, dateTo } = body
  const unstorable = Object.entries({ dateFrom, dateTo }).find(
    ([, instant]) => storableInstant(instant) === undefined,
  )
  if (unstorable !== undefined) return refuse.invalid([issue('date', unstorable[0])])
  if (servicePoint !== null) {
    const [found] = await db
      .select({ id: servicePoints.id })
      .from(servicePoints)
      .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
      .innerJoin(clients, eq(clients.id, subclients.clientId))
      .where(and(eq(servicePoints.id, servicePoint), servicePointsWithin(db, caller.scope)))
    if (found === undefined) return refuse.notFound()
  }
  const issues = validateDepositsReport(body, now)
  return issues.length === 0 ? ok(undefined) : refuse.invalid(issues)
}
