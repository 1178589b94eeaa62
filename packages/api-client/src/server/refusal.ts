import { err, type Issue } from '@remesa/domain/kernel'
import {
  type CommonErrorCode,
  commonErrorCodes,
  type ErrorStatus,
  type ErrorTable,
  errorCodes,
  type Problem,
} from '../contract'

/** A refused request: its code, and the details of the answer. */
export interface Refusal<Code extends string = string> {
  readonly status: ErrorStatus
  /** The code for machines, in lower case: `not-found`, `request.invalid-body`. */
  readonly code: Code
  /** The text for people: a message key or a sentence. */
  readonly message?: string | undefined
  readonly issues?: readonly Issue[] | undefined
  /** The current record, in a refusal with `record-changed`. */
  readonly current?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Details of a refusal in addition to its code. */
export type RefusalDetails = Pick<Refusal, 'message' | 'issues' | 'current' | 'headers'>

/** An answer. `undefined` as body means no body, bytes are a file, any other value is sent as JSON. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

type Refused<Code extends string> = { readonly ok: false; readonly error: Refusal<Code> }
/** Codes of requests that are refused for their content. */
type InvalidCode = Extract<CommonErrorCode, `request.${string}`>

/**
 * The refusals that handlers return. Each has the status of its code in the table of the contract. `notFound` is
 * the refusal both for a row that does not exist and for a row that the caller may not see.
 */
export const createRefuse = <const Own extends ErrorTable>(own: Own) => {
  const table: ErrorTable = { ...commonErrorCodes, ...own }
  /** A refusal with any code of the table. */
  const because = <Code extends CommonErrorCode | (keyof Own & string)>(
    code: Code,
    details: RefusalDetails = {},
  ): Refused<Code> => {
    const facts = table[code]
    if (facts === undefined) throw new TypeError(`[server] refuse: there is no error code ${code}`)
    return err({ status: facts.status, code, ...details })
  }
  function invalid(issues: readonly Issue[]): Refused<'request.invalid-body'>
  function invalid<Code extends InvalidCode>(issues: readonly Issue[], code: Code): Refused<Code>
  function invalid(issues: readonly Issue[], code: InvalidCode = 'request.invalid-body') {
    return because(code, { issues })
  }
  const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) })
  return {
    because,
    /** 400: the request breaks rules; each issue has the path of its field in the body. */
    invalid,
    /** 401: no user is signed in, or the token is no longer valid. */
    unauthenticated: (challenge = 'Bearer') =>
      because('unauthenticated', { headers: { 'WWW-Authenticate': challenge } }),
    /** 403: signed in, but the roles do not allow it. */
    forbidden: (message?: string) => because('forbidden', { message }),
    notFound: () => because('not-found'),
    methodNotAllowed: (allowed: readonly string[]) =>
      because('method-not-allowed', { headers: { Allow: allowed.join(', ') } }),
    tooMany: (retryAfterSeconds: number) =>
      because('too-many-requests', { headers: retryAfter(retryAfterSeconds) }),
    /** 503: there are too many requests, and this request has had no effect. */
    overloaded: (retryAfterSeconds: number) =>
      because('overloaded', { headers: retryAfter(retryAfterSeconds) }),
    unavailable: (retryAfterSeconds: number, message?: string) =>
      because('unavailable', { message, headers: retryAfter(retryAfterSeconds) }),
  }
}

/** The refusals of the portal's contract. */
export const refuse = createRefuse(errorCodes)

/** The answer of a refusal, with a `Problem` as its body. */
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
