import { contract, orderChanges, reportChanges } from '@remesa/api-client/contract'
import { contractStreams, contractWords, factsOn, openApiDocument } from '@remesa/api-client/openapi'
import {
  type Answer,
  answerResponse,
  bindContract,
  matchRoute,
  type Refusal,
  type Route,
  refusalAnswer,
  refuse,
} from '@remesa/api-client/server'
import { defaultBrand, ok, type Result } from '@remesa/domain/kernel'
import { type Context, Hono } from 'hono'
import { authorise, type Caller, type VerifyToken } from '../authorisation'
import type { Database } from '../db/database'
import { inOrderOfArrival } from '../db/embedded'
import { type Admission, type Aside, comeBackSeconds, createAdmission } from '../kernel/admission'
import { type Environment, isBehindTls, noSafeSettings, type SafeSettings } from '../kernel/environment'
import { hasDuplicateNames } from '../kernel/json-names'
import { type AppEnv, callerAddress, noteCaller } from '../kernel/node-bindings'
import { answerAsset } from '../kernel/package-assets'
import { createRateLimit, type RateLimit } from '../kernel/rate-limit'
import { requestLocale } from '../kernel/request-locale'
import { type RequestOrigin, shortAgent } from '../kernel/request-origin'
import { noteRoute } from '../kernel/request-watch'
import { createOrderStreams } from '../orders'
import { createReportStreams } from '../reports'
import type { ApiContext } from '../request/context'
import type { Feeds } from './feeds'
import { handlers } from './handlers'
import { referenceAssets, referencePage, rulesPage } from './reference'

export interface ApiDeps {
  readonly db: Database
  readonly verifyToken: VerifyToken
  readonly now: () => Date
  /** Base path of the API, for its OpenAPI document. */
  readonly env: Pick<Environment, 'baseUrl'>
  /** Default account and password of new virtual safes. If absent, new safes have no default account or password. */
  readonly safe?: SafeSettings | undefined
  /** Largest number of orders that one user may request in a minute; unlimited if absent. */
  readonly ordersPerMinute?: number | undefined
  /** The limiter of concurrent calls; their number is unlimited if absent. Event streams are not counted. */
  readonly admission?: Admission | undefined
  /** Whether `/openapi.json` and `/reference` describe the API; `true` by default. */
  readonly isDocumented?: boolean
  /** Sources of the event streams. If absent, the back end offers no streams. */
  readonly feeds?: Feeds | undefined
}

interface ApiEnv {
  Bindings: AppEnv['Bindings']
  Variables: { requestId?: string }
}

const routes = bindContract(contract, handlers)

/**
 * The web application with every call of the contract. For each call it authenticates the caller, checks the
 * permission, and executes the call. `/openapi.json` describes the calls for programs, `/reference` for people.
 */
export const createApi = (deps: ApiDeps): Hono => {
  const api = new Hono<ApiEnv>()
  const isTls = isBehindTls(deps.env)
  const admission = deps.admission ?? createAdmission()
  const limitOrders = createRateLimit(deps.ordersPerMinute ?? Number.POSITIVE_INFINITY)
  const serve = async (c: Context<ApiEnv>) => {
    const origin = {
      address: callerAddress(c, isTls),
      agent: shortAgent(c.req.header('user-agent')),
    }
    const onRoute = (path: string) => noteRoute(c.env?.incoming, path)
    const onCaller = ({ id }: Caller) => noteCaller(c.env?.incoming, id)
    const answered = await admission.run((aside) =>
      inOrderOfArrival(() =>
        answerRequest({ ...deps, limitOrders, onRoute, onCaller, aside }, c.req.raw, origin),
      ),
    )
    const answer = answered.ok ? answered.value : refusalAnswer(refuse.overloaded(comeBackSeconds).error)
    return answerResponse(withRequestId(answer, c.get('requestId')))
  }
  const answerStream = (c: Context<ApiEnv>, stream: Result<ReadableStream<Uint8Array>, Refusal>) => {
    if (!stream.ok) return answerResponse(withRequestId(refusalAnswer(stream.error), c.get('requestId')))
    // Without this header, a proxy that buffers responses would delay the events.
    return new Response(stream.value, {
      headers: { 'Content-Type': orderChanges.mediaType, 'X-Accel-Buffering': 'no' },
    })
  }
  const { feeds } = deps
  if (feeds !== undefined) {
    const { sessions } = feeds
    const openStream = createOrderStreams({ ...deps, sessions, feed: feeds.orders })
    api.get(orderChanges.path, async (c, next) => {
      if (c.req.method !== 'GET') return next()
      noteRoute(c.env?.incoming, orderChanges.path)
      const authorization = c.req.header('authorization') ?? null
      return answerStream(c, await openStream({ authorization, params: c.req.param(), query: c.req.query() }))
    })
    const openReportStream = createReportStreams({ ...deps, sessions, feed: feeds.reports })
    api.get(reportChanges.path, async (c, next) => {
      if (c.req.method !== 'GET') return next()
      noteRoute(c.env?.incoming, reportChanges.path)
      return answerStream(c, await openReportStream(c.req.header('authorization') ?? null))
    })
  }
  api.all('/api/*', serve)
  api.all('/i18n/*', serve)
  if (deps.isDocumented !== false) serveDescription(api, deps)
  const mounted = new Hono()
  mounted.route('/', api)
  return mounted
}

