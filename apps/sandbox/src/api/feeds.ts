import { type SessionFeed, startSessionFeed } from '../authorisation'
import type { OpenDatabase } from '../db/connection/open-database'
import { type OrderFeed, startOrderFeed } from '../orders'
import { type ReportFeed, startReportFeed } from '../reports'

/** Sources of the event streams, based on notifications of the database. */
export interface Feeds {
  readonly orders: OrderFeed
  readonly reports: ReportFeed
  readonly sessions: SessionFeed
  /** Ends all event streams, and stops listening to the database. */
  readonly close: () => Promise<void>
}

/**
 * Starts listening to the database for all event streams.
 *
 * @param onFailure called if an event stream can't be notified. Only this stream ends.
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
