import type { Database } from './database'

/** The number of tries of one unit of background work, after which it is given up. (RPT-63, RPT-65, ORD-170) */
export const maxTries = 3
/** Time after which a failed unit is tried again. */
export const retryAfterMs = 60_000

/** The options of background work: its clock, and a callback for each failed try. */
export interface TryOptions {
  readonly now: Date
  readonly onFailure?: ((error: unknown, id: number) => void) | undefined
}

/** A failed try, as stored in the row of its unit. */
export interface FailedTry {
  readonly tries: number
  /** `undefined` after the last try. */
  readonly retryAt: Date | undefined
}

export interface Unit {
  readonly id: number
  /** Failed tries before this one. */
  readonly tries: number
  readonly work: (tx: Database) => Promise<unknown>
  readonly onFailed: (failed: FailedTry) => Promise<unknown>
}

/**
 * Tries one unit of background work whose row `tx` has locked. The writes of a failed try are rolled back. The lock
 * lasts until the try is stored, and other units are not affected.
 */
export const tryUnit = async (
  tx: Database,
  { id, tries: before, work, onFailed }: Unit,
  { now, onFailure }: TryOptions,
): Promise<void> => {
  try {
    await tx.transaction(work)
  } catch (error) {
    onFailure?.(error, id)
    const tries = before + 1
    await onFailed({ tries, retryAt: tries < maxTries ? new Date(now.getTime() + retryAfterMs) : undefined })
  }
}
