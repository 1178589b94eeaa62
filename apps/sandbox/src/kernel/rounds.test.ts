import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startRounds } from './rounds'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('background work that is repeated at an interval continues after an exception and after a rejected promise, until it is stopped', async () => {
  const failures: unknown[] = []
  let count = 0
  const stop = startRounds({
    everyMs: 10,
    onFailure: (error) => failures.push(error),
    work: () => {
      count += 1
      if (count === 1) throw new Error('at once')
      return count === 2 ? Promise.reject(new Error('later')) : Promise.resolve()
    },
  })
  await vi.advanceTimersByTimeAsync(35)
  expect(count).toBe(3)
  expect(failures.map(String)).toEqual(['Error: at once', 'Error: later'])
  await stop()
  await vi.advanceTimersByTimeAsync(35)
  expect(count).toBe(3)
})

it('two repetitions of background work never overlap, and a stop waits for the current repetition', async () => {
  let begun = 0
  let end = () => {}
  const stop = startRounds({
    everyMs: 10,
    onFailure: () => {},
    work: () => {
      begun += 1
      return new Promise<void>((resolve) => {
        end = resolve
      })
    },
  })
  await vi.advanceTimersByTimeAsync(50)
  expect(begun).toBe(1)
  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(50)
  expect(isStopped).toBe(false)
  end()
  await stopped
  expect(isStopped).toBe(true)
})
