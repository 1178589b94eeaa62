import type { Database } from '../db/database'
import type { TryOptions } from '../db/tries'
import { startRounds } from '../kernel/rounds'
import { advanceOrders } from './order-lifecycle'

const everyMs = 5_000

export interface OrderClockOptions extends Pick<TryOptions, 'onFailure'> {
  readonly now: () => Date
  /** The function that is called if the search for due orders has failed. */
  readonly onRoundFailure: (error: unknown) => void
}

/**
 * Starts to change the status of orders as time passes. If the database fails, the failure is reported and the next
 * round tries again.
 *
 * @returns A function that stops the changes after the current round.
 */
export const startOrderClock = (db: Database, { now, onFailure, onRoundFailure }: OrderClockOptions) =>
  startRounds({
    everyMs,
    work: () => advanceOrders(db, { now: now(), onFailure }),
    onFailure: onRoundFailure,
  })
