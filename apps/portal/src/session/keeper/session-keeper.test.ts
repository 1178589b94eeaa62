import { err, ok, type Result } from '@remesa/domain/kernel'
import { describe, expect, it } from 'vitest'
import { createSessionKeeper, ProviderAway } from './session-keeper'
import type { TabChannel, TabMessage } from './tab-channel'
import type { RefreshFailure } from './token-endpoint'
import type { TokenSet } from './token-store'

const START = Date.UTC(2026, 10, 21, 9, 0, 0)

/** A clock under the test's control, with the timers of all tabs. */
const fakeClock = () => {
  let now = START
  const timers = new Map<number, { readonly at: number; readonly callback: () => void }>()
  let next = 0
  const settle = async () => {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve()
  }
  return {
    now: () => now,
    setTimer: (callback: () => void, delayMs: number) => {
      next += 1
      timers.set(next, { at: now + delayMs, callback })
      return next
    },
    clearTimer: (timer: unknown) => {
      if (typeof timer === 'number') timers.delete(timer)
    },
    /** Lets time pass, timer after timer. */
    advance: async (ms: number) => {
      const end = now + ms
      await settle()
      for (;;) {
        const due = [...timers].filter(([, timer]) => timer.at <= end).sort(([, a], [, b]) => a.at - b.at)[0]
        if (due === undefined) break
        timers.delete(due[0])
        now = Math.max(now, due[1].at)
        due[1].callback()
        await settle()
      }
      now = end
      await settle()
    },
    /** The machine sleeps: the clock jumps and no timer runs. */
    sleep: (ms: number) => {
      now += ms
    },
    settle,
  }
}

/** A bus for any number of tabs. A message reaches all of them except its sender, later. */
const fakeBus = () => {
  const tabs = new Set<Set<(message: TabMessage) => void>>()
  return (): TabChannel => {
    const mine = new Set<(message: TabMessage) => void>()
    tabs.add(mine)
    return {
      send: (message) => {
        for (const tab of tabs) {
          if (tab !== mine)
            queueMicrotask(() => {
              for (const listener of tab) listener(message)
            })
        }
      },
      listen: (listener) => {
        mine.add(listener)
        return () => mine.delete(listener)
      },
    }
  }
}

const fakeLocks = () => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    hold: <T>(_name: string, work: () => Promise<T>): Promise<T> => {
      const turn = last.then(work, work)
      last = turn.catch(() => undefined)
      return turn
    },
  }
}

const tokensOf = (change: Partial<TokenSet> = {}): TokenSet => ({
  family: 'f-1',
  generation: 0,
  subject: 'u-1',
  idToken: 'id-0',
  accessToken: 'access-0',
  refreshToken: 'refresh-0',
  issuedAt: START,
  expiresAt: START + 300_000,
  ...change,
})

/** Tabs of one browser and a provider that accepts each refresh token once. */
const world = (
  options: {
    tabs?: number
    lifeMs?: number
    initial?: TokenSet | undefined
    answer?: () => RefreshFailure | undefined
    hold?: () => Promise<never>
  } = {},
) => {
  const clock = fakeClock()
  const connect = fakeBus()
  const locks = options.hold === undefined ? fakeLocks() : { hold: options.hold }
  const lifeMs = options.lifeMs ?? 300_000
  const initial = 'initial' in options ? options.initial : tokensOf({ expiresAt: START + lifeMs })
  const log: { readonly at: number; readonly used: string | null }[] = []
  const events: string[] = []
  const spent = new Set<string | null>()
  const provider = {
    refresh: async (used: TokenSet): Promise<Result<TokenSet, RefreshFailure>> => {
      const failure = options.answer?.()
      if (failure !== undefined) {
        log.push({ at: clock.now(), used: used.refreshToken })
        return err(failure)
      }
      if (spent.has(used.refreshToken)) return err('rejected')
      spent.add(used.refreshToken)
      log.push({ at: clock.now(), used: used.refreshToken })
      const generation = used.generation + 1
      return ok({
        ...used,
        generation,
        idToken: `id-${generation}`,
        accessToken: `access-${generation}`,
        refreshToken: `refresh-${generation}`,
        issuedAt: clock.now(),
        expiresAt: clock.now() + lifeMs,
      })
    },
  }
  const tabs = Array.from({ length: options.tabs ?? 1 }, (_, index) => {
    let stored: TokenSet | undefined = initial
    const keeper = createSessionKeeper({
      provider,
      locks,
      tabs: connect(),
      timers: clock,
      tokenKind: 'id',
      tokens: {
        read: () => stored,
        write: (set) => {
          stored = set
        },
        clear: () => {
          stored = undefined
        },
      },
      onLost: () => events.push(`lost-${index}`),
      onEnded: () => events.push(`ended-${index}`),
    })
    return { keeper, stored: () => stored }
  })
  const first = tabs[0]
  if (first === undefined) throw new Error('a world needs a tab')
  return { clock, tabs, first, log, events }
}

/** Runs the clock until the promise is settled. */
const within = async <T>(clock: ReturnType<typeof fakeClock>, promise: Promise<T>): Promise<T> => {
  await clock.advance(1_000)
  return promise
}

