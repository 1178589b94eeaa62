import { match, P } from 'ts-pattern'

/**
 * The limits of a batch: `atOnce` is the highest number of calls in progress at the same time. After `maxUnanswered`
 * consecutive calls without a response, the batch stops.
 */
export interface BatchLimits {
  readonly atOnce: number
  readonly maxUnanswered: number
}

/**
 * The outcome of the call for one item of a batch. `already` means that no change was necessary.
 */
export type BatchOutcome =
  | { readonly kind: 'done' | 'already' }
  /** The back end refused the call. Each reason is a sentence. */
  | { readonly kind: 'refused'; readonly reasons: readonly string[] }
  /** Someone else changed the record after it was read; `version` is the new version of the record, if known. */
  | { readonly kind: 'conflict'; readonly version: string | undefined }
  /** No response arrived, so the change may have been saved or not. */
  | { readonly kind: 'unknown' }

/** The state of one item in a batch. A `blocked` item can't be sent, and an `already` item needs no call. */
export type BatchState =
  | BatchOutcome
  | { readonly kind: 'waiting' | 'sending' }
  | { readonly kind: 'blocked'; readonly reasons: readonly string[] }

/** One item of a batch: a row of a list, or of a file. */
export interface BatchItem {
  readonly id: number
  /**
   * Idempotency key of the call for the item. It is the same for every attempt. Items with the same key share one call.
   */
  readonly key: string
  /** The version of the record on which the change is based. */
  readonly version: string | undefined
  readonly state: BatchState
  /** Whether the item is sent last: after all items without `isLast` are done or need no call. (REC-108) */
  readonly isLast?: boolean | undefined
}

/** A group of calls of the same kind. One call may fail while the others succeed. */
export interface Batch<Item extends BatchItem = BatchItem> {
  readonly items: readonly Item[]
  readonly limits: BatchLimits
  /**
   * The phase of the batch: `ready` before anything was sent, `running`, `stopping` while the batch waits for calls in
   * progress, or `ended`. An `ended` batch may be repeated.
   */
  readonly phase: 'ready' | 'running' | 'stopping' | 'ended'
  /** The number of consecutive calls without a response. */
  readonly silences: number
}

/** One call of a batch and the items that share its key. */
export interface BatchCall<Item extends BatchItem = BatchItem> {
  readonly key: string
  readonly items: readonly Item[]
}

/** The number of items in each state. Each item is counted once. */
export type BatchCounts = Readonly<Record<BatchState['kind'], number>>

/** A batch that has not started, so that the user can look at its items first. (REC-82) */
export const previewBatch = <Item extends BatchItem>(
  items: readonly Item[],
  limits: BatchLimits,
): Batch<Item> => ({ items, limits, phase: 'ready', silences: 0 })

/**
 * Whether a batch can be started, continued or repeated: the batch is not running, and at least one item needs a call.
 * (REC-85)
 */
export const canStartBatch = ({ items, phase }: Batch): boolean =>
  phase !== 'running' && items.some(({ state }) => isOpen(state))

/**
 * The batch after a start or restart: every item that is waiting, refused, in conflict or without a response waits for
 * its call. (REC-85, IMP-33)
 */
export const startBatch = <Item extends BatchItem>(batch: Batch<Item>): Batch<Item> =>
  canStartBatch(batch)
    ? {
        ...batch,
        items: batch.items.map((item) =>
          isOpen(item.state) ? { ...item, state: { kind: 'waiting' } } : item,
        ),
        phase: 'running',
        silences: 0,
      }
    : batch

/**
 * The calls that the batch must send now. The number of calls in progress never exceeds the limit. (REC-83, REC-108,
 * IMP-30)
 */
export const nextCalls = <Item extends BatchItem>(batch: Batch<Item>): readonly BatchCall<Item>[] => {
  const { items, limits, phase } = batch
  if (phase !== 'running') return []
  const sendsLast = areOthersDone(batch)
  const underWay = new Set(items.filter(({ state }) => state.kind === 'sending').map(({ key }) => key))
  const waiting = new Map<string, Item[]>()
  for (const item of items) {
    if (item.state.kind !== 'waiting' || (isHeld(item) && !sendsLast)) continue
    const sharing = waiting.get(item.key)
    if (sharing === undefined) waiting.set(item.key, [item])
    else sharing.push(item)
  }
  return [...waiting]
    .slice(0, Math.max(0, limits.atOnce - underWay.size))
    .map(([key, sharing]) => ({ key, items: sharing }))
}

/** The batch after the given calls were sent. (REC-83) */
export const sendCalls = <Item extends BatchItem>(
  batch: Batch<Item>,
  calls: readonly BatchCall[],
): Batch<Item> => {
  const keys = new Set(calls.map(({ key }) => key))
  return {
    ...batch,
    items: batch.items.map((item) =>
      keys.has(item.key) && item.state.kind === 'waiting' ? { ...item, state: { kind: 'sending' } } : item,
    ),
  }
}

