import type { Database } from '../db/database'
import { advanceOrders } from './order-lifecycle'

const everyMs = 5_000

/**
 * Lets orders move with time until it is stopped. A round that lasts longer than the pause between rounds is not joined
 * by another one; a failure is told, and the next round tries again.
 *
 * @returns Stops it, after the round that is under way.
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
