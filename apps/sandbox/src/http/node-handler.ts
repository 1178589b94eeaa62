import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type Provider from 'oidc-provider'
import type { Logger } from 'pino'
import type { Admission } from '../kernel/admission'
import { type Environment, isBehindTls } from '../kernel/environment'
import { networkOf } from '../kernel/network-of'
import { type AppEnv, notedCaller, peerAddress } from '../kernel/node-bindings'
import { createRateLimit } from '../kernel/rate-limit'
import { requestLocale } from '../kernel/request-locale'
import { notedRoute, partOf, type RequestWatch } from '../kernel/request-watch'
import { busyPage, portalOrigins } from '../oidc'
import type { OriginSettings } from './api-origins'
import { securityHeaders } from './security-headers'
import { createTurnAway } from './turn-away'

const mount = '/oidc'
/**
 * Whether the identity provider handles a URL. Its router would also accept other spellings of a URL, with capitals or
 * a final slash. Limits and logs would then have to know every spelling. Therefore only one spelling is handled, and
 * other spellings are not found.
 */
const isForProvider = (url: string): boolean => /^\/oidc(\/[a-z._-]+(\/[\w-]+)*)?(\?|$)/.test(url)

/**
 * Whether a request starts a sign-in, for which the database stores a row for up to an hour. A sign-in starts in a
 * browser, in a device client that shows a code, or on the page for this code. Later steps of a sign-in have other
 * paths.
 */
const startsSignIn = (url: string): boolean => /^\/oidc\/(auth|device|device\/auth)(\?|$)/.test(url)

/**
 * Whether a request has several `Host` headers. Node uses the first header, but a proxy in front of it may have used
 * another one.
 */
const hasSeveralHosts = ({ headersDistinct }: IncomingMessage): boolean =>
  (headersDistinct.host?.length ?? 0) > 1

const answerBusy = async (request: IncomingMessage, response: ServerResponse, seconds: number) => {
  const { cookie, 'accept-language': acceptLanguage } = request.headers
  const text = String(await busyPage(requestLocale({ cookie, acceptLanguage }), seconds))
  response.writeHead(429, { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': String(seconds) })
  response.end(text)
}

/** The path of a URL for the log. It contains no query, which may have personal data, and no id of a sign-in. */
const loggedPath = (url: string): string =>
  (url.split('?')[0] ?? '')
    .replace(/^\/(login|oidc\/auth|oidc\/device)\/(?!assets\/|auth$)[^/]+/, '/$1/:uid')
    .slice(0, 200)

function logWhenDone(
  logger: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  watches: readonly RequestWatch[],
): void {
  const startedAt = performance.now()
  const { method } = request
  // The beginning of the path is read here, because the identity provider changes the URL of the request later.
  const part = partOf(request.url ?? '/')
  const ends = watches.map((watch) => watch(request))
  const path = loggedPath(request.url ?? '/')
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 499
    const milliseconds = Math.round(performance.now() - startedAt)
    const finished = { method: method ?? '', route: notedRoute(request) ?? part, status, milliseconds }
    for (const end of ends) end(finished)
    const entry = { requestId, userId: notedCaller(request), method, path, status, milliseconds }
    // Status 503 is not logged as an error: it is the response to a call beyond the limit of concurrent calls, not a
    // failure.
    if (status >= 500 && status !== 503) logger.error(entry, 'answered')
    else if (status === 401 || status === 403 || status === 429 || status === 503)
      logger.warn(entry, 'answered')
    else logger.info(entry, 'answered')
  })
}

/**
 * Creates the handler of Node's requests, which combines the identity provider and the web application. The provider
 * and the application use the same request id, log and headers.
 */
export function createNodeHandler(deps: {
  readonly app: Hono<AppEnv>
  /** The current identity provider. It is replaced when the keys change. */
  readonly provider: () => Provider
  readonly env: OriginSettings & Pick<Environment, 'signInsPerMinute'>
  readonly logger: Logger
  readonly admission: Admission
  readonly watches: readonly RequestWatch[]
}): RequestListener {
  const { host } = new URL(deps.env.baseUrl)
  const isTls = isBehindTls(deps.env)
  const providerHeaders = securityHeaders('provider-page', { origins: portalOrigins(deps.env), isTls })
  const callbacks = new WeakMap<Provider, ReturnType<Provider['callback']>>()
  const callbackOf = (provider: Provider) => {
    const callback = callbacks.get(provider) ?? provider.callback()
    callbacks.set(provider, callback)
    return callback
  }
  const answerByApp = getRequestListener(deps.app.fetch)
  const turnAway = createTurnAway(deps)
  const limitSignIns = createRateLimit(deps.env.signInsPerMinute)

  return (request, response) => {
    const given = request.headers['x-request-id']
    const requestId = typeof given === 'string' && /^[\w=-]{1,64}$/.test(given) ? given : randomUUID()
    request.headers['x-request-id'] = requestId
    logWhenDone(deps.logger, request, response, requestId, deps.watches)
    if (isTls) {
      // Browsers reach the process through TLS at the configured URL, even if the proxy reports something else.
      request.headers['x-forwarded-proto'] = 'https'
      request.headers['x-forwarded-host'] = host
    }
    if (hasSeveralHosts(request)) {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
      response.end('A request names one host.')
      return
    }
    const url = request.url ?? '/'
    if (!isForProvider(url)) {
      if (!turnAway(request, response, requestId)) void answerByApp(request, response)
      return
    }
    // The identity provider derives the URLs that it publishes from the request. Callers can send any `Host` header, so
    // the host is replaced.
    request.headers.host = host
    for (const [name, value] of Object.entries(providerHeaders)) response.setHeader(name, value)
    response.setHeader('X-Request-Id', requestId)
    response.setHeader('Cache-Control', 'no-store')
    const seconds = startsSignIn(url) ? limitSignIns(networkOf(peerAddress(request, isTls))) : 0
    if (seconds > 0) {
      void answerBusy(request, response, seconds)
      return
    }
    // The identity provider expects paths that are relative to its mount path, and builds its URLs from the original
    // URL.
    Object.assign(request, { originalUrl: url, url: url.slice(mount.length).replace(/^(?!\/)/, '/') })
    void callbackOf(deps.provider())(request, response)
  }
}
