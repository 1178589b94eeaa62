import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { idleSince, isIdleOver, needsPassword, sessionExpiryMachine } from './index'

const now = Date.UTC(2026, 10, 23, 9)
const ago = (minutes: number) => now - minutes * 60_000

describe('the idle time of a page that opens', () => {
  it('[SES-7] the idle time of a newly opened page begins at the last activity in any tab', () => {
    expect(idleSince(ago(12), now)).toBe(ago(12))
    expect(idleSince(undefined, now)).toBe(now)
    expect(idleSince(ago(-5), now)).toBe(now)
  })

  it('[SES-7] the idle time of a page ends after 31 minutes without activity, and not a millisecond earlier', () => {
    expect(isIdleOver(ago(31) + 1, now)).toBe(false)
    expect(isIdleOver(ago(31), now)).toBe(true)
    expect(isIdleOver(undefined, now)).toBe(false)
    expect(isIdleOver(ago(-600), now)).toBe(false)
  })

  it('[SES-7] a newly opened page expires at the same time as a page that was open all the time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000 }), (idleMs) => {
        const actor = createActor(sessionExpiryMachine, {
          input: { now: idleSince(now - idleMs, now) },
        }).start()
        actor.send({ type: 'clock.ticked', now })
        expect(actor.getSnapshot().value === 'expired').toBe(isIdleOver(now - idleMs, now))
      }),
    )
  })
})

describe('the password', () => {
  it('[SES-8] the next sign-in requires the password if the identity provider may not have received the last sign-out', () => {
    expect(needsPassword({ isSignOutUnheard: true, lastActivityAt: undefined, now })).toBe(true)
    expect(needsPassword({ isSignOutUnheard: false, lastActivityAt: undefined, now })).toBe(false)
  })

  it('[SES-8] the next sign-in requires the password if the idle time ended while no page was open', () => {
    expect(needsPassword({ isSignOutUnheard: false, lastActivityAt: ago(31), now })).toBe(true)
    expect(needsPassword({ isSignOutUnheard: false, lastActivityAt: ago(30), now })).toBe(false)
  })
})
