import { LONGEST_TIMER_MS } from '../kernel/time-limits'

export interface Timers {
  readonly now: () => number
  readonly setTimer: (callback: () => void, delayMs: number) => unknown
  readonly clearTimer: (timer: unknown) => void
}

export interface RefreshScheduler {
  /**
   * Sets the instant at which a renewal is due, in epoch ms, in place of the previous instant; `undefined` cancels it.
   */
  readonly aim: (dueMs: number | undefined) => void
  /** Checks at once whether the instant is reached. Called when the computer or the tab wakes up. */
  readonly check: () => void
}

/**
 * Calls `onDue` once when the clock reaches the given instant. At least every 30 s it compares the clock with the
 * instant. After the computer has slept, `onDue` is therefore called within 30 s, or at once by {@link
 * RefreshScheduler.check}.
 */
export const createRefreshScheduler = (timers: Timers, onDue: () => void): RefreshScheduler => {
  let due: number | undefined
  let timer: unknown

  const check = () => {
    timers.clearTimer(timer)
    if (due === undefined) return
    const wait = due - timers.now()
    if (wait <= 0) {
      due = undefined
      onDue()
      return
    }
    timer = timers.setTimer(check, Math.min(wait, LONGEST_TIMER_MS))
  }

  return {
    aim: (dueMs) => {
      due = dueMs
      check()
    },
    check,
  }
}
