import type { DepositBagOutcome } from '@remesa/domain/deposits'
import type { WriteFailure } from '@remesa/ui/kernel'
import { match, P } from 'ts-pattern'

/**
 * The outcome of an attempt to send a bag. `booked`: the call succeeded; `unknown`: the bag may be booked although the
 * call failed; `invalid`: the bag breaks rules; `refused`: the call failed for another reason.
 */
export const bagOutcome = (failure: WriteFailure | undefined): DepositBagOutcome =>
  match(failure)
    .returnType<DepositBagOutcome>()
    .with(undefined, () => 'booked')
    .with({ kind: P.union('unknown', 'pending') }, () => 'unknown')
    .with({ kind: 'refused' }, ({ issues }) => (issues.length > 0 ? 'invalid' : 'refused'))
    .with({ kind: P.union('forbidden', 'failed', 'conflict') }, () => 'refused')
    .exhaustive()
