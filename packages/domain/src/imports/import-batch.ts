import { match } from 'ts-pattern'
import type { Batch, BatchLimits, BatchState } from '../kernel'

/** The limits of an import: one row is sent at a time, and a missing response stops the import. (IMP-30, IMP-31) */
export const IMPORT_LIMITS: BatchLimits = { atOnce: 1, maxUnanswered: 1 }

/**
 * The state of a row during an import. An `unanswered` row may have been stored. Sending it again with the same
 * idempotency key shows whether it was.
 */
export type RowOutcome = 'waiting' | 'sending' | 'written' | 'refused' | 'unanswered'

/** The state of an imported row, from the state of its item in the batch. */
export const rowOutcome = ({ kind }: BatchState): RowOutcome =>
  match(kind)
    .returnType<RowOutcome>()
    .with('waiting', 'sending', (same) => same)
    .with('done', 'already', () => 'written')
    .with('refused', 'conflict', 'blocked', () => 'refused')
    .with('unknown', () => 'unanswered')
    .exhaustive()

/** The reasons for which the back end refused a row, as one text; empty for any other row. */
export const outcomeReason = (state: BatchState): string =>
  state.kind === 'refused' || state.kind === 'blocked' ? state.reasons.join(' ') : ''

/** The number of rows of an import in each state. Together they are the number of all rows. (IMP-34) */
export const countOutcomes = ({ items }: Pick<Batch, 'items'>): Readonly<Record<RowOutcome, number>> => {
  const counts = { waiting: 0, sending: 0, written: 0, refused: 0, unanswered: 0 }
  for (const { state } of items) counts[rowOutcome(state)] += 1
  return counts
}

/**
 * The state of an import. `stopped` means that some rows have not been sent, and are sent only after the user resumes
 * the import. `ended` means that every row is stored or refused. (IMP-34)
 */
export const importState = (batch: Batch): 'running' | 'stopped' | 'ended' => {
  if (batch.phase === 'running') return 'running'
  const { waiting, sending, unanswered } = countOutcomes(batch)
  return waiting + sending + unanswered > 0 ? 'stopped' : 'ended'
}
