import { err, ok } from '@remesa/domain/kernel'
import { expect, it, vi } from 'vitest'
import { tokens } from '../testing/session-world'
import type { IdentityProvider } from './identity-provider'
import { lazyProvider } from './lazy-provider'

const there: IdentityProvider = {
  prepareSignIn: () => undefined,
  signInUrl: async () => ok('https://id.example/auth'),
  finishSignIn: async () => ok({ tokens, returnTo: null }),
  refresh: async () => ok(tokens),
  signOutUrl: async () => ok('https://id.example/end'),
  revoke: async () => undefined,
}

const lazyWith = (load: () => Promise<IdentityProvider>) => {
  const { promise, resolve: beIdle } = Promise.withResolvers<void>()
  return { provider: lazyProvider({ load, whenIdle: () => promise }), beIdle }
}

it('the code module of the sign-in is loaded once, at its first use or soon after the start', async () => {
  let loads = 0
  const { provider, beIdle } = lazyWith(async () => {
    loads += 1
    return there
  })
  expect(loads).toBe(0)
  beIdle()
  expect(await provider.refresh(tokens)).toEqual(ok(tokens))
  expect(await provider.signInUrl({ returnTo: '/' })).toEqual(ok('https://id.example/auth'))
  expect(loads).toBe(1)
})

it('the code module of the sign-in is loaded soon after the start even if nothing uses it', async () => {
  let loads = 0
  const { beIdle } = lazyWith(async () => {
    loads += 1
    return there
  })
  expect(loads).toBe(0)
  beIdle()
  await vi.waitFor(() => expect(loads).toBe(1))
})

it('a sign-in can be prepared and a token revoked even if the code for the identity provider is loaded only when it is needed', async () => {
  const calls: unknown[] = []
  const { provider } = lazyWith(async () => ({
    ...there,
    prepareSignIn: () => void calls.push('prepared'),
    revoke: async (revoked) => void calls.push(revoked),
  }))
  provider.prepareSignIn()
  await provider.revoke(tokens)
  expect(calls).toEqual(['prepared', tokens])
})

it('an identity provider whose code module can’t be loaded counts as not responding, and the module is requested again at the next use', async () => {
  let isOffline = true
  const { provider } = lazyWith(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return there
  })
  provider.prepareSignIn()
  const away = err({ kind: 'away', reason: 'the code of the sign-in has not arrived' })
  expect(await provider.signInUrl({ returnTo: '/' })).toEqual(away)
  expect(await provider.finishSignIn('https://portal.example/callback?code=1')).toEqual(away)
  expect(await provider.refresh(tokens)).toEqual(err('unavailable'))
  expect(await provider.signOutUrl({ idToken: undefined })).toEqual(err('unavailable'))
  await provider.revoke(tokens)
  isOffline = false
  expect(await provider.refresh(tokens)).toEqual(ok(tokens))
})
