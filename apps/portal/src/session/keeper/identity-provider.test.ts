import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createIdentityProvider } from './identity-provider'
import type { TokenSet } from './token-store'

const ISSUER = 'https://id.example/oidc'
const ORIGIN = 'https://portal.example'
const NOW = Date.UTC(2026, 10, 21, 9, 0, 0)

interface Keys {
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
}
let own: Keys
let foreign: Keys

beforeAll(async () => {
  own = await generateKeyPair('RS256')
  foreign = await generateKeyPair('RS256')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const memoryStorage = (): Storage => {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  }
}

interface Behaviour {
  readonly discovery?: Readonly<Record<string, unknown>>
  readonly claims?: JWTPayload
  readonly without?: string
  readonly sign?: (claims: JWTPayload) => string | Promise<string>
  readonly keys?: readonly Readonly<Record<string, unknown>>[]
  readonly token?: (answer: Record<string, unknown>) => Record<string, unknown> | Response | Promise<never>
  readonly userInfo?: unknown
}

/** An identity provider that answers correctly, unless `behaviour` says otherwise. */
const providerThat = async (behaviour: Behaviour = {}) => {
  const asked: { readonly url: string; readonly form: URLSearchParams }[] = []
  let nonce: string | undefined
  const idToken = async () => {
    const claims: JWTPayload = {
      iss: ISSUER,
      aud: 'portal',
      sub: 'u-1',
      nonce,
      iat: NOW / 1_000,
      exp: NOW / 1_000 + 300,
      ...behaviour.claims,
    }
    if (behaviour.without !== undefined) delete claims[behaviour.without]
    return (
      behaviour.sign?.(claims) ??
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k-1' }).sign(own.privateKey)
    )
  }
  const json = (body: unknown) =>
    new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = String(input instanceof Request ? input.url : input)
    asked.push({ url, form: new URLSearchParams(String(init?.body ?? '')) })
    if (url.endsWith('/.well-known/openid-configuration')) {
      return json({
        issuer: ISSUER,
        authorization_endpoint: `${ISSUER}/auth`,
        token_endpoint: `${ISSUER}/token`,
        jwks_uri: `${ISSUER}/jwks`,
        userinfo_endpoint: `${ISSUER}/me`,
        end_session_endpoint: `${ISSUER}/session/end`,
        authorization_response_iss_parameter_supported: true,
        ...behaviour.discovery,
      })
    }
    if (url.endsWith('/jwks')) {
      return json({
        keys: behaviour.keys ?? [{ ...(await exportJWK(own.publicKey)), kid: 'k-1', alg: 'RS256' }],
      })
    }
    if (url.endsWith('/me')) return json(behaviour.userInfo ?? { sub: 'u-1' })
    const granted = {
      access_token: 'access-1',
      token_type: 'Bearer',
      refresh_token: 'refresh-1',
      expires_in: 300,
      id_token: await idToken(),
    }
    const changed = behaviour.token?.(granted) ?? granted
    const settled = await changed
    return settled instanceof Response ? settled : json(settled)
  }
  // The library exchanges the code with the global fetch.
  vi.stubGlobal('fetch', answer)
  const storage = memoryStorage()
  const provider = createIdentityProvider({
    config: { issuer: ISSUER, clientId: 'portal', scope: 'openid portal', tokenKind: 'id' },
    origin: ORIGIN,
    storage,
    fetch: answer,
    now: () => NOW,
    randomId: () => crypto.randomUUID(),
  })
  /** Starts a sign-in and returns the address that the provider would redirect the browser to. */
  const begin = async (change: (answer: URLSearchParams) => void = () => undefined): Promise<string> => {
    const url = await provider.signInUrl({ returnTo: '/orders?client=1' })
    if (!url.ok) throw new Error(url.error)
    const request = new URL(url.value).searchParams
    nonce = request.get('nonce') ?? undefined
    const params = new URLSearchParams({ code: 'code-1', state: request.get('state') ?? '', iss: ISSUER })
    change(params)
    return `${ORIGIN}/callback?${params}`
  }
  return { provider, storage, asked, begin }
}

const tokens: TokenSet = {
  family: 'f-1',
  generation: 0,
  subject: 'u-1',
  idToken: 'id-0',
  accessToken: 'access-0',
  refreshToken: 'refresh-0',
  issuedAt: NOW,
  expiresAt: NOW + 300_000,
}

