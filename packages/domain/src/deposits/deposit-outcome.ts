import type { Result } from '../kernel'
import { type DepositDraft, type DepositFacts, emptyDepositDraft } from './deposit-draft'

/** Message key for each outcome of sending a deposit. (DPS-37) */
export const depositOutcomeKeys = { ok: 'messages.deposit.ok', ko: 'messages.deposit.ko' } as const

/** The effects of sending a deposit: the draft in the form afterwards, and the message to show. */
export interface DepositOutcome {
  readonly draft: DepositDraft
  readonly messageKey: (typeof depositOutcomeKeys)[keyof typeof depositOutcomeKeys]
}

/**
 * The effects of the response to the deposit call. A response without an error means success, even if its content is
 * unknown, and clears the form. After a failure, the draft keeps its values and the id of the deposit, so that it can
 * be sent again. (DPS-37)
 */
export const settleDeposit = (
  draft: DepositDraft,
  answer: Pick<Result<unknown, unknown>, 'ok'>,
  facts: DepositFacts,
): DepositOutcome =>
  answer.ok
    ? { draft: emptyDepositDraft(facts), messageKey: depositOutcomeKeys.ok }
    : { draft, messageKey: depositOutcomeKeys.ko }
