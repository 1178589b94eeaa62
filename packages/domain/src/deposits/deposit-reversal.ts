import * as z from 'zod/mini'
import { check, cleanText, type FieldsOf, type Issue, issuesOf, named } from '../kernel'
import type { RegisteredDeposit } from './registered-deposit.schema'

/** Longest reason for a reversal, in characters. */
export const MAX_REVERSAL_REASON_LENGTH = 400

/** State of a deposit whose reversal was requested. The deposit stays booked. (DPS-57) */
export const REVERSAL_REQUESTED = 'REVERSAL_REQUESTED'

/** Body of the call that requests the reversal of a deposit that was booked by mistake. (DPS-57) */
export const DepositReversalRequest = named<DepositReversalRequest>().strictObject({
  /** The session id of the deposit, which identifies it. */
  sessionId: z.string().check(z.minLength(1), z.maxLength(300)),
  reason: z.string().check(z.maxLength(2_000)),
})
export interface DepositReversalRequest extends FieldsOf<typeof DepositReversalRequest> {}

/**
 * Every issue of a request to reverse a deposit: a reason is required, and has at most 400 characters without blanks at
 * both ends. (DPS-57)
 */
export const validateReversal = ({ reason }: Pick<DepositReversalRequest, 'reason'>): readonly Issue[] => {
  const text = cleanText(reason)
  return issuesOf([
    check('required', 'reason', text, {}) ??
      check('max', 'reason', text, { length: MAX_REVERSAL_REASON_LENGTH }),
  ])
}

/** Whether the reversal of a deposit can be requested, which is possible only once. (DPS-57) */
export const canRequestReversal = ({ state }: Pick<RegisteredDeposit, 'state'>): boolean =>
  state !== REVERSAL_REQUESTED
