import { base64url } from 'jose'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ProgramSession } from './program-session'
import { type SignInOptions, signIn } from './sign-in'

const issuer = 'https://id.example/oidc'
const text = (value: unknown) => base64url.encode(new TextEncoder().encode(JSON.stringify(value)))
const now = new Date('2026-11-25T09:00:00Z')
const seconds = now.getTime() / 1_000
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

let own: CryptoKeyPair
let foreign: CryptoKeyPair
let publicKey: JsonWebKey
beforeAll(async () => {
  own = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  foreign = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  publicKey = { ...(await crypto.subtle.exportKey('jwk', own.publicKey)) }
})

const signed = async (claims: object, key = own, header: object = { alg: 'ES256', kid: 'k1' }) => {
  const content = `${text(header)}.${text(claims)}`
  const signature = await crypto.subtle.sign(algorithm, key.privateKey, new TextEncoder().encode(content))
  return `${content}.${base64url.encode(new Uint8Array(signature))}`
}

/** Responses of an identity provider. Each test changes some of them. */
interface Provider {
  readonly metadata?: object
  readonly claims?: object
  readonly token?: (claims: object) => Promise<string>
  readonly keys?: readonly object[]
  readonly answer?: Readonly<Record<string, string>>
  readonly tokenAnswer?: () => Response | undefined
}

let asked: (readonly [string, URLSearchParams])[] = []
afterEach(() => {
  asked = []
})

/** A simulated identity provider whose user signs in at once. */
const world = (provider: Provider) => {
  let nonce = ''
  let issued = 0
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(input))
    asked.push([url.pathname, new URLSearchParams(init?.body instanceof URLSearchParams ? init.body : '')])
    if (url.pathname.endsWith('openid-configuration'))
      return Response.json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        revocation_endpoint: `${issuer}/revoke`,
        authorization_response_iss_parameter_supported: true,
        ...provider.metadata,
      })
    if (url.pathname.endsWith('jwks'))
      return Response.json({ keys: provider.keys ?? [{ ...publicKey, kid: 'k1' }] })
    if (url.pathname.endsWith('revoke')) return new Response(null)
    const refused = provider.tokenAnswer?.()
    if (refused !== undefined) return refused
    issued += 1
    const common = { iss: issuer, aud: 'remesa-native', sub: '11', iat: seconds, exp: seconds + 300 }
    const claims = { ...common, ...(issued === 1 ? { nonce } : {}), ...provider.claims }
    return Response.json({
      id_token: await (provider.token ?? signed)(claims),
      refresh_token: `refresh-${issued}`,
    })
  }
  const open = async (address: string) => {
    const ask = new URL(address)
    nonce = ask.searchParams.get('nonce') ?? ''
    const back = new URL(ask.searchParams.get('redirect_uri') ?? '')
    const answer = {
      code: 'c',
      state: ask.searchParams.get('state') ?? '',
      iss: issuer,
      ...provider.answer,
    }
    for (const [name, value] of Object.entries(answer)) if (value !== '') back.searchParams.set(name, value)
    await globalThis.fetch(back)
  }
  return { issuer, fetch, open, now: () => now } satisfies SignInOptions
}

const outcome = async (provider: Provider, options: Partial<SignInOptions> = {}) => {
  const answer = await signIn({ ...world(provider), ...options })
  if (answer.ok) return 'signed in'
  const { error } = answer
  if (error.kind === 'provider') return error.cause instanceof Error ? error.cause.message : error.cause
  return error.kind === 'denied' ? `denied: ${error.reason}` : error.kind
}
const session = async (
  provider: Provider = {},
  options: Partial<SignInOptions> = {},
): Promise<ProgramSession> => {
  const answer = await signIn({ ...world(provider), ...options })
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.value
}
const grants = () => asked.filter(([path]) => path === '/oidc/token').map(([, form]) => form)

