import type { Result } from '../kernel'
import { type DepositDraft, type DepositFacts, emptyDepositDraft } from './deposit-draft'

/** Message of each outcome of a send. (DPS-37) */
export const depositOutcomeKeys = { ok: 'messages.deposit.ok', ko: 'messages.deposit.ko' } as const

/** The effects of a send: the draft to continue with, and the message to show. */
export interface DepositOutcome {
  readonly draft: DepositDraft
  readonly messageKey: (typeof depositOutcomeKeys)[keyof typeof depositOutcomeKeys]
}

/**
 * The effects of the answer to the call. If the answer is no error, the deposit succeeded, whatever the
 * answer contains, and the form is cleared. After a failure the draft is kept, with the id of the deposit for
 * the retry. (DPS-37)
 */
export const settleDeposit = (
  draft: DepositDraft,
  answer: Pick<Result<unknown, unknown>, 'ok'>,
  facts: DepositFacts,
): DepositOutcome =>
  answer.ok
    ? { draft: emptyDepositDraft(facts), messageKey: depositOutcomeKeys.ok }
    : { draft, messageKey: depositOutcomeKeys.ko }
