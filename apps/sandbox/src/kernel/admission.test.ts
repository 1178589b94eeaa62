import { ok } from '@remesa/domain/kernel'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAdmission } from './admission'

const limits = { atOnce: 2, waiting: 3, patienceMs: 500 }
const refused = { ok: false, error: 'overloaded' }

/** A task that runs until the test calls `end`. */
const openWork = () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, end: resolve }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('admission to work', () => {
  it('tasks beyond the limit of concurrent tasks wait, and tasks beyond the limit of waiting tasks are refused at once', async () => {
    const { run, load } = createAdmission(limits)
    const works = Array.from({ length: 9 }, openWork)
    const answers = works.map(({ work }) => run(work))
    expect(await Promise.all(answers.slice(5))).toEqual([refused, refused, refused, refused])
    expect(load()).toEqual({ inProgress: 2, waiting: 3, refused: 4 })
    for (const { end } of works) end('done')
    expect(await Promise.all(answers.slice(0, 5))).toEqual(Array(5).fill(ok('done')))
    expect(load()).toEqual({ inProgress: 0, waiting: 0, refused: 4 })
  })

  it('waiting tasks start in the order in which they arrived', async () => {
    const { run } = createAdmission({ ...limits, atOnce: 1 })
    const begun: number[] = []
    await Promise.all([1, 2, 3, 4].map((at) => run(async () => begun.push(at))))
    expect(begun).toEqual([1, 2, 3, 4])
  })

  it('a task that has waited for too long is refused without being started', async () => {
    const { run, load } = createAdmission({ ...limits, atOnce: 1 })
    const first = openWork()
    const answer = run(first.work)
    const work = vi.fn()
    const late = run(work)
    await vi.advanceTimersByTimeAsync(limits.patienceMs)
    expect(await late).toEqual(refused)
    expect(load()).toEqual({ inProgress: 1, waiting: 0, refused: 1 })
    first.end('done')
    expect(await answer).toEqual(ok('done'))
    expect(work).not.toHaveBeenCalled()
  })

  it('the end of a failed task lets a waiting task start', async () => {
    const { run, load } = createAdmission({ ...limits, atOnce: 1 })
    await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(load().inProgress).toBe(0)
    expect(await run(async () => 'next')).toEqual(ok('next'))
  })

  it('a task that waits for its caller lets another task run, and afterwards continues before new tasks start', async () => {
    const { run } = createAdmission({ ...limits, atOnce: 1 })
    const [body, other] = [openWork(), openWork()]
    const done: string[] = []
    const slow = run(async (aside) => {
      await aside(body.work)
      done.push('slow')
    })
    const quick = run(async () => {
      await other.work()
      done.push('quick')
    })
    const newcomer = run(async () => done.push('newcomer'))
    body.end('sent')
    await vi.advanceTimersByTimeAsync(0)
    expect(done).toEqual([])
    other.end('done')
    await Promise.all([slow, quick, newcomer])
    expect(done).toEqual(['quick', 'slow', 'newcomer'])
  })

  it('the number of running tasks never exceeds the limit, and no task is running in the end', async () => {
    const durations = fc.array(fc.tuple(fc.nat(900), fc.nat(900)), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), durations, async (atOnce, works) => {
        const { run, load } = createAdmission({ ...limits, atOnce })
        let most = 0
        const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
        const answers = works.map(([before, after]) =>
          run(async (aside) => {
            await aside(() => pause(before))
            most = Math.max(most, load().inProgress)
            await pause(after)
          }),
        )
        await vi.runAllTimersAsync()
        await Promise.all(answers)
        expect(most).toBeLessThanOrEqual(atOnce)
        expect(load()).toMatchObject({ inProgress: 0, waiting: 0 })
      }),
      { numRuns: 100 },
    )
  })
})
