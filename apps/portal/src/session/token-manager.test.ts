import { describe, expect, it } from 'vitest'
import { CLOCK_START, tabsWorld, tokensOf, within } from '../testing/tabs-world'
import { ProviderAway } from './token-manager'

describe('tokens are renewed', () => {
  it.each([
    ['61 s', 61_000, 1_000],
    ['120 s', 120_000, 60_000],
    ['300 s', 300_000, 240_000],
    ['an hour', 3_600_000, 3_540_000],
    ['60 s, at half life', 60_000, 30_000],
    ['10 s, at half life', 10_000, 5_000],
  ])(
    '[SGN-9] [SGN-14] tokens are renewed 60 s before they expire, or after half of their life if it is short: %s',
    async (_title, lifeMs, expected) => {
      const { clock, log } = tabsWorld({ lifeMs })
      await clock.advance(expected - 1)
      expect(log).toEqual([])
      await clock.advance(2_000)
      expect(log[0]?.used).toBe('refresh-0')
      expect((log[0]?.at ?? 0) - CLOCK_START).toBeLessThanOrEqual(expected + 1_000)
    },
  )

  it('[SGN-9] tokens with a short lifetime are renewed at most once per half of their lifetime', async () => {
    const { clock, log } = tabsWorld({ lifeMs: 10_000 })
    await clock.advance(60_000)
    expect(log.length).toBeGreaterThanOrEqual(10)
    expect(log.length).toBeLessThanOrEqual(12)
  })

  it('[SGN-9] tokens are renewed once for fifty callers at the same time', async () => {
    const { clock, first, log } = tabsWorld()
    const answers = await within(
      clock,
      Promise.all(Array.from({ length: 50 }, () => first.tokenManager.refresh())),
    )
    expect(answers.every(Boolean)).toBe(true)
    expect(log).toHaveLength(1)
  })

  it('[SGN-10] five tabs share one renewal of the tokens, twenty times in a row, and never send a used refresh token', async () => {
    const { clock, tabs, log, events } = tabsWorld({ tabs: 5 })
    await clock.advance(240_500 * 20 + 1_000)
    expect(log).toHaveLength(20)
    expect(events).toEqual([])
    expect(new Set(tabs.map((tab) => tab.stored()?.idToken))).toEqual(new Set(['id-20']))
  })

  it('[SGN-10] tokens are renewed once when all tabs need a renewal at the same time', async () => {
    const { clock, tabs, log } = tabsWorld({ tabs: 5 })
    const answers = await within(clock, Promise.all(tabs.map((tab) => tab.tokenManager.refresh())))
    expect(answers).toEqual([true, true, true, true, true])
    expect(log).toHaveLength(1)
  })

  it('[SGN-10] tokens that another tab has renewed are not renewed again, and a used refresh token is not sent', async () => {
    const { clock, tabs, first, log } = tabsWorld({ tabs: 2 })
    await within(clock, first.tokenManager.refresh())
    expect(tabs.map((tab) => tab.stored()?.idToken)).toEqual(['id-1', 'id-1'])
    expect(log).toHaveLength(1)
  })

  it('[SGN-10] a tab that has slept through a renewal takes the newer tokens of another tab', async () => {
    const { clock, tabs, first, log } = tabsWorld({
      each: [tokensOf(), tokensOf({ generation: 1, idToken: 'id-1' })],
    })
    expect(await within(clock, first.tokenManager.refresh())).toBe(true)
    expect(tabs.map((tab) => tab.stored()?.idToken)).toEqual(['id-1', 'id-1'])
    expect(log).toEqual([])
  })

  it.each([
    ['just now', CLOCK_START],
    ['a minute ago', CLOCK_START - 60_000],
  ])(
    '[SGN-10] [SGN-11] a tab renews its tokens at the identity provider if the newer tokens of another tab expired %s',
    async (_title, expiresAt) => {
      const { clock, first, log } = tabsWorld({
        each: [tokensOf(), tokensOf({ generation: 1, refreshToken: null, expiresAt })],
      })
      expect(await within(clock, first.tokenManager.refresh())).toBe(true)
      expect(log.map(({ used }) => used)).toEqual(['refresh-0'])
    },
  )

  it('[SGN-10] tokens are renewed only once if the tab that renews them is closed while another tab waits to renew them', async () => {
    const { clock, tabs, first, log, events } = tabsWorld({ tabs: 2 })
    const left = first.tokenManager.refresh().then(first.tokenManager.leave)
    const answer = tabs[1]?.tokenManager.refresh()
    await clock.advance(1_000)
    await left
    expect(await answer).toBe(true)
    expect(log).toHaveLength(1)
    expect(events).toEqual([])
  })

  it('[SGN-9] tokens without a refresh token are never renewed', async () => {
    const { clock, log, events } = tabsWorld({ initial: tokensOf({ refreshToken: null }) })
    await clock.advance(3_600_000)
    expect(log).toEqual([])
    expect(events).toEqual([])
  })

  it('[SGN-9] a tab has a single timer for renewing tokens, however often the machine wakes, and has no timer after it has left the session', async () => {
    const { clock, first } = tabsWorld()
    for (let time = 0; time < 5; time += 1) first.tokenManager.wake()
    expect(clock.waiting()).toBe(1)
    await within(clock, first.tokenManager.refresh())
    expect(clock.waiting()).toBe(1)
    first.tokenManager.leave()
    expect(clock.waiting()).toBe(0)
  })

  it('[SGN-11] tokens are renewed at once when the machine wakes from a sleep', async () => {
    const { clock, first, log } = tabsWorld()
    clock.sleep(8 * 3_600_000)
    first.tokenManager.wake()
    await clock.advance(1_000)
    expect(log).toHaveLength(1)
    expect(await first.tokenManager.getToken()).toBe('id-1')
  })
})

