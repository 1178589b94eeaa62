import type { Database } from './database'

/**
 * Number of attempts of background work on one row. After the last attempt, the work is abandoned. (RPT-63, RPT-65,
 * ORD-170)
 */
export const maxTries = 3
/** Time in milliseconds until failed background work is attempted again. */
export const retryAfterMs = 60_000

/** The options of background work: its clock, and a callback for each failed attempt. */
export interface TryOptions {
  readonly now: Date
  readonly onFailure?: ((error: unknown, id: number) => void) | undefined
}

/** A failed attempt of background work, as it is stored in the row for this work. */
export interface FailedTry {
  readonly tries: number
  /** The time of the next attempt; `undefined` after the last one. */
  readonly retryAt: Date | undefined
}

export interface Unit {
  readonly id: number
  /** Number of failed attempts before this one. */
  readonly tries: number
  readonly work: (tx: Database) => Promise<unknown>
  readonly onFailed: (failed: FailedTry) => Promise<unknown>
}

/**
 * Attempts background work on a row that is locked until the transaction `tx` ends. If the attempt fails, the writes of
 * the work are rolled back and the failure is stored in the row. Other rows are not affected.
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
