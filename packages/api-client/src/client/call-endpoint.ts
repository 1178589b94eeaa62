import { err, type Result } from '@remesa/domain/kernel'
import { type Endpoint, IDEMPOTENCY_HEADER, takesKey } from '../contract'
import { pause } from './abortable'
import type { AnswerProgress, ApiClientOptions } from './api-client'
import type { ApiError } from './api-error'
import { type BuiltRequest, buildRequest, type LooseInput } from './build-request'
import { createExchange, type Exchange, type SentRequest } from './exchange'
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
/** A retry waits this long, plus up to as much again, so that many clients do not come back at the same moment. */
const BACK_OFF_MS = 250
/** An overloaded back end says when to come back; a call waits for it this long at most. */
const LONGEST_WAIT_MS = 5_000
const PASSING_STATUSES: readonly number[] = [502, 503, 504]

/** One call from input to result: sent, with one renewal of a refused token and one repetition where that is safe. */
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
        : err<ApiError<string>>({ kind: 'network', endpoint: id, requestId: null })
    const waitMs = !result.ok && isOverloaded(result.error) ? askedWaitMs(answer) : BACK_OFF_MS
    return { token, result, waitMs }
  }

  const send = async (id: string, endpoint: Endpoint, request: SentRequest, signal: AbortSignal) => {
    let mayRenew = endpoint.access.kind !== 'public'
    let mayRepeat = true
    for (;;) {
      const { token, result, waitMs } = await attempt(id, endpoint, request, signal)
      if (result.ok) return result
      signal.throwIfAborted()
      if (result.error.kind === 'unauthorized' && mayRenew) {
        mayRenew = false
        if (!(await tokens.renew(token, signal))) return result
      } else if (mayRepeat && isRepeatable(endpoint, request, result.error)) {
        mayRepeat = false
        await pause(waitMs * (1 + random()), signal)
      } else return result
    }
  }

  return async (id, endpoint, input, { signal: caller, idempotencyKey, version, onProgress }) => {
    const failed = { endpoint: id, requestId: null }
    const address = host.addresses?.[id] ?? `${base}${endpoint.path}`
    const request = buildRequest(endpoint, address, input, {
      idempotencyKey: takesKey(endpoint) ? idempotencyKey : undefined,
      version: endpoint.version?.kind === 'write' ? version : undefined,
    })
    if (!request.ok) return err({ kind: 'rejected', ...failed, status: 400, message: null, ...request.error })
    const usual = endpoint.file === undefined ? DEFAULT_TIMEOUT_MS : DEFAULT_FILE_TIMEOUT_MS
    const deadline = AbortSignal.timeout(host.timeoutMs ?? usual)
    const signal = caller === undefined ? deadline : AbortSignal.any([caller, deadline])
    try {
      return await send(id, endpoint, { ...request.value, onProgress }, signal)
    } catch (error) {
      if (caller?.aborted === true) return err({ kind: 'aborted', ...failed })
      if (error instanceof TokenUnavailable) return err({ kind: 'network', ...failed, isUnsent: true })
      return err({ kind: deadline.aborted ? 'timeout' : 'network', ...failed })
    }
  }
}

/**
 * Reads are repeated when no complete answer came or a gateway reports a passing failure. A create is repeated when no
 * complete answer came, because its key prevents a second record; so is a change with a key. Any other write is not: only
 * an overloaded back end has surely done nothing, so every call to it is repeated.
 */
const isRepeatable = (endpoint: Endpoint, request: BuiltRequest, error: ApiError<string>): boolean => {
  if (isOverloaded(error)) return true
  if (error.kind === 'network') return endpoint.method === 'GET' || isKeyed(request)
  return endpoint.method === 'GET' && error.kind === 'server' && PASSING_STATUSES.includes(error.status)
}

const isOverloaded = (error: ApiError<string>): boolean =>
  error.kind === 'server' && error.code === 'overloaded'

const askedWaitMs = (answer: Exchange): number => {
  const seconds = answer.kind === 'answered' ? Number(answer.headers.get('Retry-After')) : 0
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1_000, LONGEST_WAIT_MS) : BACK_OFF_MS
}

const isKeyed = ({ headers }: BuiltRequest): boolean => headers[IDEMPOTENCY_HEADER] !== undefined

/** In place of the 401 that a call without a token would get. */
const unsentWithoutToken = {
  kind: 'answered',
  status: 401,
  headers: new Headers(),
  body: new Uint8Array(),
} as const

/** A header carries visible ASCII; a token with anything else would make every call fail without a visible reason. */
const isSendable = (token: string | undefined): boolean => token !== undefined && /^[\x21-\x7e]+$/.test(token)

const bearer = (token: string | undefined): Readonly<Record<string, string>> =>
  token === undefined ? {} : { Authorization: `Bearer ${token}` }

const languageHeader = (language: ApiClientOptions['language']): Readonly<Record<string, string>> => {
  const tag = typeof language === 'function' ? language() : language
  return tag === undefined ? {} : { 'Accept-Language': tag }
}
