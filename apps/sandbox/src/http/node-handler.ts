import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type Provider from 'oidc-provider'
import type { Logger } from 'pino'
import { type Environment, isBehindTls } from '../kernel/environment'
import type { AppEnv } from '../kernel/node-bindings'
import { portalOrigins } from '../oidc'
import { securityHeaders } from './security-headers'

const mount = '/oidc'
const isForProvider = (url: string): boolean =>
  url === mount || url.startsWith(`${mount}/`) || url.startsWith(`${mount}?`)

/** The path without its query, which may hold personal data, and without the id of a sign-in. */
const loggedPath = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/^\/(login|oidc\/auth)\/(?!assets\/)[^/]+/, '/$1/:uid').slice(0, 200)

function logWhenDone(
  logger: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): void {
  const startedAt = performance.now()
  const { method } = request
  const path = loggedPath(request.url ?? '/')
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 499
    const entry = { requestId, method, path, status, milliseconds: Math.round(performance.now() - startedAt) }
    if (status >= 500) logger.error(entry, 'answered')
    else if (status === 401 || status === 403 || status === 429) logger.warn(entry, 'answered')
    else logger.info(entry, 'answered')
  })
}

/**
 * Mounts the identity provider, which takes Node's own requests, beside the web application, and gives both the same
 * request id, log and headers.
 */
export function createNodeHandler(deps: {
  readonly app: Hono<AppEnv>
  readonly provider: Provider
  readonly env: Pick<Environment, 'baseUrl'>
  readonly logger: Logger
}): RequestListener {
  const { host } = new URL(deps.env.baseUrl)
  const isTls = isBehindTls(deps.env)
  const providerHeaders = securityHeaders('provider-page', { origins: portalOrigins(deps.env), isTls })
  const answerByProvider = deps.provider.callback()
  const answerByApp = getRequestListener(deps.app.fetch)

  return (request, response) => {
    const given = request.headers['x-request-id']
    const requestId = typeof given === 'string' && /^[\w=-]{1,64}$/.test(given) ? given : randomUUID()
    request.headers['x-request-id'] = requestId
    logWhenDone(deps.logger, request, response, requestId)
    if (isTls) {
      // The configured address says how browsers reach the process, whatever the proxy in between reports.
      request.headers['x-forwarded-proto'] = 'https'
      request.headers['x-forwarded-host'] = host
    }
    const url = request.url ?? '/'
    if (!isForProvider(url)) {
      void answerByApp(request, response)
      return
    }
    for (const [name, value] of Object.entries(providerHeaders)) response.setHeader(name, value)
    response.setHeader('X-Request-Id', requestId)
    response.setHeader('Cache-Control', 'no-store')
    // The provider works below the mount path and builds its addresses from the original one.
    Object.assign(request, { originalUrl: url, url: url.slice(mount.length).replace(/^(?!\/)/, '/') })
    void answerByProvider(request, response)
  }
}
