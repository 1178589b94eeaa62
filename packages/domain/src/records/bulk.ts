import type { BatchItem, BatchLimits, BatchState } from '../kernel'

/** One record in a bulk change of a list. */
export interface BulkItem extends BatchItem {
  readonly name: string
}

/**
 * The limits of a bulk change: four calls at once; five calls in a row without a response stop the batch. (REC-83,
 * REC-84)
 */
export const BULK_LIMITS: BatchLimits = { atOnce: 4, maxUnanswered: 5 }

/**
 * The effect of a bulk change on a record: the record waits for its call, or is already active or inactive as
 * requested. (REC-86)
 */
export const planStatus = (
  { active }: { readonly active: boolean },
  { value }: { readonly value: boolean },
): BatchState => ({ kind: active === value ? 'already' : 'waiting' })