describe('a call carries', () => {
  it('[SGN-12] a call carries the ID token by default', async () => {
    const { first } = tabsWorld()
    expect(await first.tokenManager.getToken()).toBe('id-0')
  })

  it('[SGN-12] a call carries the access token if the settings of the identity provider require it', async () => {
    const { first } = tabsWorld({ tokenKind: 'access' })
    expect(await first.tokenManager.getToken()).toBe('access-0')
  })

  it('[SGN-12] a call without a signed-in user carries no token, and renews no token', async () => {
    const { first, log } = tabsWorld({ initial: undefined })
    expect(await first.tokenManager.getToken()).toBeUndefined()
    expect(await first.tokenManager.refresh()).toBe(false)
    expect(log).toEqual([])
  })

  it('[SGN-11] if the token of a call has expired, the call carries a renewed token', async () => {
    const { clock, first } = tabsWorld()
    clock.sleep(300_000)
    expect(await within(clock, first.tokenManager.getToken())).toBe('id-1')
  })

  it('[SGN-11] if the token has expired and the identity provider does not respond, a call carries no token and the session continues', async () => {
    const { clock, tabs, first, events } = tabsWorld({ tabs: 2, answer: () => 'unavailable' })
    clock.sleep(300_000)
    await expect(within(clock, first.tokenManager.getToken())).rejects.toBeInstanceOf(ProviderAway)
    await expect(within(clock, first.tokenManager.refresh())).rejects.toBeInstanceOf(ProviderAway)
    expect(events).toEqual([])
    expect(tabs.every(({ tokenManager }) => tokenManager.isSignedIn())).toBe(true)
  })

  it('[SGN-11] a call carries no token if the tab that renews the tokens for all tabs never finishes', async () => {
    const hold = () => Promise.reject(new DOMException('', 'TimeoutError'))
    const { clock, first } = tabsWorld({ hold })
    clock.sleep(300_000)
    await expect(within(clock, first.tokenManager.getToken())).rejects.toBeInstanceOf(ProviderAway)
    expect(first.tokenManager.isSignedIn()).toBe(true)
  })
})

