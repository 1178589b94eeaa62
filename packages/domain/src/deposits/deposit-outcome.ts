import type { Result } from '../kernel'
import { type DepositDraft, type DepositFacts, emptyDepositDraft } from './deposit-draft'

/** Message of each outcome of a send. (DPS-37) */
export const depositOutcomeKeys = { ok: 'messages.deposit.ok', ko: 'messages.deposit.ko' } as const

/** What a send leaves behind: the draft to go on with, and the message to show. */
export interface DepositOutcome {
  readonly draft: DepositDraft
  readonly messageKey: (typeof depositOutcomeKeys)[keyof typeof depositOutcomeKeys]
}

/**
 * What follows from the answer of the call. The absence of an error is success, whatever the answer holds: the form
 * clears. After a failure everything typed stays, and so does the name of the deposit for the retry. (DPS-37)
 */
export const settleDeposit = (
  draft: DepositDraft,
  answer: Pick<Result<unknown, unknown>, 'ok'>,
  facts: DepositFacts,
): DepositOutcome =>
  answer.ok
    ? { draft: emptyDepositDraft(facts), messageKey: depositOutcomeKeys.ok }
    : { draft, messageKey: depositOutcomeKeys.ko }
