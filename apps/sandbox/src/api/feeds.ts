import { type SessionFeed, startSessionFeed } from '../authorisation'
import type { OpenDatabase } from '../db/connection/open-database'
import { type OrderFeed, startOrderFeed } from '../orders'
import { type ReportFeed, startReportFeed } from '../reports'

/** Sources of the database's notifications, for the streams of events. */
export interface Feeds {
  readonly orders: OrderFeed
  readonly reports: ReportFeed
  readonly sessions: SessionFeed
  /** Ends all streams and stops listening. */
  readonly close: () => Promise<void>
}

/**
 * Starts all sources of the streams.
 *
 * @param onFailure called with each failure to notify a stream. The failed stream has then ended; the other streams
 * continue.
 */
export const startFeeds = async (
  listen: OpenDatabase['listen'],
  onFailure: (error: unknown) => void = () => {},
): Promise<Feeds> => {
  const orders = await startOrderFeed(listen, onFailure)
  const reports = await startReportFeed(listen, onFailure)
  const sessions = await startSessionFeed(listen, onFailure)
  const close = async () => {
    await orders.close()
    await reports.close()
    await sessions.close()
  }
  return { orders, reports, sessions, close }
}
