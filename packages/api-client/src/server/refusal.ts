import { err, type Issue } from '@remesa/domain/kernel'
import {
  type CommonErrorCode,
  commonErrorCodes,
  type ErrorStatus,
  type ErrorTable,
  errorCodes,
  type Problem,
} from '../contract'

/** Why a request is refused, with what the answer says about it. */
export interface Refusal<Code extends string = string> {
  readonly status: ErrorStatus
  /** For machines, in lower case: `not-found`, `request.invalid-body`. */
  readonly code: Code
  /** For people: a message key or a sentence. */
  readonly message?: string | undefined
  readonly issues?: readonly Issue[] | undefined
  /** The record as it is, in a refusal with `record-changed`. */
  readonly current?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** What a refusal may say beside its code. */
export type RefusalDetails = Pick<Refusal, 'message' | 'issues' | 'current' | 'headers'>

/** What goes out: a body of `undefined` is an answer without one, bytes are a file, anything else goes as JSON. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

type Refused<Code extends string> = { readonly ok: false; readonly error: Refusal<Code> }
/** Codes of requests that are refused for their content. */
type InvalidCode = Extract<CommonErrorCode, `request.${string}`>

/**
 * The refusals that handlers return. Their status is that of their code in the table: the common codes and those of a
 * contract. A row out of reach and a row that does not exist are both `notFound`.
 */
export const createRefuse = <const Own extends ErrorTable>(own: Own) => {
  const table: ErrorTable = { ...commonErrorCodes, ...own }
  /** Any code of the table. */
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
    /** 400: rules that the request breaks, each with the path of its field in the body. */
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
    /** 503: there are too many requests, and nothing of this one has been done. */
    overloaded: (retryAfterSeconds: number) =>
      because('overloaded', { headers: retryAfter(retryAfterSeconds) }),
    unavailable: (retryAfterSeconds: number, message?: string) =>
      because('unavailable', { message, headers: retryAfter(retryAfterSeconds) }),
  }
}

/** The refusals of the portal's contract. */
export const refuse = createRefuse(errorCodes)

/** The answer that says a refusal, its body a `Problem`. */
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
