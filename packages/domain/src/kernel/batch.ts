import { match, P } from 'ts-pattern'

/**
 * The highest number of calls in progress at the same time, and the number of consecutive calls without a response that
 * stops the batch.
 */
export interface BatchLimits {
  readonly atOnce: number
  readonly maxUnanswered: number
}

/** The outcome of the call for one item of a batch. */
export type BatchOutcome =
  | { readonly kind: 'done' | 'already' }
  /** The back end refused the call. Each reason is a sentence. */
  | { readonly kind: 'refused'; readonly reasons: readonly string[] }
  /** Someone else has changed the record since it was read; `version` is its new version, if known. */
  | { readonly kind: 'conflict'; readonly version: string | undefined }
  /** No response arrived, so the change may have been saved or not. */
  | { readonly kind: 'unknown' }

/** The state of one item: `blocked` items can't be sent, and `already` ones need no call. */
export type BatchState =
  | BatchOutcome
  | { readonly kind: 'waiting' | 'sending' }
  | { readonly kind: 'blocked'; readonly reasons: readonly string[] }

/** One item of a batch: a row of a list, or of a file. */
export interface BatchItem {
  readonly id: number
  /** Idempotency key of the item's call, the same for every attempt. Items with the same key share one call. */
  readonly key: string
  /** The version of the record on which the change is based. */
  readonly version: string | undefined
  readonly state: BatchState
  /** Whether the item is sent only after every other item is done or needs no call. (REC-108) */
  readonly isLast?: boolean | undefined
}

/** Many calls of the same kind, each of which succeeds or fails alone. */
export interface Batch<Item extends BatchItem = BatchItem> {
  readonly items: readonly Item[]
  readonly limits: BatchLimits
  /**
   * The phase of the batch: `ready` before anything was sent, `running`, `stopping` while it waits for calls in
   * progress, or `ended`, after which it may be repeated.
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

/** A batch before its start, whose items can be previewed. (REC-82) */
export const previewBatch = <Item extends BatchItem>(
  items: readonly Item[],
  limits: BatchLimits,
): Batch<Item> => ({ items, limits, phase: 'ready', silences: 0 })

/**
 * Whether a batch can start, continue or be repeated: it is not running, and at least one item still needs a
 * call. (REC-85)
 */
export const canStartBatch = ({ items, phase }: Batch): boolean =>
  phase !== 'running' && items.some(({ state }) => isOpen(state))

/** The batch after a start or restart: every item that is not done waits for its call. (REC-85, IMP-33) */
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

/** The calls to send now. The number of calls in progress never exceeds the limit. (REC-83, REC-108, IMP-30) */
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

/** The batch after calls were sent. (REC-83) */
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
 * The batch after the response to a call; a response to a call that is not in progress changes nothing. Too many
 * consecutive calls without a response stop the batch. It ends when no item is left to send. (REC-83, REC-84, IMP-31)
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

/** The batch after the user stopped it: it sends no more calls and waits for those in progress. (REC-84, IMP-31) */
export const stopBatch = <Item extends BatchItem>(batch: Batch<Item>): Batch<Item> =>
  batch.phase === 'running' ? settled({ ...batch, phase: 'stopping' }) : batch

/**
 * Whether the only items left to send are those that wait for all others, and some of the others were refused or got no
 * response. The user may then let the batch send the waiting items nevertheless. (REC-108)
 */
export const canGoOn = (batch: Batch): boolean =>
  batch.phase === 'ended' &&
  !areOthersDone(batch) &&
  batch.items.some((item) => isHeld(item) && isOpen(item.state)) &&
  batch.items.every((item) => isHeld(item) || item.state.kind !== 'waiting')

/**
 * The batch after the user chose to go on: it sends the items that waited for all others, and repeats no other item.
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

/** Whether an item needs the user's attention: it was not saved, or it is not known whether it was. (REC-83) */
export const isNotable = ({ state }: Pick<BatchItem, 'state'>): boolean =>
  match(state.kind)
    .with('blocked', 'refused', 'conflict', 'unknown', () => true)
    .with('waiting', 'sending', 'done', 'already', () => false)
    .exhaustive()

/** Whether starting the batch would send the item. */
const isOpen = ({ kind }: BatchState): boolean =>
  match(kind)
    .with('waiting', 'refused', 'conflict', 'unknown', () => true)
    .with('sending', 'done', 'already', 'blocked', () => false)
    .exhaustive()

const isHeld = ({ isLast = false }: BatchItem): boolean => isLast

/** Whether every item that does not wait for others is done or needs no call. */
const areOthersDone = ({ items }: Batch): boolean =>
  items.every((item) => isHeld(item) || (item.state.kind !== 'sending' && !isOpen(item.state)))

const answered = <Item extends BatchItem>(item: Item, outcome: BatchOutcome): Item =>
  match(outcome)
    // The item gets the new version of the record, so that a repeated batch, before which the user sees the conflict,
    // can change the record.
    .with({ kind: 'conflict' }, (state) => ({ ...item, state, version: state.version ?? item.version }))
    .with({ kind: P.union('done', 'already', 'refused', 'unknown') }, (state) => ({ ...item, state }))
    .exhaustive()

const settled = <Item extends BatchItem>(batch: Batch<Item>): Batch<Item> => {
  const isUnderWay = batch.items.some(({ state }) => state.kind === 'sending')
  const isLeft = nextCalls(batch).length > 0
  const isMoving = batch.phase === 'running' || batch.phase === 'stopping'
  return isMoving && !isUnderWay && !isLeft ? { ...batch, phase: 'ended' } : batch
}