describe('a sign-in', () => {
  it("[SGN-2] requests a code with PKCE, the configured scope and the portal's own callback", async () => {
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

  it('[SGN-1] uses a challenge only once', async () => {
    const { provider } = await providerThat()
    const urls = await Promise.all(Array.from({ length: 100 }, () => provider.signInUrl({ returnTo: '/' })))
    const challenges = urls.map((url) => new URL(url.ok ? url.value : '').searchParams.get('code_challenge'))
    expect(new Set(challenges).size).toBe(100)
  })

  it('[SGN-1] [SGN-5] [SGN-18] exchanges the code with its verifier, validates the tokens and returns the path', async () => {
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

  it('[SGN-7] leaves nothing of itself in the storage, whether it succeeds or fails', async () => {
    const good = await providerThat()
    await good.provider.finishSignIn(await good.begin())
    expect(good.storage.length).toBe(0)
    const bad = await providerThat({ claims: { aud: 'other' } })
    await bad.provider.finishSignIn(await bad.begin())
    expect(bad.storage.length).toBe(0)
  })

  it('[SGN-19] is denied when the provider denies access', async () => {
    const { provider, begin } = await providerThat()
    const url = await begin((params) => {
      params.delete('code')
      params.set('error', 'access_denied')
    })
    expect(await provider.finishSignIn(url)).toEqual({ ok: false, error: { kind: 'denied' } })
  })
})

describe('an answer at the callback is refused', () => {
  const changes: readonly (readonly [string, (params: URLSearchParams) => void])[] = [
    ['with a state that this tab did not send', (params) => params.set('state', 'foreign')],
    ['without a state', (params) => params.delete('state')],
    ['with the proof of the state changed', (params) => params.set('state', `${params.get('state')}x`)],
    ['without a code', (params) => params.delete('code')],
    ['from another issuer', (params) => params.set('iss', 'https://evil.example')],
    ['without an issuer, if the provider names its own', (params) => params.delete('iss')],
    ['that says server_error', (params) => params.set('error', 'server_error')],
  ]

  it.each(changes)('[SGN-3] [SGN-4] %s', async (_title, change) => {
    const { provider, begin } = await providerThat()
    expect(await provider.finishSignIn(await begin(change))).toMatchObject({
      ok: false,
      error: { kind: 'failed' },
    })
  })

  it('[SGN-4] from another issuer without its code reaching the token endpoint', async () => {
    const { provider, begin, asked } = await providerThat()
    await provider.finishSignIn(await begin((params) => params.set('iss', 'https://evil.example')))
    expect(asked.some(({ url }) => url.endsWith('/token'))).toBe(false)
  })

  it('[SGN-3] when it comes a second time', async () => {
    const { provider, begin } = await providerThat()
    const url = await begin()
    expect((await provider.finishSignIn(url)).ok).toBe(true)
    expect(await provider.finishSignIn(url)).toMatchObject({ ok: false, error: { kind: 'failed' } })
  })
})

describe('the portal refuses a provider', () => {
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
    ['that does not answer', { token: () => Promise.reject(new TypeError('failed to fetch')) }],
  ]

  it.each(evils)('[SGN-6] %s', async (_title, behaviour) => {
    const { provider, begin } = await providerThat(behaviour)
    expect(await provider.finishSignIn(await begin())).toMatchObject({ ok: false, error: { kind: 'failed' } })
  })

  it('[SGN-6] if it has several keys and the token does not say which', async () => {
    const keys = await Promise.all([own, foreign].map((pair) => exportJWK(pair.publicKey)))
    const unnamed = (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(own.privateKey)
    const { provider, begin } = await providerThat({ sign: unnamed, keys })
    expect((await provider.finishSignIn(await begin())).ok).toBe(false)
  })

  it.each([
    ['another issuer', { issuer: 'https://evil.example' }, 'issuer-mismatch'],
    ['the issuer with a slash more', { issuer: `${ISSUER}/` }, 'issuer-mismatch'],
    ['no token endpoint', { token_endpoint: undefined }, 'malformed'],
  ])('[SGN-4] whose discovery document names %s', async (_title, discovery, error) => {
    const { provider } = await providerThat({ discovery })
    expect(await provider.signInUrl({ returnTo: '/' })).toEqual({ ok: false, error })
  })
})

const sign = (claims: JWTPayload, pair: Keys) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k-1' }).sign(pair.privateKey)

describe('a refresh', () => {
  it('[SGN-8] yields the next generation of the same sign-in', async () => {
    const { provider, asked } = await providerThat()
    expect(await provider.refresh(tokens)).toMatchObject({
      ok: true,
      value: { family: 'f-1', generation: 1, refreshToken: 'refresh-1', subject: 'u-1' },
    })
    expect(asked.find(({ url }) => url.endsWith('/token'))?.form.get('refresh_token')).toBe('refresh-0')
  })

  it('[SGN-8] keeps the refresh token when the provider does not rotate it', async () => {
    const { provider } = await providerThat({ token: ({ refresh_token: _left, ...rest }) => rest })
    expect(await provider.refresh(tokens)).toMatchObject({ ok: true, value: { refreshToken: 'refresh-0' } })
  })

  const ends: readonly (readonly [string, Behaviour, string])[] = [
    ['brings no ID token', { token: ({ id_token: _left, ...rest }) => rest }, 'rejected'],
    ['brings the ID token of another user', { claims: { sub: 'u-2' } }, 'rejected'],
    [
      'brings an expired ID token',
      { claims: { iat: NOW / 1_000 - 400, exp: NOW / 1_000 - 100 } },
      'rejected',
    ],
    ['is refused', { token: () => new Response('{"error":"invalid_grant"}', { status: 400 }) }, 'rejected'],
    ['meets a failing provider', { token: () => new Response('', { status: 500 }) }, 'unavailable'],
    ['meets a page instead of tokens', { token: () => new Response('<p>hello</p>') }, 'unavailable'],
    ['gets no answer', { token: () => Promise.reject(new TypeError('failed to fetch')) }, 'unavailable'],
  ]

  it.each(ends)('[SGN-11] that %s', async (_title, behaviour, error) => {
    const { provider } = await providerThat(behaviour)
    expect(await provider.refresh(tokens)).toEqual({ ok: false, error })
  })
})

describe('a sign-out', () => {
  it('[SGN-13] names the session by its ID token and returns to the start', async () => {
    const { provider } = await providerThat()
    const url = new URL((await provider.signOutUrl('id-0')) ?? '')
    expect(`${url.origin}${url.pathname}`).toBe(`${ISSUER}/session/end`)
    expect(url.searchParams.get('id_token_hint')).toBe('id-0')
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/`)
  })

  it('[SGN-14] leads nowhere if the provider cannot end sessions', async () => {
    const { provider } = await providerThat({ discovery: { end_session_endpoint: undefined } })
    expect(await provider.signOutUrl('id-0')).toBeUndefined()
  })
})
