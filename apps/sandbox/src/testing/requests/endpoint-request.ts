import type { PortalContract } from '@remesa/api-client/contract'
import type { LoggedUser } from '@remesa/domain/session'

export interface RequestLine {
  /** Method and address. */
  readonly line: string
  readonly body?: unknown
}

/** A valid request for one call, and the same request for rows out of the caller's reach. */
export interface EndpointRequest extends RequestLine {
  /** Account that may make it; `customer-operator` by default. */
  readonly by?: string
  /**
   * Whether a rule of the call forbids it to an account (403), in addition to the access that the call requires. `me`
   * is the answer to the account from `/user/me`.
   */
  readonly forbids?: (me: LoggedUser) => boolean
  /** The request for a row out of reach and for a missing row: both have to get the same answer, 404. */
  readonly foreign?: RequestLine
  readonly missing?: RequestLine
}

/** One request for each call of a feature: a missing one does not compile. */
export type FeatureRequests<F extends keyof PortalContract> = {
  readonly [Name in keyof PortalContract[F]]: EndpointRequest
}
