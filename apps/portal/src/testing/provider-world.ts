import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterEach, beforeAll, vi } from 'vitest'
import { RuntimeConfig } from '../kernel/config'
import { createIdentityProvider } from '../session/identity-provider'
import type { TokenSet } from '../session/token-store'
import { memoryStorage } from './storage'

/** Issuer of the test's identity provider. */
export const ISSUER = 'https://id.example/oidc'
/** Origin of the portal in the test. */
export const ORIGIN = 'https://portal.example'
/** The time of the server's clock in the tests, in epoch ms. */
export const NOW = Date.UTC(2026, 10, 21, 9, 0, 0)

export interface Keys {
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
}
/** The key pair of the identity provider. */
export let own: Keys
/** The key pair of another party. The identity provider signs no token with it. */
export let foreign: Keys

beforeAll(async () => {
  own = await generateKeyPair('RS256')
  foreign = await generateKeyPair('RS256')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** An error page of a proxy, in HTML. */
export const html = (status: number) =>
  new Response('<p>Bad gateway</p>', { status, headers: { 'content-type': 'text/html' } })

/** The ways in which an identity provider deviates from a correct identity provider. */
export interface Behaviour {
  readonly discovery?: Readonly<Record<string, unknown>>
  readonly claims?: JWTPayload
  readonly without?: string
  readonly sign?: (claims: JWTPayload) => string | Promise<string>
  readonly keys?: readonly Readonly<Record<string, unknown>>[]
  readonly token?: (answer: Record<string, unknown>) => Record<string, unknown> | Response | Promise<never>
  readonly userInfo?: unknown
  readonly keysStatus?: number
  /** The kind of token that the portal's calls send; by default the ID token. */
  readonly tokenKind?: 'id' | 'access'
}

/** An identity provider that responds correctly, except for the given deviations. */
export const providerThat = async (behaviour: Behaviour = {}) => {
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
      if (behaviour.keysStatus !== undefined) return new Response('', { status: behaviour.keysStatus })
      return json({
        keys: behaviour.keys ?? [{ ...(await exportJWK(own.publicKey)), kid: 'k-1', alg: 'RS256' }],
      })
    }
    if (url.endsWith('/me')) {
      return behaviour.userInfo instanceof Response
        ? behaviour.userInfo
        : json(behaviour.userInfo ?? { sub: 'u-1' })
    }
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
  // The global fetch is replaced, because the library exchanges the code with it.
  vi.stubGlobal('fetch', answer)
  const storage = memoryStorage()
  const provider = createIdentityProvider({
    config: RuntimeConfig.parse({
      issuer: ISSUER,
      clientId: 'portal',
      tokenKind: behaviour.tokenKind,
    }),
    origin: ORIGIN,
    storage,
    fetch: answer,
    now: () => NOW,
    randomId: () => crypto.randomUUID(),
  })
  /** Starts a sign-in, and returns the URL to which the identity provider would redirect the browser. */
  const begin = async (change: (answer: URLSearchParams) => void = () => undefined): Promise<string> => {
    const url = await provider.signInUrl({ returnTo: '/orders?client=1' })
    if (!url.ok) throw new Error(url.error.reason)
    const request = new URL(url.value).searchParams
    nonce = request.get('nonce') ?? undefined
    const params = new URLSearchParams({ code: 'code-1', state: request.get('state') ?? '', iss: ISSUER })
    change(params)
    return `${ORIGIN}/callback?${params}`
  }
  return { provider, storage, asked, begin }
}

/** Tokens as a sign-in returns them. */
export const tokens: TokenSet = {
  family: 'f-1',
  generation: 0,
  subject: 'u-1',
  idToken: 'id-0',
  accessToken: 'access-0',
  refreshToken: 'refresh-0',
  issuedAt: NOW,
  expiresAt: NOW + 300_000,
}

/** Signs an ID token with a given key pair. */
export const sign = (claims: JWTPayload, pair: Keys) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k-1' }).sign(pair.privateKey)
