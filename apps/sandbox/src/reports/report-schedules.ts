import { type Refusal, refuse } from '@remesa/api-client/server'
import { isValidZone, ok, type Result } from '@remesa/domain/kernel'
import {
  canRequestReport,
  movedReportRequest,
  nextRuns,
  type ReportScheduleRequest,
  reportTypes,
} from '@remesa/domain/reports'
import { and, asc, count, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../authorisation'
import type { Database } from '../db/database'
import { lockName } from '../db/lock-name'
import { countries, reportSchedules, reports, users } from '../db/schema'
import type { ApiContext } from '../request/context'
import { answerOfKey, createOnce } from '../request/create-once'
import { reachedBy, reportsWithin } from './report-list'
import { CreatedReport, requestReport } from './request-report'

/** Largest number of scheduled reports that one user may have. */
export const maxSchedules = 20

const scheduleTime = {
  rhythm: reportSchedules.rhythm,
  weekday: reportSchedules.weekday,
  monthDay: reportSchedules.monthDay,
  time: reportSchedules.time,
  timeZone: reportSchedules.timeZone,
}

const CreatedSchedule = z.object({ id: z.number() })

/**
 * The caller's scheduled reports, and the scheduled reports of other users whose reports the caller may see. (RPT-64)
 */
export const listSchedules = async ({ db, caller }: ApiContext) => {
  const rows = await db
    .select({
      id: reportSchedules.id,
      type: reportSchedules.type,
      ...scheduleTime,
      state: reportSchedules.state,
      stoppedAt: reportSchedules.stoppedAt,
      username: users.username,
      countryCode: countries.code,
    })
    .from(reportSchedules)
    .innerJoin(users, eq(users.id, reportSchedules.userId))
    .innerJoin(countries, eq(countries.id, users.countryId))
    .where(reachedBy(caller, reportSchedules))
    .orderBy(asc(reportSchedules.id))
  const showsUsers = caller.ability.can('read', 'AllReports')
  return rows.map(({ stoppedAt, username, countryCode, ...row }) => ({
    ...row,
    stoppedAt: stoppedAt?.toISOString() ?? null,
    user: showsUsers ? { username, countryCode } : null,
  }))
}

/**
 * Schedules a report with the filters of an existing report. The response is 404 if the caller may not see the existing
 * report, and 403 if its type is not offered to the caller.
 */
export const createSchedule = (
  context: ApiContext,
  id: number,
  {
    body,
    idempotencyKey,
  }: { readonly body: ReportScheduleRequest; readonly idempotencyKey: string | undefined },
) => {
  const { caller, locale, now } = context
  return createOnce(
    context,
    {
      key: idempotencyKey,
      endpoint: 'reports.schedule',
      request: { id, ...body },
      response: CreatedSchedule,
    },
    async (
      tx,
    ): Promise<
      Result<z.output<typeof CreatedSchedule>, Refusal<'not-found' | 'forbidden' | 'reports.schedules-full'>>
    > => {
      await lockName(tx, `reports ${caller.id}`)
      const [report] = await tx
        .select({ type: reports.type, request: reports.request, requestDate: reports.requestDate })
        .from(reports)
        .innerJoin(users, eq(users.id, reports.userId))
        .where(and(reportsWithin(caller), eq(reports.id, id)))
      const known = reportTypes.find(({ code }) => code === report?.type)
      if (report === undefined || known === undefined) return refuse.notFound()
      if (!canRequestReport(known.code, caller.ability).allowed) return refuse.forbidden()
      const [own] = await tx
        .select({ value: count() })
        .from(reportSchedules)
        .where(eq(reportSchedules.userId, caller.id))
      if ((own?.value ?? 0) >= maxSchedules) return refuse.because('reports.schedules-full')
      const [nextRunAt = now] = nextRuns(body, { after: now, count: 1 })
      const { type, request, requestDate } = report
      const [created] = await tx
        .insert(reportSchedules)
        .values({
          ...body,
          type,
          request,
          locale,
          nextRunAt,
          basedOn: requestDate,
          userId: caller.id,
          state: 'ACTIVE',
        })
        .returning({ id: reportSchedules.id })
      if (created === undefined) throw new Error('[reports] the database returned no schedule for an insert')
      return ok(created)
    },
  )
}

/**
 * Pauses or resumes a scheduled report. The response is 404 if the caller may not see it. Runs that were missed during
 * the pause are not repeated.
 */
export const pauseSchedule = async (
  { db, caller, now }: ApiContext,
  id: number,
  { isPaused }: { readonly isPaused: boolean },
): Promise<Result<undefined, Refusal<'not-found'>>> => {
  const schedule = await findSchedule(db, caller, id)
  if (schedule === undefined) return refuse.notFound()
  const [nextRunAt = now] = nextRuns(schedule, { after: now, count: 1 })
  await db
    .update(reportSchedules)
    .set({ state: isPaused ? 'PAUSED' : 'ACTIVE', stoppedAt: null, tries: 0, nextRunAt })
    .where(eq(reportSchedules.id, id))
  return ok(undefined)
}

/**
 * Requests the report of a schedule at once, with its days moved to the present. The response is 404 if the caller may
 * not see the schedule, and 409 if the days can't be moved. The schedule itself does not change. (RPT-67)
 */
export const runScheduleNow = async (context: ApiContext, id: number, idempotencyKey: string | undefined) => {
  const { db, caller, now } = context
  const sent = { schedule: id }
  const once = { key: idempotencyKey, endpoint: 'reports.runSchedule' }
  const answered = await answerOfKey(db, context, { ...once, request: sent, response: CreatedReport })
  if (answered !== undefined) return answered
  const schedule = await findSchedule(db, caller, id)
  const known = reportTypes.find(({ code }) => code === schedule?.type)
  if (schedule === undefined || known === undefined) return refuse.notFound()
  const { request, basedOn, timeZone, rhythm } = schedule
  if (!isValidZone(timeZone)) return refuse.because('report-failed')
  const moved = movedReportRequest(known.code, request, { from: basedOn, to: now, timeZone, rhythm })
  if (!moved.ok) return refuse.because('report-failed')
  return requestReport(context, {
    type: known.code,
    request: moved.value,
    sent,
    idempotencyKey,
    endpoint: once.endpoint,
  })
}

/** Ends a scheduled report. The response is 404 if the caller may not see it. */
export const endSchedule = async (
  { db, caller }: ApiContext,
  id: number,
): Promise<Result<undefined, Refusal<'not-found'>>> => {
  const schedule = await findSchedule(db, caller, id)
  if (schedule === undefined) return refuse.notFound()
  await db.delete(reportSchedules).where(eq(reportSchedules.id, id))
  return ok(undefined)
}

const findSchedule = async (db: Database, caller: Caller, id: number) => {
  const [found] = await db
    .select({
      ...scheduleTime,
      type: reportSchedules.type,
      request: reportSchedules.request,
      basedOn: reportSchedules.basedOn,
    })
    .from(reportSchedules)
    .innerJoin(users, eq(users.id, reportSchedules.userId))
    .where(and(eq(reportSchedules.id, id), reachedBy(caller, reportSchedules)))
  return found
}
