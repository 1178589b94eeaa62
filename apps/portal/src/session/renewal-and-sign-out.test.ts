import { describe, expect, it } from 'vitest'
import { type Behaviour, ISSUER, NOW, ORIGIN, providerThat, tokens } from '../testing/provider-world'

describe('a refresh', () => {
  it('[SGN-8] a refresh returns new tokens for the same sign-in', async () => {
    const { provider, asked } = await providerThat()
    expect(await provider.refresh(tokens)).toMatchObject({
      ok: true,
      value: { family: 'f-1', generation: 1, refreshToken: 'refresh-1', subject: 'u-1' },
    })
    expect(asked.find(({ url }) => url.endsWith('/token'))?.form.get('refresh_token')).toBe('refresh-0')
  })

  it('[SGN-11] a refresh does not use the refresh token while the keys of the identity provider are missing', async () => {
    const { provider, asked } = await providerThat({ keysStatus: 503 })
    await provider.refresh(tokens)
    expect(asked.some(({ url }) => url.endsWith('/token'))).toBe(false)
  })

  it('[SGN-8] a refresh keeps the refresh token when the identity provider does not rotate it', async () => {
    const { provider } = await providerThat({ token: ({ refresh_token: _left, ...rest }) => rest })
    expect(await provider.refresh(tokens)).toMatchObject({ ok: true, value: { refreshToken: 'refresh-0' } })
  })

  const leftOut: Behaviour = { tokenKind: 'access', token: ({ id_token: _left, ...rest }) => rest }

  it('[SGN-11] [SGN-12] a refresh whose response has no ID token succeeds if calls send the access token', async () => {
    const { provider } = await providerThat(leftOut)
    expect(await provider.refresh(tokens)).toMatchObject({
      ok: true,
      value: { accessToken: 'access-1', idToken: 'id-0', subject: 'u-1', expiresAt: NOW + 300_000 },
    })
  })

  it('[SGN-11] if the response to a refresh has neither an ID token nor a lifetime, the access token gets its previous lifetime', async () => {
    const { provider } = await providerThat({
      tokenKind: 'access',
      token: ({ id_token: _id, expires_in: _life, ...rest }) => rest,
    })
    const short = { ...tokens, issuedAt: NOW - 120_000, expiresAt: NOW }
    expect(await provider.refresh(short)).toMatchObject({ value: { expiresAt: NOW + 120_000 } })
  })

  const ends: readonly (readonly [string, Behaviour, string])[] = [
    ['returns no ID token', { token: ({ id_token: _left, ...rest }) => rest }, 'rejected'],
    ['returns the ID token of another user', { claims: { sub: 'u-2' } }, 'rejected'],
    [
      'returns an expired ID token',
      { claims: { iat: NOW / 1_000 - 400, exp: NOW / 1_000 - 100 } },
      'rejected',
    ],
    ['is refused', { token: () => new Response('{"error":"invalid_grant"}', { status: 400 }) }, 'rejected'],
    ['is sent to a failing provider', { token: () => new Response('', { status: 500 }) }, 'unavailable'],
    ['is refused by a proxy', { token: () => new Response('<p>no</p>', { status: 401 }) }, 'unavailable'],
    [
      'is sent to a provider that restarts',
      { token: () => new Response('{}', { status: 400 }) },
      'unavailable',
    ],
    ['is sent to a provider whose keys can’t be loaded', { keysStatus: 503 }, 'unavailable'],
    ['returns a page instead of tokens', { token: () => new Response('<p>hello</p>') }, 'unavailable'],
    ['gets no response', { token: () => Promise.reject(new TypeError('failed to fetch')) }, 'unavailable'],
  ]

  it.each(ends)('[SGN-11] a refresh fails if it %s', async (_title, behaviour, error) => {
    const { provider } = await providerThat(behaviour)
    expect(await provider.refresh(tokens)).toEqual({ ok: false, error })
  })
})

describe('a sign-out', () => {
  it('[SGN-26] a sign-out revokes the refresh token if the identity provider supports this', async () => {
    const { provider, asked } = await providerThat({
      discovery: { revocation_endpoint: `${ISSUER}/token/revocation` },
    })
    await provider.revoke(tokens)
    expect(asked.at(-1)?.url).toBe(`${ISSUER}/token/revocation`)
    expect(asked.at(-1)?.form.get('token')).toBe('refresh-0')
    const none = await providerThat()
    await none.provider.revoke(tokens)
    expect(none.asked).toHaveLength(1)
  })

  it('[SGN-13] the sign-out URL identifies the session by its ID token, and returns to the start page', async () => {
    const { provider } = await providerThat()
    const answer = await provider.signOutUrl({ idToken: 'id-0', state: 'x-1' })
    const url = new URL(answer.ok ? answer.value : '')
    expect(url.searchParams.get('state')).toBe('x-1')
    expect(`${url.origin}${url.pathname}`).toBe(`${ISSUER}/session/end`)
    expect(url.searchParams.get('id_token_hint')).toBe('id-0')
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/`)
  })

  it('[SGN-14] there is no sign-out URL if the identity provider cannot end sessions', async () => {
    const { provider } = await providerThat({ discovery: { end_session_endpoint: undefined } })
    expect(await provider.signOutUrl({ idToken: 'id-0' })).toEqual({ ok: false, error: 'unsupported' })
  })
})
