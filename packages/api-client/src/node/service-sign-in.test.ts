import { inspect } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { type ServiceSignInOptions, signInAsService } from './service-sign-in'

const issuer = 'https://id.example/oidc'
const clientSecret = 'a secret: with +, % and 32 letters'
const start = new Date('2026-11-25T09:00:00Z')

let asked: {
  readonly path: string
  readonly form: URLSearchParams
  readonly authorization: string | null
}[] = []
afterEach(() => {
  asked = []
})

/** An identity provider that issues numbered tokens. A test can replace its responses. */
const world = (answer: () => Response | undefined = () => undefined, metadata: object = {}) => {
  let issued = 0
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(String(input))
    const form = new URLSearchParams(init?.body instanceof URLSearchParams ? init.body : '')
    asked.push({ path: pathname, form, authorization: new Headers(init?.headers).get('authorization') })
    if (pathname.endsWith('openid-configuration'))
      return Response.json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        ...metadata,
      })
    const given = answer()
    if (given !== undefined) return given
    issued += 1
    return Response.json({ access_token: `token-${issued}`, token_type: 'Bearer', expires_in: 300 })
  }
  return { issuer, clientId: 'payroll', clientSecret, fetch, now: () => start } satisfies ServiceSignInOptions
}
const sessionOf = async (options: ServiceSignInOptions) => {
  const signedIn = await signInAsService(options)
  if (!signedIn.ok) throw new Error(signedIn.error.kind)
  return signedIn.value
}
const questions = () => asked.filter(({ path }) => path === '/oidc/token')
const refused = (error: string, status = 400) => Response.json({ error }, { status })

describe('signing in as a service account', () => {
  it('the sign-in of a service account sends the secret in the header Authorization, encoded as OAuth 2.0 requires', async () => {
    const session = await sessionOf({ ...world(), scope: 'reports' })
    expect(await session.getToken()).toBe('token-1')
    const [question] = questions()
    expect(Object.fromEntries(question?.form ?? [])).toEqual({
      grant_type: 'client_credentials',
      scope: 'reports',
    })
    const [scheme, value = ''] = question?.authorization?.split(' ') ?? []
    expect(scheme).toBe('Basic')
    expect(atob(value)).toBe('payroll:a+secret%3A+with+%2B%2C+%25+and+32+letters')
  })

  it('the session of a service account requests the next token 30 seconds before expiry, once for all callers', async () => {
    let time = start
    const session = await sessionOf({ ...world(), now: () => time })
    time = new Date(start.getTime() + 269_000)
    expect(await session.getToken()).toBe('token-1')
    time = new Date(start.getTime() + 271_000)
    expect(await Promise.all([session.getToken(), session.getToken()])).toEqual(['token-2', 'token-2'])
    expect(questions()).toHaveLength(2)
  })

  it('the session of a service account renews a short-lived token after half of its lifetime', async () => {
    let time = start
    const brief = () => Response.json({ access_token: 'brief', token_type: 'bearer', expires_in: 10 })
    const session = await sessionOf({ ...world(brief), now: () => time })
    time = new Date(start.getTime() + 4_000)
    await session.getToken()
    expect(questions()).toHaveLength(1)
    time = new Date(start.getTime() + 6_000)
    await session.getToken()
    expect(questions()).toHaveLength(2)
  })

  it('the session of a service account has no token after a refusal, and throws if the provider can’t be reached', async () => {
    let answer: Response | undefined
    const session = await sessionOf(world(() => answer))
    answer = new Response('', { status: 503 })
    await expect(session.refreshToken()).rejects.toThrow('tokens: answered 503')
    expect(await session.getToken()).toBe('token-1')
    answer = refused('invalid_client', 401)
    expect(await session.refreshToken()).toBe(false)
    answer = refused('invalid_client', 401)
    expect(await session.getToken()).toBeUndefined()
  })

  it('after it was signed out, the session of a service account requests no token and ignores a late response', async () => {
    const session = await sessionOf(world())
    const late = session.refreshToken()
    await session.signOut()
    expect(await late).toBe(false)
    expect(await session.refreshToken()).toBe(false)
    expect(await session.getToken()).toBeUndefined()
    expect(questions()).toHaveLength(2)
  })

  it.each<readonly [string, ServiceSignInOptions, object]>([
    ['a refusal', world(() => refused('invalid_client', 401)), { kind: 'denied', reason: 'invalid_client' }],
    [
      'no answer',
      world(() => new Response('', { status: 500 })),
      { kind: 'provider', cause: expect.anything() },
    ],
    [
      'a token of another kind',
      world(() => Response.json({ access_token: 't', token_type: 'DPoP', expires_in: 9 })),
      { kind: 'provider', cause: expect.anything() },
    ],
    [
      'no encryption',
      world(undefined, { token_endpoint: 'http://id.example/token' }),
      { kind: 'provider', cause: expect.anything() },
    ],
    [
      'a lost network',
      { ...world(), fetch: () => Promise.reject(new TypeError('fetch failed')) },
      { kind: 'provider', cause: expect.anything() },
    ],
  ])(
    'the sign-in of a service account fails with %s, and no failure contains the secret',
    async (_what, options, error) => {
      const answer = await signInAsService(options)
      expect(answer).toEqual({ ok: false, error })
      const shown = `${inspect(answer, { depth: 9 })} ${JSON.stringify(answer)}`
      for (const part of [clientSecret, 'a+secret', btoa('payroll:')]) expect(shown).not.toContain(part)
    },
  )
})
