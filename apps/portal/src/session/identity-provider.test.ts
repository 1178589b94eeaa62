import { exportJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import {
  type Behaviour,
  foreign,
  html,
  ISSUER,
  NOW,
  ORIGIN,
  own,
  providerThat,
  sign,
} from '../testing/provider-world'

describe('a sign-in', () => {
  it('[SGN-2] a sign-in requests a code with PKCE, the configured scope and the portal’s own callback', async () => {
    const { provider } = await providerThat()
    const url = await provider.signInUrl({ returnTo: '/', prompt: 'select_account', language: 'de' })
    const request = new URL(url.ok ? url.value : '').searchParams
    expect(Object.fromEntries(request)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid portal',
      redirect_uri: `${ORIGIN}/callback`,
      client_id: 'portal',
      prompt: 'select_account',
      ui_locales: 'de',
    })
    expect(request.get('nonce')).not.toBe('')
  })

  it('[SGN-4] a sign-in uses the prefetched discovery document, and the next sign-in requests the document again', async () => {
    const { provider, asked } = await providerThat()
    const documents = () => asked.filter(({ url }) => url.includes('openid-configuration')).length
    provider.prepareSignIn()
    expect((await provider.signInUrl({ returnTo: '/' })).ok).toBe(true)
    expect(documents()).toBe(1)
    expect((await provider.signInUrl({ returnTo: '/' })).ok).toBe(true)
    expect(documents()).toBe(2)
  })

  it('[SGN-1] a sign-in never uses the challenge of an earlier sign-in', async () => {
    const { provider } = await providerThat()
    const urls = await Promise.all(Array.from({ length: 100 }, () => provider.signInUrl({ returnTo: '/' })))
    const challenges = urls.map((url) => new URL(url.ok ? url.value : '').searchParams.get('code_challenge'))
    expect(new Set(challenges).size).toBe(100)
  })

  it('[SGN-1] [SGN-5] [SGN-18] a sign-in exchanges the code with its verifier, validates the tokens, and returns the path that the user wanted to open', async () => {
    const { provider, begin, asked } = await providerThat()
    const finished = await provider.finishSignIn(await begin())
    expect(finished).toMatchObject({
      ok: true,
      value: {
        returnTo: '/orders?client=1',
        tokens: { subject: 'u-1', generation: 0, refreshToken: 'refresh-1', expiresAt: NOW + 300_000 },
      },
    })
    const exchange = asked.find(({ url }) => url.endsWith('/token'))?.form
    expect(exchange?.get('code_verifier')?.length).toBeGreaterThanOrEqual(43)
    expect(asked.at(-1)?.url).toBe(`${ISSUER}/me`)
  })

  it('[SGN-4] the code of a sign-in is sent to the identity provider whose discovery document the sign-in began with', async () => {
    const { provider, begin, asked } = await providerThat()
    const documents = () => asked.filter(({ url }) => url.includes('openid-configuration')).length
    const callback = await begin()
    const before = documents()
    expect((await provider.finishSignIn(callback)).ok).toBe(true)
    expect(documents()).toBe(before)
  })

  it('[SGN-5] a sign-in succeeds at an identity provider that has no user-info endpoint', async () => {
    const { provider, begin, asked } = await providerThat({ discovery: { userinfo_endpoint: undefined } })
    expect(await provider.finishSignIn(await begin())).toMatchObject({
      ok: true,
      value: { tokens: { subject: 'u-1' } },
    })
    expect(asked.some(({ url }) => url.endsWith('/me'))).toBe(false)
  })

  it('[SGN-7] after a sign-in has succeeded or failed, its data are removed from the storage', async () => {
    const good = await providerThat()
    await good.provider.finishSignIn(await good.begin())
    expect(good.storage.length).toBe(0)
    const bad = await providerThat({ claims: { aud: 'other' } })
    await bad.provider.finishSignIn(await bad.begin())
    expect(bad.storage.length).toBe(0)
  })

  it('[SGN-19] a sign-in is denied when the identity provider denies access', async () => {
    const { provider, begin } = await providerThat()
    const url = await begin((params) => {
      params.delete('code')
      params.set('error', 'access_denied')
    })
    expect(await provider.finishSignIn(url)).toEqual({
      ok: false,
      error: { kind: 'denied', reason: 'provider: access_denied' },
    })
  })
})

describe('the reason of a refusal', () => {
  it.each([
    ['server_error', 'Something about olga@bazar.example', 'failed', 'provider: server_error'],
    ['access_denied', 'AADB2C90118: The user olga forgot', 'denied', 'provider: access_denied AADB2C90118'],
    ['access_denied', "AADSTS50105: 'olga' has no role", 'denied', 'provider: access_denied AADSTS50105'],
    ['<script>', 'AADSTS', 'failed', 'provider: unknown'],
  ])(
    '[SGN-27] the report of a sign-in that the identity provider refused with %s (%s) contains only the error codes',
    async (error, description, kind, reason) => {
      const { provider, begin } = await providerThat()
      const url = await begin((params) => {
        params.set('error', error)
        params.set('error_description', description)
      })
      expect(await provider.finishSignIn(url)).toEqual({ ok: false, error: { kind, reason } })
    },
  )
})

