import { Hono } from 'hono'
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
import { type CspReport, createCspReports, cspReportPath } from './csp-reports'
import { portalConfig } from './portal-config'
import { privacyPage } from './privacy-page'
import { answerProblem, isUnstorableText } from './problem-answer'
import { answerKind, securityHeaders } from './security-headers'

export interface AppDeps {
  readonly env: OriginSettings
  /** The calls of the contract with everything that belongs to them. */
  readonly api: Hono
  readonly signIn: Hono<AppEnv>
  /** Takes the provider's word that somebody has signed out. */
  readonly backChannelLogout: Hono<AppEnv>
  readonly portalFiles: PortalFiles
  readonly checkReadiness: () => Promise<Readiness>
  /** Called with what a browser reports that the policy of a page has stopped. */
  readonly onCspReport: (report: CspReport) => void
  /** Called with failures that are this process's own fault. */
  readonly onFailure: (error: unknown, requestId: string) => void
}

/** Headers of answers that pages of another origin may read. */
export const exposedHeaders = ['Content-Disposition', 'ETag', 'Retry-After', 'X-Request-Id']

/** For one network: a page that is broken for everybody reports it often enough. */
const cspReportsPerMinute = 60
const maxBodyBytes = 256 * 1024
const maxUrlLength = 8 * 1024

/**
 * The whole web application except the identity provider itself, which takes Node's own requests and is mounted beside
 * it by the server. Nothing listens: tests call `app.request`.
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
      // A page may have a policy of its own.
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
        // The rest of the body stays unread, so nothing else can come through this connection.
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

  // Whoever restarts a process asks whether it lives; whoever sends it requests asks whether it is ready.
  app.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json({ status: 'ok', timeZoneData: process.versions.tz })
  })
  app.get('/readyz', async (c) => {
    c.header('Cache-Control', 'no-store')
    const { isReady, ...checks } = await deps.checkReadiness()
    return c.json({ status: isReady ? 'ready' : 'not-ready', ...checks }, isReady ? 200 : 503)
  })
  app.post(
    cspReportPath,
    createCspReports({
      perMinute: cspReportsPerMinute,
      networkOf: (c) => networkOf(callerAddress(c, surroundings.isTls)),
      onReport: deps.onCspReport,
    }),
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
