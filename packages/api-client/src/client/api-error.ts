import type { AnyIssue } from '@remesa/domain/kernel'
import type { ErrorCode } from '../contract'

/** Codes of the error kinds `unauthorized`, `forbidden` and `server`, which mean the same at every endpoint. */
export const unauthorizedCodes = ['unauthenticated'] as const satisfies readonly ErrorCode[]
export const forbiddenCodes = ['forbidden', 'account-inactive'] as const satisfies readonly ErrorCode[]
export const serverCodes = [
  'server-error',
  'overloaded',
  'unavailable',
] as const satisfies readonly ErrorCode[]

type UnauthorizedCode = (typeof unauthorizedCodes)[number]
type ForbiddenCode = (typeof forbiddenCodes)[number]
type ServerCode = (typeof serverCodes)[number]

/** The codes of `Code` that a `rejected` error can have. */
export type RejectedCode<Code extends string = ErrorCode> = Exclude<
  Code,
  UnauthorizedCode | ForbiddenCode | ServerCode
>

interface Failed {
  /** Name of the call that failed, such as `orders.history`. */
  readonly endpoint: string
  /** The id with which the back end has logged the request; `null` if the response has no id. */
  readonly requestId: string | null
}

interface Refused<Code extends string> extends Failed {
  readonly status: number
  /**
   * The error code for programs, which is one of the codes that the endpoint declares; `null` if the back end sends no
   * such code.
   */
  readonly code: Code | null
  /** A code from the back end that the endpoint does not declare. */
  readonly unknownCode?: string
  /** The text for people, as a message key or a sentence; `null` if the back end sends none. */
  readonly message: string | null
  /**
   * The number of seconds to wait, if the response with `too-many-requests`, `overloaded` or `unavailable` contains it.
   */
  readonly retryAfterSeconds?: number
}

/** The error of a call without a signed-in user, or with a token that is no longer valid and could not be renewed. */
export interface UnauthorizedError extends Refused<UnauthorizedCode> {
  readonly kind: 'unauthorized'
}

/** The error of a call that the signed-in user's roles do not allow. */
export interface ForbiddenError extends Refused<ForbiddenCode> {
  readonly kind: 'forbidden'
}

/**
 * The error of a call that is refused with a status from 400 to 499, except 401 and 403. `issues` contains the refused
 * fields; the issues of a newer back end may have rules that this version doesn't know. The client itself may return
 * the code `request.invalid-path` before it sends a request.
 */
export interface RejectedError<Code extends string = RejectedCode, Current = unknown> extends Refused<Code> {
  readonly kind: 'rejected'
  readonly issues: readonly AnyIssue[]
  /** The current record, if the back end sends it with the code `record-changed`. */
  readonly current?: Current
}

/** The error of a call to which the back end responds with a status 5xx. */
export interface ServerError extends Refused<ServerCode> {
  readonly kind: 'server'
}

/** The error of a call that got no response, or an incomplete one. A write may have had an effect nevertheless. */
export interface NetworkError extends Failed {
  readonly kind: 'network'
  /**
   * The error of the host's `fetch`, such as a refused connection, an invalid certificate or a bug. Use it only for
   * logs.
   */
  readonly cause?: unknown
}

/**
 * The error of a call that was not sent, because `getToken` or `refreshToken` threw. The user may still be signed in.
 */
export interface TokenError extends Failed {
  readonly kind: 'token'
  /** The error that `getToken` or `refreshToken` threw. */
  readonly cause?: unknown
}

/**
 * The error of a call that got no complete response within its time limit. A write may have had an effect nevertheless.
 */
export interface TimeoutError extends Failed {
  readonly kind: 'timeout'
  /** The timeout error, or the failure of the last attempt. */
  readonly cause?: unknown
}

/** The error of a call that its caller aborted. The user needs no message about it. */
export interface AbortedError extends Failed {
  readonly kind: 'aborted'
}

/** The error of a successful response whose body does not match the contract. The error does not contain the body. */
export interface MalformedError extends Failed {
  readonly kind: 'malformed'
  readonly status: number
  /**
   * The difference from the contract: the body is not JSON, has another shape or exceeds the size limits, or the
   * response has another status or media type than expected.
   */
  readonly reason: 'json' | 'shape' | 'size' | 'status' | 'type'
  /** Path of the first value that does not match; `''` for the whole body. */
  readonly path: string
  /** Paths of the first five values that do not match. */
  readonly paths: readonly string[]
}

/**
 * Every error that a call can return. `Code` is the type of the codes that the call's endpoint declares, by default all
 * codes of the contract. `Current` is the type of the record in the refusal of a write that was based on an older
 * version.
 */
export type ApiError<Code extends string = ErrorCode, Current = unknown> =
  | UnauthorizedError
  | ForbiddenError
  | RejectedError<RejectedCode<Code>, Current>
  | ServerError
  | NetworkError
  | TokenError
  | TimeoutError
  | AbortedError
  | MalformedError
