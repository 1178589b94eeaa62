/** The answer of the provider's token endpoint to a renewal. */
export interface RenewalAnswer {
  readonly status: number
  /** The `error` of the body, if it is an error of OAuth (RFC 6749, 5.2). */
  readonly code: string | undefined
}

/** The OAuth errors for a session that is over, or a client that may not renew. */
const REFUSALS: readonly string[] = ['invalid_grant', 'invalid_client', 'unauthorized_client']

/**
 * Whether the provider has refused to renew a session, which is then over. Other answers, such as the answer
 * of a proxy while the provider restarts, mean nothing for the session. (SES-11)
 */
export const isRenewalRefused = ({ status, code }: RenewalAnswer): boolean =>
  (status === 400 || status === 401) && code !== undefined && REFUSALS.includes(code)

/** The facts of a failed call for the start of a session. */
export interface StartError {
  readonly kind: string
}

/**
 * The reason why a session could not start: the provider or the server does not answer, the token is refused,
 * or another failure.
 */
export type StartFailure = 'provider-away' | 'server-away' | 'refused' | 'failed'

/**
 * The failure of the first call of a session. A session ends only if the back end refuses a token that the
 * provider has just renewed. If a service does not answer, or answers with 5xx, the session continues.
 * (SES-12)
 */
export const startFailure = ({ kind }: StartError): StartFailure => {
  if (kind === 'unauthorized') return 'refused'
  if (kind === 'token') return 'provider-away'
  return kind === 'network' || kind === 'timeout' || kind === 'server' ? 'server-away' : 'failed'
}
