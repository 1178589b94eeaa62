/** The response of the identity provider to the call that renews a token. */
export interface RenewalAnswer {
  readonly status: number
  /** The field `error` of the response, if it is an OAuth error (RFC 6749, 5.2). */
  readonly code: string | undefined
}

/** The OAuth errors that mean that the session has ended or that the client may not renew tokens. */
const REFUSALS: readonly string[] = ['invalid_grant', 'invalid_client', 'unauthorized_client']

/**
 * Whether the identity provider has refused to renew the tokens of a session. The session has then ended. Other
 * failures do not end the session, such as the response of a proxy while the provider restarts. (SES-11)
 */
export const isRenewalRefused = ({ status, code }: RenewalAnswer): boolean =>
  (status === 400 || status === 401) && code !== undefined && REFUSALS.includes(code)

/** The data about a call that failed while a session was starting. */
export interface StartError {
  readonly kind: string
}

/**
 * The reason why a session could not start. The identity provider does not respond (`provider-away`), the back end does
 * not respond (`server-away`), or the back end refuses the token (`refused`). Any other failure is `failed`.
 */
export type StartFailure = 'provider-away' | 'server-away' | 'refused' | 'failed'

/**
 * The reason why the first call of a session failed. The session ends only if the back end refuses a token that the
 * identity provider has just renewed. The session continues if a service does not respond or responds with 5xx.
 * (SES-12)
 */
export const startFailure = ({ kind }: StartError): StartFailure => {
  if (kind === 'unauthorized') return 'refused'
  if (kind === 'token') return 'provider-away'
  return kind === 'network' || kind === 'timeout' || kind === 'server' ? 'server-away' : 'failed'
}