/** Describes the API, for programs at `/openapi.json` and for people at `/reference`. */
const serveDescription = (api: Hono<ApiEnv>, { env: { baseUrl }, now, feeds }: ApiDeps): void => {
  const about = {
    title: `${defaultBrand.product} API`,
    version: '1',
    serverUrl: baseUrl,
    openIdConnectUrl: `${baseUrl}/oidc/.well-known/openid-configuration`,
    rulesUrl: `${baseUrl}/reference/rules`,
  }
  const streams = feeds === undefined ? {} : contractStreams
  const describedOn = (today: Date) =>
    openApiDocument(contract, about, { ...contractWords, facts: factsOn(today), streams })
  const description = oncePerDay(now, describedOn)
  api.get('/openapi.json', (c) => c.json(description()))
  api.get('/reference', (c) => c.html(referencePage(description()), 200, { 'Cache-Control': 'no-cache' }))
  api.get('/reference/rules', (c) => c.html(rulesPage(about.title), 200, { 'Cache-Control': 'no-cache' }))
  api.get('/reference/:asset', (c) => {
    const asset = referenceAssets.find(c.req.param('asset'))
    return asset === undefined
      ? answerResponse(refusalAnswer(refuse.notFound().error))
      : answerAsset(c, asset)
  })
}

/**
 * A function that computes a value when it is first needed, and again at most once a day. Describing every schema takes
 * longer than the rest of the start, and the dates in the examples expire.
 */
const oncePerDay = <Value>(now: () => Date, make: (today: Date) => Value): (() => Value) => {
  let created: { readonly day: string; readonly value: Value } | undefined
  return () => {
    const today = now()
    const day = today.toISOString().slice(0, 10)
    if (created?.day !== day) created = { day, value: make(today) }
    return created.value
  }
}

const requestsOrder = ({ id, endpoint }: Route<ApiContext>): boolean =>
  endpoint.creates === true && id.startsWith('orders.create')

const answerRequest = async (
  deps: ApiDeps & {
    readonly limitOrders: RateLimit
    readonly onRoute: (path: string) => void
    readonly onCaller: (caller: Caller) => void
    readonly aside: Aside
  },
  request: Request,
  origin: RequestOrigin,
): Promise<Answer> => {
  const url = new URL(request.url)
  // A HEAD request is executed like a GET request, and the web server removes the body of the response.
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const match = matchRoute(routes, method, url.pathname)
  if (match.kind === 'not-found') return refusalAnswer(refuse.notFound().error)
  if (match.kind === 'method-not-allowed') return refusalAnswer(refuse.methodNotAllowed(match.allowed).error)
  const { route, params } = match
  deps.onRoute(route.endpoint.path)
  const authorised = await authorise(deps, route.endpoint, request.headers.get('authorization'))
  if (!authorised.ok) return refusalAnswer(authorised.error)
  const { caller, subject } = authorised.value ?? {}
  const body = await readBody(route, request, deps.aside)
  if (!body.ok) return refusalAnswer(body.error)
  const seconds = requestsOrder(route) ? deps.limitOrders(String(caller?.id)) : 0
  if (seconds > 0) return refusalAnswer(refuse.tooMany(seconds).error)
  return route.handle({
    params,
    query: url.searchParams,
    headers: request.headers,
    body: async () => body.value,
    context: contextOf(deps, request, { caller, sessionId: subject?.sessionId, origin }),
  })
}

const readBody = async (
  { endpoint }: Route<ApiContext>,
  request: Request,
  aside: Aside,
): Promise<Result<unknown, Refusal>> => {
  if (endpoint.body === undefined) return ok(undefined)
  // The call does not count as concurrent while a slow client uploads the body.
  const bytes = await aside(() => request.arrayBuffer())
  if (bytes.byteLength === 0 && endpoint.body.safeParse(undefined).success) return ok(undefined)
  if (!isJsonInUtf8(request.headers.get('content-type'))) return refuse.because('unsupported-media-type')
  return parseJson(bytes)
}

/** Whether a media type is JSON in UTF-8. A media type without a charset parameter counts as UTF-8. */
const isJsonInUtf8 = (contentType: string | null): boolean =>
  /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(contentType?.trim() ?? '')

const parseJson = (bytes: ArrayBuffer): Result<unknown, Refusal> => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const value: unknown = JSON.parse(text)
    return hasDuplicateNames(text) ? refuse.because('request.body-syntax') : ok(value)
  } catch {
    return refuse.because('request.body-syntax')
  }
}

const contextOf = (
  { db, now, safe = noSafeSettings }: ApiDeps,
  request: Request,
  {
    caller,
    sessionId,
    origin,
  }: {
    readonly caller: Caller | undefined
    readonly sessionId: string | undefined
    readonly origin: RequestOrigin
  },
): ApiContext => ({
  origin,
  sessionId,
  db,
  safe,
  now: now(),
  locale: requestLocale({
    cookie: undefined,
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
  }),
  get caller() {
    if (caller === undefined) throw new Error('[api] a public endpoint has no caller')
    return caller
  },
})

const withRequestId = (answer: Answer, requestId: string | undefined): Answer =>
  answer.status < 400 || requestId === undefined || typeof answer.body !== 'object'
    ? answer
    : { ...answer, body: { ...answer.body, requestId } }
