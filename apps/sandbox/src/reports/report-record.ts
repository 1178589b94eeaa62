import { CSV_TYPE, SPREADSHEET_TYPE } from '@remesa/api-client/contract'
import { type Refusal, refuse } from '@remesa/api-client/server'
import { ok, type Result } from '@remesa/domain/kernel'
import { type MissingFileRule, type ReportDecision, reportActions, reportTypes } from '@remesa/domain/reports'
import { and, eq } from 'drizzle-orm'
import { reports, users } from '../db/schema'
import type { ApiContext } from '../request/context'
import { answerOfKey } from '../request/create-once'
import { appendOwnHistory } from '../request/own-history'
import { notifyReportChange } from './report-feed'
import { isKept, reachedBy, reportsWithin } from './report-list'
import { CreatedReport, requestReport } from './request-report'
import { csvOf, firstRows } from './xlsx/read-sheet'

export type ReportFormat = 'XLSX' | 'CSV'

/** Time in milliseconds in which the removal of a report can be undone. */
export const restorableForMs = 10 * 60_000

/**
 * The file of a report. The response is 404 if the report has expired or the caller may not see it, and 409 if its file
 * does not exist yet.
 */
export const downloadReport = async (context: ApiContext, id: number, format: ReportFormat = 'XLSX') => {
  const found = await findFile(context, id)
  if (!found.ok) return found
  const { filename, content } = found.value
  await context.db.transaction((tx) =>
    appendOwnHistory(tx, context, {
      kind: 'reports',
      action: 'downloaded',
      subject: { id, name: filename ?? '' },
    }),
  )
  if (format === 'XLSX') return ok({ name: filename, mediaType: SPREADSHEET_TYPE, bytes: content })
  const name = filename?.replace(/\.xlsx$/, '.csv') ?? null
  return ok({ name, mediaType: CSV_TYPE, bytes: await csvOf(content) })
}

/** The first rows of a report. The refusals are the same as for a download. */
export const previewReport = async (context: ApiContext, id: number) => {
  const found = await findFile(context, id)
  return found.ok ? ok(await firstRows(found.value.content, PREVIEW_ROWS)) : found
}

const PREVIEW_ROWS = 20

const findFile = async ({ db, caller, now }: ApiContext, id: number) => {
  const [report] = await db
    .select({ status: reports.status, filename: reports.filename, content: reports.content })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.userId))
    .where(and(reportsWithin(caller), isKept(now), eq(reports.id, id)))
  if (report === undefined) return refuse.notFound()
  const { status, filename, content } = report
  const decision = reportActions({ status }).download
  if (!decision.allowed) return noFile(decision)
  if (content === null) throw new Error(`[reports] report ${id} is ready and has no file`)
  return ok({ filename, content: new Uint8Array(content) })
}

/** Removes a report and its file. The refusals are the same as for a download. */
export const removeReport = (
  { db, caller, now }: ApiContext,
  id: number,
): Promise<Result<undefined, Refusal<'not-found' | `report-${MissingFileRule}`>>> =>
  db.transaction(async (tx) => {
    const [report] = await tx
      .select({ status: reports.status })
      .from(reports)
      .innerJoin(users, eq(users.id, reports.userId))
      .where(and(reportsWithin(caller), isKept(now), eq(reports.id, id)))
      .for('update', { of: reports })
    if (report === undefined) return refuse.notFound()
    const decision = reportActions(report).remove
    if (!decision.allowed) return noFile(decision)
    await tx
      .update(reports)
      .set({ removedAt: now })
      .where(eq(reports.id, id))
      .returning({ notified: notifyReportChange })
    return ok(undefined)
  })

/**
 * Restores a report that was removed in the last ten minutes. The response is 404 if the caller may see no such report.
 * Repeating the call changes nothing.
 */
export const restoreReport = async (
  { db, caller, now }: ApiContext,
  id: number,
): Promise<Result<undefined, Refusal<'not-found'>>> => {
  const [report] = await db
    .select({ removedAt: reports.removedAt })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.userId))
    .where(and(reachedBy(caller), isKept(now), eq(reports.id, id)))
  if (report === undefined) return refuse.notFound()
  if (report.removedAt === null) return ok(undefined)
  if (report.removedAt.getTime() < now.getTime() - restorableForMs) return refuse.notFound()
  await db
    .update(reports)
    .set({ removedAt: null })
    .where(eq(reports.id, id))
    .returning({ notified: notifyReportChange })
  return ok(undefined)
}

/**
 * Requests a report with the filters of an existing report. The new report belongs to the caller, and contains the rows
 * that the caller may see now.
 */
export const repeatReport = async (context: ApiContext, id: number, idempotencyKey: string | undefined) => {
  const { db, caller } = context
  const sent = { report: id }
  const once = { key: idempotencyKey, endpoint: 'reports.again' }
  const answered = await answerOfKey(db, context, { ...once, request: sent, response: CreatedReport })
  if (answered !== undefined) return answered
  const [report] = await db
    .select({ type: reports.type, request: reports.request })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.userId))
    .where(and(reportsWithin(caller), eq(reports.id, id)))
  const known = reportTypes.find(({ code }) => code === report?.type)
  if (report === undefined || known === undefined) return refuse.notFound()
  return requestReport(context, {
    type: known.code,
    request: report.request,
    sent,
    idempotencyKey,
    endpoint: once.endpoint,
  })
}

const noFile = ({ reasons: [reason] }: ReportDecision<MissingFileRule>) =>
  refuse.because(`report-${reason?.rule ?? 'status-unknown'}`, { message: reason?.key })
