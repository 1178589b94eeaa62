import { type Refusal, refuse } from '@remesa/api-client/server'
import { type EmployeeSearchReportRequest, validateEmployeeReportRequest } from '@remesa/domain/firms'
import { issue, ok, type Result } from '@remesa/domain/kernel'
import { clientsWithin } from '../authorisation'
import { clients } from '../db/schema'
import { storableInstant } from '../kernel/storable-instant'
import type { ApiContext } from '../request/context'

/**
 * Checks whether a report of employee searches can be requested. The response is 404 if the caller may see no client
 * with the requested name. It is 400 for an instant that the database can't store, and for a request that the rules of
 * the form refuse.
 */
export const checkEmployeeSearchesRequest = async (
  { db, caller, now }: ApiContext,
  body: EmployeeSearchReportRequest,
): Promise<Result<undefined, Refusal<'not-found' | 'request.invalid-body'>>> => {
  const { entities, dateFrom, dateTo } = body.employeeSearchReportFilterDTO
  const unstorable = Object.entries({ dateFrom, dateTo }).find(
    ([, instant]) => storableInstant(instant) === undefined,
  )
  if (unstorable !== undefined)
    return refuse.invalid([issue('date', `employeeSearchReportFilterDTO.${unstorable[0]}`)])
  const own = await db
    .select({ id: clients.id, description: clients.description })
    .from(clients)
    .where(clientsWithin(db, caller.scope))
  const names = new Set(own.map(({ description }) => description))
  if (!entities.every((name) => names.has(name))) return refuse.notFound()
  const issues = validateEmployeeReportRequest(body, { clients: own, now })
  return issues.length === 0 ? ok(undefined) : refuse.invalid(issues)
}
