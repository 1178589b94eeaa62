import { type Refusal, refuse } from '@remesa/api-client/server'
import { ok, type Result } from '@remesa/domain/kernel'
import { canRequestReport, nextRuns, type ReportScheduleRequest, reportTypes } from '@remesa/domain/reports'
import { and, asc, count, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { lockName } from '../db/lock-name'
import { reportSchedules, reports, users } from '../db/schema'
import type { ApiContext } from '../request/context'
import { createOnce } from '../request/create-once'
import { reportsWithin } from './report-list'

/** How many reports of every week one user may have. */
export const maxSchedules = 20

const CreatedSchedule = z.object({ id: z.number() })

/** The caller's own reports of every week. */
export const listSchedules = async ({ db, caller }: ApiContext) => {
  const rows = await db
    .select({
      id: reportSchedules.id,
      type: reportSchedules.type,
      weekday: reportSchedules.weekday,
      time: reportSchedules.time,
      timeZone: reportSchedules.timeZone,
      state: reportSchedules.state,
      stoppedAt: reportSchedules.stoppedAt,
    })
    .from(reportSchedules)
    .where(eq(reportSchedules.userId, caller.id))
    .orderBy(asc(reportSchedules.id))
  return rows.map(({ stoppedAt, ...row }) => ({ ...row, stoppedAt: stoppedAt?.toISOString() ?? null }))
}

/** Makes a report every week from one within reach: 404 without one, 403 when its type is not offered to the caller. */
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

/** Lets a report of every week rest or go on: 404 for that of somebody else. What was missed meanwhile is not made up for. */
export const pauseSchedule = async (
  { db, caller, now }: ApiContext,
  id: number,
  { isPaused }: { readonly isPaused: boolean },
): Promise<Result<undefined, Refusal<'not-found'>>> => {
  const own = and(eq(reportSchedules.id, id), eq(reportSchedules.userId, caller.id))
  const [schedule] = await db.select().from(reportSchedules).where(own)
  if (schedule === undefined) return refuse.notFound()
  const [nextRunAt = now] = nextRuns(schedule, { after: now, count: 1 })
  await db
    .update(reportSchedules)
    .set({ state: isPaused ? 'PAUSED' : 'ACTIVE', stoppedAt: null, nextRunAt })
    .where(own)
  return ok(undefined)
}

/** Ends a report of every week: 404 for that of somebody else. */
export const endSchedule = async (
  { db, caller }: ApiContext,
  id: number,
): Promise<Result<undefined, Refusal<'not-found'>>> => {
  const ended = await db
    .delete(reportSchedules)
    .where(and(eq(reportSchedules.id, id), eq(reportSchedules.userId, caller.id)))
    .returning({ id: reportSchedules.id })
  return ended.length === 0 ? refuse.notFound() : ok(undefined)
}
