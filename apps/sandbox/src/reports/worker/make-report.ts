import { err, FALLBACK_LOCALE, isLocale, ok, type Result } from '@remesa/domain/kernel'
import { canRequestReport, type ReportType, reportTypes } from '@remesa/domain/reports'
import { type Caller, findCaller } from '../../authorisation'
import type { Database } from '../../db/database'
import type { reports } from '../../db/schema'
import { clientsReport } from '../contents/clients.report'
import { type Making, maxReportRows } from '../contents/contents'
import { employeeSearchesReport } from '../contents/employee-searches.report'
import { ordersReport } from '../contents/orders.report'
import { servicePointsReport } from '../contents/service-points.report'
import { subclientsReport } from '../contents/subclients.report'
import { usersReport } from '../contents/users.report'
import { reportWords } from '../words'
import { type Sheet, workbook } from '../xlsx/workbook'

/** Why a report can't be made now or at any later time. */
export type Unmakeable = 'not-offered' | 'too-many-rows'

export interface MadeReport {
  readonly bytes: Uint8Array
  /** The owner of the report, with their current rights. */
  readonly caller: Caller
}

type Job = Pick<typeof reports.$inferSelect, 'type' | 'userId' | 'request' | 'locale'>

const makers: Readonly<Record<ReportType, (making: Making) => Sheet>> = {
  USERS: usersReport,
  ORDERS: ordersReport,
  EMPLOYEE_SEARCH: employeeSearchesReport,
  CLIENT: clientsReport,
  SUBCLIENT: subclientsReport,
  SERVICE_POINT: servicePointsReport,
}

/**
 * The file of a report, with the rows and columns that its user may see now. A user who was switched off or is no longer
 * offered the type gets none.
 *
 * @param onBatch called whenever rows have been written.
 */
export const makeReport = async (
  db: Database,
  { type, userId, request, locale }: Job,
  onBatch: () => Promise<void>,
): Promise<Result<MadeReport, Unmakeable>> => {
  const caller = await findCaller(db, String(userId))
  const known = reportTypes.find(({ code }) => code === type)
  if (!caller?.active || !known || !canRequestReport(known.code, caller.ability).allowed) {
    return err('not-offered')
  }
  const language = isLocale(locale) ? locale : FALLBACK_LOCALE
  const making = { db, caller, request, locale: language, words: reportWords[language] }
  const sheet = makers[known.code](making)
  const counted = { rows: 0 }
  const bytes = await workbook({ ...sheet, rows: limited(sheet.rows, counted, onBatch) })
  return counted.rows > maxReportRows ? err('too-many-rows') : ok({ bytes, caller })
}

async function* limited<Row>(
  batches: AsyncIterable<readonly Row[]>,
  counted: { rows: number },
  onBatch: () => Promise<void>,
): AsyncGenerator<readonly Row[]> {
  for await (const batch of batches) {
    counted.rows += batch.length
    if (counted.rows > maxReportRows) return
    yield batch
    await onBatch()
  }
}
