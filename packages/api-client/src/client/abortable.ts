/** The outcome of some work, or a rejection with the signal's reason as soon as the signal fires. */
export const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })

/** Resolves after that many milliseconds, or rejects as soon as the signal fires. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return untilAborted(elapsed, signal).finally(() => clearTimeout(timer))
}

/** Timers count in 32 bits: a longer one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** What may end a call before its answer, as one signal. */
export interface Ending {
  readonly signal: AbortSignal
  /** What has ended the call, if anything has. */
  readonly by: () => 'caller' | 'time' | undefined
  /** What is thrown when the time is over. */
  readonly expiry: Error
  /** Lets go of the timer and of the caller's signal. */
  readonly release: () => void
}

/**
 * Ends a call by its caller or after a time. An AbortController is all that it needs: React Native has neither
 * `AbortSignal.any` nor `AbortSignal.timeout`, and its signals carry no reason.
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
