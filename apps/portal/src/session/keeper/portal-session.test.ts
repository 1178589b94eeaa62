import { deriveAbility } from '@remesa/domain/abilities'
import { disabledCountryConfig } from '@remesa/domain/country'
import { err, ok, type Result } from '@remesa/domain/kernel'
import { LoggedUser } from '@remesa/domain/session'
import { describe, expect, it } from 'vitest'
import { createPersistedStore } from '../../kernel/storage/persisted-store'
import { storageWith } from '../../testing/storage'
import type { IdentityProvider } from './identity-provider'
import type { LoadedPortal } from './load-portal'
import { createPortalSession, type PortalSessionDeps } from './portal-session'
import type { TokenSet } from './token-store'

const user = LoggedUser.parse({
  username: 'anna',
  name: 'Anna',
  lastName: 'Prieto',
  userType: 'CLIENTE',
  disclaimerAccepted: true,
  country: { id: 1, code: 'ES' },
})
const config = disabledCountryConfig(user.country)
const portal: LoadedPortal = { user, config, ability: deriveAbility({ user, config }) }
const tokens: TokenSet = {
  family: 'f-1',
  generation: 0,
  subject: 'u-1',
  idToken: 'id-0',
  accessToken: 'access-0',
  refreshToken: null,
  issuedAt: 0,
  expiresAt: 300_000,
}

const memory = () => {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

/** A session whose dependencies record their calls, in order. */
const sessionWith = (
  change: {
    isSignedIn?: boolean
    joins?: boolean
    load?: PortalSessionDeps['load']
    provider?: Partial<IdentityProvider>
  } = {},
) => {
  const log: string[] = []
  let isSignedIn = change.isSignedIn ?? false
  const persisted = createPersistedStore(storageWith())
  const provider: IdentityProvider = {
    signInUrl: async ({ returnTo, prompt }) =>
      ok(`https://id.example/auth?to=${returnTo}&prompt=${prompt ?? ''}`),
    finishSignIn: async () => ok({ tokens, returnTo: '/orders?client=1' }),
    refresh: async () => err('rejected'),
    signOutUrl: async (idToken) => `https://id.example/end?hint=${idToken}`,
    ...change.provider,
  }
  const session = createPortalSession({
    provider,
    keeper: {
      isSignedIn: () => isSignedIn,
      join: async () => change.joins ?? false,
      begin: () => {
        isSignedIn = true
        log.push('begin')
      },
      end: () => {
        isSignedIn = false
        log.push('end')
        return 'id-0'
      },
    },
    persisted,
    storage: memory(),
    load: change.load ?? (async () => ok(portal)),
    clear: () => log.push('clear'),
    language: () => 'es',
    knownPaths: ['/', '/orders', '/administration/users/:id'],
    leave: (url) => log.push(url),
  })
  session.state.subscribe(() => log.push(session.state.get().kind))
  return { session, log, persisted }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('the guard', () => {
  it('[RTE-5] remembers where the user wants to go and starts a sign-in', async () => {
    const { session, log, persisted } = sessionWith()
    session.ensure('/orders?canceled=true')
    await settle()
    expect(persisted.read().currentLocation).toBe('/orders?canceled=true')
    expect(log).toEqual(['signing-in', 'https://id.example/auth?to=/orders?canceled=true&prompt='])
  })

  it('[SGN-16] is ready only when the loads have ended', async () => {
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

  it('[SGN-10] joins the session of another tab', async () => {
    const { session, log } = sessionWith({ joins: true })
    session.ensure('/orders')
    await settle()
    expect(log).toEqual(['signing-in', 'loading', 'ready'])
  })

  it('[SGN-18] redirects to no remembered address outside the portal', async () => {
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

  it('[SGN-11] stops after two redirects without a sign-in in between', async () => {
    const { session, log } = sessionWith()
    session.retry()
    await settle()
    session.retry()
    await settle()
    session.retry()
    await settle()
    expect(log.filter((entry) => entry.startsWith('https'))).toHaveLength(2)
    expect(session.state.get().kind).toBe('failed')
  })
})

describe('the callback', () => {
  it('[SGN-18] continues at the requested path while the loads are in progress', async () => {
    const { session, log } = sessionWith()
    expect(await session.finish('https://portal.example/callback?code=1')).toBe('/orders?client=1')
    await settle()
    expect(log).toEqual(['signing-in', 'begin', 'loading', 'ready'])
  })

  it('[SGN-18] continues at the start if its path leads outside the portal', async () => {
    const { session } = sessionWith({
      provider: { finishSignIn: async () => ok({ tokens, returnTo: '//evil.example/orders' }) },
    })
    expect(await session.finish('https://portal.example/callback?code=1')).toBe('/')
  })

  it.each(['denied', 'failed'] as const)('[SGN-19] shows a sign-in that was %s', async (kind) => {
    const error = kind === 'denied' ? { kind } : { kind, reason: 'state' }
    const { session } = sessionWith({ provider: { finishSignIn: async () => err(error) } })
    expect(await session.finish('https://portal.example/callback')).toBeUndefined()
    expect(session.state.get()).toEqual({ kind })
  })

  it('[SGN-17] counts a user that fails to load as a failed sign-in, and drops a refused token', async () => {
    const refused = {
      kind: 'unauthorized',
      endpoint: 'session.me',
      requestId: null,
      status: 401,
      code: null,
      message: null,
    } as const
    const { session, log } = sessionWith({ load: async () => err(refused) })
    await session.finish('https://portal.example/callback?code=1')
    await settle()
    expect(session.state.get()).toEqual({ kind: 'failed' })
    expect(log).toContain('end')
  })
})

describe('a sign-out', () => {
  it('[SGN-14] ends the session here first and at the provider last', async () => {
    const { session, log } = sessionWith()
    await session.signOut()
    expect(log).toEqual(['signed-out', 'end', 'clear', 'https://id.example/end?hint=id-0'])
  })

  it('[SGN-14] succeeds if the provider does not respond', async () => {
    const { session, log } = sessionWith({ provider: { signOutUrl: async () => undefined } })
    await session.signOut()
    expect(log).toEqual(['signed-out', 'end', 'clear'])
  })

  it('[SGN-15] in another tab clears this one and waits for the user', async () => {
    const { session, log } = sessionWith()
    session.endedElsewhere()
    await settle()
    expect(log).toEqual(['clear', 'signed-out'])
  })

  it('[SGN-20] to switch user lets the provider ask which one', async () => {
    const { session, log } = sessionWith()
    session.switchUser()
    await settle()
    expect(log.at(-1)).toContain('prompt=select_account')
  })

  it('[SGN-14] while the loads are in progress discards what they load', async () => {
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
