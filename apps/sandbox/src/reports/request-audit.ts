import { type Refusal, refuse } from '@remesa/api-client/server'
import { issue, ok, type Result } from '@remesa/domain/kernel'
import { type AuditReportRequest, validateAuditReport } from '@remesa/domain/records'
import { storableInstant } from '../kernel/storable-instant'

/**
 * Checks whether a report of the history can be created. The response is 400 for an unknown time zone, and for an
 * instant that the database can't store. (REC-121)
 */
export const checkAuditRequest = (
  body: AuditReportRequest,
): Result<undefined, Refusal<'request.invalid-body'>> => {
  const { dateFrom, dateTo } = body
  const unstorable = Object.entries({ dateFrom, dateTo }).find(
    ([, instant]) => instant !== null && storableInstant(instant) === undefined,
  )
  if (unstorable !== undefined) return refuse.invalid([issue('date', unstorable[0])])
  const issues = validateAuditReport(body)
  return issues.length === 0 ? ok(undefined) : refuse.invalid(issues)
}
