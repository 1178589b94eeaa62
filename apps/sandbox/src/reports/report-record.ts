import { SPREADSHEET_TYPE } from '@remesa/api-client/contract'
import { type Refusal, refuse } from '@remesa/api-client/server'
import { ok, type Result } from '@remesa/domain/kernel'
import { type MissingFileRule, type ReportDecision, reportActions } from '@remesa/domain/reports'
import { and, eq } from 'drizzle-orm'
import { reports, users } from '../db/schema'
import type { ApiContext } from '../request/context'
import { appendOwnHistory } from '../request/own-history'
import { notifyReportChange } from './report-feed'
import { reportsWithin } from './report-list'

/** The file of a report: 404 out of reach and after it has expired, 409 while there is none. */
export const downloadReport = async (context: ApiContext, id: number) => {
  const { db, caller, now } = context
  const [report] = await db
    .select({ status: reports.status, filename: reports.filename, content: reports.content })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.userId))
    .where(and(reportsWithin(caller, now), eq(reports.id, id)))
  if (report === undefined) return refuse.notFound()
  const { status, filename, content } = report
  const decision = reportActions({ status }).download
  if (!decision.allowed) return noFile(decision)
  if (content === null) throw new Error(`[reports] report ${id} is ready and has no file`)
  await db.transaction((tx) =>
    appendOwnHistory(tx, context, {
      kind: 'reports',
      action: 'downloaded',
      subject: { id, name: filename ?? '' },
    }),
  )
  return ok({ name: filename, mediaType: SPREADSHEET_TYPE, bytes: new Uint8Array(content) })
}

/** Removes a report with its file, under the same conditions as for its download. */
export const removeReport = (
  { db, caller, now }: ApiContext,
  id: number,
): Promise<Result<undefined, Refusal<'not-found' | `report-${MissingFileRule}`>>> =>
  db.transaction(async (tx) => {
    const [report] = await tx
      .select({ status: reports.status })
      .from(reports)
      .innerJoin(users, eq(users.id, reports.userId))
      .where(and(reportsWithin(caller, now), eq(reports.id, id)))
      .for('update', { of: reports })
    if (report === undefined) return refuse.notFound()
    const decision = reportActions(report).remove
    if (!decision.allowed) return noFile(decision)
    await tx.delete(reports).where(eq(reports.id, id)).returning({ notified: notifyReportChange })
    return ok(undefined)
  })

const noFile = ({ reasons: [reason] }: ReportDecision<MissingFileRule>) =>
  refuse.because(`report-${reason?.rule ?? 'status-unknown'}`, { message: reason?.key })
