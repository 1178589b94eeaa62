import { err, ok, type Result } from '@remesa/domain/kernel'
import { describe, expect, it } from 'vitest'
import { portal, sessionWith, settle, tokens } from '../testing/session-world'
import { storageWith } from '../testing/storage'
import type { LoadedPortal } from './load-portal'

describe('the guard', () => {
  it('[RTE-5] the guard of the pages remembers the requested URL and starts a sign-in', async () => {
    const { session, log, persisted } = sessionWith()
    session.ensure('/orders?canceled=true')
    await settle()
    expect(persisted.read().currentLocation).toBe('/orders?canceled=true')
    expect(log).toEqual(['signing-in', 'https://id.example/auth?to=/orders?canceled=true&prompt='])
  })

  it('[SGN-16] the guard of the pages is ready only after the first data have been loaded', async () => {
    let finish: (answer: Result<LoadedPortal, never>) => void = () => undefined
    const { session } = sessionWith({
      isSignedIn: true,
      load: () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    })
    session.ensure('/orders')
    await settle()
    expect(session.state.get().kind).toBe('loading')
    finish(ok(portal))
    await settle()
    expect(session.state.get()).toEqual({ kind: 'ready', portal })
  })

  it('[SGN-10] the guard of the pages takes over the session of another tab', async () => {
    const { session, log } = sessionWith({ joins: true })
    session.ensure('/orders')
    await settle()
    expect(log).toEqual(['signing-in', 'loading', 'ready'])
  })

  it('[SGN-18] the guard of the pages never redirects to a remembered URL outside the portal', async () => {
    for (const hostile of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/callback?code=1',
      '/unknown',
    ]) {
      const { session, log } = sessionWith()
      session.ensure(hostile)
      await settle()
      expect(log.at(-1)).toBe('https://id.example/auth?to=/&prompt=')
    }
  })

  it('[SGN-11] the guard of the pages shows a failure after the identity provider has redirected back twice without a session', async () => {
    const tab = storageWith()
    const cameBack = async () => {
      const { session, log } = sessionWith({ tab })
      await session.finish('https://portal.example/callback?code=1')
      session.lost()
      await settle()
      return { session, log }
    }
    expect((await cameBack()).log.at(-1)).toMatch(/^https/)
    const { session, log } = await cameBack()
    expect(session.state.get().kind).toBe('failed')
    expect(log.filter((entry) => entry.startsWith('https'))).toEqual([])
    session.retry()
    await settle()
    expect(session.state.get().kind).toBe('ready')
  })

  it('[SGN-11] the guard of the pages starts a new sign-in each time that a user who has not signed in opens the page', async () => {
    const tab = storageWith()
    for (const _visit of [1, 2, 3, 4]) {
      const { session, log } = sessionWith({ tab })
      session.ensure('/orders')
      await settle()
      expect(log.at(-1)).toMatch(/^https/)
    }
  })

  it('[SGN-18] the guard of the pages leads each tab to the URL that was opened in this tab, even if other tabs open other URLs', async () => {
    const browser = storageWith()
    const places = ['/orders?client=1', '/orders?canceled=true', '/administration/users/7']
    const tabs = places.map((place) => {
      const tab = sessionWith({ browser })
      tab.session.ensure(place)
      return tab
    })
    await settle()
    expect(tabs.map(({ log }) => log.at(-1))).toEqual(
      places.map((place) => `https://id.example/auth?to=${place}&prompt=`),
    )
    expect(tabs.map(({ session }) => session.rememberedPath())).toEqual(places)
  })

  it('[SGN-18] the guard of the pages keeps an encoded query and the fragment of the URL', async () => {
    const { session } = sessionWith()
    session.ensure('/orders?x=a%20b&y=%C3%B1#today')
    expect(session.rememberedPath()).toBe('/orders?x=a%20b&y=%C3%B1#today')
  })
})

describe('the callback', () => {
  it('[SGN-18] the callback of a sign-in opens the requested path while the first data are being loaded', async () => {
    const { session, log } = sessionWith()
    expect(await session.finish('https://portal.example/callback?code=1')).toBe('/orders?client=1')
    await settle()
    expect(log).toEqual(['signing-in', 'begin', 'loading', 'ready'])
  })

  it('[SGN-18] the callback of a sign-in opens the start page if the requested path leads outside the portal', async () => {
    const { session } = sessionWith({
      provider: { finishSignIn: async () => ok({ tokens, returnTo: '//evil.example/orders' }) },
    })
    expect(await session.finish('https://portal.example/callback?code=1')).toBe('/')
  })

  it.each(['denied', 'failed'] as const)(
    '[SGN-19] [SGN-27] the callback of a sign-in that was %s shows the reference under which the server knows the reason',
    async (kind) => {
      const { session, reported } = sessionWith({
        provider: { finishSignIn: async () => err({ kind, reason: 'state' }) },
      })
      expect(await session.finish('https://portal.example/callback')).toBeUndefined()
      expect(session.state.get()).toEqual({ kind, reference: 'R-1' })
      expect(reported).toEqual(['state'])
    },
  )

  it('[SGN-17] if the user can’t be loaded, the callback counts the sign-in as failed, and a refused token is removed', async () => {
    const refused = {
      kind: 'unauthorized',
      endpoint: 'session.me',
      requestId: 'q-7',
      status: 401,
      code: null,
      message: null,
    } as const
    const { session, log, reported } = sessionWith({ load: async () => err(refused) })
    await session.finish('https://portal.example/callback?code=1')
    await settle()
    expect(session.state.get()).toEqual({ kind: 'failed', reference: 'R-1' })
    expect(reported).toEqual(['the user was not loaded: unauthorized, request q-7'])
    expect(log).toContain('end')
  })
})

