import type { Database } from '../db/database'
import { advanceOrders } from './order-lifecycle'

const everyMs = 5_000

/**
 * Advances orders with time until it is stopped. Rounds never overlap, even when one lasts longer than the pause between
 * them. A failure is reported, and the next round tries again.
 *
 * @returns Stops it, after the current round.
 */
export const startOrderClock = (
  db: Database,
  { now, onFailure }: { readonly now: () => Date; readonly onFailure: (error: unknown) => void },
): (() => Promise<void>) => {
  let round: Promise<unknown> | undefined
  const timer = setInterval(() => {
    round ??= advanceOrders(db, now())
      .catch(onFailure)
      .finally(() => {
        round = undefined
      })
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}