/**
 * The batch after the response to a call. A response to a call that is not in progress changes nothing. The batch stops
 * after too many consecutive calls without a response. The batch ends when no item needs to be sent. (REC-83, REC-84,
 * IMP-31)
 */
export const answerCall = <Item extends BatchItem>(
  batch: Batch<Item>,
  key: string,
  outcome: BatchOutcome,
): Batch<Item> => {
  const isAnswered = ({ key: own, state }: BatchItem) => own === key && state.kind === 'sending'
  if (!batch.items.some(isAnswered)) return batch
  const silences = outcome.kind === 'unknown' ? batch.silences + 1 : 0
  const items = batch.items.map((item) => (isAnswered(item) ? answered(item, outcome) : item))
  const stops = batch.phase === 'running' && silences >= batch.limits.maxUnanswered
  return settled({ ...batch, items, phase: stops ? 'stopping' : batch.phase, silences })
}

/**
 * The batch after the user stopped it: the batch sends no more calls and waits for the calls in progress. (REC-84,
 * IMP-31)
 */
export const stopBatch = <Item extends BatchItem>(batch: Batch<Item>): Batch<Item> =>
  batch.phase === 'running' ? settled({ ...batch, phase: 'stopping' }) : batch

/**
 * Whether the user may finish a batch although some of its items were refused or got no response. Except for the items
 * that must be last, every item must have been sent. (REC-108)
 */
export const canGoOn = (batch: Batch): boolean =>
  batch.phase === 'ended' &&
  !areOthersDone(batch) &&
  batch.items.some((item) => isHeld(item) && isOpen(item.state)) &&
  batch.items.every((item) => isHeld(item) || item.state.kind !== 'waiting')

/**
 * The batch after the user chose to finish it: the batch sends the items that must be last and repeats no other item.
 * (REC-108)
 */
export const goOn = <Item extends BatchItem>(batch: Batch<Item>): Batch<Item> =>
  canGoOn(batch)
    ? {
        ...batch,
        items: batch.items.map((item) =>
          isHeld(item) && isOpen(item.state) ? { ...item, isLast: false, state: { kind: 'waiting' } } : item,
        ),
        phase: 'running',
        silences: 0,
      }
    : batch

/** The number of items in each state. (REC-82, REC-83, IMP-34) */
export const countBatch = ({ items }: Pick<Batch, 'items'>): BatchCounts => {
  const counts = {
    waiting: 0,
    sending: 0,
    done: 0,
    already: 0,
    refused: 0,
    conflict: 0,
    unknown: 0,
    blocked: 0,
  }
  for (const { state } of items) counts[state.kind] += 1
  return counts
}

/** Whether an item needs the user's attention, because its change was not saved or may not have been saved. (REC-83) */
export const isNotable = ({ state }: Pick<BatchItem, 'state'>): boolean =>
  match(state.kind)
    .with('blocked', 'refused', 'conflict', 'unknown', () => true)
    .with('waiting', 'sending', 'done', 'already', () => false)
    .exhaustive()

/** Whether an item in a given state would be sent if the user started the batch. */
const isOpen = ({ kind }: BatchState): boolean =>
  match(kind)
    .with('waiting', 'refused', 'conflict', 'unknown', () => true)
    .with('sending', 'done', 'already', 'blocked', () => false)
    .exhaustive()

const isHeld = ({ isLast = false }: BatchItem): boolean => isLast

/** Whether all items without `isLast` are done or will not be sent, so that the last items can be sent. */
const areOthersDone = ({ items }: Batch): boolean =>
  items.every((item) => isHeld(item) || (item.state.kind !== 'sending' && !isOpen(item.state)))

const answered = <Item extends BatchItem>(item: Item, outcome: BatchOutcome): Item =>
  match(outcome)
    // The item gets the new version of the record. The user sees the conflict before repeating the batch, so the
    // repeated call may overwrite the other change.
    .with({ kind: 'conflict' }, (state) => ({ ...item, state, version: state.version ?? item.version }))
    .with({ kind: P.union('done', 'already', 'refused', 'unknown') }, (state) => ({ ...item, state }))
    .exhaustive()

const settled = <Item extends BatchItem>(batch: Batch<Item>): Batch<Item> => {
  const isUnderWay = batch.items.some(({ state }) => state.kind === 'sending')
  const isLeft = nextCalls(batch).length > 0
  const isMoving = batch.phase === 'running' || batch.phase === 'stopping'
  return isMoving && !isUnderWay && !isLeft ? { ...batch, phase: 'ended' } : batch
}
