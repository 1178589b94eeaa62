import { generateKeyPair } from 'node:crypto'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import Provider from 'oidc-provider'
import { freePort } from './sandbox-process'

const CLIENT = 'cash-desk'
/** Lifetime of tokens in seconds. It is so short that the portal renews its tokens within a test. */
const TOKENS_LIVE = 10

export interface OtherProvider {
  /** URL of a portal whose gateway accepts the access tokens of this identity provider. */
  readonly portalUrl: string
  readonly issuer: string
  /** The number of times that tokens were renewed. */
  readonly renewals: () => number
  close(): Promise<void>
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

const close = (server: Server) => {
  server.closeAllConnections()
  return new Promise<void>((resolve) => server.close(() => resolve()))
}

/**
 * Starts an identity provider that differs from the product's own as much as the standards allow. It has another
 * issuer, opaque access tokens for the API, no user-info endpoint, and no ID token in the response to a renewal. The
 * sandbox does not know these access tokens. A gateway in front of the sandbox therefore accepts them, and forwards
 * each call with a token of the sandbox.
 */
export async function startOtherProvider(sandboxUrl: string, sandboxBearer: string): Promise<OtherProvider> {
  const [providerPort, portalPort] = [await freePort(), await freePort()]
  const issuer = `http://localhost:${providerPort}`
  const portalUrl = `http://localhost:${portalPort}`
  const provider = await createOtherProvider(issuer, portalUrl)
  let renewals = 0
  provider.use(async (ctx, next) => {
    await next()
    const isRenewal = ctx.oidc?.route === 'token' && ctx.oidc.params?.['grant_type'] === 'refresh_token'
    if (!isRenewal || ctx.status !== 200) return
    renewals += 1
    // OpenID Connect Core 12.2 leaves it to the provider whether the response to a renewal contains an ID token.
    const { id_token: _left, ...answer } = Object(ctx.body)
    ctx.body = answer
  })
  const providerServer = createServer(provider.callback())
  const gateway = createServer((incoming, outgoing) => {
    void answerByGateway({ incoming, outgoing, provider, issuer, portalUrl, sandboxUrl, sandboxBearer })
  })
  await Promise.all([listen(providerServer, providerPort), listen(gateway, portalPort)])
  return {
    portalUrl,
    issuer,
    renewals: () => renewals,
    close: async () => {
      await Promise.all([close(providerServer), close(gateway)])
    },
  }
}

const createOtherProvider = async (issuer: string, portalUrl: string): Promise<Provider> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${portalUrl}/callback`],
        post_logout_redirect_uris: [`${portalUrl}/`],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'other', alg: 'RS256', use: 'sig' }] },
    clientBasedCORS: () => true,
    issueRefreshToken: () => true,
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    ttl: {
      AccessToken: TOKENS_LIVE,
      IdToken: TOKENS_LIVE,
      RefreshToken: 3_600,
      Grant: 3_600,
      Interaction: 3_600,
      Session: 3_600,
    },
    features: { devInteractions: { enabled: true }, userinfo: { enabled: false } },
  })
}

interface Passing {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  readonly provider: Provider
  readonly issuer: string
  readonly portalUrl: string
  readonly sandboxUrl: string
  readonly sandboxBearer: string
}

const answerByGateway = async (passing: Passing): Promise<void> => {
  const { incoming, outgoing, provider, issuer, portalUrl, sandboxUrl, sandboxBearer } = passing
  const path = incoming.url ?? '/'
  if (path === '/config.json') {
    const given = Object(await (await fetch(`${sandboxUrl}/config.json`)).json())
    const own = { issuer, clientId: CLIENT, scope: 'openid', tokenKind: 'access', apiBaseUrl: portalUrl }
    outgoing.setHeader('Content-Type', 'application/json')
    outgoing.end(JSON.stringify({ ...given, ...own }))
    return
  }
  const headers = { ...incoming.headers, host: new URL(sandboxUrl).host }
  if (path.startsWith('/api/')) {
    const [, token = ''] = /^Bearer (.+)$/.exec(incoming.headers.authorization ?? '') ?? []
    const known = await provider.AccessToken.find(token)
    if (known === undefined || known.isExpired) {
      outgoing.writeHead(401, { 'Content-Type': 'application/json' }).end('{"code":"unauthenticated"}')
      return
    }
    headers.authorization = sandboxBearer
  }
  const onward = request(`${sandboxUrl}${path}`, { method: incoming.method, headers }, (answer) => {
    const policy = answer.headers['content-security-policy']
    if (typeof policy === 'string')
      answer.headers['content-security-policy'] = policy.replace(
        "connect-src 'self'",
        `connect-src 'self' ${issuer}`,
      )
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}
