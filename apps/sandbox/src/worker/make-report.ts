import { placeTimeZone } from '@remesa/domain/country'
import { err, FALLBACK_LOCALE, isLocale, ok, type Result } from '@remesa/domain/kernel'
import { canRequestReport, type ReportType, reportFileName, reportTypes } from '@remesa/domain/reports'
import { findCaller } from '../authorisation'
import { clientsReport } from '../clients'
import type { Database } from '../db/database'
import type { reports } from '../db/schema'
import { depositsReport, depositsReportPlace } from '../deposits'
import { employeeSearchesReport } from '../firms'
import { auditReport, auditReportPlace } from '../history'
import { ordersReport, ordersReportPlace } from '../orders'
import { type Making, maxReportRows, type Sheet, workbook } from '../reports'
import { reportWords } from '../reports/words'
import { servicePointsReport } from '../service-points'
import { subclientsReport } from '../subclients'
import { usersReport } from '../users'

/** The reasons why a report can never be created. */
export type Unmakeable = 'not-offered' | 'too-many-rows'

export interface ReportFile {
  readonly bytes: Uint8Array
  readonly filename: string
}

type Job = Pick<typeof reports.$inferSelect, 'type' | 'userId' | 'request' | 'locale'>

/** The time zone of the report's days and, if the report is about a single service point, this point. */
const placeOf = (db: Database, type: ReportType, request: unknown) => placeReaders[type]?.(db, request)

const placeReaders: Partial<
  Record<ReportType, (db: Database, request: unknown) => ReturnType<typeof ordersReportPlace>>
> = { ORDERS: ordersReportPlace, DEPOSITS: depositsReportPlace, AUDIT: auditReportPlace }

/** The functions that create the content of each type of report. The features declare them. */
const makers: Readonly<Record<ReportType, (making: Making) => Sheet>> = {
  USERS: usersReport,
  ORDERS: ordersReport,
  EMPLOYEE_SEARCH: employeeSearchesReport,
  CLIENT: clientsReport,
  SUBCLIENT: subclientsReport,
  SERVICE_POINT: servicePointsReport,
  DEPOSITS: depositsReport,
  AUDIT: auditReport,
}

/**
 * The file of a report, with the rows and columns that its user may see now. `undefined` if the user is inactive or is
 * no longer offered this type of report.
 *
 * @param now called after the file is complete.
 * @param onBatch called after each batch of rows.
 */
export const makeReport = async (
  db: Database,
  { type, userId, request, locale }: Job,
  { now, onBatch }: { readonly now: () => Date; readonly onBatch: () => Promise<void> },
): Promise<Result<ReportFile, Unmakeable>> => {
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
  if (counted.rows > maxReportRows) return err('too-many-rows')
  const place = await placeOf(db, known.code, request)
  const timeZone = place?.timeZone ?? placeTimeZone(caller.config.code)
  const facts = { type, request, name: sheet.name, place: place?.name, createdAt: now(), timeZone }
  return ok({ bytes, filename: reportFileName(facts) })
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
