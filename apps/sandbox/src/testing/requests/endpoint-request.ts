import type { PortalContract } from '@remesa/api-client/contract'
import type { LoggedUser } from '@remesa/domain/session'

export interface RequestLine {
  /** Method and address. */
  readonly line: string
  readonly body?: unknown
}

/** A valid request for one call, and the same request for rows out of the caller's reach. */
export interface EndpointRequest extends RequestLine {
  /** Account that may make it; `customer-operator` unless said otherwise. */
  readonly by?: string
  /** Whom a rule of the call's own forbids it (403) beyond what its access says; `/user/me` of who asks is passed. */
  readonly forbids?: (me: LoggedUser) => boolean
  /** For a row out of reach and for a missing one: both have to be answered alike, by 404. */
  readonly foreign?: RequestLine
  readonly missing?: RequestLine
}

/** One request for each call of a feature: one that is missing does not compile. */
export type FeatureRequests<F extends keyof PortalContract> = {
  readonly [Name in keyof PortalContract[F]]: EndpointRequest
}
