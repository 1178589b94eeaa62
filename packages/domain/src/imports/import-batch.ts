import { match } from 'ts-pattern'
import type { Batch, BatchLimits, BatchState } from '../kernel'

/** The settings of an import's run: one row after the other; a missing answer stops the run. (IMP-30, IMP-31) */
export const IMPORT_LIMITS: BatchLimits = { atOnce: 1, maxUnanswered: 1 }

/**
 * The state of a row in a run. `unanswered` may have been written: sending it again with its key shows whether it
 * was.
 */
export type RowOutcome = 'waiting' | 'sending' | 'written' | 'refused' | 'unanswered'

/** The state of a row in a run, in the terms of an import. */
export const rowOutcome = ({ kind }: BatchState): RowOutcome =>
  match(kind)
    .returnType<RowOutcome>()
    .with('waiting', 'sending', (same) => same)
    .with('done', 'already', () => 'written')
    .with('refused', 'conflict', 'blocked', () => 'refused')
    .with('unknown', () => 'unanswered')
    .exhaustive()

/** The reason why a row was refused, as one text; empty for any other row. */
export const outcomeReason = (state: BatchState): string =>
  state.kind === 'refused' || state.kind === 'blocked' ? state.reasons.join(' ') : ''

/** The number of rows of a run in each state; the sum is all rows. (IMP-34) */
export const countOutcomes = ({ items }: Pick<Batch, 'items'>): Readonly<Record<RowOutcome, number>> => {
  const counts = { waiting: 0, sending: 0, written: 0, refused: 0, unanswered: 0 }
  for (const { state } of items) counts[rowOutcome(state)] += 1
  return counts
}

/**
 * The state of a run. `stopped`: rows are left, but they are not sent until the run is resumed. The run ends
 * when every row is written or refused. (IMP-34)
 */
export const importState = (batch: Batch): 'running' | 'stopped' | 'ended' => {
  if (batch.phase === 'running') return 'running'
  const { waiting, sending, unanswered } = countOutcomes(batch)
  return waiting + sending + unanswered > 0 ? 'stopped' : 'ended'
}
