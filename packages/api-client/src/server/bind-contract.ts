import { type Issue, issue, ok, type Result, Version } from '@remesa/domain/kernel'
import * as z from 'zod/mini'
import {
  type Contract,
  type Endpoint,
  entityTagOf,
  errorCodesOf,
  FileAnswer,
  type HttpMethod,
  IDEMPOTENCY_HEADER,
  IdempotencyKey,
  IF_MATCH_HEADER,
  listEndpoints,
  readIfMatch,
  takesKey,
} from '../contract'
import { contentDisposition } from '../kernel/content-disposition'
import { jsonRefusal } from '../kernel/json'
import { parseWire } from '../kernel/parse-wire'
import { unstorableTexts } from '../kernel/storable-text'
import type { Handlers } from './handlers'
import { bySpecificity } from './match-route'
import { type Answer, type Refusal, refusalAnswer, refuse } from './refusal'

/** A request before validation, in a form that every HTTP server can provide. */
export interface RouteRequest<Context> {
  /** Path parameters, percent-decoded. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly headers: Headers
  /** Reads the body as JSON. It is called at most once, after the guard, and only if the endpoint has a body. */
  readonly body: () => Promise<unknown>
  readonly context: Context
}

/** One endpoint with its handler, ready for a router. */
export interface Route<Context> {
  /** The name of the endpoint in the contract, such as `orders.history`. */
  readonly id: string
  readonly endpoint: Endpoint
  readonly method: HttpMethod
  /** Path of the endpoint with `:name` for each parameter. */
  readonly path: string
  readonly handle: (request: RouteRequest<Context>) => Promise<Answer>
}

/** Options of a back end that apply to all endpoints. */
export interface BindOptions<Context> {
  /**
   * Decides whether the user may make the call, usually by `endpoint.access`, before the request is read. If it returns
   * a refusal, that refusal is the response.
   */
  readonly guard?: (
    endpoint: Endpoint,
    context: Context,
  ) => Refusal | undefined | Promise<Refusal | undefined>
  /**
   * Whether an error is thrown if a response or refusal does not match the contract. For this check, each response is
   * parsed once more.
   */
  readonly checkAnswers?: boolean
}

/** A request of any endpoint, with less exact types than the public types of `bindContract`. */
interface LooseRequest {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly idempotencyKey: string | undefined
  readonly versions: readonly string[] | 'any'
  readonly headers: Headers
  readonly context: unknown
}
type ReadRequest = Omit<LooseRequest, 'headers' | 'context'>
type LooseOutcome = Result<unknown, Refusal>
/**
 * A handler of any request. `handle` is a method, because TypeScript compares the parameters of methods less strictly
 * than the parameters of function properties. A handler for an exact request type can therefore be assigned.
 */
type LooseHandler = { handle(request: LooseRequest): LooseOutcome | Promise<LooseOutcome> }['handle']
type LooseHandlers = Readonly<Record<string, Readonly<Record<string, LooseHandler>>>>

/**
 * Turns a contract and its handlers into routes for any HTTP server, the most specific path first. The contract's
 * schemas parse path, query and body; the response to a mismatch is 400, with an issue for each field.
 *
 * An exception of a handler means a bug and is passed on to the host.
 */
export function bindContract<C extends Contract, Context>(
  contract: C,
  handlers: Handlers<C, Context>,
  options?: BindOptions<Context>,
): readonly Route<Context>[]
export function bindContract(
  contract: Contract,
  handlers: LooseHandlers,
  options: BindOptions<unknown> = {},
): readonly Route<unknown>[] {
  return listEndpoints(contract)
    .map(({ id, feature, name, endpoint }): Route<unknown> => {
      const handler = handlers[feature]?.[name]
      if (handler === undefined) throw new TypeError(`[server] bindContract: ${id} has no handler`)
      return {
        id,
        endpoint,
        method: endpoint.method,
        path: endpoint.path,
        handle: (request) => answerRequest(id, endpoint, handler, options, request),
      }
    })
    .sort(bySpecificity)
}

const answerRequest = async (
  id: string,
  endpoint: Endpoint,
  handler: LooseHandler,
  options: BindOptions<unknown>,
  request: RouteRequest<unknown>,
): Promise<Answer> => {
  const refused = await options.guard?.(endpoint, request.context)
  if (refused !== undefined) return refusalAnswer(refused)
  const read = await readRequest(endpoint, request)
  if (!read.ok) return refusalAnswer(read.error)
  const outcome = await handler({ ...read.value, headers: request.headers, context: request.context })
  if (!outcome.ok) {
    if (options.checkAnswers === true) assertDeclared(id, endpoint, outcome.error)
    const { headers, ...refusal } = outcome.error
    return refusalAnswer({
      ...refusal,
      headers: { ...headers, ...versionHeaders(endpoint, refusal.current) },
    })
  }
  if (options.checkAnswers === true) assertAnswer(id, endpoint, outcome.value)
  if (endpoint.file !== undefined) return fileAnswer(FileAnswer.parse(outcome.value))
  const status = outcome.value === undefined ? 204 : 200
  return { status, headers: versionHeaders(endpoint, outcome.value), body: outcome.value }
}

