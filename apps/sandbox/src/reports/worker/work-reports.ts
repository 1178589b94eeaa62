import { calendarDayOf } from '@remesa/domain/kernel'
import { READY_STATUS } from '@remesa/domain/reports'
import { and, asc, eq, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { reports } from '../../db/schema'
import { dayZoneOf } from '../../kernel/day-zone'
import { notifyReportChange } from '../report-feed'
import { restorableForMs } from '../report-record'
import { makeReport } from './make-report'

/** How long a process may hold a report without renewing its lease. */
export const leaseMs = 30_000
/** Attempts at a report that fails. */
export const maxAttempts = 3
/** Finished and failed reports are stored for this long. */
export const keptForMs = 7 * 86_400_000

const retryAfterMs = 2_000

export interface WorkOptions {
  readonly now: () => Date
  /** Called with failed attempts. */
  readonly onFailure?: (error: unknown, reportId: number) => void
}

type Job = Pick<
  typeof reports.$inferSelect,
  'id' | 'type' | 'userId' | 'request' | 'locale' | 'attempts' | 'leaseUntil'
>

/**
 * Makes every waiting report, and those whose process has died or failed. Processes on one database share the work.
 *
 * @returns How many were claimed.
 */
export const workReports = async (db: Database, options: WorkOptions): Promise<number> => {
  let count = 0
  while (await workOneReport(db, options)) count += 1
  return count
}

/** Takes the report that has waited longest through one attempt; `false` when there is none to be taken. */
export const workOneReport = async (db: Database, options: WorkOptions): Promise<boolean> => {
  const job = await claim(db, options.now())
  if (job === undefined) return false
  if (job.attempts > maxAttempts) {
    // It has crashed whole processes.
    await finish(db, job, options.now(), { status: 'ERROR' })
    return true
  }
  try {
    await attempt(db, job, options)
  } catch (error) {
    options.onFailure?.(error, job.id)
    const now = options.now()
    if (job.attempts === maxAttempts) await finish(db, job, now, { status: 'ERROR' })
    else await setLease(db, job, new Date(now.getTime() + retryAfterMs))
  }
  return true
}

/**
 * Removes the files of expired reports, expired reports a while later, so that they can be requested again until then, and
 * reports whose removal can't be taken back any more.
 */
export const removeExpiredReports = async (db: Database, now: Date): Promise<void> => {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db
    .delete(reports)
    .where(or(lte(reports.expirationDate, before(keptForMs)), lt(reports.removedAt, before(restorableForMs))))
  await db
    .update(reports)
    .set({ content: null })
    .where(and(lte(reports.expirationDate, now), isNotNull(reports.content)))
}

/** Two processes never get the same row: each skips rows that another has locked. */
const claim = (db: Database, now: Date): Promise<Job | undefined> =>
  db.transaction(async (tx) => {
    const [next] = await tx
      .select({ id: reports.id })
      .from(reports)
      .where(
        or(
          eq(reports.status, 'RECEIVED'),
          and(eq(reports.status, 'PROCESSING'), lt(reports.leaseUntil, now)),
        ),
      )
      .orderBy(asc(reports.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (next === undefined) return undefined
    const [job] = await tx
      .update(reports)
      .set({
        status: 'PROCESSING',
        attempts: sql`${reports.attempts} + 1`,
        leaseUntil: new Date(now.getTime() + leaseMs),
      })
      .where(eq(reports.id, next.id))
      .returning({
        id: reports.id,
        type: reports.type,
        userId: reports.userId,
        request: reports.request,
        locale: reports.locale,
        attempts: reports.attempts,
        leaseUntil: reports.leaseUntil,
        notified: notifyReportChange,
      })
    return job
  })

const attempt = async (db: Database, job: Job, { now }: WorkOptions): Promise<void> => {
  let renewAt = now().getTime() + leaseMs / 3
  const keepLease = async () => {
    const time = now().getTime()
    if (time < renewAt) return
    renewAt = time + leaseMs / 3
    await setLease(db, job, new Date(time + leaseMs))
  }
  const made = await makeReport(db, job, keepLease)
  const madeAt = now()
  if (!made.ok) return finish(db, job, madeAt, { status: 'ERROR' })
  const { bytes, caller } = made.value
  const day = calendarDayOf(madeAt, dayZoneOf(caller.config.code))
  const filename = `${job.type.toLowerCase().replaceAll('_', '-')}-${day}.xlsx`
  return finish(db, job, madeAt, { status: READY_STATUS, filename, content: bytes })
}

interface Outcome {
  readonly status: typeof READY_STATUS | 'ERROR'
  readonly filename?: string
  readonly content?: Uint8Array
}

const finish = async (db: Database, job: Job, now: Date, outcome: Outcome): Promise<void> => {
  await db
    .update(reports)
    .set({
      ...outcome,
      reportDate: outcome.status === READY_STATUS ? now : null,
      expirationDate: new Date(now.getTime() + keptForMs),
      leaseUntil: null,
    })
    .where(stillHeld(job))
    .returning({ notified: notifyReportChange })
}

const setLease = async (db: Database, job: Job, leaseUntil: Date): Promise<void> => {
  await db.update(reports).set({ leaseUntil }).where(stillHeld(job))
}

/** A process so slow that another one has started again changes nothing. */
const stillHeld = ({ id, attempts }: Job) =>
  and(eq(reports.id, id), eq(reports.status, 'PROCESSING'), eq(reports.attempts, attempts))
