import * as z from 'zod/mini'
import { check, cleanText, type FieldsOf, type Issue, issuesOf, named } from '../kernel'
import type { RegisteredDeposit } from './registered-deposit.schema'

/** Longest reason for a reversal, in characters. */
export const MAX_REVERSAL_REASON_LENGTH = 400

/** State of a deposit whose reversal was requested. It stays booked. (DPS-57) */
export const REVERSAL_REQUESTED = 'REVERSAL_REQUESTED'

/** Requests the reversal of a deposit that was booked by mistake. (DPS-57) */
export const DepositReversalRequest = named<DepositReversalRequest>().strictObject({
  /** The number of the deposit. */
  sessionId: z.string().check(z.minLength(1), z.maxLength(300)),
  reason: z.string().check(z.maxLength(2_000)),
})
export interface DepositReversalRequest extends FieldsOf<typeof DepositReversalRequest> {}

/** Every issue of a request: a reason is required, and has 400 characters at most, blanks at both ends not counted. (DPS-57) */
export const validateReversal = ({ reason }: Pick<DepositReversalRequest, 'reason'>): readonly Issue[] => {
  const text = cleanText(reason)
  return issuesOf([
    check('required', 'reason', text, {}) ??
      check('max', 'reason', text, { length: MAX_REVERSAL_REASON_LENGTH }),
  ])
}

/** Whether a reversal can be requested: once for each deposit. (DPS-57) */
export const canRequestReversal = ({ state }: Pick<RegisteredDeposit, 'state'>): boolean =>
  state !== REVERSAL_REQUESTED
