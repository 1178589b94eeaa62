import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type DeviceSignInOptions, signInWithDevice } from './device-sign-in'

const issuer = 'https://id.example/oidc'
const now = new Date('2026-11-25T09:00:00Z')
const seconds = now.getTime() / 1_000

let keys: Awaited<ReturnType<typeof generateKeyPair>>
beforeAll(async () => {
  keys = await generateKeyPair('ES256', { extractable: true })
})

const codes = {
  device_code: 'device-1',
  user_code: 'BCDF-GHJK',
  verification_uri: `${issuer}/device`,
  verification_uri_complete: `${issuer}/device?user_code=BCDF-GHJK`,
  expires_in: 600,
  interval: 5,
}
const refused = (error: string, status = 400) => Response.json({ error }, { status })
const pending = () => refused('authorization_pending')

/** Responses of an identity provider. Each test changes some of them. */
interface Provider {
  readonly metadata?: object
  readonly codes?: object | Response
  /** Responses to the first requests for tokens, one after the other. All later requests get tokens. */
  readonly answers?: readonly (() => Response)[]
  readonly claims?: object
}

let asked: { readonly path: string; readonly form: URLSearchParams; readonly agent: string | null }[] = []
let waits: number[] = []
afterEach(() => {
  asked = []
  waits = []
})

