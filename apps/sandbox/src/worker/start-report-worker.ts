import type { Database } from '../db/database'
import { startRounds } from '../kernel/rounds'
import { runDueSchedules } from './run-schedules'
import { removeExpiredReports, type WorkOptions, workOneReport } from './work-reports'

const everyMs = 1_000
const sweepEveryMs = 10 * 60_000

export interface ReportWorkerOptions extends Required<WorkOptions> {
  /** The function that is called with each failed attempt to run a schedule. */
  readonly onScheduleFailure: (error: unknown, scheduleId: number) => void
  readonly onRoundFailure: (error: unknown) => void
}

/**
 * Starts three tasks: it creates requested reports one at a time, requests the reports of due schedules, and removes
 * expired reports. The tasks run in separate rounds, so that no task waits for another or fails with it. If the
 * database fails, the failure is reported and the next round tries again.
 *
 * @returns a function that stops the tasks after the current report.
 */
export const startReportWorker = (db: Database, options: ReportWorkerOptions): (() => Promise<void>) => {
  const { now, onScheduleFailure, onRoundFailure: onFailure } = options
  let isStopping = false
  let sweepAt = 0
  const makeReports = async () => {
    while (!isStopping && (await workOneReport(db, options)));
  }
  const sweep = async () => {
    if (now().getTime() < sweepAt) return
    sweepAt = now().getTime() + sweepEveryMs
    await removeExpiredReports(db, now())
  }
  const stops = [
    makeReports,
    () => runDueSchedules(db, { now: now(), onFailure: onScheduleFailure }),
    sweep,
  ].map((work) => startRounds({ everyMs, work, onFailure }))
  return async () => {
    isStopping = true
    await Promise.all(stops.map((stop) => stop()))
  }
}
