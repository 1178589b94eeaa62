import type { BatchItem, BatchLimits, BatchState } from '../kernel'

/** One record in a bulk change of a list. */
export interface BulkItem extends BatchItem {
  readonly name: string
}

/**
 * The limits of a bulk change. Four calls are sent at once, and after five calls in a row without a response the batch
 * stops. (REC-83, REC-84)
 */
export const BULK_LIMITS: BatchLimits = { atOnce: 4, maxUnanswered: 5 }

/**
 * The plan for one record when many records are activated or deactivated: a call must be sent (`waiting`), or the
 * record already has the requested state (`already`). (REC-86)
 */
export const planStatus = (
  { active }: { readonly active: boolean },
  { value }: { readonly value: boolean },
): BatchState => ({ kind: active === value ? 'already' : 'waiting' })
