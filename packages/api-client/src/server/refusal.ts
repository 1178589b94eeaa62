import { err, type Issue } from '@remesa/domain/kernel'
import type { Problem } from '../contract'

/** Why a request is not answered as asked, with what the caller is told. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 422 | 429 | 503
  /** For machines, in lower case: `not-found`, `request.invalid-body`. */
  readonly code: string
  /** For people: a message key or a sentence. */
  readonly message?: string | undefined
  readonly issues?: readonly Issue[] | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** What goes out: a body of `undefined` is an answer without one, bytes are a file, anything else goes as JSON. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

const refusal = (value: Refusal): { readonly ok: false; readonly error: Refusal } => err(value)

/** The refusals that handlers return. A row of somebody else and a row that does not exist are both `notFound`. */
export const refuse = {
  /** 400: rules that the request breaks, each with the path of its field in the body. */
  invalid: (issues: readonly Issue[], code = 'request.invalid-body') =>
    refusal({ status: 400, code, issues }),
  /** 401: nobody is signed in, or the token is no longer good. */
  unauthenticated: () =>
    refusal({ status: 401, code: 'unauthenticated', headers: { 'WWW-Authenticate': 'Bearer' } }),
  /** 403: signed in, but the roles do not allow it. */
  forbidden: (message?: string) => refusal({ status: 403, code: 'forbidden', message }),
  notFound: () => refusal({ status: 404, code: 'not-found' }),
  methodNotAllowed: (allowed: readonly string[]) =>
    refusal({ status: 405, code: 'method-not-allowed', headers: { Allow: allowed.join(', ') } }),
  /** 409: the state of the record has moved on, or a request with the same key is still under way. */
  conflict: (code: string, message?: string) => refusal({ status: 409, code, message }),
  /** 422: well-formed and still wrong, such as a key that was used for another body. */
  unprocessable: (code: string, message?: string) => refusal({ status: 422, code, message }),
  tooMany: (retryAfterSeconds: number) =>
    refusal({
      status: 429,
      code: 'too-many-requests',
      headers: { 'Retry-After': String(retryAfterSeconds) },
    }),
  unavailable: (retryAfterSeconds: number, message?: string) =>
    refusal({
      status: 503,
      code: 'unavailable',
      message,
      headers: { 'Retry-After': String(retryAfterSeconds) },
    }),
}

/** The answer that says a refusal, its body a `Problem`. */
export const refusalAnswer = ({ status, code, message, issues, headers }: Refusal): Answer => {
  const body: Problem = {
    code,
    ...(message === undefined ? {} : { message }),
    ...(issues === undefined
      ? {}
      : { issues: issues.map((found) => ({ ...found, params: { ...found.params } })) }),
  }
  return { status, headers: headers ?? {}, body }
}
