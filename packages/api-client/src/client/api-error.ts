import type { Issue } from '@remesa/domain/kernel'

interface Failed {
  /** Which call failed: `orders.history`. */
  readonly endpoint: string
  /** Under which the back end logged the request, where it said so. */
  readonly requestId: string | null
}

interface Refused extends Failed {
  readonly status: number
  /** For machines; `null` where the back end sends none. */
  readonly code: string | null
  /** For people, a message key or a sentence; `null` where the back end sends none. */
  readonly message: string | null
}

/** Nobody is signed in, or the token is no longer good and could not be renewed. */
export interface UnauthorizedError extends Refused {
  readonly kind: 'unauthorized'
}

/** Signed in, but the roles do not allow the call. */
export interface ForbiddenError extends Refused {
  readonly kind: 'forbidden'
}

/** Any other 4xx. `issues` name the fields; `code` `request.invalid-path` may also come from the client, before sending. */
export interface RejectedError extends Refused {
  readonly kind: 'rejected'
  readonly issues: readonly Issue[]
}

/** Any 5xx. */
export interface ServerError extends Refused {
  readonly kind: 'server'
}

/** No answer, or one that broke off. A write may have been done all the same. */
export interface NetworkError extends Failed {
  readonly kind: 'network'
}

/** No whole answer in time. A write may have been done all the same. */
export interface TimeoutError extends Failed {
  readonly kind: 'timeout'
}

/** The caller has lost interest: no message is due. */
export interface AbortedError extends Failed {
  readonly kind: 'aborted'
}

/** A success whose body is not what the contract says. The body itself is not kept. */
export interface MalformedError extends Failed {
  readonly kind: 'malformed'
  readonly status: number
  /** No JSON, not the shape, over the size limits, or a status that the contract has no use for. */
  readonly reason: 'json' | 'shape' | 'size' | 'status' | 'type'
  /** Path of the first mismatch, `''` for the whole body. */
  readonly path: string
  /** Paths of the first five mismatches. */
  readonly paths: readonly string[]
}

/** Every way in which a call can fail. */
export type ApiError =
  | UnauthorizedError
  | ForbiddenError
  | RejectedError
  | ServerError
  | NetworkError
  | TimeoutError
  | AbortedError
  | MalformedError
