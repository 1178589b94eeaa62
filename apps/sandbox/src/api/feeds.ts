import { type SessionFeed, startSessionFeed } from '../authorisation'
import type { OpenDatabase } from '../db/connection/open-database'
import { type OrderFeed, startOrderFeed } from '../orders'
import { type ReportFeed, startReportFeed } from '../reports'

/** Sources of what happens on the database, for the streams of events. */
export interface Feeds {
  readonly orders: OrderFeed
  readonly reports: ReportFeed
  readonly sessions: SessionFeed
  /** Ends all streams and stops listening. */
  readonly close: () => Promise<void>
}

/** Listens to everything that streams tell of. */
export const startFeeds = async (listen: OpenDatabase['listen']): Promise<Feeds> => {
  const orders = await startOrderFeed(listen)
  const reports = await startReportFeed(listen)
  const sessions = await startSessionFeed(listen)
  const close = async () => {
    await orders.close()
    await reports.close()
    await sessions.close()
  }
  return { orders, reports, sessions, close }
}
