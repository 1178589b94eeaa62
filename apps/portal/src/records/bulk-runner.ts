import {
  answerBulkCall,
  type BulkCall,
  type BulkItem,
  type BulkOutcome,
  type BulkRun,
  nextBulkCalls,
  previewBulk,
  sendBulkCalls,
  startBulk,
  stopBulk,
} from '@remesa/domain/records'
import { createExternalStore, type ExternalStore } from '../kernel/state'

/** Calls of one run that are under way at the same time. (REC-83) */
const CALLS_AT_ONCE = 4

export interface BulkRunner {
  readonly state: ExternalStore<BulkRun>
  /** Starts the run, or repeats what is not done. */
  readonly start: () => void
  readonly stop: () => void
}

/**
 * Sends the rows of a run, a few calls at a time, and keeps what became of each. (REC-83)
 *
 * @param send never rejects.
 */
export const createBulkRunner = (
  items: readonly BulkItem[],
  send: (call: BulkCall) => Promise<BulkOutcome>,
): BulkRunner => {
  const state = createExternalStore(previewBulk(items))
  const sendOne = async (call: BulkCall) => {
    const outcome = await send(call)
    state.set(answerBulkCall(state.get(), call.key, outcome))
    sendNext()
  }
  const sendNext = () => {
    const calls = nextBulkCalls(state.get(), CALLS_AT_ONCE)
    if (calls.length === 0) return
    state.set(sendBulkCalls(state.get(), calls))
    for (const call of calls) void sendOne(call)
  }
  return {
    state,
    start: () => {
      state.set(startBulk(state.get()))
      sendNext()
    },
    stop: () => state.set(stopBulk(state.get())),
  }
}
