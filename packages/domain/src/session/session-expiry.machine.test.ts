import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, initialTransition, type SnapshotFrom, transition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import {
  remainingSeconds,
  SESSION_COUNTDOWN_SECONDS,
  SESSION_IDLE_MS,
  type SessionExpiryEvent,
  sessionExpiryMachine,
} from './index'

const start = Date.UTC(2026, 10, 21, 9)
const minutes = (count: number, seconds = 0) => start + (count * 60 + seconds) * 1_000
type Snapshot = SnapshotFrom<typeof sessionExpiryMachine>

const begin = (): Snapshot => initialTransition(sessionExpiryMachine, { now: start })[0]
const after = (...events: readonly SessionExpiryEvent[]): Snapshot =>
  events.reduce((snapshot, event) => transition(sessionExpiryMachine, snapshot, event)[0], begin())
const tick = (now: number): SessionExpiryEvent => ({ type: 'clock.ticked', now })
const seen = (now: number): SessionExpiryEvent => ({ type: 'activity.seen', now })
const shared = (now: number): SessionExpiryEvent => ({ type: 'activity.shared', now })
const dismissed = (now: number): SessionExpiryEvent => ({ type: 'countdown.dismissed', now })
const renewed = (now: number): SessionExpiryEvent => ({ type: 'session.renewed', now })

describe('an idle session', () => {
  it('[SES-1] an idle session shows the warning after 30 minutes, but not a second earlier', () => {
    expect(SESSION_IDLE_MS).toBe(1_800_000)
    expect(after(tick(minutes(29, 59))).value).toBe('active')
    expect(after(tick(minutes(30) - 1)).value).toBe('active')
    expect(after(tick(minutes(30))).value).toBe('expiring')
    expect(after(tick(minutes(30))).hasTag('warn')).toBe(true)
  })

  it('[SES-2] an idle session ends 60 seconds after the warning appears, but not a second earlier', () => {
    expect(SESSION_COUNTDOWN_SECONDS).toBe(60)
    expect(after(tick(minutes(30)), tick(minutes(30, 59))).value).toBe('expiring')
    expect(after(tick(minutes(30)), tick(minutes(31) - 1)).value).toBe('expiring')
    expect(after(tick(minutes(30)), tick(minutes(31))).value).toBe('expired')
  })

  it('[SES-2] an idle session that is checked every second also ends 60 seconds after the warning appears', () => {
    const ticks = Array.from({ length: 61 }, (_, second) => tick(minutes(30, second)))
    const last = after(...ticks.slice(0, -1))
    expect([last.value, remainingSeconds(last.context, minutes(30, 59))]).toEqual(['expiring', 1])
    expect(after(...ticks).value).toBe('expired')
  })

  it('[SES-3] the countdown to the end of a session shows whole seconds from 60 to 0', () => {
    const { context } = begin()
    const at = [
      minutes(0),
      minutes(30),
      minutes(30, 0) + 1,
      minutes(30, 1),
      minutes(30, 59),
      minutes(31) - 1,
      minutes(31),
      minutes(90),
    ]
    expect(at.map((now) => remainingSeconds(context, now))).toEqual([60, 60, 60, 59, 1, 1, 0, 0])
  })

  it('[SES-1] after any activity, the 30 minutes of idle time begin again', () => {
    expect(after(seen(minutes(29)), tick(minutes(58, 59))).value).toBe('active')
    expect(after(seen(minutes(29)), tick(minutes(59))).value).toBe('expiring')
  })
})

describe('the warning', () => {
  it('[SES-4] after the user closes the warning of an idle session, idle time and countdown begin again', () => {
    const back = after(tick(minutes(30)), dismissed(minutes(30, 40)))
    expect(back.value).toBe('active')
    expect(back.hasTag('warn')).toBe(false)
    const again = after(tick(minutes(30)), dismissed(minutes(30, 40)), tick(minutes(60, 40)))
    expect(again.value).toBe('expiring')
    expect(remainingSeconds(again.context, minutes(60, 40))).toBe(60)
  })

  it('[SES-4] while the warning of an idle session is open, activity on the page behind it is ignored', () => {
    expect(after(tick(minutes(30)), seen(minutes(30, 30)), tick(minutes(31))).value).toBe('expired')
  })

  it('[SES-4] after the countdown, the warning of an idle session can’t be closed any more, even before the next check', () => {
    expect(after(tick(minutes(30)), dismissed(minutes(31))).value).toBe('expired')
  })
})

