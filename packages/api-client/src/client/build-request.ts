import { err, type Issue, issue, ok, type Result } from '@remesa/domain/kernel'
import {
  type CommonErrorCode,
  type Endpoint,
  entityTagOf,
  IDEMPOTENCY_HEADER,
  IdempotencyKey,
  IF_MATCH_HEADER,
} from '../contract'
import { parseWire } from '../kernel/parse-wire'

/** The size limit of a response, in bytes. Reading stops at this limit. */
export const MAX_ANSWER_BYTES = 10 * 1024 * 1024
/** The size limit of a file, in bytes. Reading stops at this limit. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024

/** The input of any call, without the exact types of its endpoint. */
export interface LooseInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** A request that is ready to be sent, except for the token. */
export interface BuiltRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  /** Whether a successful response contains a file. */
  readonly isFile: boolean
  /** The highest number of bytes of a response. Reading stops if there are more. */
  readonly maxBytes: number
}

/** The reason why the client can't send a request, in the same format as a refusal by a back end. */
export interface Unsendable {
  readonly code: Extract<
    CommonErrorCode,
    | 'request.invalid-path'
    | 'request.invalid-idempotency-key'
    | 'request.invalid-version'
    | 'request.invalid-body'
  >
  readonly issues: readonly Issue[]
}

/** Values for the headers of a write: the version of the record, and the idempotency key. */
export interface Conditions {
  readonly idempotencyKey?: string | undefined
  readonly version?: string | undefined
}

/**
 * Builds a request. Path parameters are percent-encoded. A missing or empty parameter is refused. `.` and `..` are
 * refused, too, because even in encoded form they are resolved as path segments, and another endpoint would be called.
 * @param address the endpoint's address, with `:name` for each path parameter.
 */
export const buildRequest = (
  endpoint: Endpoint,
  address: string,
  input: LooseInput,
  { idempotencyKey, version }: Conditions = {},
): Result<BuiltRequest, Unsendable> => {
  const path = fillPath(endpoint, address, input.params)
  if (!path.ok) return err({ code: 'request.invalid-path', issues: path.error })
  const needsKey = endpoint.creates === true || idempotencyKey !== undefined
  if (needsKey && !parseWire(IdempotencyKey, idempotencyKey).ok) {
    return err({ code: 'request.invalid-idempotency-key', issues: [] })
  }
  const tag = version === undefined ? undefined : entityTagOf(version)
  if (version !== undefined && tag === undefined) return err({ code: 'request.invalid-version', issues: [] })
  const body = endpoint.body === undefined ? ok(undefined) : jsonText(input.body)
  if (!body.ok) return err({ code: 'request.invalid-body', issues: body.error })
  const query = queryText(input.query)
  return ok({
    method: endpoint.method,
    url: query === '' ? path.value : `${path.value}${path.value.includes('?') ? '&' : '?'}${query}`,
    headers: {
      Accept:
        endpoint.file === undefined ? 'application/json' : `${endpoint.file.join(', ')}, application/json`,
      ...(body.value === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey }),
      ...(tag === undefined ? {} : { [IF_MATCH_HEADER]: tag }),
    },
    body: body.value,
    isFile: endpoint.file !== undefined,
    maxBytes: endpoint.file === undefined ? MAX_ANSWER_BYTES : MAX_FILE_BYTES,
  })
}

const fillPath = (endpoint: Endpoint, address: string, params: unknown): Result<string, readonly Issue[]> => {
  if (endpoint.params === undefined) return ok(address)
  const parsed = parseWire(endpoint.params, params)
  if (!parsed.ok) return parsed
  const given = recordOf(params)
  const broken: Issue[] = []
  // The name of a parameter begins with a letter, so the port in an address, which begins with a digit, is not
  // replaced.
  const filled = address.replaceAll(/:([A-Za-z]\w*)/g, (_placeholder, name: string) => {
    const segment = encodedSegment(given[name])
    if (segment === undefined) broken.push(issue('required', name))
    return segment ?? ''
  })
  return broken.length === 0 ? ok(filled) : err(broken)
}

const encodedSegment = (value: unknown): string | undefined => {
  const text = textOf(value)
  if (text === '' || text === '.' || text === '..') return undefined
  try {
    return encodeURIComponent(text)
  } catch {
    // An unpaired surrogate can't be percent-encoded, so the parameter is treated as missing.
    return undefined
  }
}

/** The query string of an input. Fields with `undefined` and `null` are omitted, and the name of a list is repeated. */
const queryText = (query: unknown): string => {
  const pairs: string[] = []
  for (const [name, value] of Object.entries(recordOf(query))) {
    for (const single of Array.isArray(value) ? value : [value]) {
      if (single !== undefined && single !== null) pairs.push(`${encoded(name)}=${encoded(textOf(single))}`)
    }
  }
  return pairs.join('&')
}

/**
 * A text in the encoding of URLSearchParams, which is incomplete in React Native. An unpaired surrogate is replaced,
 * because it can't be encoded.
 */
const encoded = (text: string): string =>
  encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/gu, '\ufffd')).replaceAll('%20', '+')

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const jsonText = (body: unknown): Result<string | undefined, readonly Issue[]> => {
  try {
    return ok(JSON.stringify(body))
  } catch {
    return err([issue('invalid', '')])
  }
}
