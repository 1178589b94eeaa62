import { type Refusal, refuse } from '@remesa/api-client/server'
import { type EmployeeSearchReportRequest, validateEmployeeReport } from '@remesa/domain/firms'
import { calendarDayOf, type Issue, issue, isValidZone, ok, type Result } from '@remesa/domain/kernel'
import { clientsWithin } from '../authorisation'
import { clients } from '../db/schema'
import { storableInstant } from '../kernel/storable-instant'
import type { ApiContext } from '../request/context'

const dto = 'employeeSearchReportFilterDTO'

const bodyPaths: Readonly<Record<string, string>> = {
  clientIds: `${dto}.entities`,
  dateFrom: `${dto}.dateFrom`,
  dateTo: `${dto}.dateTo`,
}

/**
 * Whether a report on searches can be requested: 404 for a client name out of reach, 400 for what the rules of its form
 * refuse.
 */
export const checkEmployeeSearchesRequest = async (
  { db, caller, now }: ApiContext,
  { employeeSearchReportFilterDTO: { entities, dateFrom, dateTo }, timeZone }: EmployeeSearchReportRequest,
): Promise<Result<undefined, Refusal<'not-found' | 'request.invalid-body'>>> => {
  if (!isValidZone(timeZone)) return refuse.invalid([issue('invalid', 'timeZone')])
  const [from, to] = [storableInstant(dateFrom), storableInstant(dateTo)]
  if (from === undefined) return refuse.invalid([issue('date', `${dto}.dateFrom`)])
  if (to === undefined) return refuse.invalid([issue('date', `${dto}.dateTo`)])
  const own = await db
    .select({ id: clients.id, description: clients.description })
    .from(clients)
    .where(clientsWithin(db, caller.scope))
  const names = new Set(own.map(({ description }) => description))
  if (!entities.every((name) => names.has(name))) return refuse.notFound()
  const issues = validateEmployeeReport(
    {
      clientIds: own.filter(({ description }) => entities.includes(description)).map(({ id }) => id),
      dateFrom: calendarDayOf(from, timeZone),
      dateTo: calendarDayOf(to, timeZone),
      options: [],
    },
    { clients: own, now, timeZone },
  )
  return issues.length === 0 ? ok(undefined) : refuse.invalid(issues.map(atBodyPath))
}

const atBodyPath = (found: Issue): Issue => ({ ...found, path: bodyPaths[found.path] ?? found.path })
