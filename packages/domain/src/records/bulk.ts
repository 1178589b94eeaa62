import type { BatchItem, BatchLimits, BatchState } from '../kernel'

/** One row of a list in a bulk change. */
export interface BulkItem extends BatchItem {
  readonly name: string
}

/**
 * The limits of a bulk change: four calls at once; five calls in a row without an answer stop the batch.
 * (REC-83, REC-84)
 */
export const BULK_LIMITS: BatchLimits = { atOnce: 4, maxUnanswered: 5 }

/**
 * The effect of a bulk change on a row: the row waits for its call, or already has the state that it would be switched
 * to. (REC-86)
 */
export const planStatus = (
  { active }: { readonly active: boolean },
  { value }: { readonly value: boolean },
): BatchState => ({ kind: active === value ? 'already' : 'waiting' })
