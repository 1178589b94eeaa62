/** How the provider's token endpoint has answered a renewal. */
export interface RenewalAnswer {
  readonly status: number
  /** `error` of its body, where that is one of OAuth (RFC 6749, 5.2). */
  readonly code: string | undefined
}

/** What OAuth calls a session that is over, or a client that may not renew. */
const REFUSALS: readonly string[] = ['invalid_grant', 'invalid_client', 'unauthorized_client']

/**
 * Whether the provider has refused to renew a session: it is over only if the provider itself says so. Any other answer,
 * such as that of a proxy in front of a provider that restarts, says nothing about it. (SES-11)
 */
export const isRenewalRefused = ({ status, code }: RenewalAnswer): boolean =>
  (status === 400 || status === 401) && code !== undefined && REFUSALS.includes(code)

/** A failed call as far as the start of a session needs it. */
export interface StartError {
  readonly kind: string
}

/** Why a session could not start: a service does not answer, the token is refused, or anything else. */
export type StartFailure = 'provider-away' | 'server-away' | 'refused' | 'failed'

/**
 * What the first call of a session has failed with. A session ends only if the back end refuses a token that the provider
 * has just renewed; a service that does not answer, or does so with 5xx, keeps it. (SES-12)
 */
export const startFailure = ({ kind }: StartError): StartFailure => {
  if (kind === 'unauthorized') return 'refused'
  if (kind === 'token') return 'provider-away'
  return kind === 'network' || kind === 'timeout' || kind === 'server' ? 'server-away' : 'failed'
}