describe('an answer at the callback is refused', () => {
  const changes: readonly (readonly [string, (params: URLSearchParams) => void])[] = [
    ['with a state that this tab did not send', (params) => params.set('state', 'foreign')],
    ['without a state', (params) => params.delete('state')],
    ['with a changed proof in the state', (params) => params.set('state', `${params.get('state')}x`)],
    ['without a code', (params) => params.delete('code')],
    ['if it comes from another issuer', (params) => params.set('iss', 'https://evil.example')],
    ['without an issuer, although the provider states its own', (params) => params.delete('iss')],
    ['if it says server_error', (params) => params.set('error', 'server_error')],
  ]

  it.each(changes)(
    '[SGN-3] [SGN-4] a response at the callback of the sign-in is refused %s',
    async (_title, change) => {
      const { provider, begin } = await providerThat()
      expect(await provider.finishSignIn(await begin(change))).toMatchObject({
        ok: false,
        error: { kind: 'failed' },
      })
    },
  )

  it('[SGN-4] a sign-in response from another issuer is refused, and its code is not sent to the token endpoint', async () => {
    const { provider, begin, asked } = await providerThat()
    await provider.finishSignIn(await begin((params) => params.set('iss', 'https://evil.example')))
    expect(asked.some(({ url }) => url.endsWith('/token'))).toBe(false)
  })

  it('[SGN-3] a response at the callback of the sign-in is refused if it arrives a second time', async () => {
    const { provider, begin } = await providerThat()
    const url = await begin()
    expect((await provider.finishSignIn(url)).ok).toBe(true)
    expect(await provider.finishSignIn(url)).toMatchObject({ ok: false, error: { kind: 'failed' } })
  })
})

describe('the portal refuses an identity provider', () => {
  const evils: readonly (readonly [string, Behaviour])[] = [
    ['whose nonce is another one', { claims: { nonce: 'other' } }],
    ['that sends no nonce', { without: 'nonce' }],
    ['whose token is for another client', { claims: { aud: 'other' } }],
    ['whose token is for two clients', { claims: { aud: ['portal', 'other'] } }],
    ['whose token is from another issuer', { claims: { iss: 'https://evil.example' } }],
    ['whose token has no subject', { without: 'sub' }],
    ['whose token says not when it was issued', { without: 'iat' }],
    ['whose token was issued in the future', { claims: { iat: NOW / 1_000 + 120, exp: NOW / 1_000 + 400 } }],
    ['whose token has expired', { claims: { iat: NOW / 1_000 - 400, exp: NOW / 1_000 - 100 } }],
    ['that signs with another key', { sign: (claims) => sign(claims, foreign) }],
    ['that does not sign', { sign: (claims) => new UnsecuredJWT(claims).encode() }],
    ['that sends no ID token', { token: ({ id_token: _left, ...rest }) => rest }],
    ['whose user-info is about another user', { userInfo: { sub: 'u-2' } }],
    ['whose user-info is no object', { userInfo: 'u-1' }],
    ['that refuses the code', { token: () => new Response('{"error":"invalid_grant"}', { status: 400 }) }],
  ]

  it.each(evils)('[SGN-6] the portal refuses an identity provider %s', async (_title, behaviour) => {
    const { provider, begin } = await providerThat(behaviour)
    expect(await provider.finishSignIn(await begin())).toMatchObject({ ok: false, error: { kind: 'failed' } })
  })

  it.each<readonly [string, Behaviour]>([
    ['does not respond', { token: () => Promise.reject(new TypeError('failed to fetch')) }],
    ['responds with a page of its proxy', { token: () => html(503) }],
    [
      'fails',
      { token: () => new Response('', { status: 500, headers: { 'content-type': 'application/json' } }) },
    ],
    ['has no keys', { keysStatus: 503 }],
    ['fails to return the user info', { userInfo: new Response('', { status: 502 }) }],
  ])(
    '[SGN-11] the portal treats an identity provider as temporarily unavailable if it %s',
    async (_title, behaviour) => {
      const { provider, begin } = await providerThat(behaviour)
      expect(await provider.finishSignIn(await begin())).toMatchObject({ ok: false, error: { kind: 'away' } })
    },
  )

  it('[SGN-6] the portal refuses an identity provider with several keys if the ID token does not name its key', async () => {
    const keys = await Promise.all([own, foreign].map((pair) => exportJWK(pair.publicKey)))
    const unnamed = (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(own.privateKey)
    const { provider, begin } = await providerThat({ sign: unnamed, keys })
    expect((await provider.finishSignIn(await begin())).ok).toBe(false)
  })

  it.each([
    ['another issuer', { issuer: 'https://evil.example' }, 'names the issuer https://evil.example'],
    ['the issuer with a slash added', { issuer: `${ISSUER}/` }, `names the issuer ${ISSUER}/`],
    ['no token endpoint', { token_endpoint: undefined }, 'not a document of a provider'],
  ])(
    '[SGN-4] the portal refuses an identity provider whose discovery document names %s',
    async (_title, discovery, why) => {
      const { provider } = await providerThat({ discovery })
      expect(await provider.signInUrl({ returnTo: '/' })).toEqual({
        ok: false,
        error: { kind: 'failed', reason: `discovery: ${why}` },
      })
    },
  )
})