const world = (provider: Provider) => {
  const answers = [...(provider.answers ?? [])]
  const tokens = async () => {
    const claims = { aud: 'remesa-cli', sub: '11', exp: seconds + 300, ...provider.claims }
    const token = new SignJWT({ iss: issuer, iat: seconds, ...claims })
    const id_token = await token.setProtectedHeader({ alg: 'ES256', kid: 'k1' }).sign(keys.privateKey)
    return Response.json({ id_token, refresh_token: 'refresh-1' })
  }
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(String(input))
    const form = new URLSearchParams(init?.body instanceof URLSearchParams ? init.body : '')
    asked.push({ path: pathname, form, agent: new Headers(init?.headers).get('user-agent') })
    if (pathname.endsWith('openid-configuration'))
      return Response.json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        device_authorization_endpoint: `${issuer}/device/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        ...provider.metadata,
      })
    if (pathname.endsWith('jwks'))
      return Response.json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1' }] })
    if (pathname.endsWith('/device/auth'))
      return provider.codes instanceof Response
        ? provider.codes
        : Response.json({ ...codes, ...provider.codes })
    return answers.shift()?.() ?? tokens()
  }
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds)
  }
  return { issuer, fetch, wait, now: () => now, onCode: () => undefined } satisfies DeviceSignInOptions
}

const outcome = async (provider: Provider, options: Partial<DeviceSignInOptions> = {}) => {
  const answer = await signInWithDevice({ ...world(provider), ...options })
  if (answer.ok) return 'signed in'
  const { error } = answer
  if (error.kind === 'provider') return error.cause instanceof Error ? error.cause.message : error.cause
  return error.kind === 'denied' ? `denied: ${error.reason}` : error.kind
}
const questions = () => asked.filter(({ path }) => path === '/oidc/token')

describe('signing in with a device code', () => {
  it('the sign-in with a device code shows the user code, and requests tokens with the device code', async () => {
    const shown: unknown[] = []
    const signedIn = await outcome({}, { program: 'payroll/1.2', onCode: (code) => shown.push(code) })
    expect(signedIn).toBe('signed in')
    expect(shown).toEqual([
      {
        userCode: 'BCDF-GHJK',
        verificationUri: `${issuer}/device`,
        verificationUriComplete: `${issuer}/device?user_code=BCDF-GHJK`,
        expiresInMs: 600_000,
      },
    ])
    const [, codesAsked, tokensAsked] = asked
    expect(codesAsked?.agent).toBe('payroll/1.2')
    expect(Object.fromEntries(codesAsked?.form ?? [])).toEqual({ client_id: 'remesa-cli', scope: 'openid' })
    expect(Object.fromEntries(tokensAsked?.form ?? [])).toEqual({
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      client_id: 'remesa-cli',
      device_code: 'device-1',
    })
  })

  it('the sign-in with a device code returns a session that renews its token before it expires', async () => {
    let time = now
    const signedIn = await signInWithDevice({ ...world({}), now: () => time })
    if (!signedIn.ok) throw new Error(signedIn.error.kind)
    expect(await signedIn.value.getToken()).toBeDefined()
    time = new Date(now.getTime() + 271_000)
    await signedIn.value.getToken()
    expect(questions().map(({ form }) => form.get('refresh_token'))).toEqual([null, 'refresh-1'])
  })

  it('while the user has not responded, the sign-in with a device code requests tokens at the provider’s interval', async () => {
    expect(await outcome({ codes: { interval: 7 }, answers: [pending, pending] })).toBe('signed in')
    expect(waits).toEqual([7_000, 7_000, 7_000])
    waits = []
    expect(await outcome({ codes: { interval: undefined }, answers: [pending] })).toBe('signed in')
    expect(waits).toEqual([5_000, 5_000])
  })

  it('each time the provider asks to slow down, the pause between two requests for tokens becomes five seconds longer', async () => {
    const slowDown = () => refused('slow_down')
    expect(await outcome({ answers: [pending, slowDown, pending, slowDown] })).toBe('signed in')
    expect(waits).toEqual([5_000, 5_000, 10_000, 10_000, 15_000])
  })

  it('while the provider does not respond, the pause between two requests for tokens doubles each time', async () => {
    const lost = () => {
      throw new TypeError('fetch failed')
    }
    const answers = [
      lost,
      () => new Response('', { status: 503 }),
      () => refused('server_error', 500),
      pending,
    ]
    expect(await outcome({ answers })).toBe('signed in')
    expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 40_000])
  })

  it('the sign-in ends when its device code expires; it returns the last network error, if any', async () => {
    const always = (answer: () => Response) => ({ answers: Array.from({ length: 200 }, () => answer) })
    expect(await outcome(always(pending))).toBe('unfinished')
    expect(questions()).toHaveLength(120)
    const lost = () => {
      throw new TypeError('fetch failed')
    }
    expect(await outcome(always(lost))).toBe('fetch failed')
  })

  it.each([
    ['access_denied', 'denied: access_denied'],
    ['expired_token', 'unfinished'],
    ['invalid_grant', 'denied: invalid_grant'],
    ['invalid_client', 'denied: invalid_client'],
    ['constructor', 'denied: constructor'],
  ])('the refusal %s ends the sign-in with a device code at once', async (error, expected) => {
    expect(await outcome({ answers: [pending, () => refused(error)] })).toBe(expected)
    expect(questions()).toHaveLength(2)
  })

  it.each<readonly [string, Provider, string]>([
    [
      'no endpoint for codes',
      { metadata: { device_authorization_endpoint: undefined } },
      'the provider has no device_authorization_endpoint',
    ],
    [
      'an endpoint without encryption',
      { metadata: { device_authorization_endpoint: 'http://id.example/d' } },
      'not encrypted: http://id.example/d',
    ],
    [
      'a page without encryption',
      { codes: { verification_uri_complete: 'http://id.example/d' } },
      `not encrypted: ${issuer}/device`,
    ],
    ['codes that lack a part', { codes: { user_code: '' } }, 'codes: answered 200'],
    ['a refusal of codes', { codes: refused('unauthorized_client') }, 'denied: unauthorized_client'],
    ['too many sign-ins', { codes: new Response('', { status: 429 }) }, 'codes: answered 429'],
    ['tokens that lack a part', { answers: [() => Response.json({})] }, 'tokens: answered 200'],
    ['a token of another client', { claims: { aud: 'remesa-native' } }, 'ID token: audience remesa-native'],
    ['an expired token', { claims: { iat: seconds - 400, exp: seconds - 61 } }, 'ID token: expired'],
  ])('the sign-in of a program fails with %s', async (_what, provider, expected) => {
    expect(await outcome(provider)).toBe(expected)
  })

  it('the sign-in with a device code fails, without a request for tokens, if the program can’t show the user code', async () => {
    const onCode = () => Promise.reject(new Error('no screen'))
    expect(await outcome({}, { onCode })).toBe('unopened')
    expect(questions()).toEqual([])
  })

  it('the sign-in with a device code ends when its caller aborts it, even during a pause', async () => {
    const caller = new AbortController()
    expect(await outcome({}, { signal: AbortSignal.abort() })).toBe('aborted')
    expect(asked).toEqual([])
    const onCode = () => void setTimeout(() => caller.abort(), 5)
    expect(await outcome({}, { signal: caller.signal, wait: undefined, onCode })).toBe('aborted')
    expect(questions()).toEqual([])
  })
})
