import { match, P } from 'ts-pattern'

/** Calls without an answer after which a run stops by itself. (REC-84) */
export const MOST_SILENCES = 5

/** What has become of one row. `barred` rows can't be changed, and `already` ones need not be: neither is sent. */
export type BulkOutcome =
  | { readonly kind: 'done' | 'already' }
  /** Refused by the back end. Each reason is a sentence. */
  | { readonly kind: 'refused'; readonly reasons: readonly string[] }
  /** Someone else changed the record meanwhile; it now has this version, where that is known. */
  | { readonly kind: 'overtaken'; readonly version: string | undefined }
  /** No answer arrived: it may have been done. */
  | { readonly kind: 'unknown' }

/** Where one row stands. */
export type BulkState =
  | BulkOutcome
  | { readonly kind: 'waiting' | 'sending' }
  | { readonly kind: 'barred'; readonly reasons: readonly string[] }

/** One row of a run. */
export interface BulkItem {
  readonly id: number
  readonly name: string
  /** Idempotency key of the call that changes the row, the same for every repetition. Rows with one key share a call. */
  readonly key: string
  /** The version from which the record is changed. */
  readonly version: string | undefined
  readonly state: BulkState
}

/** Many rows that are changed one by one. */
export interface BulkRun {
  readonly items: readonly BulkItem[]
  /** `ready` has sent nothing yet; `stopping` waits for what is under way; `ended` may be repeated. */
  readonly phase: 'ready' | 'running' | 'stopping' | 'ended'
  /** Calls in a row without an answer. */
  readonly silences: number
}

/** One call of a run: the rows that share its key. */
export interface BulkCall {
  readonly key: string
  readonly items: readonly BulkItem[]
}

/** How many rows are in each state. */
export type BulkCounts = Readonly<Record<BulkState['kind'], number>>

/** A run of which nothing was sent yet: its preview. (REC-82) */
export const previewBulk = (items: readonly BulkItem[]): BulkRun => ({ items, phase: 'ready', silences: 0 })

/** Whether a run can be started, or repeated: it is at rest, and some row is neither done nor settled. (REC-85) */
export const canStartBulk = ({ items, phase }: BulkRun): boolean =>
  (phase === 'ready' || phase === 'ended') && items.some(({ state }) => isOpen(state))

/** What switching a row to a state does to it: it waits for its call, or has that state already. (REC-86) */
export const planStatus = (
  { active }: { readonly active: boolean },
  { value }: { readonly value: boolean },
): BulkState => ({ kind: active === value ? 'already' : 'waiting' })

/** The run once it was started, or started again: everything that is not done waits for its call. (REC-85) */
export const startBulk = (run: BulkRun): BulkRun =>
  canStartBulk(run)
    ? {
        items: run.items.map((item) => (isOpen(item.state) ? { ...item, state: { kind: 'waiting' } } : item)),
        phase: 'running',
        silences: 0,
      }
    : run

/** The calls to send now, so that no more than `atOnce` are under way. (REC-83) */
export const nextBulkCalls = ({ items, phase }: BulkRun, atOnce: number): readonly BulkCall[] => {
  if (phase !== 'running') return []
  const underWay = new Set(items.filter(({ state }) => state.kind === 'sending').map(({ key }) => key))
  const waiting = new Map<string, BulkItem[]>()
  for (const item of items) {
    if (item.state.kind !== 'waiting') continue
    const sharing = waiting.get(item.key)
    if (sharing === undefined) waiting.set(item.key, [item])
    else sharing.push(item)
  }
  return [...waiting]
    .slice(0, Math.max(0, atOnce - underWay.size))
    .map(([key, sharing]) => ({ key, items: sharing }))
}

/** The run once calls were sent. (REC-83) */
export const sendBulkCalls = (run: BulkRun, calls: readonly BulkCall[]): BulkRun => {
  const keys = new Set(calls.map(({ key }) => key))
  return {
    ...run,
    items: run.items.map((item) =>
      keys.has(item.key) && item.state.kind === 'waiting' ? { ...item, state: { kind: 'sending' } } : item,
    ),
  }
}

/**
 * The run once a call was answered. Without an answer too many times in a row it stops by itself; with nothing left to
 * send it ends. (REC-83, REC-84)
 */
export const answerBulkCall = (run: BulkRun, key: string, outcome: BulkOutcome): BulkRun => {
  const silences = outcome.kind === 'unknown' ? run.silences + 1 : 0
  const items = run.items.map((item) =>
    item.key === key && item.state.kind === 'sending' ? answered(item, outcome) : item,
  )
  const phase = run.phase === 'running' && silences >= MOST_SILENCES ? 'stopping' : run.phase
  return settled({ items, phase, silences })
}

/** The run once it was stopped: nothing more is sent, and what is under way is awaited. (REC-84) */
export const stopBulk = (run: BulkRun): BulkRun =>
  run.phase === 'running' ? settled({ ...run, phase: 'stopping' }) : run

/** How many rows are in each state. (REC-82, REC-83) */
export const countBulk = ({ items }: Pick<BulkRun, 'items'>): BulkCounts => {
  const counts = {
    waiting: 0,
    sending: 0,
    done: 0,
    already: 0,
    refused: 0,
    overtaken: 0,
    unknown: 0,
    barred: 0,
  }
  for (const { state } of items) counts[state.kind] += 1
  return counts
}

/** Whether someone should look at a row: it was not changed, or may not have been. (REC-83) */
export const isNotable = ({ state }: Pick<BulkItem, 'state'>): boolean =>
  match(state.kind)
    .with('barred', 'refused', 'overtaken', 'unknown', () => true)
    .with('waiting', 'sending', 'done', 'already', () => false)
    .exhaustive()

/** Whether starting sends a row. */
const isOpen = ({ kind }: BulkState): boolean =>
  match(kind)
    .with('waiting', 'refused', 'overtaken', 'unknown', () => true)
    .with('sending', 'done', 'already', 'barred', () => false)
    .exhaustive()

const answered = (item: BulkItem, outcome: BulkOutcome): BulkItem =>
  match(outcome)
    // Repeating it means that the user has seen the newer state.
    .with({ kind: 'overtaken' }, (state) => ({ ...item, state, version: state.version ?? item.version }))
    .with({ kind: P.union('done', 'already', 'refused', 'unknown') }, (state) => ({ ...item, state }))
    .exhaustive()

const settled = (run: BulkRun): BulkRun => {
  const isUnderWay = run.items.some(({ state }) => state.kind === 'sending')
  const isLeft = run.phase === 'running' && run.items.some(({ state }) => state.kind === 'waiting')
  const isMoving = run.phase === 'running' || run.phase === 'stopping'
  return isMoving && !isUnderWay && !isLeft ? { ...run, phase: 'ended' } : run
}
