import { err, type Result } from '@remesa/domain/kernel'
import { type Endpoint, IDEMPOTENCY_HEADER, takesKey } from '../contract'
import { createEnding, pause } from './abortable'
import type { AnswerProgress, ApiClientOptions } from './api-client'
import type { ApiError } from './api-error'
import { type BuiltRequest, buildRequest, type LooseInput } from './build-request'
import { createExchange, type SentRequest } from './exchange'
import { readAnswer } from './read-answer'
import { createTokenSource, TokenUnavailable } from './token-source'

export interface LooseOptions {
  readonly signal?: AbortSignal | undefined
  readonly silent?: boolean | undefined
  readonly refusalShownBy?: 'host' | 'caller' | undefined
  readonly failureShownBy?: 'host' | 'caller' | undefined
  readonly idempotencyKey?: string | undefined
  readonly version?: string | undefined
  readonly onProgress?: ((progress: AnswerProgress) => void) | undefined
}

export type Perform = (
  id: string,
  endpoint: Endpoint,
  input: LooseInput,
  options: LooseOptions,
) => Promise<Result<unknown, ApiError<string>>>

const DEFAULT_TIMEOUT_MS = 30_000
const DEFAULT_FILE_TIMEOUT_MS = 120_000
/**
 * The shortest pause before a retry, in milliseconds. A random time of at most the same length is added, so that not
 * all clients retry at the same moment.
 */
const BACK_OFF_MS = 250
/** The longest pause before a retry, in milliseconds, even if an overloaded back end asks for a longer pause. */
const LONGEST_WAIT_MS = 5_000
const PASSING_STATUSES: readonly number[] = [502, 503, 504]

/**
 * Creates the function that performs one call. A refused token is renewed at most once. If it is safe to send the call
 * twice, a failed call is sent at most once more.
 */
export const createPerformer = (host: ApiClientOptions): Perform => {
  const exchange = createExchange(host.fetch)
  const tokens = createTokenSource(host)
  const random = host.random ?? Math.random
  const base = host.baseUrl.replace(/\/+$/, '')

  const attempt = async (id: string, endpoint: Endpoint, request: SentRequest, signal: AbortSignal) => {
    const isPublic = endpoint.access.kind === 'public'
    const token = isPublic ? undefined : await tokens.current(signal)
    const headers = { ...request.headers, ...languageHeader(host.language), ...bearer(token) }
    const answer =
      isPublic || isSendable(token) ? await exchange({ ...request, headers }, signal) : unsentWithoutToken
    const result =
      answer.kind === 'answered'
        ? readAnswer(id, endpoint, answer)
        : err<ApiError<string>>({ kind: 'network', endpoint: id, requestId: null, cause: answer.cause })
    return { token, result }
  }

  const send = async (id: string, endpoint: Endpoint, request: SentRequest, signal: AbortSignal) => {
    let mayRenew = endpoint.access.kind !== 'public'
    let mayRepeat = true
    for (;;) {
      const { token, result } = await attempt(id, endpoint, request, signal)
      if (result.ok) return result
      if (signal.aborted) throw signal.reason
      if (result.error.kind === 'unauthorized' && mayRenew) {
        mayRenew = false
        if (!(await tokens.renew(token, signal))) return result
      } else if (mayRepeat && isRepeatable(endpoint, request, result.error)) {
        mayRepeat = false
        await pause(waitMsOf(result.error) * (1 + random()), signal)
      } else return result
    }
  }

  const call: Perform = async (id, endpoint, input, options) => {
    const { signal: caller, idempotencyKey, version, onProgress } = options
    const address = host.addresses?.[id] ?? `${base}${endpoint.path}`
    const request = buildRequest(endpoint, address, input, {
      idempotencyKey: takesKey(endpoint) ? idempotencyKey : undefined,
      version: endpoint.version?.kind === 'write' ? version : undefined,
    })
    const failed = { endpoint: id, requestId: null }
    if (!request.ok) return err({ kind: 'rejected', ...failed, status: 400, message: null, ...request.error })
    const usual = endpoint.file === undefined ? DEFAULT_TIMEOUT_MS : DEFAULT_FILE_TIMEOUT_MS
    const ending = createEnding(caller, host.timeoutMs ?? usual)
    try {
      return await send(id, endpoint, { ...request.value, onProgress }, ending.signal)
    } catch (error) {
      if (ending.by() === 'caller') return err({ kind: 'aborted', ...failed })
      if (error instanceof TokenUnavailable) return err({ kind: 'token', ...failed, cause: error.cause })
      if (ending.by() === 'time') return err({ kind: 'timeout', ...failed, cause: ending.expiry })
      throw error
    } finally {
      ending.release()
    }
  }

  // A call returns its failure as a result even if the runtime lacks a function or a function of the host throws.
  return (...args) =>
    call(...args).catch((cause) => err({ kind: 'network', endpoint: args[0], requestId: null, cause }))
}

/**
 * Whether a failed request may be sent again. A read may be sent again after an incomplete response or a temporary
 * failure of a gateway. A write with an idempotency key may be sent again after an incomplete response, because the key
 * prevents a second effect. Any other write may be sent again only if the back end was overloaded, because the back end
 * has then done nothing.
 */
const isRepeatable = (endpoint: Endpoint, request: BuiltRequest, error: ApiError<string>): boolean => {
  if (isOverloaded(error)) return true
  if (error.kind === 'network') return endpoint.method === 'GET' || isKeyed(request)
  return endpoint.method === 'GET' && error.kind === 'server' && PASSING_STATUSES.includes(error.status)
}

const isOverloaded = (error: ApiError<string>): boolean =>
  error.kind === 'server' && error.code === 'overloaded'

/** The number of milliseconds to wait before a failed call is sent once more. */
const waitMsOf = (error: ApiError<string>): number => {
  if (error.kind !== 'server' || error.code !== 'overloaded') return BACK_OFF_MS
  const asked = (error.retryAfterSeconds ?? 0) * 1_000
  return asked > 0 ? Math.min(asked, LONGEST_WAIT_MS) : BACK_OFF_MS
}

const isKeyed = ({ headers }: BuiltRequest): boolean => headers[IDEMPOTENCY_HEADER] !== undefined

/** The error of a call that needs a token while no user is signed in. It equals the error after a response with 401. */
const unsentWithoutToken = {
  kind: 'answered',
  status: 401,
  headers: { get: () => null },
  body: '',
} as const

/**
 * Whether a header can contain a token, which must be visible ASCII. With any other token, every call would fail
 * without an understandable reason.
 */
const isSendable = (token: string | undefined): boolean => token !== undefined && /^[\x21-\x7e]+$/.test(token)

const bearer = (token: string | undefined): Readonly<Record<string, string>> =>
  token === undefined ? {} : { Authorization: `Bearer ${token}` }

const languageHeader = (language: ApiClientOptions['language']): Readonly<Record<string, string>> => {
  const tag = typeof language === 'function' ? language() : language
  return tag === undefined ? {} : { 'Accept-Language': tag }
}
