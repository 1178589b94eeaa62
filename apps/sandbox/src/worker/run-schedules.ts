import { canRequestReport, movedReportRequest, nextRuns, reportTypes } from '@remesa/domain/reports'
import { and, asc, eq, lte } from 'drizzle-orm'
import { findCaller } from '../authorisation'
import type { Database } from '../db/database'
import { reportSchedules, reports } from '../db/schema'
import { type FailedTry, type TryOptions, tryUnit } from '../db/tries'
import { notifyReportChange } from '../reports'

type Schedule = typeof reportSchedules.$inferSelect

/**
 * Requests the reports of all due schedules, each once even if several runs were missed. A schedule is stopped if its
 * user has lost the right to the report. A failure does not affect other schedules. After three failed attempts, the
 * schedule is stopped as failed.
 *
 * @returns the number of due schedules.
 */
export const runDueSchedules = async (db: Database, options: TryOptions): Promise<number> => {
  let count = 0
  while (await runOneSchedule(db, options)) count += 1
  return count
}

const runOneSchedule = (db: Database, options: TryOptions): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { now } = options
    const [due] = await tx
      .select()
      .from(reportSchedules)
      .where(and(eq(reportSchedules.state, 'ACTIVE'), lte(reportSchedules.nextRunAt, now)))
      .orderBy(asc(reportSchedules.nextRunAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (due === undefined) return false
    const { id, tries: before } = due
    const unit = {
      id,
      tries: before,
      work: (inner: Database) => runSchedule(inner, due, now),
      onFailed: ({ tries, retryAt }: FailedTry) =>
        tx
          .update(reportSchedules)
          .set(
            retryAt === undefined
              ? { tries, state: 'FAILED', stoppedAt: now }
              : { tries, nextRunAt: retryAt },
          )
          .where(eq(reportSchedules.id, id)),
    }
    await tryUnit(tx, unit, options)
    return true
  })

const runSchedule = async (db: Database, due: Schedule, now: Date): Promise<void> => {
  const { id, userId, type, locale, request, basedOn, timeZone, rhythm } = due
  const change = (changes: Partial<Schedule>) =>
    db.update(reportSchedules).set(changes).where(eq(reportSchedules.id, id))
  const caller = await findCaller(db, String(userId))
  const known = reportTypes.find(({ code }) => code === type)
  if (!caller?.active || known === undefined || !canRequestReport(known.code, caller.ability).allowed) {
    await change({ state: 'STOPPED', stoppedAt: now })
    return
  }
  const [nextRunAt] = nextRuns(due, { after: now, count: 1 })
  if (nextRunAt === undefined)
    throw new Error('[reports] the day, time or zone of the schedule does not exist')
  const moved = movedReportRequest(known.code, request, { from: basedOn, to: now, timeZone, rhythm })
  if (!moved.ok) throw new Error(`[reports] the days of the request cannot be moved: ${moved.error}`)
  await change({ nextRunAt, tries: 0 })
  await db
    .insert(reports)
    .values({
      type,
      userId,
      locale,
      status: 'RECEIVED',
      countryId: caller.config.id,
      request: moved.value,
      requestDate: now,
    })
    .returning({ notified: notifyReportChange })
}
