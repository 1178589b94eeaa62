import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storageWith } from '../testing/storage'
import { watchActivity } from './activity'
import { createRefreshScheduler } from './refresh-scheduler'
import { parseTabMessage, type TabMessage } from './tab-channel'
import { createTokenStore, type TokenSet } from './token-store'

const tokens: TokenSet = {
  family: 'f-1',
  generation: 3,
  subject: 'u-1',
  idToken: 'a.b.c',
  accessToken: 'access',
  refreshToken: null,
  issuedAt: 1_000,
  expiresAt: 301_000,
}

describe('a message between tabs', () => {
  it('[SGN-10] a message between tabs is accepted if it is one of the known messages', () => {
    const messages: readonly TabMessage[] = [
      { type: 'tokens.requested', family: null },
      { type: 'tokens.renewed', tokens },
      { type: 'activity.seen', at: 5 },
      { type: 'session.ended' },
    ]
    expect(messages.map(parseTabMessage)).toEqual(messages)
  })

  it('[SGN-10] an unknown message between tabs is ignored', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(parseTabMessage(data)).toBeUndefined()
      }),
    )
    expect(parseTabMessage({ type: 'tokens.renewed', tokens: { ...tokens, generation: -1 } })).toBeUndefined()
  })
})

describe('the tokens of a tab', () => {
  it('[SGN-7] the tokens of a tab are read back as they were written, until they are cleared', () => {
    const store = createTokenStore(storageWith())
    expect(store.read()).toBeUndefined()
    store.write(tokens)
    expect(store.read()).toEqual(tokens)
    store.clear()
    expect(store.read()).toBeUndefined()
  })

  it('[SGN-23] a tab has no tokens if its storage contains an invalid text', () => {
    for (const text of ['', '{', 'null', '[]', '{"family":"f"}', '{"__proto__":{"family":"f"}}']) {
      expect(createTokenStore(storageWith({ 'remesa.session': text })).read()).toBeUndefined()
    }
  })
})

describe('the scheduler', () => {
  const clock = () => {
    let now = 0
    let timer: { readonly at: number; readonly callback: () => void } | undefined
    return {
      now: () => now,
      setTimer: (callback: () => void, delayMs: number) => {
        timer = { at: now + delayMs, callback }
        return timer
      },
      clearTimer: (cleared: unknown) => {
        if (timer === cleared) timer = undefined
      },
      to: (end: number) => {
        while (timer !== undefined && timer.at <= end) {
          const { at, callback } = timer
          timer = undefined
          now = at
          callback()
        }
        now = end
      },
      jump: (end: number) => {
        now = end
      },
    }
  }

  it('[SGN-9] the scheduler calls back only once at the given instant, even if the clock moves far beyond this instant', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (due) => {
        const timers = clock()
        const calls: number[] = []
        createRefreshScheduler(timers, () => calls.push(timers.now())).aim(due)
        timers.to(due - 1)
        expect(calls).toEqual([])
        timers.to(due + 100_000)
        expect(calls).toEqual([due])
      }),
    )
  })

  it('[SGN-11] the scheduler calls back at the next check if the instant has passed while the computer slept', () => {
    const timers = clock()
    let calls = 0
    const scheduler = createRefreshScheduler(timers, () => {
      calls += 1
    })
    scheduler.aim(3_600_000)
    timers.jump(8 * 3_600_000)
    expect(calls).toBe(0)
    scheduler.check()
    expect(calls).toBe(1)
  })

  it('[SGN-9] the scheduler does not call back at an instant that was replaced or cancelled', () => {
    const timers = clock()
    const calls: number[] = []
    const scheduler = createRefreshScheduler(timers, () => calls.push(timers.now()))
    scheduler.aim(1_000)
    scheduler.aim(5_000)
    timers.to(4_999)
    scheduler.aim(undefined)
    timers.to(100_000)
    expect(calls).toEqual([])
  })
})

describe('activity', () => {
  const tab = () => {
    const target = new EventTarget()
    const sent: TabMessage[] = []
    const remembered: number[] = []
    const seen: number[] = []
    const shared: number[] = []
    let now = 1_000_000
    let receive: (message: TabMessage) => void = () => undefined
    const stop = watchActivity(
      {
        target,
        now: () => now,
        remember: (at) => remembered.push(at),
        tabs: {
          send: (message) => void sent.push(message),
          listen: (listener) => {
            receive = listener
            return () => undefined
          },
        },
      },
      { onSeen: (at) => void seen.push(at), onShared: (at) => void shared.push(at) },
    )
    return {
      sent,
      remembered,
      seen,
      shared,
      stop,
      hear: (message: TabMessage) => receive(message),
      action: (name: string, afterMs: number) => {
        now += afterMs
        target.dispatchEvent(new Event(name))
      },
    }
  }

  it('[SGN-22] mouse, key, touch and wheel events count as activity, at most once a second', () => {
    const { action, seen } = tab()
    for (const name of ['mousemove', 'mousedown', 'keydown', 'touchstart', 'wheel']) action(name, 1_000)
    action('mousemove', 10)
    action('focus', 5_000)
    expect(seen).toHaveLength(5)
  })

  it('[SGN-22] activity is reported to the other tabs, and stored for pages that open later, at most every five seconds', () => {
    const { action, sent, remembered } = tab()
    for (let second = 0; second < 11; second += 1) action('keydown', 1_000)
    expect(remembered).toEqual([1_001_000, 1_006_000, 1_011_000])
    expect(sent.map((message) => (message.type === 'activity.seen' ? message.at : message.type))).toEqual([
      1_001_000, 1_006_000, 1_011_000,
    ])
  })

  it('[SGN-22] activity of another tab counts, unless its time is in the future', () => {
    const { hear, shared } = tab()
    hear({ type: 'activity.seen', at: 900_000 })
    hear({ type: 'activity.seen', at: 9_000_000 })
    hear({ type: 'session.ended' })
    expect(shared).toEqual([900_000, 1_000_000])
  })

  it('[SGN-22] the portal stops watching the user’s activity when the session ends', () => {
    const { action, seen, stop } = tab()
    stop()
    action('keydown', 1_000)
    expect(seen).toEqual([])
  })
})
