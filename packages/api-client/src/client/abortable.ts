/** The result of a promise, or a rejection with the signal's reason as soon as the signal is aborted. */
export const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })

/** Resolves after `milliseconds`, or rejects as soon as the signal is aborted. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return untilAborted(elapsed, signal).finally(() => clearTimeout(timer))
}

/**
 * The longest delay of a timer, in milliseconds. The delay is stored in 32 bits, so a timer with a longer delay would
 * fire at once.
 */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** The signal that ends a call early, because the caller has aborted it or its time limit has been reached. */
export interface Ending {
  readonly signal: AbortSignal
  /** Returns who ended the call early, the caller or the time limit; `undefined` if the call was not ended early. */
  readonly by: () => 'caller' | 'time' | undefined
  /** The error of a call whose time limit is reached. */
  readonly expiry: Error
  /** Clears the timer and stops listening to the caller's signal. */
  readonly release: () => void
}

/**
 * The signal that ends a call early, by its caller or after `milliseconds`. It uses only AbortController, because React
 * Native has neither `AbortSignal.any` nor `AbortSignal.timeout`, and its signals have no reason.
 */
export const createEnding = (caller: AbortSignal | undefined, milliseconds: number): Ending => {
  const controller = new AbortController()
  let by: 'caller' | 'time' | undefined
  const end = (cause: 'caller' | 'time', reason: unknown): void => {
    by ??= cause
    controller.abort(reason)
  }
  const endByCaller = (): void => end('caller', caller?.reason)
  const expiry = new Error(`no complete answer within ${milliseconds} ms`)
  const expire = (): void => end('time', expiry)
  const timer = setTimeout(expire, Math.min(milliseconds, LONGEST_TIMER_MS))
  if (caller?.aborted === true) endByCaller()
  caller?.addEventListener('abort', endByCaller, { once: true })
  return {
    signal: controller.signal,
    by: () => by,
    expiry,
    release: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', endByCaller)
    },
  }
}
