import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../db/connection/open-database'
import { reports } from '../db/schema'

const CHANNEL = 'report_changes'

/** A column of a statement that writes a report: it notifies every process on the database once it is committed. */
export const notifyReportChange = sql<unknown>`pg_notify('${sql.raw(CHANNEL)}', ${reports.userId}::text)`

export interface ReportFollower {
  /** Whose reports concern it; `undefined` for those of all users. */
  readonly userId: number | undefined
  readonly onChanged: () => void
  readonly onClosed: () => void
}

export interface ReportFeed {
  /** Tells of changes until the returned function is called. */
  readonly follow: (follower: ReportFollower) => () => void
  /** Ends all followers and stops listening. */
  readonly close: () => Promise<void>
}

/** The changes of all reports: one listener in a process, however many followers. */
export const startReportFeed = async (listen: OpenDatabase['listen']): Promise<ReportFeed> => {
  const followers = new Set<ReportFollower>()
  const stop = await listen(CHANNEL, {
    onMessage: (payload) => {
      for (const { userId, onChanged } of followers)
        if (userId === undefined || userId === Number(payload)) onChanged()
    },
    onGap: () => {
      for (const { onChanged } of followers) onChanged()
    },
  })
  let isClosed = false
  return {
    follow: (follower) => {
      if (isClosed) queueMicrotask(follower.onClosed)
      followers.add(follower)
      return () => followers.delete(follower)
    },
    close: async () => {
      isClosed = true
      for (const { onClosed } of [...followers]) onClosed()
      await stop()
    },
  }
}
