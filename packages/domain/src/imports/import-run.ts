import { match } from 'ts-pattern'

/** How one row of a run stands. `unanswered` may have been written: sending it again with its key tells. */
export type RunOutcome<Reason> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'written' }
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'unanswered' }

/** One row of a run, by its line in the file. */
export interface RunRow<Reason> {
  readonly line: number
  readonly outcome: RunOutcome<Reason>
}

/** The writing of rows, one after the other. */
export interface ImportRun<Reason> {
  readonly rows: readonly RunRow<Reason>[]
  /** `stopped`: rows are left, and nothing is sent until it goes on. */
  readonly state: 'running' | 'stopped' | 'ended'
}

/** What happens to a run. `answered` is for the row that is being sent; any other one is ignored. */
export type RunEvent<Reason> =
  | { readonly type: 'sent'; readonly line: number }
  | {
      readonly type: 'answered'
      readonly line: number
      readonly outcome: Extract<RunOutcome<Reason>, { kind: 'written' | 'refused' | 'unanswered' }>
    }
  | { readonly type: 'stop' }
  | { readonly type: 'again' }

/** A run of the rows of these lines, in their order. (IMP-30) */
export const startRun = <Reason>(lines: readonly number[]): ImportRun<Reason> => ({
  rows: lines.map((line) => ({ line, outcome: { kind: 'waiting' } })),
  state: lines.length === 0 ? 'ended' : 'running',
})

/** The line to be sent now: the first that waits, while the run goes on and nothing else is being sent. (IMP-30) */
export const nextLine = <Reason>({ rows, state }: ImportRun<Reason>): number | undefined =>
  state === 'running' && !rows.some(({ outcome }) => outcome.kind === 'sending')
    ? rows.find(({ outcome }) => outcome.kind === 'waiting')?.line
    : undefined

/**
 * The run after an event. A row that is written is never sent again. A missing answer stops the run, and so does the user;
 * a row that is being sent is still answered. Going on sends what waits, what had no answer and what was refused. (IMP-31
 * to IMP-33)
 */
export const changeRun = <Reason>(run: ImportRun<Reason>, event: RunEvent<Reason>): ImportRun<Reason> =>
  match<RunEvent<Reason>, ImportRun<Reason>>(event)
    .with({ type: 'sent' }, ({ line }) =>
      nextLine(run) === line ? withOutcome(run, line, { kind: 'sending' }) : run,
    )
    .with({ type: 'answered' }, ({ line, outcome }) => {
      const isSending = run.rows.some((row) => row.line === line && row.outcome.kind === 'sending')
      if (!isSending) return run
      const answered = withOutcome(run, line, outcome)
      return settled(outcome.kind === 'unanswered' ? { ...answered, state: 'stopped' } : answered)
    })
    .with({ type: 'stop' }, () => (run.state === 'running' ? { ...run, state: 'stopped' } : run))
    .with({ type: 'again' }, () =>
      run.state === 'running'
        ? run
        : settled({
            state: 'running',
            rows: run.rows.map((row) =>
              row.outcome.kind === 'refused' || row.outcome.kind === 'unanswered'
                ? { ...row, outcome: { kind: 'waiting' } }
                : row,
            ),
          }),
    )
    .exhaustive()

/** How many rows of a run stand how; together they are all rows. (IMP-34) */
export const countRun = <Reason>({
  rows,
}: ImportRun<Reason>): Readonly<Record<RunOutcome<Reason>['kind'], number>> => {
  const counts = { waiting: 0, sending: 0, written: 0, refused: 0, unanswered: 0 }
  for (const { outcome } of rows) counts[outcome.kind] += 1
  return counts
}

const withOutcome = <Reason>(
  run: ImportRun<Reason>,
  line: number,
  outcome: RunOutcome<Reason>,
): ImportRun<Reason> => ({
  ...run,
  rows: run.rows.map((row) => (row.line === line ? { ...row, outcome } : row)),
})

/** A run ends once no row waits, is being sent or had no answer. */
const settled = <Reason>(run: ImportRun<Reason>): ImportRun<Reason> =>
  run.rows.some(({ outcome }) => outcome.kind !== 'written' && outcome.kind !== 'refused')
    ? run
    : { ...run, state: 'ended' }
