import { FIRST_RETRY_MS, LONGEST_RETRY_MS, POLL_MS } from '../time-limits'
import type { StreamEnd } from './event-stream'

export interface WatchDeps {
  /** Follows the stream until it ends. */
  readonly follow: (stream: {
    readonly signal: AbortSignal
    readonly onOpen: () => void
    readonly onChanged: () => void
  }) => Promise<StreamEnd>
  /** Called when something has changed or may have changed. */
  readonly refresh: () => void
  /** Whether the page is visible and the network is up. */
  readonly isAwake: () => boolean
  /** Calls back when `isAwake` may have changed, until the returned function is called. */
  readonly onAwakeChange: (callback: () => void) => () => void
  /** Random numbers from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number
}

/**
 * Watches for changes until it is stopped: by a stream, which is reopened after growing delays if it breaks,
 * or by polling every half minute. Nothing is requested while the page is hidden or the network is down;
 * afterwards it reads at once. (LIV-2 to LIV-4)
 */
export const watchChanges = (deps: WatchDeps): (() => void) => {
  const stopped = new AbortController()
  const { signal } = stopped
  const { isAwake, onAwakeChange, refresh, random } = deps

  /** Resolves with the work, or without a value as soon as it is stopped or the page is hidden. */
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

  /** Waits between half of the time and all of it, so that clients do not return in step. */
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
      // A stream ends by itself when its token expires; the next token is available by then.
      failures = end === 'failed' ? failures + 1 : 0
      await pause(end === 'ended' ? FIRST_RETRY_MS : retryMs(failures))
      // While the stream is down, polling updates the page.
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
