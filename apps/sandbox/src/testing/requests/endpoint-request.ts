import type { PortalContract } from '@remesa/api-client/contract'
import type { LoggedUser } from '@remesa/domain/session'

export interface RequestLine {
  /** Method and path of the request. */
  readonly line: string
  readonly body?: unknown
}

/** A valid request for one call, and the same request for rows that the caller may not see. */
export interface EndpointRequest extends RequestLine {
  /** Account that may make the request; `customer-operator` by default. */
  readonly by?: string
  /**
   * Whether a rule of the call refuses an account (403) that has the required permission. `me` is the response of
   * `/user/me` for the account.
   */
  readonly forbids?: (me: LoggedUser) => boolean
  /**
   * The same request for a row that the caller may not see, and for a missing row. Both have to get the same response,
   * 404.
   */
  readonly foreign?: RequestLine
  readonly missing?: RequestLine
}

/** A request for each call of a feature. A missing request is a compile error. */
export type FeatureRequests<F extends keyof PortalContract> = {
  readonly [Name in keyof PortalContract[F]]: EndpointRequest
}
