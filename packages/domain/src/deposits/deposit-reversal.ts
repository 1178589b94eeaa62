import * as z from 'zod/mini'
import { check, cleanText, type FieldsOf, type Issue, issuesOf, named } from '../kernel'
import type { RegisteredDeposit } from './registered-deposit.schema'

/** The highest number of characters in the reason for a reversal. */
export const MAX_REVERSAL_REASON_LENGTH = 400

/** The state of a deposit after its reversal was requested. The deposit is still booked in this state. (DPS-57) */
export const REVERSAL_REQUESTED = 'REVERSAL_REQUESTED'

/** Body of the call that requests the reversal of a deposit that was booked by mistake. (DPS-57) */
export const DepositReversalRequest = named<DepositReversalRequest>().strictObject({
  /** The session id of the deposit, which identifies it. */
  sessionId: z.string().check(z.minLength(1), z.maxLength(300)),
  reason: z.string().check(z.maxLength(2_000)),
})
export interface DepositReversalRequest extends FieldsOf<typeof DepositReversalRequest> {}

/**
 * Every validation issue of a request to reverse a deposit. The reason is required, and has at most 400 characters, not
 * counting blanks at both ends. (DPS-57)
 */
export const validateReversal = ({ reason }: Pick<DepositReversalRequest, 'reason'>): readonly Issue[] => {
  const text = cleanText(reason)
  return issuesOf([
    check('required', 'reason', text, {}) ??
      check('max', 'reason', text, { length: MAX_REVERSAL_REASON_LENGTH }),
  ])
}

/** Whether a user can request the reversal of a deposit; it can be requested only once. (DPS-57) */
export const canRequestReversal = ({ state }: Pick<RegisteredDeposit, 'state'>): boolean =>
  state !== REVERSAL_REQUESTED
