import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POLL_MS } from '../time-limits'
import type { StreamEnd } from './event-stream'
import { watchChanges } from './watch-changes'

interface Followed {
  readonly signal: AbortSignal
  readonly onOpen: () => void
  readonly onChanged: () => void
  readonly end: (how: StreamEnd) => void
}

const watch = () => {
  const streams: Followed[] = []
  const listeners = new Set<() => void>()
  const refresh = vi.fn()
  const world = { isAwake: true }
  const stop = watchChanges({
    follow: (stream) =>
      new Promise((resolve) => {
        streams.push({ ...stream, end: resolve })
        stream.signal.addEventListener('abort', () => resolve('ended'))
      }),
    refresh,
    isAwake: () => world.isAwake,
    onAwakeChange: (callback) => {
      listeners.add(callback)
      return () => listeners.delete(callback)
    },
    random: () => 1,
  })
  const setAwake = async (isAwake: boolean) => {
    world.isAwake = isAwake
    for (const listener of [...listeners]) listener()
    await vi.advanceTimersByTimeAsync(0)
  }
  const last = () => {
    const stream = streams.at(-1)
    if (stream === undefined) throw new Error('nothing is followed')
    return stream
  }
  const endLast = async (how: StreamEnd) => {
    last().end(how)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { streams, refresh, setAwake, stop, last, endLast, listeners }
}

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('watching changes', () => {
  it('the portal reads its data again when the stream announces a change, and has neither a stream nor timers after it has stopped watching', async () => {
    const { streams, refresh, stop, last, listeners } = watch()
    await after(0)
    last().onOpen()
    expect(refresh).not.toHaveBeenCalled()
    last().onChanged()
    last().onChanged()
    expect(refresh).toHaveBeenCalledTimes(2)
    stop()
    await after(10 * POLL_MS)
    expect([streams.length, last().signal.aborted, listeners.size, vi.getTimerCount()]).toEqual([
      1,
      true,
      0,
      0,
    ])
  })

  it('[LIV-2, LIV-4] if a stream ends, the portal opens it again after a short wait, and then reads the data again because it may have missed a change', async () => {
    const { streams, refresh, last, endLast, stop } = watch()
    await after(0)
    last().onOpen()
    await endLast('ended')
    await after(2_000)
    expect(streams).toHaveLength(2)
    expect(refresh).not.toHaveBeenCalled()
    last().onOpen()
    expect(refresh).toHaveBeenCalledOnce()
    stop()
  })

  it('[LIV-2] the portal waits twice as long for a new stream after each failure, up to a minute, and polls in the meantime', async () => {
    const { streams, refresh, endLast, stop } = watch()
    await after(0)
    const waits: number[] = []
    for (let round = 0; round < 7; round += 1) {
      const { length } = streams
      await endLast('failed')
      let waited = 0
      for (; streams.length === length; waited += 1_000) await after(1_000)
      waits.push(waited)
    }
    expect(waits).toEqual([4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000])
    expect(refresh).toHaveBeenCalledTimes(6)
    stop()
  })

  it('[LIV-2] the portal polls for changes every half minute if there is no stream, and does not request a stream again', async () => {
    const { streams, refresh, endLast, stop } = watch()
    await after(0)
    await endLast('absent')
    await after(POLL_MS - 1)
    expect(refresh).not.toHaveBeenCalled()
    await after(1)
    expect(refresh).toHaveBeenCalledOnce()
    await after(POLL_MS)
    expect([refresh.mock.calls.length, streams.length]).toEqual([2, 1])
    stop()
  })

  it('[LIV-3] the portal stops watching for changes while the page is hidden, and resumes at once when it is visible', async () => {
    const { streams, refresh, setAwake, last, stop } = watch()
    await after(0)
    last().onOpen()
    await setAwake(false)
    expect(last().signal.aborted).toBe(true)
    await after(10 * POLL_MS)
    expect(streams).toHaveLength(1)
    await setAwake(true)
    expect(streams).toHaveLength(2)
    last().onOpen()
    expect(refresh).toHaveBeenCalledOnce()
    stop()
  })

  it('[LIV-3] a portal that polls for changes stops polling while the page is hidden', async () => {
    const { refresh, setAwake, endLast, stop } = watch()
    await after(0)
    await endLast('absent')
    await setAwake(false)
    await after(10 * POLL_MS)
    expect(refresh).not.toHaveBeenCalled()
    await setAwake(true)
    expect(refresh).toHaveBeenCalledOnce()
    stop()
  })

  it('[LIV-3] the portal starts watching for changes when the page is visible for the first time', async () => {
    const world = watch()
    world.stop()
    const { streams, setAwake, stop } = watch()
    await after(0)
    await setAwake(false)
    await setAwake(true)
    expect(streams.length).toBe(2)
    stop()
  })
})
