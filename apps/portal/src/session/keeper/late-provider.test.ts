import { err, ok } from '@remesa/domain/kernel'
import { expect, it } from 'vitest'
import { tokens } from '../../testing/session-world'
import type { IdentityProvider } from './identity-provider'
import { lateProvider } from './late-provider'

const there: IdentityProvider = {
  prepareSignIn: () => undefined,
  signInUrl: async () => ok('https://id.example/auth'),
  finishSignIn: async () => ok({ tokens, returnTo: null }),
  refresh: async () => ok(tokens),
  signOutUrl: async () => ok('https://id.example/end'),
  revoke: async () => undefined,
}

const lateWith = (load: () => Promise<IdentityProvider>) => {
  const due: (() => void)[] = []
  return { provider: lateProvider({ load, after: (_ms, act) => void due.push(act) }), due }
}

it('the code of a sign-in is loaded once, at its first use or soon after the start', async () => {
  let loads = 0
  const { provider, due } = lateWith(async () => {
    loads += 1
    return there
  })
  expect(loads).toBe(0)
  for (const act of due) act()
  expect(await provider.refresh(tokens)).toEqual(ok(tokens))
  expect(await provider.signInUrl({ returnTo: '/' })).toEqual(ok('https://id.example/auth'))
  expect(loads).toBe(1)
})

it('code that can’t be loaded is a provider that does not answer, and is requested again at the next use', async () => {
  let isOffline = true
  const { provider } = lateWith(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return there
  })
  provider.prepareSignIn()
  expect(await provider.signInUrl({ returnTo: '/' })).toEqual(err('unreachable'))
  expect(await provider.finishSignIn('https://portal.example/callback?code=1')).toEqual(err({ kind: 'away' }))
  expect(await provider.refresh(tokens)).toEqual(err('unavailable'))
  expect(await provider.signOutUrl({ idToken: undefined })).toEqual(err('unavailable'))
  await provider.revoke(tokens)
  isOffline = false
  expect(await provider.refresh(tokens)).toEqual(ok(tokens))
})
