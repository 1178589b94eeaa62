import { err, ok, type Result } from '@remesa/domain/kernel'
import type { TabChannel, TabMessage } from '../session/tab-channel'
import type { RefreshFailure } from '../session/token-endpoint'
import { createTokenManager } from '../session/token-manager'
import type { TokenSet } from '../session/token-store'

/** The time at which the clock starts, in epoch ms. */
export const CLOCK_START = Date.UTC(2026, 10, 21, 9, 0, 0)

/** A clock that the test controls, with the timers of all tabs. */
const fakeClock = () => {
  let now = CLOCK_START
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
    /** Advances the time and runs the due timers, one after the other. */
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
    /** Advances the clock without running any timer, as if the computer slept. */
    sleep: (ms: number) => {
      now += ms
    },
    settle,
    /** Number of waiting timers. */
    waiting: () => timers.size,
  }
}

/** A message bus for any number of tabs. A message reaches all tabs except its sender, with a delay. */
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

/** Tokens of a sign-in at the time at which the clock starts. */
export const tokensOf = (change: Partial<TokenSet> = {}): TokenSet => ({
  family: 'f-1',
  generation: 0,
  subject: 'u-1',
  idToken: 'id-0',
  accessToken: 'access-0',
  refreshToken: 'refresh-0',
  issuedAt: CLOCK_START,
  expiresAt: CLOCK_START + 300_000,
  ...change,
})

/** Several tabs of one browser, and an identity provider that accepts each refresh token only once. */
export const tabsWorld = (
  options: {
    readonly tabs?: number
    readonly lifeMs?: number
    readonly initial?: TokenSet | undefined
    /** The tokens of each tab at the start, if the tabs have different tokens. */
    readonly each?: readonly (TokenSet | undefined)[]
    readonly tokenKind?: 'id' | 'access'
    /**
     * Called at each request to the identity provider. If the function returns a failure, the request fails with
     * this failure.
     */
    readonly answer?: () => RefreshFailure | undefined
    readonly hold?: () => Promise<never>
  } = {},
) => {
  const clock = fakeClock()
  const connect = fakeBus()
  const locks = options.hold === undefined ? fakeLocks() : { hold: options.hold }
  const lifeMs = options.lifeMs ?? 300_000
  const initial = 'initial' in options ? options.initial : tokensOf({ expiresAt: CLOCK_START + lifeMs })
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
  const each = options.each ?? Array.from({ length: options.tabs ?? 1 }, () => initial)
  const tabs = each.map((first, index) => {
    let stored = first
    const tokenManager = createTokenManager({
      provider,
      locks,
      tabs: connect(),
      timers: clock,
      tokenKind: options.tokenKind ?? 'id',
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
    return { tokenManager, stored: () => stored }
  })
  const first = tabs[0]
  if (first === undefined) throw new Error('a world needs a tab')
  return { clock, tabs, first, log, events }
}

/** Advances the clock until the promise is settled. */
export const within = async <T>(clock: ReturnType<typeof fakeClock>, promise: Promise<T>): Promise<T> => {
  await clock.advance(1_000)
  return promise
}
