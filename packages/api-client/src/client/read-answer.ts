import { err, ok, type Result, TextOrNumber } from '@remesa/domain/kernel'
import * as z from 'zod/mini'
import { type Endpoint, errorCodesOf, type FileAnswer, Problem } from '../contract'
import { fileNameOf } from '../kernel/content-disposition'
import { readJson } from '../kernel/json'
import { parseWire } from '../kernel/parse-wire'
import {
  type ApiError,
  forbiddenCodes,
  type MalformedError,
  serverCodes,
  unauthorizedCodes,
} from './api-error'
import type { AnswerBody, Exchange } from './exchange'

type Answered = Extract<Exchange, { kind: 'answered' }>

/** The parts of a refusal. Each is optional, because back ends write refusals in different ways. */
const TolerantProblem = z.object({
  code: z.catch(z.nullish(TextOrNumber), null),
  message: z.catch(z.nullish(z.string()), null),
  requestId: z.catch(z.nullish(z.string()), null),
  issues: z.catch(Problem.shape.issues, null),
  current: Problem.shape.current,
})

/** The value or the error of a complete response. Only this function decides which kind of error a status means. */
export const readAnswer = (
  id: string,
  endpoint: Endpoint,
  answer: Answered,
): Result<unknown, ApiError<string>> => {
  const { status, headers } = answer
  if (status >= 200 && status < 300) return readSuccess(id, endpoint, answer)
  const requestId = headers.get('X-Request-Id')
  if (status < 400 || status > 599) return err(malformed(id, answer, 'status', []))
  const problem = readProblem(textOf(answer.body))
  const refused = {
    endpoint: id,
    requestId: requestId ?? problem?.requestId ?? null,
    status,
    message: problem?.message ?? null,
    ...retryAfterOf(headers),
  }
  const code = problem?.code ?? null
  if (status >= 500) return err({ kind: 'server', ...refused, ...codeAmong(serverCodes, code) })
  if (status === 401) return err({ kind: 'unauthorized', ...refused, ...codeAmong(unauthorizedCodes, code) })
  if (status === 403) return err({ kind: 'forbidden', ...refused, ...codeAmong(forbiddenCodes, code) })
  return err({
    kind: 'rejected',
    ...refused,
    ...codeAmong(rejectedCodesOf(endpoint), code),
    issues: problem?.issues ?? [],
    ...currentOf(endpoint, problem?.current),
  })
}

/**
 * The number of seconds in `Retry-After`. If the header contains a time, the number is counted from the `Date` header
 * of the same response.
 */
const retryAfterOf = (headers: Answered['headers']): { readonly retryAfterSeconds?: number } => {
  const asked = headers.get('Retry-After') ?? ''
  const seconds = /^\d+$/.test(asked)
    ? Number(asked)
    : (Date.parse(asked) - Date.parse(headers.get('Date') ?? '')) / 1_000
  return Number.isNaN(seconds) ? {} : { retryAfterSeconds: Math.max(seconds, 0) }
}

/**
 * The current record in a refusal. A record that does not match its schema is omitted, because the caller can read the
 * record again.
 */
const currentOf = ({ version }: Endpoint, sent: unknown) => {
  if (version?.kind !== 'write' || sent === undefined) return {}
  const current = parseWire(version.current, sent)
  return current.ok ? { current: current.value } : {}
}

const codesOfOtherKinds: readonly string[] = [...unauthorizedCodes, ...forbiddenCodes, ...serverCodes]

const rejectedCodesOf = (endpoint: Endpoint): readonly string[] =>
  errorCodesOf(endpoint).filter((code) => !codesOfOtherKinds.includes(code))

/** The code of a refusal. The property is `code` if the endpoint declares this code, otherwise `unknownCode`. */
const codeAmong = <Code extends string>(declared: readonly Code[], code: string | null) => {
  const known = declared.find((one) => one === code) ?? null
  return { code: known, ...(known === null && code !== null ? { unknownCode: code } : {}) }
}

const readSuccess = (id: string, endpoint: Endpoint, answer: Answered): Result<unknown, MalformedError> => {
  if (answer.body === undefined) return err(malformed(id, answer, 'size', []))
  if (endpoint.file !== undefined) return readFile(id, endpoint.file, answer)
  const value = readValue(textOf(answer.body), answer.headers)
  if (!value.ok) return err(malformed(id, answer, value.error, []))
  const parsed = parseWire(endpoint.response, value.value)
  if (parsed.ok) return parsed
  return err(
    malformed(
      id,
      answer,
      'shape',
      parsed.error.map(({ path }) => path),
    ),
  )
}

/**
 * The file in a response. If the endpoint does not declare the media type, the response is malformed, because it is
 * usually an error page.
 */
const readFile = (
  id: string,
  types: readonly string[],
  answer: Answered,
): Result<FileAnswer, MalformedError> => {
  const mediaType = (answer.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (typeof answer.body !== 'object' || !types.includes(mediaType))
    return err(malformed(id, answer, 'type', []))
  const name = fileNameOf(answer.headers.get('Content-Disposition'))
  return ok({ name, mediaType, bytes: answer.body })
}

const textOf = (body: AnswerBody): string =>
  typeof body === 'object' ? new TextDecoder().decode(body) : (body ?? '')

/**
 * The value of a text body. An empty text becomes `undefined`, JSON is parsed, and plain text, such as a document in
 * base64, is unchanged.
 */
const readValue = (text: string, headers: Answered['headers']): Result<unknown, 'json' | 'size'> => {
  if (text.trim() === '') return ok(undefined)
  const json = readJson(text)
  if (json.ok) return json
  if (json.error !== 'syntax') return err('size')
  return headers.get('Content-Type')?.startsWith('text/plain') ? ok(text) : err('json')
}

const readProblem = (text: string): z.output<typeof TolerantProblem> | undefined => {
  const json = readJson(text)
  const problem = json.ok ? parseWire(TolerantProblem, json.value) : json
  return problem.ok ? problem.value : undefined
}

const MAX_PATHS = 5

const malformed = (
  endpoint: string,
  { status, headers }: Answered,
  reason: MalformedError['reason'],
  paths: readonly string[],
): MalformedError => ({
  kind: 'malformed',
  endpoint,
  requestId: headers.get('X-Request-Id'),
  status,
  reason,
  path: paths[0] ?? '',
  paths: paths.slice(0, MAX_PATHS),
})