describe('several tabs', () => {
  it('[SES-5] activity in another tab closes the warning of an idle session, and the session continues', () => {
    expect(after(shared(minutes(20)), tick(minutes(49, 59))).value).toBe('active')
    expect(after(tick(minutes(30)), shared(minutes(30, 10))).value).toBe('active')
    expect(after(tick(minutes(30)), shared(minutes(30, 10)), tick(minutes(60, 10))).value).toBe('expiring')
  })

  it('[SES-5] activity in another tab that is earlier than the last activity in this tab does not restart the idle time', () => {
    expect(after(seen(minutes(20)), shared(minutes(10)), tick(minutes(49, 59))).value).toBe('active')
    expect(after(seen(minutes(20)), tick(minutes(50)), shared(minutes(20))).value).toBe('expiring')
  })
})

describe('sleep and clocks', () => {
  it('[SES-6] if a device slept until after the countdown, the first event of any type signs the user out', () => {
    expect(after(tick(minutes(200))).value).toBe('expired')
    expect(after(seen(minutes(200))).value).toBe('expired')
    expect(after(tick(minutes(30)), dismissed(minutes(200))).value).toBe('expired')
  })

  it('[SES-6] if a device sleeps and wakes up during the countdown, the remaining seconds of the countdown are shown', () => {
    const woken = after(seen(minutes(30, 20)))
    expect(woken.value).toBe('expiring')
    expect(remainingSeconds(woken.context, minutes(30, 20))).toBe(40)
  })

  it('[SES-6] putting the clock back does not extend an idle session', () => {
    expect(after(tick(start - 3_600_000), tick(minutes(30) - 3_600_000)).value).toBe('expiring')
    const counting = after(tick(minutes(30)), tick(start), tick(start + 59_999))
    expect(counting.value).toBe('expiring')
    expect(after(tick(minutes(30)), tick(start), tick(start + 60_000)).value).toBe('expired')
  })
})

describe('the end', () => {
  it('[SES-2] an expired session stays expired until the user signs in again', () => {
    const over = [tick(minutes(31))]
    for (const event of [
      tick(minutes(32)),
      seen(minutes(32)),
      shared(minutes(32)),
      dismissed(minutes(32)),
      tick(start),
    ]) {
      expect(after(...over, event).value).toBe('expired')
    }
    expect(after(...over, renewed(minutes(40))).value).toBe('active')
    expect(after(...over, renewed(minutes(40)), tick(minutes(69, 59))).value).toBe('active')
  })

  it('[SES-4] signing in again closes the warning of an idle session, and closing a closed warning has no effect', () => {
    expect(after(tick(minutes(30)), renewed(minutes(30, 5))).value).toBe('active')
    expect(after(dismissed(minutes(10))).context.lastActivityAt).toBe(start)
  })
})

describe('all courses of the machine', () => {
  it('[SES-2] an idle session can reach every state of its state machine', () => {
    const paths = getShortestPaths(sessionExpiryMachine, {
      input: { now: start },
      events: [seen(minutes(1)), tick(minutes(30)), tick(minutes(31)), tick(minutes(40))],
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['active', 'expiring', 'expired']))
  })

  it('[SES-2] for any sequence of events, the state of an idle session is the state that a simple calculation gives', () => {
    const step = fc.record({
      type: fc.constantFrom(
        'clock.ticked',
        'activity.seen',
        'activity.shared',
        'countdown.dismissed',
        'session.renewed',
      ),
      wait: fc.oneof(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 2_000_000 })),
    } as const)
    fc.assert(
      fc.property(fc.array(step, { maxLength: 100 }), (steps) => {
        const actor = createActor(sessionExpiryMachine, { input: { now: start } }).start()
        let now = start
        let last = start
        let state: 'active' | 'expiring' | 'expired' = 'active'
        for (const { type, wait } of steps) {
          now += wait
          actor.send({ type, now })
          const idle = now - last
          const earned = idle >= 1_860_000 ? 'expired' : idle >= 1_800_000 ? 'expiring' : 'active'
          const revives =
            type === 'session.renewed' ||
            (state !== 'expired' && type === 'activity.shared') ||
            (state === 'expiring' && type === 'countdown.dismissed' && earned !== 'expired') ||
            (state === 'active' && type === 'activity.seen' && earned === 'active')
          const looks = type === 'clock.ticked' || (type === 'activity.seen' && state === 'active')
          const refused = type === 'countdown.dismissed' && state === 'expiring' && earned === 'expired'
          if (revives) [last, state] = [now, 'active']
          else if (state !== 'expired' && (looks || refused)) state = earned
          expect([actor.getSnapshot().value, actor.getSnapshot().context.lastActivityAt]).toEqual([
            state,
            last,
          ])
        }
      }),
    )
  })
})
