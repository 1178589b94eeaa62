import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BUSY_LIMIT_MS, COMPLETE_MS } from '../time-limits'
import { whenIdle } from './when-idle'

const resolutionOf = (idle: Promise<void>) => {
  const resolved = vi.fn()
  void idle.then(resolved)
  return resolved
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('whenIdle waits for the page to be complete, and then for the browser to be idle', async () => {
  const idle = vi.fn<typeof requestIdleCallback>()
  vi.stubGlobal('requestIdleCallback', idle)
  const resolved = resolutionOf(whenIdle())
  await vi.advanceTimersByTimeAsync(COMPLETE_MS - 1)
  expect(idle).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(idle.mock.lastCall?.[1]).toEqual({ timeout: BUSY_LIMIT_MS })
  expect(resolved).not.toHaveBeenCalled()
  idle.mock.lastCall?.[0]({ didTimeout: false, timeRemaining: () => 1 })
  await vi.advanceTimersByTimeAsync(0)
  expect(resolved).toHaveBeenCalledOnce()
})

it('whenIdle waits only for the page in a browser that does not report when it is idle', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  const resolved = resolutionOf(whenIdle())
  await vi.advanceTimersByTimeAsync(COMPLETE_MS - 1)
  expect(resolved).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(resolved).toHaveBeenCalledOnce()
})
