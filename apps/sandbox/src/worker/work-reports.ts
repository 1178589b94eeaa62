import { READY_STATUS } from '@remesa/domain/reports'
import { and, asc, eq, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { reports } from '../db/schema'
import { maxTries } from '../db/tries'
import { idList, isInList } from '../kernel/id-lists'
import { notifyReportChange, restorableForMs } from '../reports'
import { makeReport } from './make-report'

/** Longest time in milliseconds that a process may work on a report without renewing its lease. */
export const leaseMs = 30_000
/** Time in milliseconds for which finished and failed reports are stored. */
export const keptForMs = 7 * 86_400_000

const retryAfterMs = 2_000

export interface WorkOptions {
  readonly now: () => Date
  /** The function that is called with each failed attempt to create a report. */
  readonly onFailure?: (error: unknown, reportId: number) => void
}

type Job = Pick<
  typeof reports.$inferSelect,
  'id' | 'type' | 'userId' | 'request' | 'locale' | 'attempts' | 'leaseUntil'
>

/**
 * Creates every waiting report, and every report whose former process has ended or failed. Processes that use the same
 * database share the work.
 *
 * @returns the number of claimed reports.
 */
export const workReports = async (db: Database, options: WorkOptions): Promise<number> => {
  let count = 0
  while (await workOneReport(db, options)) count += 1
  return count
}

/** Attempts once to create the report that has waited longest; `false` if no report can be claimed. */
export const workOneReport = async (db: Database, options: WorkOptions): Promise<boolean> => {
  const job = await claim(db, options.now())
  if (job === undefined) return false
  if (job.attempts > maxTries) {
    // Attempts to create this report have already ended several processes, so no other attempt is made.
    await finish(db, job, options.now(), { status: 'ERROR' })
    return true
  }
  try {
    await attempt(db, job, options)
  } catch (error) {
    options.onFailure?.(error, job.id)
    const now = options.now()
    if (job.attempts === maxTries) await finish(db, job, now, { status: 'ERROR' })
    else await setLease(db, job, new Date(now.getTime() + retryAfterMs))
  }
  return true
}

/**
 * Removes the files of expired reports immediately. The rows of these reports are removed some time later, and until
 * then users can request the same report again. A report that a user has removed is deleted as soon as the removal
 * can't be undone any more.
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

/**
 * SQL condition: the report can be claimed now. Either no process has begun it, or the lease of its process is over.
 */
const claimable = (now: Date) =>
  or(eq(reports.status, 'RECEIVED'), and(eq(reports.status, 'PROCESSING'), lt(reports.leaseUntil, now)))

/**
 * Number of reports among which a process looks for the next one. It is larger than the number of processes, because
 * each process may have locked a report.
 */
const claimLimit = 50

/**
 * SQL expression for the time at which a process last worked on a report; `null` if the report's row contains no such
 * time.
 */
const workedAt = sql`coalesce(${reports.expirationDate} - ${keptForMs}::bigint * interval '1 millisecond', ${reports.leaseUntil})`

/**
 * Claims the next report. Two processes never claim the same report, because each skips rows that another process has
 * locked. The next user is the user whose reports were not worked on for the longest time. Of this user's reports, a
 * report without attempts comes first. Neither failures nor many reports of one user therefore delay other users.
 * (RPT-65)
 */
const claim = (db: Database, now: Date): Promise<Job | undefined> =>
  db.transaction(async (tx) => {
    const waiting = tx.select({ userId: reports.userId }).from(reports).where(claimable(now))
    const served = tx
      .select({ userId: reports.userId, at: sql`max(${workedAt})`.as('at') })
      .from(reports)
      .where(inArray(reports.userId, waiting))
      .groupBy(reports.userId)
      .as('served')
    const ahead = await tx
      .select({ id: reports.id })
      .from(reports)
      .innerJoin(served, eq(served.userId, reports.userId))
      .where(claimable(now))
      .orderBy(sql`${served.at} nulls first`, asc(reports.attempts), asc(reports.id))
      .limit(claimLimit)
    const ids = idList(ahead.map(({ id }) => id))
    const [next] = await tx
      .select({ id: reports.id })
      .from(reports)
      .where(and(isInList(reports.id, ids), claimable(now)))
      .orderBy(sql`array_position(${ids}::bigint[], ${reports.id})`)
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
  const created = await makeReport(db, job, { now, onBatch: keepLease })
  const createdAt = now()
  if (!created.ok) return finish(db, job, createdAt, { status: 'ERROR' })
  const { bytes, filename } = created.value
  return finish(db, job, createdAt, { status: READY_STATUS, filename, content: bytes })
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

/**
 * SQL condition: this process has the claim on the report. If another process has claimed the report in the meantime,
 * because this process was too slow, the condition matches no rows.
 */
const stillHeld = ({ id, attempts }: Job) =>
  and(eq(reports.id, id), eq(reports.status, 'PROCESSING'), eq(reports.attempts, attempts))
