import type { Database } from '../../db/database'
import { runDueSchedules } from './run-schedules'
import { removeExpiredReports, type WorkOptions, workOneReport } from './work-reports'

const everyMs = 1_000
const sweepEveryMs = 10 * 60_000

/**
 * Makes reports until it is stopped, one at a time, and removes expired ones. A failure of the database is reported, and
 * the next round tries again.
 *
 * @returns Stops it, after the current report.
 */
export const startReportWorker = (
  db: Database,
  options: Required<WorkOptions> & { readonly onRoundFailure: (error: unknown) => void },
): (() => Promise<void>) => {
  let isStopping = false
  let round: Promise<void> | undefined
  let sweepAt = 0
  const work = async () => {
    const now = options.now()
    if (now.getTime() >= sweepAt) {
      sweepAt = now.getTime() + sweepEveryMs
      await removeExpiredReports(db, now)
    }
    await runDueSchedules(db, now)
    while (!isStopping && (await workOneReport(db, options)));
  }
  const timer = setInterval(() => {
    round ??= work()
      .catch(options.onRoundFailure)
      .finally(() => {
        round = undefined
      })
  }, everyMs)
  timer.unref()
  return async () => {
    isStopping = true
    clearInterval(timer)
    await round
  }
}
