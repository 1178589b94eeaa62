import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../db/connection/open-database'
import { reports } from '../db/schema'
import { createFollowers } from '../kernel/followers'
import { rowIdOf } from '../kernel/row-id'

const CHANNEL = 'report_changes'

/**
 * A column of a statement that writes a report: it notifies every process on the database once the statement is
 * committed.
 */
export const notifyReportChange = sql<unknown>`pg_notify('${sql.raw(CHANNEL)}', ${reports.userId}::text)`

export interface ReportFollower {
  /** The user whose report has changed; `undefined` if reports of all users may have. */
  readonly userId: number | undefined
  readonly onChanged: () => unknown
  readonly onClosed: () => void
}

export interface ReportFeed {
  /** Notifies of changes until the returned function is called. */
  readonly follow: (follower: ReportFollower) => () => void
  /** Ends all followers and stops listening. */
  readonly close: () => Promise<void>
}

/** The notifications about changes of all reports: one listener per process, with any number of followers. */
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
