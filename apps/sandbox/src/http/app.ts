import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { requestId } from 'hono/request-id'
import type { Readiness } from '../db/connection/readiness'
import { isBehindTls } from '../kernel/environment'
import { networkOf } from '../kernel/network-of'
import { type AppEnv, callerAddress } from '../kernel/node-bindings'
import { requestLocale } from '../kernel/request-locale'
import { backChannelLogoutPath, portalOrigins } from '../oidc'
import type { PortalFiles } from '../static'
import { apiOrigins, type OriginSettings } from './api-origins'
import { createBrowserReports } from './browser-reports'
import { type CspReport, cspReportPath, readCspReports } from './csp-reports'
import { portalConfig } from './portal-config'
import { privacyPage } from './privacy-page'
import { answerProblem, isUnstorableText } from './problem-answer'
import { answerKind, securityHeaders } from './security-headers'
import { readSignInFailures, type SignInFailure, signInFailuresPath } from './sign-in-failures'

export interface AppDeps {
  readonly env: OriginSettings
  /** The web application for the calls of the contract. */
  readonly api: Hono
  readonly signIn: Hono<AppEnv>
  /** The handler for the requests of an external identity provider that report a sign-out. */
  readonly backChannelLogout: Hono<AppEnv>
  readonly portalFiles: PortalFiles
  readonly checkReadiness: () => Promise<Readiness>
  /**
   * The function that is called with each browser report about a part of a page that the content security policy has
   * blocked.
   */
  readonly onCspReport: (report: CspReport) => void
  /** The function that is called with the reason of each sign-in that has failed in a browser. */
  readonly onSignInFailure: (failure: SignInFailure) => void
  /** The function that is called with unexpected failures of this process. */
  readonly onFailure: (error: unknown, requestId: string) => void
}

/** Headers of responses that pages of other origins may read. */
export const exposedHeaders = ['Content-Disposition', 'ETag', 'Retry-After', 'X-Request-Id']

const maxBodyBytes = 256 * 1024
const maxUrlLength = 8 * 1024

/**
 * The whole web application except the identity provider, which handles Node's own requests; the server combines the
 * two. The application does not listen on a port. Tests call `app.request`.
 */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const { env } = deps
  const app = new Hono<AppEnv>()
  const callers = apiOrigins(env)
  const surroundings = { origins: portalOrigins(env), isTls: isBehindTls(env) }

  app.use(requestId({ limitLength: 64 }))
  app.use(async (c, next) => {
    await next()
    const kind = answerKind(c.req.path, c.res.headers.get('Content-Type'))
    const formTarget = c.get('formTarget')
    const origins = [...surroundings.origins, ...(formTarget === undefined ? [] : [formTarget])]
    for (const [name, value] of Object.entries(securityHeaders(kind, { ...surroundings, origins }))) {
      // A header that the page itself has set is kept, because some pages have their own content security policy.
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    if (c.req.path.startsWith('/api/')) c.res.headers.set('Cache-Control', 'no-store')
  })
  app.use(async (c, next) => {
    if (c.req.url.length <= maxUrlLength) return next()
    return answerProblem(c, 'uri-too-long', 'The address of the request is too long.')
  })
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) => {
        // The rest of the body is not read, so the connection can't be used for another request.
        c.header('Connection', 'close')
        return answerProblem(c, 'body-too-large', 'The body of the request is larger than 256 kB.')
      },
    }),
  )
  app.use(
    '/api/*',
    cors({
      origin: (origin) => (callers.includes(origin) ? origin : null),
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowHeaders: ['Authorization', 'Content-Type', 'Accept-Language', 'Idempotency-Key', 'If-Match'],
      exposeHeaders: exposedHeaders,
      maxAge: 600,
    }),
  )

  // Operators use these two URLs. They restart a process that is not live, and send no requests to a process that is
  // not ready.
  app.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json({ status: 'ok', timeZoneData: process.versions.tz })
  })
  app.get('/readyz', async (c) => {
    c.header('Cache-Control', 'no-store')
    const { isReady, ...checks } = await deps.checkReadiness()
    return c.json({ status: isReady ? 'ready' : 'not-ready', ...checks }, isReady ? 200 : 503)
  })
  const reporter = (c: Context<AppEnv>) => networkOf(callerAddress(c, surroundings.isTls))
  app.post(
    cspReportPath,
    createBrowserReports({ read: readCspReports, networkOf: reporter, onReport: deps.onCspReport }),
  )
  app.post(
    signInFailuresPath,
    createBrowserReports({ read: readSignInFailures, networkOf: reporter, onReport: deps.onSignInFailure }),
  )
  app.get('/config.json', (c) => c.json(portalConfig(env), 200, { 'Cache-Control': 'no-cache' }))
  app.get('/privacy', (c) => {
    const locale = requestLocale({
      cookie: c.req.header('cookie'),
      acceptLanguage: c.req.header('accept-language'),
    })
    return c.html(privacyPage(locale), 200, { 'Cache-Control': 'no-cache', Vary: 'Cookie, Accept-Language' })
  })
  app.route('/login', deps.signIn)
  app.route(backChannelLogoutPath, deps.backChannelLogout)
  app.route('/', deps.api)
  // The identity provider has handled the requests for its own URLs before, so any URL below `/oidc` that arrives here
  // is unknown.
  app.all('/oidc/*', (c) => c.notFound())
  app.get('*', (c, next) => deps.portalFiles(c, next))

  app.notFound((c) => answerProblem(c, 'not-found', 'There is nothing at this address.'))
  app.onError((error, c) => {
    if (isUnstorableText(error)) {
      return answerProblem(c, 'unsupported-character', 'A text holds a character that cannot be stored.')
    }
    deps.onFailure(error, c.get('requestId'))
    return answerProblem(c, 'server-error', 'The request failed. Name the request id when you report it.')
  })
  return app
}