describe('signing in to a program', () => {
  it('each sign-in through the browser has a new code challenge, state and nonce, and a redirect URI on this computer', async () => {
    const addresses: URL[] = []
    for (const _time of [1, 2]) {
      await signIn({ ...world({}), timeoutMs: 1, open: (url) => addresses.push(new URL(url)) })
    }
    const [one, two] = addresses.map(({ searchParams }) => Object.fromEntries(searchParams))
    expect(one).toMatchObject({
      client_id: 'remesa-native',
      response_type: 'code',
      scope: 'openid',
      code_challenge_method: 'S256',
      redirect_uri: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/callback$/),
    })
    for (const name of ['state', 'nonce', 'code_challenge'] as const) {
      expect(one?.[name]).toMatch(/^[\w-]{43}$/)
      expect(one?.[name]).not.toBe(two?.[name])
    }
  })

  it('the sign-in through the browser exchanges the authorization code, with the verifier of its code challenge, for tokens', async () => {
    const opened: URL[] = []
    const { open, ...rest } = world({})
    await signIn({
      ...rest,
      open: (url) => {
        opened.push(new URL(url))
        return open(url)
      },
    })
    const [form] = grants()
    const hash = await crypto.subtle.digest(
      'SHA-256',
      new TextEncoder().encode(form?.get('code_verifier') ?? ''),
    )
    expect(base64url.encode(new Uint8Array(hash))).toBe(opened[0]?.searchParams.get('code_challenge'))
    expect(form?.get('redirect_uri')).toBe(opened[0]?.searchParams.get('redirect_uri'))
  })

  it.each<[string, Provider, unknown]>([
    ['succeeds', {}, 'signed in'],
    [
      'succeeds with a provider that names itself in no answer',
      { metadata: { authorization_response_iss_parameter_supported: false }, answer: { iss: '' } },
      'signed in',
    ],
    [
      'fails with the answer of another provider',
      { answer: { iss: 'https://evil.example' } },
      'the answer is from https://evil.example',
    ],
    ['fails with an answer of no provider', { answer: { iss: '' } }, 'the answer is from nobody'],
    ['fails without a code', { answer: { code: '' } }, 'the answer has no code'],
    ['fails if the user refuses', { answer: { error: 'access_denied' } }, 'denied: access_denied'],
    [
      'fails if the code is refused',
      { tokenAnswer: () => Response.json({ error: 'invalid_grant' }, { status: 400 }) },
      'denied: invalid_grant',
    ],
    [
      'fails if the provider is broken',
      { tokenAnswer: () => new Response('<html>', { status: 502 }) },
      'tokens: answered 502',
    ],
    ['fails if the answer has no tokens', { tokenAnswer: () => Response.json({}) }, 'tokens: answered 200'],
    [
      'fails with the description of another provider',
      { metadata: { issuer: 'https://evil.example' } },
      'another issuer: https://evil.example',
    ],
    [
      'fails if tokens would travel unencrypted',
      { metadata: { token_endpoint: 'http://id.example/token' } },
      'not encrypted: http://id.example/token',
    ],
  ])('a sign-in through the browser %s', async (_what, provider, expected) => {
    expect(await outcome(provider)).toBe(expected)
  })

  it.each<[string, Provider, string]>([
    ['of another issuer', { claims: { iss: 'https://evil.example' } }, 'issuer https://evil.example'],
    ['for another client', { claims: { aud: 'remesa-portal' } }, 'audience remesa-portal'],
    ['for several clients', { claims: { aud: ['remesa-native', 'other'] } }, 'audience other'],
    ['used by another party', { claims: { azp: 'other' } }, 'authorized-party other'],
    ['that has expired', { claims: { iat: seconds - 600, exp: seconds - 61 } }, 'expired'],
    ['that ends before it begins', { claims: { exp: seconds } }, 'malformed'],
    ['of the future', { claims: { iat: seconds + 61, exp: seconds + 600 } }, 'issued-in-future'],
    ['with another nonce', { claims: { nonce: 'other' } }, 'nonce'],
    ['without a nonce', { claims: { nonce: undefined } }, 'nonce'],
    ['without a subject', { claims: { sub: '' } }, 'subject'],
    ['of a foreign key', { token: (claims) => signed(claims, foreign) }, 'not signed by the provider'],
    [
      'of an unknown key',
      { token: (claims) => signed(claims, own, { alg: 'ES256', kid: 'k2' }) },
      'not signed by the provider',
    ],
    [
      'without a signature',
      { token: async (claims) => `${text({ alg: 'none' })}.${text(claims)}.` },
      'not signed by the provider',
    ],
    [
      'signed with a shared secret',
      { token: (claims) => signed(claims, own, { alg: 'HS256', kid: 'k1' }) },
      'not signed by the provider',
    ],
    [
      'that was changed',
      {
        token: async (claims) =>
          (await signed(claims)).replace(/\.[^.]+\./, `.${text({ ...claims, sub: '1' })}.`),
      },
      'not signed by the provider',
    ],
    [
      'of one of two keys without a name',
      {
        keys: [{}, {}],
        token: (claims) => signed(claims, own, { alg: 'ES256' }),
      },
      'not signed by the provider',
    ],
    [
      'with an extension that has to be understood',
      {
        token: (claims) =>
          signed(claims, own, { alg: 'ES256', kid: 'k1', crit: ['urn:example'], 'urn:example': true }),
      },
      'not signed by the provider',
    ],
    ['of a key for another use', { keys: [{ kid: 'k1', use: 'enc' }] }, 'not signed by the provider'],
    ['that is no JWT', { token: async () => 'a.b.c' }, 'not signed by the provider'],
  ])('a sign-in through the browser rejects an ID token %s', async (_what, provider, why) => {
    const keys = provider.keys?.map((key) => ({ ...publicKey, ...key }))
    expect(await outcome({ ...provider, ...(keys === undefined ? {} : { keys }) })).toBe(`ID token: ${why}`)
  })

  it('the sign-in through the browser continues to wait if other programs send requests to its redirect URI', async () => {
    const { open, ...rest } = world({})
    const statuses: number[] = []
    const answer = await signIn({
      ...rest,
      open: async (url) => {
        const back = new URL(url).searchParams.get('redirect_uri') ?? ''
        const { state } = Object.fromEntries(new URL(url).searchParams)
        for (const [address, init] of [
          [`${back}?code=c&state=guessed`, {}],
          [back, {}],
          [`${back}/deeper?state=${state}`, {}],
          [`${back}?code=c&state=${state}`, { method: 'POST' }],
        ] as const)
          statuses.push((await globalThis.fetch(address, init)).status)
        await open(url)
      },
    })
    expect(statuses).toEqual([400, 400, 400, 400])
    expect(answer.ok).toBe(true)
  })

  it('the sign-in through the browser fails at its time limit, when its caller aborts it, or if no browser can be opened', async () => {
    const caller = new AbortController()
    expect(await outcome({}, { open: () => undefined, timeoutMs: 5 })).toBe('unfinished')
    expect(await outcome({}, { open: () => caller.abort(), signal: caller.signal })).toBe('aborted')
    expect(await outcome({}, { signal: AbortSignal.abort(), open: () => undefined })).toBe('aborted')
    const broken = () => {
      throw new Error('no browser')
    }
    expect(await outcome({}, { open: broken })).toBe('unopened')
  })

  it('a failed sign-in through the browser says why the provider can’t be reached', async () => {
    const cause = new TypeError('fetch failed')
    const answer = await signIn({ ...world({}), fetch: () => Promise.reject(cause) })
    expect(answer).toEqual({ ok: false, error: { kind: 'provider', cause } })
  })
})

