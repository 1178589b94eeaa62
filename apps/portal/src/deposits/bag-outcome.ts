import type { DepositBagOutcome } from '@remesa/domain/deposits'
import type { WriteFailure } from '@remesa/ui/kernel'
import { match, P } from 'ts-pattern'

/** What an attempt to send a bag came to; `undefined` for no failure. A rule that refuses is named by an issue. */
export const bagOutcome = (failure: WriteFailure | undefined): DepositBagOutcome =>
  match(failure)
    .returnType<DepositBagOutcome>()
    .with(undefined, () => 'booked')
    .with({ kind: P.union('unknown', 'pending') }, () => 'unknown')
    .with({ kind: 'refused' }, ({ issues }) => (issues.length > 0 ? 'invalid' : 'refused'))
    .with({ kind: P.union('forbidden', 'failed', 'conflict') }, () => 'refused')
    .exhaustive()
