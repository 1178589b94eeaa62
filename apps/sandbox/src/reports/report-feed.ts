import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../db/connection/open-database'
import { reports } from '../db/schema'
import { createFollowers } from '../kernel/followers'
import { rowIdOf } from '../kernel/row-id'

const CHANNEL = 'report_changes'

/**
 * A column for a statement that writes a report. When the transaction is committed, the column notifies every process
 * that uses the database.
 */
export const notifyReportChange = sql<unknown>`pg_notify('${sql.raw(CHANNEL)}', ${reports.userId}::text)`

export interface ReportFollower {
  /** The user whose reports have changed; `undefined` if the reports of all users may have changed. */
  readonly userId: number | undefined
  readonly onChanged: () => unknown
  readonly onClosed: () => void
}

export interface ReportFeed {
  /** Notifies the follower of changes until the returned function is called. */
  readonly follow: (follower: ReportFollower) => () => void
  /** Ends all followers and stops listening to the database. */
  readonly close: () => Promise<void>
}

/** Starts to listen for changes of all reports. A process has one listener, which any number of callers can follow. */
export const startReportFeed = async (
  listen: OpenDatabase['listen'],
  onFailure: (error: unknown) => void,
): Promise<ReportFeed> => {
  const followers = createFollowers<number | undefined, ReportFollower>(onFailure)
  const stop = await listen(CHANNEL, {
    onMessage: (payload) => {
      const userId = rowIdOf(payload)
      const concerned = [...followers.of(undefined), ...(userId === undefined ? [] : followers.of(userId))]
      followers.tell(concerned, ({ onChanged }) => onChanged())
    },
    onGap: () => followers.tell(followers.all(), ({ onChanged }) => onChanged()),
  })
  return {
    follow: (follower) => followers.add(follower.userId, follower),
    close: async () => {
      followers.close()
      await stop()
    },
  }
}