describe('the session of a program', () => {
  it('the session of a program renews its token before it expires, once for all callers', async () => {
    let time = now
    const mine = await session({}, { now: () => time })
    const first = await mine.getToken()
    time = new Date(now.getTime() + 271_000)
    const tokens = await Promise.all([mine.getToken(), mine.getToken(), mine.refreshToken()])
    expect(grants().map((form) => form.get('refresh_token'))).toEqual([null, 'refresh-1'])
    expect(tokens[2]).toBe(true)
    expect(tokens[0]).toBe(tokens[1])
    expect(tokens[0]).not.toBe(first)
  })

  it('the session of a program has no token after the provider has refused to renew it', async () => {
    let isOver = false
    const refused = () => Response.json({ error: 'invalid_grant' }, { status: 400 })
    const provider = { tokenAnswer: () => (isOver ? refused() : undefined) }
    const mine = await session(provider)
    isOver = true
    expect(await mine.refreshToken()).toBe(false)
    expect(await mine.getToken()).toBeUndefined()
  })

  it('the session of a program throws while the provider can’t be reached, and continues afterwards', async () => {
    let isAway = false
    const provider = {
      tokenAnswer: () => (isAway ? new Response('', { status: 503 }) : undefined),
    }
    const mine = await session(provider)
    isAway = true
    await expect(mine.refreshToken()).rejects.toThrow('tokens: answered 503')
    isAway = false
    expect(await mine.refreshToken()).toBe(true)
  })

  it('the session of a program rejects a renewed token of another user', async () => {
    let subject = '11'
    const provider = { token: (claims: object) => signed({ ...claims, sub: subject }) }
    const mine = await session(provider)
    subject = '12'
    await expect(mine.refreshToken()).rejects.toThrow('ID token: subject')
  })

  it('signing out revokes the tokens of a program’s session, and a late renewal does not sign in again', async () => {
    const mine = await session()
    const late = mine.refreshToken()
    await mine.signOut()
    expect(await late).toBe(false)
    expect(await mine.getToken()).toBeUndefined()
    const revoked = asked.filter(([path]) => path === '/oidc/revoke').map(([, form]) => form.get('token'))
    expect(revoked).toEqual(['refresh-1'])
  })
})
