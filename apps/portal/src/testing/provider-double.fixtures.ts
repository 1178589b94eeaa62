import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { CLIENT, type CustomersProvider } from './customers-providers'

/**
 * Lifetimes in seconds of ID tokens and of access tokens. The response with the tokens states the lifetime of the
 * access token.
 */
export const LIVES = { id: 600, access: 3_600 } as const

interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly location?: string
}

const refused = (error: string): Answer => ({ status: 400, body: { error } })

/**
 * Starts an identity provider over HTTP, with the given differences from a standard identity provider. The user of this
 * provider consents to every sign-in at once.
 */
export const startDouble = async (sends: CustomersProvider, now: number) => {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), kid: 'k-1', use: 'sig' }
  const codes = new Map<string, URLSearchParams>()
  const refreshTokens = new Set<string>()
  const accessTokens = new Set<string>()
  let base = ''

  const documentWith = (change: object = {}) => ({
    issuer: sends.issuer(base),
    authorization_endpoint: `${base}/authorize`,
    token_endpoint: `${base}/token`,
    jwks_uri: `${base}/keys`,
    userinfo_endpoint: `${base}/user-info`,
    end_session_endpoint: `${base}/logout`,
    revocation_endpoint: `${base}/revoke`,
    ...sends.document?.(base),
    ...change,
  })

  const authorize = (asked: URLSearchParams): Answer => {
    const back = new URL(asked.get('redirect_uri') ?? '')
    const extras = { state: asked.get('state') ?? '', ...sends.callback?.(base) }
    for (const [name, value] of Object.entries(extras)) back.searchParams.set(name, value)
    const isKnown = (asked.get('scope') ?? '')
      .split(' ')
      .every((scope) => sends.scopes?.includes(scope) !== false)
    if (!isKnown) back.searchParams.set('error', 'invalid_scope')
    else if (asked.get('code_challenge_method') !== 'S256') back.searchParams.set('error', 'invalid_request')
    else {
      const code = randomUUID()
      codes.set(code, asked)
      back.searchParams.set('code', code)
    }
    return { status: 302, location: back.href }
  }

  const tokensFor = async (nonce: string | null, refreshToken: string | undefined, audience: string) => {
    const accessToken = `${audience} ${randomUUID()}`.trim()
    accessTokens.add(accessToken)
    if (refreshToken !== undefined) refreshTokens.add(refreshToken)
    const claims = {
      iss: sends.issuer(base),
      aud: CLIENT,
      sub: 'u-1',
      iat: now / 1_000,
      exp: now / 1_000 + LIVES.id,
      ...(nonce === null ? {} : { nonce }),
      ...sends.claims?.(base),
    }
    return {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: LIVES.access,
      id_token: await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k-1' }).sign(privateKey),
      refresh_token: refreshToken,
      ...sends.tokenAnswer,
    }
  }

  const grant = async (form: URLSearchParams): Promise<Answer> => {
    if (form.get('client_id') !== CLIENT) return refused('invalid_client')
    if (form.get('grant_type') === 'refresh_token') {
      const old = form.get('refresh_token') ?? ''
      if (!refreshTokens.has(old)) return refused('invalid_grant')
      if (sends.keepsRefreshToken !== true) refreshTokens.delete(old)
      const next = sends.keepsRefreshToken === true ? undefined : randomUUID()
      return { status: 200, body: await tokensFor(null, next, '') }
    }
    const asked = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isSame = asked?.get('redirect_uri') === form.get('redirect_uri')
    if (asked === undefined || !isSame || asked.get('code_challenge') !== challenge)
      return refused('invalid_grant')
    const isRenewable = sends.refreshTokenFor?.(asked) ?? true
    const body = await tokensFor(
      asked.get('nonce'),
      isRenewable ? randomUUID() : undefined,
      asked.get('audience') ?? '',
    )
    return { status: 200, body }
  }

  const userInfo = (bearer: string): Answer => {
    const status = accessTokens.has(bearer.replace('Bearer ', '')) ? (sends.userInfoStatus ?? 200) : 401
    return { status, body: status === 200 ? { sub: 'u-1' } : {} }
  }

  const signOut = (asked: URLSearchParams): Answer => {
    const location = asked.get(sends.signOutParameter ?? 'post_logout_redirect_uri')
    return location === null || asked.get('client_id') !== CLIENT
      ? refused('invalid_request')
      : { status: 302, location }
  }

  interface Request {
    readonly query: URLSearchParams
    readonly form: URLSearchParams
    readonly bearer: string
  }
  const routes: Readonly<Record<string, (request: Request) => Answer | Promise<Answer>>> = {
    '/authorize': ({ query }) => authorize(query),
    '/token': ({ form }) => (sends.secret === undefined ? grant(form) : refused('invalid_request')),
    '/keys': () => ({
      status: 200,
      body: { keys: [sends.hasPlainKeys === true ? key : { ...key, alg: 'RS256' }] },
    }),
    '/user-info': ({ bearer }) => userInfo(bearer),
    '/logout': ({ query }) => signOut(query),
    '/revoke': ({ form }) => ({ status: refreshTokens.delete(form.get('token') ?? '') ? 200 : 400 }),
    // These two endpoints imitate a server of the portal's operator. Its token endpoint adds the client secret, and
    // forwards the request to the identity provider.
    '/operator/google.json': () => ({
      status: 200,
      body: documentWith({ token_endpoint: `${base}/operator/token` }),
    }),
    '/operator/token': ({ form }) => grant(form),
    [sends.documentPath]: () => ({ status: 200, body: documentWith() }),
  }

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', base)
    const form = new URLSearchParams(await text(request))
    const route = routes[pathname]
    return route?.({ query, form, bearer: request.headers.authorization ?? '' }) ?? { status: 404 }
  }

  const server = createServer(async (request, response) => {
    const { status, body, location } = await answer(request)
    const headers = { 'content-type': 'application/json', ...(location === undefined ? {} : { location }) }
    response.writeHead(status, headers).end(body === undefined ? '' : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  base = `http://127.0.0.1:${port}`
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { base, stop, [Symbol.asyncDispose]: stop }
}
