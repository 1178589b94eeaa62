import { FIRST_RETRY_MS, LONGEST_RETRY_MS, POLL_MS } from '../time-limits'
import type { StreamEnd } from './event-stream'

export interface WatchDeps {
  /** Reads the event stream until it ends. */
  readonly follow: (stream: {
    readonly signal: AbortSignal
    readonly onOpen: () => void
    readonly onChanged: () => void
  }) => Promise<StreamEnd>
  /** Called when data on the page have changed or may have changed. */
  readonly refresh: () => void
  /** Whether the page is visible and the browser is online. */
  readonly isAwake: () => boolean
  /** Calls `callback` whenever `isAwake` may have changed, until the returned function is called. */
  readonly onAwakeChange: (callback: () => void) => () => void
  /** Random numbers from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number
}

/**
 * Watches for changes until the returned function is called. An event stream reports the changes. A stream that
 * breaks is reopened, with a longer delay after each failure. A back end without event streams is polled every half
 * minute. Nothing is requested while the page is hidden or the network is down. When the page is visible and the
 * network is up again, the data are read at once. (LIV-2 to LIV-4)
 */
export const watchChanges = (deps: WatchDeps): (() => void) => {
  const stopped = new AbortController()
  const { signal } = stopped
  const { isAwake, onAwakeChange, refresh, random } = deps

  /** The result of `work`; `undefined` as soon as the watching is stopped or the page is hidden. */
  const whileAwake = async <Value>(
    work: (asleep: AbortSignal) => Promise<Value>,
  ): Promise<Value | undefined> => {
    const asleep = new AbortController()
    const end = () => asleep.abort()
    const stop = onAwakeChange(() => {
      if (!isAwake()) end()
    })
    signal.addEventListener('abort', end)
    try {
      const value = await work(asleep.signal)
      return asleep.signal.aborted ? undefined : value
    } finally {
      stop()
      signal.removeEventListener('abort', end)
    }
  }

  const awake = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted || isAwake()) return resolve()
      const done = () => {
        if (!signal.aborted && !isAwake()) return
        stop()
        signal.removeEventListener('abort', done)
        resolve()
      }
      const stop = onAwakeChange(done)
      signal.addEventListener('abort', done)
    })

  /**
   * Waits for a random time between half of `ms` and all of it, so that the clients do not all reconnect at the same
   * moment.
   */
  const pause = (ms: number) => whileAwake((asleep) => waited(ms * (0.5 + random() / 2), asleep))

  const run = async () => {
    let isFresh = true
    let failures = 0
    let isAbsent = false
    const catchUp = () => {
      if (!isFresh) refresh()
      isFresh = true
    }
    while (!signal.aborted) {
      await awake()
      if (signal.aborted) return
      if (isAbsent) {
        catchUp()
        await pause(POLL_MS)
        isFresh = false
        continue
      }
      const end = await whileAwake((asleep) =>
        deps.follow({
          signal: asleep,
          onOpen: () => {
            failures = 0
            catchUp()
          },
          onChanged: refresh,
        }),
      )
      if (end === 'absent') {
        isAbsent = true
        continue
      }
      isFresh = false
      if (end === undefined) continue
      // A stream that ends because its token has expired does not count as a failure, because the portal has already
      // got the next token.
      failures = end === 'failed' ? failures + 1 : 0
      await pause(end === 'ended' ? FIRST_RETRY_MS : retryMs(failures))
      // While the stream can't be opened, the page is updated by polling.
      if (failures > 1 && !signal.aborted && isAwake()) catchUp()
    }
  }
  void run()
  return () => stopped.abort()
}

const retryMs = (failures: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** Math.min(failures, 10), LONGEST_RETRY_MS)

const waited = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
