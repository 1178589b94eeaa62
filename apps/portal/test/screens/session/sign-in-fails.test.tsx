import { err } from '@remesa/domain/kernel'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { App } from '../../../src/app'
import { createLocaleChoice } from '../../../src/kernel/config'
import { createPersistedStore, local, ofTab } from '../../../src/kernel/storage'
import type { OpenIdentity } from '../../../src/session/browser-identity'
import { type PageScope, startPortal } from '../../../src/session/start-portal'
import { identityOf } from '../given-identity'
import { leaveScreen, screen } from '../screen'
import { violations } from '../violations'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The identity of a user who is not signed in, at an identity provider that responds to the sign-in with an error. */
const failing =
  (kind: 'denied' | 'away' | 'failed'): OpenIdentity =>
  (deps) => {
    const { provider, tokenManager } = identityOf('customer-operator')(deps)
    const finishSignIn = async () => err({ kind, reason: 'ID token: audience account' })
    return {
      provider: { ...provider, finishSignIn },
      tokenManager: { ...tokenManager, isSignedIn: () => false },
    }
  }

describe('a sign-in that has failed', () => {
  it.each([
    ['failed', 'Oops! Something went wrong'],
    ['denied', 'You have no access'],
    ['away', 'The sign-in service is not responding'],
  ] as const)(
    '[SGN-27] a sign-in with the outcome "%s" shows a reference, under which the portal reports the reason to the server',
    async (kind, title) => {
      const reports: unknown[] = []
      const send = globalThis.fetch
      vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
        if (input !== '/sign-in-failures') return send(input, init)
        reports.push(JSON.parse(String(init?.body)))
        return Promise.resolve(new Response(null, { status: 204 }))
      })
      const address = `/callback?code=${kind}`
      await screen(address, { as: 'customer-operator', width: 390, identity: failing(kind) })
      await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
      const shown = page.getByText(/^Reference for your administrator: [0-9A-F]{8}$/)
      await expect.element(shown).toBeVisible()
      const reference = shown.element().textContent?.slice(-8)
      expect(reports).toEqual([{ reference, reason: 'ID token: audience account' }])
      expect(await violations()).toEqual([])
    },
  )
})

describe('a page without a function that the portal needs', () => {
  it.each<[string, string, readonly string[]]>([
    ['without TLS', 'This address is not secure', ['crypto.randomUUID', 'navigator.locks']],
    ['in an old browser', 'This browser is too old', ['navigator.locks']],
  ])(
    '[FRA-30] a portal %s shows why it can’t start, and which functions are missing',
    async (_case, title, missing) => {
      await leaveScreen()
      const names = missing.map((name) => name.split('.'))
      const without = <T extends object>(whole: T, owner: string): T =>
        new Proxy(whole, {
          get: (target, name) =>
            names.some(([of, part]) => of === owner && part === name)
              ? undefined
              : Reflect.get(target, name, target),
        })
      vi.stubGlobal('crypto', without(crypto, 'crypto'))
      vi.stubGlobal('navigator', without(navigator, 'navigator'))
      const scope: PageScope = { isSecureContext: missing.length === 1, crypto, navigator, BroadcastChannel }
      const booted = await startPortal({
        scope,
        tab: ofTab,
        loadConfig: async () => err('unreachable'),
        create: () => {
          throw new Error('the portal must not start')
        },
      })
      const choice = createLocaleChoice({
        document,
        languages: ['en'],
        isSecure: false,
        persisted: createPersistedStore(local),
      })
      await render(<App boot={Promise.resolve(booted)} booted={booted} locale={choice} />)
      await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
      await expect.element(page.getByText(`Missing: ${missing.join(', ')}`)).toBeVisible()
    },
  )
})
