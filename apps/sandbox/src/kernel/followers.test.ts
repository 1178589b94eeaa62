import { describe, expect, it, vi } from 'vitest'
import { createFollowers, type Followed } from './followers'

interface Heard extends Followed {
  readonly hear: (event: string) => unknown
}

const follower = (hear: Heard['hear'] = () => undefined) => ({ hear: vi.fn(hear), onClosed: vi.fn() })
const thrown = new Error('thrown')
const feedOf = () => {
  const onFailure = vi.fn()
  return { onFailure, followers: createFollowers<number, Heard>(onFailure) }
}

describe('the followers of a feed', () => {
  it.each([
    [
      'at once',
      () => {
        throw thrown
      },
    ],
    ['later', () => Promise.reject(thrown)],
  ])(
    '[LIV-6] a receiver of an event feed that fails %s is removed, the failure is reported, and other receivers continue to get events',
    async (_, hear) => {
      const { onFailure, followers } = feedOf()
      const [before, failing, behind] = [follower(), follower(hear), follower()]
      for (const one of [before, failing, behind]) followers.add(1, one)
      for (const event of ['first', 'second']) {
        followers.tell(followers.of(1), (one) => one.hear(event))
        await expect.poll(() => failing.onClosed.mock.calls.length).toBe(1)
      }
      expect(onFailure).toHaveBeenCalledExactlyOnceWith(thrown)
      expect(failing.hear).toHaveBeenCalledTimes(1)
      for (const one of [before, behind]) {
        expect(one.hear.mock.calls).toEqual([['first'], ['second']])
        expect(one.onClosed).not.toHaveBeenCalled()
      }
      expect(followers.all()).toEqual([before, behind])
    },
  )

  it('[LIV-6] closing an event feed ends all its receivers, even if one of them fails to end', async () => {
    const { onFailure, followers } = feedOf()
    const failing = { ...follower(), onClosed: () => Promise.reject(thrown) }
    const behind = follower()
    followers.add(1, failing)
    followers.add(2, behind)
    followers.close()
    expect(behind.onClosed).toHaveBeenCalledOnce()
    await expect.poll(() => onFailure.mock.calls).toEqual([[thrown]])
    const late = follower()
    followers.add(2, late)
    await expect.poll(() => late.onClosed.mock.calls.length).toBe(1)
    expect(followers.all()).toEqual([])
  })

  it('removing a receiver from an event feed does not affect a receiver that follows another key', () => {
    const { followers } = feedOf()
    const [one, other] = [follower(), follower()]
    const leave = followers.add(1, one)
    followers.add(2, other)
    leave()
    leave()
    expect([followers.of(1), followers.of(2), followers.all()]).toEqual([[], [other], [other]])
  })
})