describe('tokens are renewed', () => {
  it.each([
    ['61 s', 61_000, 1_000],
    ['120 s', 120_000, 60_000],
    ['300 s', 300_000, 240_000],
    ['an hour', 3_600_000, 3_540_000],
    ['60 s, at half life', 60_000, 30_000],
    ['10 s, at half life', 10_000, 5_000],
  ])('[SGN-9] [SGN-14] 60 s before the end of a token that lives %s', async (_title, lifeMs, expected) => {
    const { clock, log } = world({ lifeMs })
    await clock.advance(expected - 1)
    expect(log).toEqual([])
    await clock.advance(2_000)
    expect(log[0]?.used).toBe('refresh-0')
    expect((log[0]?.at ?? 0) - START).toBeLessThanOrEqual(expected + 1_000)
  })

  it('[SGN-9] no faster than every half life when the life is short', async () => {
    const { clock, log } = world({ lifeMs: 10_000 })
    await clock.advance(60_000)
    expect(log.length).toBeGreaterThanOrEqual(10)
    expect(log.length).toBeLessThanOrEqual(12)
  })

  it('[SGN-9] once for fifty callers at the same time', async () => {
    const { clock, first, log } = world()
    const answers = await within(clock, Promise.all(Array.from({ length: 50 }, () => first.keeper.refresh())))
    expect(answers.every(Boolean)).toBe(true)
    expect(log).toHaveLength(1)
  })

  it('[SGN-10] once for five tabs, twenty times, and never with a used refresh token', async () => {
    const { clock, tabs, log, events } = world({ tabs: 5 })
    await clock.advance(240_500 * 20 + 1_000)
    expect(log).toHaveLength(20)
    expect(events).toEqual([])
    expect(new Set(tabs.map((tab) => tab.stored()?.idToken))).toEqual(new Set(['id-20']))
  })

  it('[SGN-10] once when all tabs want it at the same time', async () => {
    const { clock, tabs, log } = world({ tabs: 5 })
    const answers = await within(clock, Promise.all(tabs.map((tab) => tab.keeper.refresh())))
    expect(answers).toEqual([true, true, true, true, true])
    expect(log).toHaveLength(1)
  })

  it('[SGN-11] at once when the machine wakes from a sleep', async () => {
    const { clock, first, log } = world()
    clock.sleep(8 * 3_600_000)
    first.keeper.wake()
    await clock.advance(1_000)
    expect(log).toHaveLength(1)
    expect(await first.keeper.getToken()).toBe('id-1')
  })
})

describe('a call carries', () => {
  it('[SGN-12] the ID token', async () => {
    const { first } = world()
    expect(await first.keeper.getToken()).toBe('id-0')
  })

  it('[SGN-11] a renewed token, never an expired one', async () => {
    const { clock, first } = world()
    clock.sleep(300_000)
    expect(await within(clock, first.keeper.getToken())).toBe('id-1')
  })

  it('[SGN-11] nothing when the token has expired and the provider does not answer, which ends no session', async () => {
    const { clock, tabs, first, events } = world({ tabs: 2, answer: () => 'unavailable' })
    clock.sleep(300_000)
    await expect(within(clock, first.keeper.getToken())).rejects.toBeInstanceOf(ProviderAway)
    await expect(within(clock, first.keeper.refresh())).rejects.toBeInstanceOf(ProviderAway)
    expect(events).toEqual([])
    expect(tabs.every(({ keeper }) => keeper.isSignedIn())).toBe(true)
  })

  it('[SGN-11] nothing when the tab that renews for all never finishes', async () => {
    const hold = () => Promise.reject(new DOMException('', 'TimeoutError'))
    const { clock, first } = world({ hold })
    clock.sleep(300_000)
    await expect(within(clock, first.keeper.getToken())).rejects.toBeInstanceOf(ProviderAway)
    expect(first.keeper.isSignedIn()).toBe(true)
  })
})

describe('the session', () => {
  it('[SGN-11] is lost once when the provider refuses to renew it', async () => {
    const { clock, first, events } = world({ answer: () => 'rejected' })
    expect(await within(clock, first.keeper.refresh())).toBe(false)
    await clock.advance(3_600_000)
    expect(events).toEqual(['lost-0'])
    expect(first.keeper.isSignedIn()).toBe(false)
  })

  it('[SGN-11] tries again later while the provider does not respond', async () => {
    let isUp = false
    const { clock, first, log } = world({ answer: () => (isUp ? undefined : 'unavailable') })
    await clock.advance(241_000)
    isUp = true
    await clock.advance(20_000)
    expect(log).toHaveLength(2)
    expect(await first.keeper.getToken()).toBe('id-1')
  })

  it('[SGN-15] ends in every tab when it ends in one', async () => {
    const { clock, tabs, first, events } = world({ tabs: 3 })
    expect(first.keeper.end()?.idToken).toBe('id-0')
    await clock.settle()
    expect(events).toEqual(['ended-1', 'ended-2'])
    expect(tabs.every((tab) => !tab.keeper.isSignedIn())).toBe(true)
  })

  it('[SGN-14] does not return when a refresh answers after the sign-out', async () => {
    const { clock, first } = world()
    const late = first.keeper.refresh()
    first.keeper.end()
    await within(clock, late)
    expect(first.stored()).toBeUndefined()
  })

  it('[SGN-25] is left by a tab alone when it is that of another user', async () => {
    const { clock, tabs, first, events } = world({ tabs: 2 })
    first.keeper.leave()
    await clock.settle()
    expect(events).toEqual([])
    expect(tabs.map(({ keeper }) => keeper.isSignedIn())).toEqual([false, true])
  })

  it('[SGN-10] is joined by a new tab without a sign-in of its own', async () => {
    const { clock, tabs, first } = world({ tabs: 2, initial: undefined })
    first.keeper.begin(tokensOf())
    const second = tabs[1]
    expect(await within(clock, second?.keeper.join() ?? Promise.resolve(false))).toBe(true)
    expect(second?.stored()?.idToken).toBe('id-0')
  })

  it('[SGN-10] is not joined if no tab has one', async () => {
    const { clock, first } = world({ tabs: 2, initial: undefined })
    expect(await within(clock, first.keeper.join())).toBe(false)
  })
})
