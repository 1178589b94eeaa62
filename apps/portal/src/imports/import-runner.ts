import {
  changeRun,
  type ImportRun,
  nextLine,
  type RunEvent,
  type RunOutcome,
  startRun,
} from '@remesa/domain/imports'
import { createExternalStore, type ExternalStore } from '../kernel/state'

/** What came of a row that was sent; a reason is in words. */
export type RowOutcome = Extract<RunOutcome<string>, { kind: 'written' | 'refused' | 'unanswered' }>

export interface ImportRunner {
  readonly run: ExternalStore<ImportRun<string>>
  readonly stop: () => void
  /** Sends what is left: rows that wait, had no answer, or were refused. */
  readonly again: () => void
}

/** Writes rows one after the other, each until it is answered. (IMP-30 to IMP-33) */
export const createImportRunner = (
  lines: readonly number[],
  send: (line: number) => Promise<RowOutcome>,
): ImportRunner => {
  const run = createExternalStore<ImportRun<string>>(startRun(lines))
  const change = (event: RunEvent<string>) => run.set(changeRun(run.get(), event))
  const goOn = async (): Promise<void> => {
    for (let line = nextLine(run.get()); line !== undefined; line = nextLine(run.get())) {
      change({ type: 'sent', line })
      change({ type: 'answered', line, outcome: await send(line) })
    }
  }
  void goOn()
  return {
    run,
    stop: () => change({ type: 'stop' }),
    again: () => {
      change({ type: 'again' })
      void goOn()
    },
  }
}
