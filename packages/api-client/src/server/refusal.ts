import { type AnyIssue, err } from '@remesa/domain/kernel'
import {
  type CommonErrorCode,
  commonErrorCodes,
  type ErrorStatus,
  type ErrorTable,
  errorCodes,
  type Problem,
} from '../contract'

/** A refused request: its code, and the details of the response. */
export interface Refusal<Code extends string = string> {
  readonly status: ErrorStatus
  /** The error code for programs, in lower case, such as `not-found` or `request.invalid-body`. */
  readonly code: Code
  /** The text for people, as a message key or a sentence. */
  readonly message?: string | undefined
  readonly issues?: readonly AnyIssue[] | undefined
  /** The current record, if the code is `record-changed`. */
  readonly current?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Details of a refusal in addition to its code. */
export type RefusalDetails = Pick<Refusal, 'message' | 'issues' | 'current' | 'headers'>

/**
 * The response of a route. If the body is `undefined`, the response is empty; bytes are a file, and any other value is
 * sent as JSON.
 */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

type Refused<Code extends string> = { readonly ok: false; readonly error: Refusal<Code> }
/** Error codes of requests that are refused because of their content. */
type InvalidCode = Extract<CommonErrorCode, `request.${string}`>

/**
 * Creates the refusals that handlers return. Each refusal has the status of its code in the table. `notFound` is used
 * for a record that does not exist, and for a record that the user may not see.
 */
export const createRefuse = <const Own extends ErrorTable>(own: Own) => {
  const table: ErrorTable = { ...commonErrorCodes, ...own }
  /** A refusal with any error code of the table. */
  const because = <Code extends CommonErrorCode | (keyof Own & string)>(
    code: Code,
    details: RefusalDetails = {},
  ): Refused<Code> => {
    const facts = table[code]
    if (facts === undefined) throw new TypeError(`[server] refuse: there is no error code ${code}`)
    return err({ status: facts.status, code, ...details })
  }
  function invalid(issues: readonly AnyIssue[]): Refused<'request.invalid-body'>
  function invalid<Code extends InvalidCode>(issues: readonly AnyIssue[], code: Code): Refused<Code>
  function invalid(issues: readonly AnyIssue[], code: InvalidCode = 'request.invalid-body') {
    return because(code, { issues })
  }
  const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) })
  return {
    because,
    /** Status 400: the request breaks rules, and each issue has the path of its field in the body. */
    invalid,
    /** Status 401: no user is signed in, or the token is no longer valid. */
    unauthenticated: (challenge = 'Bearer') =>
      because('unauthenticated', { headers: { 'WWW-Authenticate': challenge } }),
    /** Status 403: the user is signed in, but the user's roles do not allow the call. */
    forbidden: (message?: string) => because('forbidden', { message }),
    notFound: () => because('not-found'),
    methodNotAllowed: (allowed: readonly string[]) =>
      because('method-not-allowed', { headers: { Allow: allowed.join(', ') } }),
    tooMany: (retryAfterSeconds: number) =>
      because('too-many-requests', { headers: retryAfter(retryAfterSeconds) }),
    /** Status 503: there are too many requests, and this request has had no effect. */
    overloaded: (retryAfterSeconds: number) =>
      because('overloaded', { headers: retryAfter(retryAfterSeconds) }),
    unavailable: (retryAfterSeconds: number, message?: string) =>
      because('unavailable', { message, headers: retryAfter(retryAfterSeconds) }),
  }
}

/** The refusals of the portal's contract. */
export const refuse = createRefuse(errorCodes)

/** The response for a refusal, with a `Problem` as its body. */
export const refusalAnswer = ({ status, code, message, issues, current, headers }: Refusal): Answer => {
  const body: Problem = {
    code,
    ...(message === undefined ? {} : { message }),
    ...(current === undefined ? {} : { current }),
    ...(issues === undefined
      ? {}
      : { issues: issues.map((found) => ({ ...found, params: { ...found.params } })) }),
  }
  return { status, headers: headers ?? {}, body }
}
