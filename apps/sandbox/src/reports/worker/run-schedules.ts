import { addDays, calendarDayOf, instantOf, parseInstant, wallTimeOf } from '@remesa/domain/kernel'
import { canRequestReport, nextRuns, reportTypes } from '@remesa/domain/reports'
import { and, asc, eq, lte } from 'drizzle-orm'
import { findCaller } from '../../authorisation'
import type { Database } from '../../db/database'
import { reportSchedules, reports } from '../../db/schema'
import { notifyReportChange } from '../report-feed'

/**
 * Requests the reports of every week that are due, once however many runs were missed, and stops those whose user has lost
 * the right to them.
 *
 * @returns How many were due.
 */
export const runDueSchedules = async (db: Database, now: Date): Promise<number> => {
  let count = 0
  while (await runOneSchedule(db, now)) count += 1
  return count
}

const runOneSchedule = (db: Database, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(reportSchedules)
      .where(and(eq(reportSchedules.state, 'ACTIVE'), lte(reportSchedules.nextRunAt, now)))
      .orderBy(asc(reportSchedules.nextRunAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (due === undefined) return false
    const { id, userId, type, locale, request, basedOn, timeZone } = due
    const caller = await findCaller(tx, String(userId))
    const known = reportTypes.find(({ code }) => code === type)
    if (!caller?.active || known === undefined || !canRequestReport(known.code, caller.ability).allowed) {
      await tx
        .update(reportSchedules)
        .set({ state: 'STOPPED', stoppedAt: now })
        .where(eq(reportSchedules.id, id))
      return true
    }
    const [nextRunAt = now] = nextRuns(due, { after: now, count: 1 })
    await tx.update(reportSchedules).set({ nextRunAt }).where(eq(reportSchedules.id, id))
    await tx
      .insert(reports)
      .values({
        type,
        userId,
        locale,
        status: 'RECEIVED',
        countryId: caller.config.id,
        request: movedRequest(request, { from: basedOn, to: now, timeZone }),
        requestDate: now,
      })
      .returning({ notified: notifyReportChange })
    return true
  })

interface Move {
  readonly from: Date
  readonly to: Date
  readonly timeZone: string
}

const DAY_MS = 86_400_000

/** A request whose instants are moved by the days between two instants, at the same times of the day in a zone. */
export const movedRequest = (
  request: Readonly<Record<string, unknown>>,
  { from, to, timeZone }: Move,
): Record<string, unknown> => {
  const dayNumber = (instant: Date) => Date.parse(`${calendarDayOf(instant, timeZone)}T00:00:00Z`) / DAY_MS
  const days = dayNumber(to) - dayNumber(from)
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, moved(inner)]))
    const instant = typeof value === 'string' ? parseInstant(value) : undefined
    if (instant?.ok !== true) return value
    const day = addDays(calendarDayOf(instant.value, timeZone), days)
    const seconds = instant.value.getTime() % 60_000
    return new Date(
      instantOf(day, wallTimeOf(instant.value, timeZone), timeZone).getTime() + seconds,
    ).toISOString()
  }
  return Object.fromEntries(Object.entries(request).map(([name, value]) => [name, moved(value)]))
}
