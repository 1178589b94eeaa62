import { contract, orderChanges, reportChanges } from '@remesa/api-client/contract'
import { contractExamples, contractFeatures, openApiDocument } from '@remesa/api-client/openapi'
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
import { type Environment, isBehindTls } from '../kernel/environment'
import { type AppEnv, callerAddress } from '../kernel/node-bindings'
import { answerAsset } from '../kernel/package-assets'
import { requestLocale } from '../kernel/request-locale'
import { type RequestOrigin, shortAgent } from '../kernel/request-origin'
import { unstorableTexts } from '../kernel/storable-text'
import { createOrderStreams, type OrderFeed } from '../orders'
import { createReportStreams, type ReportFeed } from '../reports'
import type { ApiContext } from '../request/context'
import { handlers } from './handlers'
import { referenceAssets, referencePage } from './reference'

export interface ApiDeps {
  readonly db: Database
  readonly verifyToken: VerifyToken
  readonly now: () => Date
  /** Address under which the calls are reached; the description of the API names it. */
  readonly env: Pick<Environment, 'baseUrl'>
  /** Source of the changes of orders; without it the stream is not offered, as on a back end that has none. */
  readonly feed?: OrderFeed | undefined
  /** Source of the changes of reports; without it their stream is not offered. */
  readonly reportFeed?: ReportFeed | undefined
}

interface ApiEnv {
  Bindings: AppEnv['Bindings']
  Variables: { requestId?: string }
}

const routes = bindContract(contract, handlers)

/**
 * Every call of the contract as one web application: authentication, permission, then the call itself. Beside them
 * `/openapi.json` describes the calls for programs and `/reference` for people.
 */
export const createApi = (deps: ApiDeps): Hono => {
  const api = new Hono<ApiEnv>()
  const isTls = isBehindTls(deps.env)
  const serve = async (c: Context<ApiEnv>) => {
    const origin = {
      address: callerAddress(c, isTls),
      agent: shortAgent(c.req.header('user-agent')),
    }
    const answer = await inOrderOfArrival(() => answerRequest(deps, c.req.raw, origin))
    return answerResponse(withRequestId(answer, c.get('requestId')))
  }
  const answerStream = (c: Context<ApiEnv>, stream: Result<ReadableStream<Uint8Array>, Refusal>) => {
    if (!stream.ok) return answerResponse(withRequestId(refusalAnswer(stream.error), c.get('requestId')))
    // A buffering proxy would hold the events back.
    return new Response(stream.value, {
      headers: { 'Content-Type': orderChanges.mediaType, 'X-Accel-Buffering': 'no' },
    })
  }
  const { feed, reportFeed } = deps
  if (feed !== undefined) {
    const openStream = createOrderStreams({ ...deps, feed })
    api.get(orderChanges.path, async (c, next) => {
      if (c.req.method !== 'GET') return next()
      const authorization = c.req.header('authorization') ?? null
      return answerStream(c, await openStream({ authorization, params: c.req.param(), query: c.req.query() }))
    })
  }
  if (reportFeed !== undefined) {
    const openStream = createReportStreams({ ...deps, feed: reportFeed })
    api.get(reportChanges.path, async (c, next) => {
      if (c.req.method !== 'GET') return next()
      return answerStream(c, await openStream(c.req.header('authorization') ?? null))
    })
  }
  api.all('/api/*', serve)
  api.all('/i18n/*', serve)
  const description = once(() =>
    openApiDocument(
      contract,
      { title: `${defaultBrand.product} API`, version: '1', serverUrl: deps.env.baseUrl },
      { features: contractFeatures, examples: contractExamples },
    ),
  )
  api.get('/openapi.json', (c) => c.json(description()))
  api.get('/reference', (c) => c.html(referencePage(description()), 200, { 'Cache-Control': 'no-cache' }))
  api.get('/reference/:asset', (c) => {
    const asset = referenceAssets.find(c.req.param('asset'))
    return asset === undefined
      ? answerResponse(refusalAnswer(refuse.notFound().error))
      : answerAsset(c, asset)
  })
  const mounted = new Hono()
  mounted.route('/', api)
  return mounted
}

/** Makes a value on first use: describing every schema takes longer than the rest of a start. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const answerRequest = async (deps: ApiDeps, request: Request, origin: RequestOrigin): Promise<Answer> => {
  const url = new URL(request.url)
  // HEAD is answered like GET; the host drops the body.
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const match = matchRoute(routes, method, url.pathname)
  if (match.kind === 'not-found') return refusalAnswer(refuse.notFound().error)
  if (match.kind === 'method-not-allowed') return refusalAnswer(refuse.methodNotAllowed(match.allowed).error)
  const { route, params } = match
  const caller = await authorise(deps, route.endpoint, request.headers.get('authorization'))
  if (!caller.ok) return refusalAnswer(caller.error)
  const addressIssues = unstorableTexts({ ...params, ...Object.fromEntries(url.searchParams) })
  if (addressIssues.length > 0)
    return refusalAnswer(refuse.invalid(addressIssues, 'request.invalid-address').error)
  const body = await readBody(route, request)
  if (!body.ok) return refusalAnswer(body.error)
  return route.handle({
    params,
    query: url.searchParams,
    headers: request.headers,
    body: async () => body.value,
    context: contextOf(deps, request, { caller: caller.value, origin }),
  })
}

const readBody = async (
  { endpoint }: Route<ApiContext>,
  request: Request,
): Promise<Result<unknown, Refusal>> => {
  if (endpoint.body === undefined) return ok(undefined)
  const text = await request.text()
  if (text.trim() === '' && endpoint.body.safeParse(undefined).success) return ok(undefined)
  const parsed = parseJson(text)
  if (!parsed.ok) return parsed
  const issues = unstorableTexts(parsed.value)
  return issues.length > 0 ? refuse.invalid(issues) : parsed
}

const parseJson = (text: string): Result<unknown, Refusal> => {
  try {
    return ok(JSON.parse(text))
  } catch {
    return refuse.because('request.body-syntax')
  }
}

const contextOf = (
  { db, now }: ApiDeps,
  request: Request,
  { caller, origin }: { readonly caller: Caller | undefined; readonly origin: RequestOrigin },
): ApiContext => ({
  origin,
  db,
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
