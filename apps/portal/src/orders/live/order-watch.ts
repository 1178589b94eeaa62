import type { StreamEnd } from '../../kernel/streams'

/** Between two looks where the back end has no stream. */
export const POLL_MS = 30_000
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 60_000

export interface OrderWatchDeps {
  /** Follows the stream until it ends. */
  readonly follow: (stream: {
    readonly signal: AbortSignal
    readonly onOpen: () => void
    readonly onChanged: () => void
  }) => Promise<StreamEnd>
  /** Something has changed, or may have. */
  readonly refresh: () => void
  /** Whether somebody can see the page and the network is there. */
  readonly isAwake: () => boolean
  /** Calls back when that may have changed, until the returned function is called. */
  readonly onAwakeChange: (callback: () => void) => () => void
  /** From 0 up to 1. */
  readonly random: () => number
}

/**
 * LIV-2 to LIV-4. Watches over orders until it is stopped: by the stream, which is opened anew with growing pauses when it
 * breaks; where there is none, by a look every half minute. Nothing is asked for while nobody sees the page or the
 * network is away; afterwards it looks at once.
 */
export const watchOrders = (deps: OrderWatchDeps): (() => void) => {
  const stopped = new AbortController()
  const { signal } = stopped
  const { isAwake, onAwakeChange, refresh, random } = deps

  /** Ends as soon as it is stopped or the page falls asleep; otherwise with the work. */
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

  /** Between half of the time and all of it, so that not everybody comes back in the same moment. */
  const pause = (ms: number) => whileAwake((asleep) => waited(ms * (0.5 + random() / 2), asleep))

  const run = async () => {
    let hasLooked = true
    let failures = 0
    let isAbsent = false
    const look = () => {
      if (!hasLooked) refresh()
      hasLooked = true
    }
    while (!signal.aborted) {
      await awake()
      if (signal.aborted) return
      if (isAbsent) {
        look()
        await pause(POLL_MS)
        hasLooked = false
        continue
      }
      const end = await whileAwake((asleep) =>
        deps.follow({
          signal: asleep,
          onOpen: () => {
            failures = 0
            look()
          },
          onChanged: refresh,
        }),
      )
      if (end === 'absent') {
        isAbsent = true
        continue
      }
      hasLooked = false
      if (end === undefined) continue
      // A stream that has ended by itself is over with its token: the next one is there already.
      failures = end === 'failed' ? failures + 1 : 0
      await pause(end === 'ended' ? FIRST_RETRY_MS : retryMs(failures))
      // Without the stream for a while, it is a look that keeps what is shown true.
      if (failures > 1 && !signal.aborted && isAwake()) look()
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
