import {
  answerCall,
  type Batch,
  type BatchCall,
  type BatchItem,
  type BatchLimits,
  type BatchOutcome,
  goOn,
  nextCalls,
  previewBatch,
  sendCalls,
  startBatch,
  stopBatch,
} from '@remesa/domain/kernel'
import { createExternalStore, type ExternalStore } from '../state'

export interface BatchRunner<Item extends BatchItem> {
  readonly state: ExternalStore<Batch<Item>>
  /** Starts the batch. If the batch has run before, only items that are not done are sent again. */
  readonly start: () => void
  readonly stop: () => void
  /**
   * Sends the items that must be last in the batch, although some of the earlier items are not done. No earlier item is
   * sent again.
   */
  readonly goOn: () => void
}

/**
 * Sends the calls of a batch, as many at a time as its limits allow, and stores the outcome of each call. (REC-83,
 * IMP-30)
 *
 * @param send a function that sends one call; its promise must never reject.
 */
export const createBatchRunner = <Item extends BatchItem>(
  items: readonly Item[],
  limits: BatchLimits,
  send: (call: BatchCall<Item>) => Promise<BatchOutcome>,
): BatchRunner<Item> => {
  const state = createExternalStore(previewBatch(items, limits))
  const sendOne = async (call: BatchCall<Item>) => {
    const outcome = await send(call)
    state.set(answerCall(state.get(), call.key, outcome))
    sendNext()
  }
  const sendNext = () => {
    const calls = nextCalls(state.get())
    if (calls.length === 0) return
    state.set(sendCalls(state.get(), calls))
    for (const call of calls) void sendOne(call)
  }
  return {
    state,
    start: () => {
      state.set(startBatch(state.get()))
      sendNext()
    },
    stop: () => state.set(stopBatch(state.get())),
    goOn: () => {
      state.set(goOn(state.get()))
      sendNext()
    },
  }
}