describe('the session', () => {
  it('[SGN-11] the session ends when the identity provider refuses to renew it, and the end is announced once', async () => {
    const { clock, first, events } = tabsWorld({ answer: () => 'rejected' })
    expect(await within(clock, first.tokenManager.refresh())).toBe(false)
    await clock.advance(3_600_000)
    expect(events).toEqual(['lost-0'])
    expect(first.tokenManager.isSignedIn()).toBe(false)
  })

  it('[SGN-11] the session renews its tokens later if the identity provider does not respond', async () => {
    let isUp = false
    const { clock, first, log } = tabsWorld({ answer: () => (isUp ? undefined : 'unavailable') })
    await clock.advance(241_000)
    isUp = true
    await clock.advance(20_000)
    expect(log).toHaveLength(2)
    expect(await first.tokenManager.getToken()).toBe('id-1')
  })

  it('[SGN-15] the session ends in every tab when it ends in one of the tabs', async () => {
    const { clock, tabs, first, events } = tabsWorld({ tabs: 3 })
    expect(first.tokenManager.end()?.idToken).toBe('id-0')
    await clock.settle()
    expect(events).toEqual(['ended-1', 'ended-2'])
    expect(tabs.every((tab) => !tab.tokenManager.isSignedIn())).toBe(true)
  })

  it('[SGN-14] the session stays ended if the response to a refresh arrives after the sign-out', async () => {
    const { clock, first } = tabsWorld()
    const late = first.tokenManager.refresh()
    first.tokenManager.end()
    await within(clock, late)
    expect(first.stored()).toBeUndefined()
  })

  it('[SGN-14] the session stays ended if the identity provider renews the tokens after the sign-out', async () => {
    const { clock, first, log } = tabsWorld({
      answer: () => {
        first.tokenManager.end()
        return undefined
      },
    })
    expect(await within(clock, first.tokenManager.refresh())).toBe(false)
    expect(first.stored()).toBeUndefined()
    expect(log).toHaveLength(1)
  })

  it('[SGN-15] a message that ends the session has an effect only in tabs that are signed in', async () => {
    const { clock, first, events } = tabsWorld({ each: [tokensOf(), undefined, tokensOf()] })
    first.tokenManager.end()
    await clock.settle()
    expect(events).toEqual(['ended-2'])
  })

  it('[SGN-25] the session of a tab keeps its user when another user signs in on another tab', async () => {
    const { clock, tabs, first } = tabsWorld({ tabs: 2 })
    first.tokenManager.begin(tokensOf({ family: 'f-2' }))
    await within(clock, first.tokenManager.refresh())
    expect(tabs.map((tab) => tab.stored()?.family)).toEqual(['f-2', 'f-1'])
    expect(tabs[1]?.stored()?.generation).toBe(0)
  })

  it('[SGN-25] a tab that leaves its session does not end the sessions of other tabs', async () => {
    const { clock, tabs, first, events } = tabsWorld({ tabs: 2 })
    first.tokenManager.leave()
    await clock.settle()
    expect(events).toEqual([])
    expect(tabs.map(({ tokenManager }) => tokenManager.isSignedIn())).toEqual([false, true])
  })

  it('[SGN-10] a new tab joins the session of another tab without a new sign-in', async () => {
    const { clock, tabs, first } = tabsWorld({ tabs: 2, initial: undefined })
    first.tokenManager.begin(tokensOf())
    const second = tabs[1]
    expect(await within(clock, second?.tokenManager.join() ?? Promise.resolve(false))).toBe(true)
    expect(second?.stored()?.idToken).toBe('id-0')
  })

  it('[SGN-10] a new tab has no session if no other tab has a session', async () => {
    const { clock, first } = tabsWorld({ tabs: 2, initial: undefined })
    expect(await within(clock, first.tokenManager.join())).toBe(false)
  })
})