describe('a sign-out', () => {
  it('[SGN-7] a sign-out removes only the user’s data from the browser', async () => {
    const browser = storageWith({ 'remesa.signed-in.orders': '{}', 'remesa.color-mode': 'dark' })
    const { session } = sessionWith({ isSignedIn: true, browser })
    session.ensure('/orders')
    await settle()
    expect(browser.stored.has('remesa.signed-in.country')).toBe(true)
    await session.signOut()
    expect([...browser.stored.keys()].filter((key) => key.startsWith('remesa.signed-in.'))).toEqual([])
    expect(browser.stored.get('remesa.color-mode')).toBe('dark')
  })

  it('[SGN-14] a sign-out ends the session in the portal first and at the identity provider last', async () => {
    const { session, log } = sessionWith()
    await session.signOut()
    expect(log).toEqual([
      'signed-out',
      'end',
      'clear',
      'revoke id-0',
      'https://id.example/end?hint=id-0&state=x-1',
    ])
  })

  it('[SGN-14] a sign-out succeeds if the identity provider does not respond', async () => {
    const { session, log } = sessionWith({ provider: { signOutUrl: async () => err('unsupported') } })
    await session.signOut()
    expect(log).toEqual(['signed-out', 'end', 'clear', 'revoke id-0'])
  })

  it('[SGN-15] a sign-out in another tab also signs out this tab, and this tab does not start a new sign-in by itself', async () => {
    const { session, log } = sessionWith()
    session.endedElsewhere()
    await settle()
    expect(log).toEqual(['clear', 'signed-out'])
  })

  it('[SGN-20] after a sign-out to switch the user, the identity provider asks which user signs in', async () => {
    const { session, log } = sessionWith()
    session.switchUser()
    await settle()
    expect(log.at(-1)).toContain('prompt=select_account')
  })

  it('[SGN-20] a sign-out to switch the user revokes the tokens, and other tabs can sign in only with a password', async () => {
    const browser = storageWith()
    const { session, log } = sessionWith({ browser })
    session.switchUser()
    await settle()
    expect(log).toContain('revoke id-0')
    const other = sessionWith({ browser })
    other.session.ensure('/orders')
    await settle()
    expect(other.log.at(-1)).toContain('prompt=login')
    await other.session.finish('https://portal.example/callback?code=1')
    const third = sessionWith({ browser })
    third.session.ensure('/orders')
    await settle()
    expect(third.log.at(-1)).toMatch(/prompt=$/)
  })

  it('[SGN-28] after a sign-out because of the idle time, the page shows this reason, even when the identity provider has redirected back', async () => {
    const [tab, browser] = [storageWith(), storageWith()]
    const { session, log } = sessionWith({ tab, browser })
    await session.signOut({ isIdle: true })
    expect(session.state.get()).toEqual({ kind: 'signed-out', isHeard: true, isIdle: true })
    expect(log.at(-1)).toBe('https://id.example/end?hint=id-0&state=x-1')
    const back = sessionWith({ tab, browser })
    back.session.ensure('/?state=x-1')
    await settle()
    expect(back.session.state.get()).toEqual({ kind: 'signed-out', isHeard: true, isIdle: true })
    back.session.retry()
    await settle()
    expect(back.log.at(-1)).toMatch(/^https:/)
    const asked = sessionWith({ tab, browser })
    await asked.session.signOut()
    const again = sessionWith({ tab, browser })
    again.session.ensure('/?state=x-1')
    await settle()
    expect(again.log.at(-1)).toMatch(/^https:/)
  })

  it('[SGN-14] if the user signs out while the first data are being loaded, the responses are discarded', async () => {
    let finish: (answer: Result<LoadedPortal, never>) => void = () => undefined
    const { session } = sessionWith({
      isSignedIn: true,
      load: () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    })
    session.ensure('/orders')
    await settle()
    await session.signOut()
    finish(ok(portal))
    await settle()
    expect(session.state.get().kind).toBe('signed-out')
  })
})
