import { signIn } from '@remesa/api-client/node'
import { describe, expect, it } from 'vitest'
import { RuntimeConfig } from '../kernel/config'
import {
  CLIENT,
  type CustomersProvider,
  customersProviders,
  type ProviderConfig,
} from '../testing/customers-providers'
import { LIVES, startDouble } from '../testing/provider-double.fixtures'
import { NOW, ORIGIN } from '../testing/provider-world'
import { memoryStorage } from '../testing/storage'
import { createIdentityProvider } from './identity-provider'

const settingsFor = (
  sends: CustomersProvider,
  base: string,
  { without, ...change }: Partial<ProviderConfig> & { readonly without?: string } = {},
) => {
  const given = Object.entries(sends.settings(base)).filter(([name]) => name !== without)
  return RuntimeConfig.parse({
    issuer: sends.issuer(base),
    clientId: CLIENT,
    ...Object.fromEntries(given),
    ...change,
  })
}

const portalWith = (config: RuntimeConfig) =>
  createIdentityProvider({
    config,
    origin: ORIGIN,
    storage: memoryStorage(),
    fetch,
    now: () => NOW,
    randomId: () => crypto.randomUUID(),
  })

/** Signs in as a browser does: opens the identity provider, and returns to the portal with its response. */
const signInWith = async (config: RuntimeConfig) => {
  const portal = portalWith(config)
  const url = await portal.signInUrl({ returnTo: '/' })
  if (!url.ok) return { portal, finished: url }
  const { headers } = await fetch(url.value, { redirect: 'manual' })
  return { portal, finished: await portal.finishSignIn(headers.get('location') ?? '') }
}

const tokensOf = ({ finished }: Awaited<ReturnType<typeof signInWith>>) => {
  if (!finished.ok) throw new Error(finished.error.reason)
  return finished.value.tokens
}

describe.each(customersProviders)('$name', (sends) => {
  it.each(['id', 'access'] as const)(
    '[SGN-6] [SGN-9] with the settings for a customer’s own identity provider, users sign in there, tokens are renewed, and calls send the %s token',
    async (tokenKind) => {
      await using double = await startDouble(sends, NOW)
      const signedIn = await signInWith(settingsFor(sends, double.base, { tokenKind }))
      const tokens = tokensOf(signedIn)
      const expiresAt = NOW + LIVES[tokenKind] * 1_000
      expect(tokens).toMatchObject({ subject: 'u-1', expiresAt, refreshToken: expect.any(String) })
      const renewed = await signedIn.portal.refresh(tokens)
      expect(renewed).toMatchObject({ ok: true, value: { subject: 'u-1', generation: 1, expiresAt } })
      expect(await signedIn.portal.refresh(renewed.ok ? renewed.value : tokens)).toMatchObject({ ok: true })
    },
  )

  it('[SGN-13] a sign-out ends the session at a customer’s own identity provider, and returns to the portal if the provider supports this', async () => {
    await using double = await startDouble(sends, NOW)
    const portal = portalWith(settingsFor(sends, double.base))
    const url = await portal.signOutUrl({ idToken: undefined })
    const isPossible = !('end_session_endpoint' in (sends.document?.('') ?? {}))
    expect(url.ok).toBe(isPossible)
    if (!url.ok) return
    const answer = await fetch(url.value, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${ORIGIN}/`])
  })

  it.each(Object.entries(sends.without))(
    '[SGN-4] [SGN-27] without the setting %s, a sign-in at a customer’s own identity provider fails, and the reason is named',
    async (without, reason) => {
      await using double = await startDouble(sends, NOW)
      const { finished } = await signInWith(settingsFor(sends, double.base, { without }))
      expect(finished).toMatchObject({ ok: false, error: { reason: reason(double.base) } })
    },
  )

  it('a command-line program signs in at a customer’s own identity provider with the settings of the portal', async () => {
    await using double = await startDouble(sends, NOW)
    const { issuer, clientId, scope, ...config } = settingsFor(sends, double.base)
    const signedIn = await signIn({
      ...{ issuer, clientId, scope },
      discoveryUrl: config.discoveryUrl ?? undefined,
      tokenIssuers: config.tokenIssuers,
      trustedAudiences: config.trustedAudiences,
      parameters: config.signInParameters,
      open: (url) => fetch(url),
      now: () => new Date(NOW),
    })
    if (!signedIn.ok) throw new Error(JSON.stringify(signedIn.error), { cause: signedIn.error })
    expect(await signedIn.value.getToken()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(await signedIn.value.refreshToken()).toBe(true)
    await signedIn.value.signOut()
  })
})

it('[SGN-2] a sign-in sends the parameters in the settings to the identity provider, and gets an access token for the API that these parameters name', async () => {
  const sends = customersProviders.find(({ name }) => name === 'Auth0')
  if (sends === undefined) throw new Error('no such provider')
  await using double = await startDouble(sends, NOW)
  const tokens = tokensOf(await signInWith(settingsFor(sends, double.base)))
  expect(tokens.accessToken).toMatch(/^https:\/\/api\.example /)
})

it('[SGN-4] a discovery URL in the settings does not change which issuer is accepted', async () => {
  const [sends] = customersProviders
  if (sends === undefined) throw new Error('no provider')
  await using double = await startDouble(sends, NOW)
  const config = settingsFor(sends, double.base, {
    issuer: 'https://id.example/realms/cash',
    discoveryUrl: `${double.base}${sends.documentPath}`,
  })
  expect(await portalWith(config).signInUrl({ returnTo: '/' })).toEqual({
    ok: false,
    error: { kind: 'failed', reason: `discovery: names the issuer ${sends.issuer(double.base)}` },
  })
})