/** The `ETag` header with the version of the record in a response. */
const versionHeaders = (endpoint: Endpoint, value: unknown): Readonly<Record<string, string>> => {
  const held = endpoint.version === undefined ? undefined : HeldVersion.safeParse(value).data?.version
  const tag = held === undefined ? undefined : entityTagOf(held)
  return tag === undefined ? {} : { ETag: tag }
}

const HeldVersion = z.object({ version: Version })

const fileAnswer = ({ name, mediaType, bytes }: FileAnswer): Answer => ({
  status: 200,
  headers: {
    'Content-Type': mediaType,
    ...(name === null ? {} : { 'Content-Disposition': contentDisposition(name) }),
  },
  body: bytes,
})

const readRequest = async (
  endpoint: Endpoint,
  request: RouteRequest<unknown>,
): Promise<Result<ReadRequest, Refusal>> => {
  const strange = unstorableTexts({ ...request.params, ...Object.fromEntries(request.query) })
  if (strange.length > 0) return refuse.invalid(firstIssues(strange), 'request.invalid-address')
  const params = readPart(endpoint.params, { ...request.params }, 'request.invalid-path')
  if (!params.ok) return params
  const query = readPart(endpoint.query, queryRecord(request.query), 'request.invalid-query')
  if (!query.ok) return query
  const idempotencyKey = readKey(endpoint, request.headers)
  if (!idempotencyKey.ok) return idempotencyKey
  const versions =
    endpoint.version?.kind === 'write' ? readIfMatch(request.headers.get(IF_MATCH_HEADER)) : 'any'
  if (versions === undefined) return refuse.because('request.invalid-version')
  const body = await readBody(endpoint, request)
  if (!body.ok) return body
  return ok({
    params: params.value,
    query: query.value,
    body: body.value,
    idempotencyKey: idempotencyKey.value,
    versions,
  })
}

const readPart = (
  schema: z.ZodMiniType | undefined,
  value: unknown,
  code: 'request.invalid-path' | 'request.invalid-query' | 'request.invalid-body',
): Result<unknown, Refusal> => {
  if (schema === undefined) return ok({})
  const parsed = parseWire(schema, value)
  return parsed.ok ? parsed : refuse.invalid(firstIssues(parsed.error), code)
}

const readBody = async (
  { body: schema }: Endpoint,
  request: RouteRequest<unknown>,
): Promise<Result<unknown, Refusal>> => {
  if (schema === undefined) return ok(undefined)
  const json = await jsonOf(request)
  if (!json.ok) return json
  return readPart(schema, json.value, 'request.invalid-body')
}

const jsonOf = async (request: RouteRequest<unknown>): Promise<Result<unknown, Refusal>> => {
  try {
    const value = await request.body()
    const refusal = jsonRefusal(value)
    if (refusal !== undefined) return refuse.invalid([issue('invalid', '')], `request.body-${refusal}`)
    const strange = unstorableTexts(value)
    return strange.length > 0 ? refuse.invalid(firstIssues(strange)) : ok(value)
  } catch (cause) {
    // Only invalid JSON is refused here. The host handles broken connections and bodies that exceed its limit.
    if (!(cause instanceof SyntaxError || cause instanceof RangeError)) throw cause
    return refuse.invalid([issue('invalid', '')], 'request.body-syntax')
  }
}

const readKey = (endpoint: Endpoint, headers: Headers): Result<string | undefined, Refusal> => {
  const sent = headers.get(IDEMPOTENCY_HEADER)
  if (!takesKey(endpoint) || sent === null) return ok(undefined)
  const key = parseWire(IdempotencyKey, sent)
  return key.ok ? key : refuse.because('request.invalid-idempotency-key')
}

/** The parameters of a query. A repeated name becomes a list, which a schema for a single value refuses. */
const queryRecord = (query: URLSearchParams): Readonly<Record<string, unknown>> => {
  const names = new Set(query.keys())
  return Object.fromEntries(
    [...names].map((name) => {
      const [first, ...more] = query.getAll(name)
      return [name, more.length === 0 ? first : [first, ...more]]
    }),
  )
}

const MAX_ISSUES = 100

const firstIssues = (issues: readonly Issue[]): readonly Issue[] => issues.slice(0, MAX_ISSUES)

const assertDeclared = (id: string, endpoint: Endpoint, { code }: Refusal): void => {
  if (errorCodesOf(endpoint).includes(code)) return
  throw new TypeError(`[server] ${id} refuses with "${code}", which it does not declare`)
}

const assertAnswer = (id: string, endpoint: Endpoint, value: unknown): void => {
  const parsed = parseWire(endpoint.response, value)
  if (parsed.ok) return
  const found = parsed.error[0]
  throw new TypeError(`[server] ${id} answers off its contract at "${found?.path}" (${found?.rule})`)
}
