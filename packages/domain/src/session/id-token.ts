import { err, ok, type Result } from '../kernel'

/** The accepted signature algorithms. Each requires a private key, so that only the identity provider can sign. */
export const ID_TOKEN_ALGORITHMS: readonly string[] = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519']

/**
 * The highest number of seconds by which the clock of the identity provider and the clock of the computer may differ.
 */
const SKEW_SECONDS = 60
const MAX_SUBJECT_LENGTH = 255

/** The expected values of the claims in an ID token. */
export interface IdTokenExpectations {
  /** The issuers that are accepted. Issuers are compared character by character. */
  readonly issuers: readonly string[]
  readonly clientId: string
  /** The audiences that a token may have besides the id of this client. */
  readonly trustedAudiences: readonly string[]
  /** The nonce that the portal sent at this sign-in. It is `undefined` for a renewed token, which may have no nonce. */
  readonly nonce: string | undefined
  /** The subject of the session, which a renewed token must have too. It is `undefined` at the sign-in. */
  readonly subject: string | undefined
}

/** The subject of an ID token, and its issue time and expiry in epoch milliseconds. */
export interface IdTokenFacts {
  readonly subject: string
  readonly issuedAt: number
  readonly expiresAt: number
}

/** The code of the reason why an ID token with a valid signature is refused. */
export type IdTokenFault =
  | 'malformed'
  | 'issuer'
  | 'audience'
  | 'authorized-party'
  | 'expired'
  | 'issued-in-future'
  | 'subject'
  | 'nonce'

/** The reason why an ID token is refused, with the value that is wrong. */
export interface IdTokenRefusal {
  readonly fault: IdTokenFault
  /** The issuer, the audience or the authorized party in the token. The value identifies a service, never a person. */
  readonly found?: string
}

/** The text about a refused ID token for a log. */
export const idTokenRefusalText = ({
  fault,
  found,
}: {
  readonly fault: string
  readonly found?: string
}): string => `ID token: ${fault}${found === undefined ? '' : ` ${found || '(none)'}`}`

const refuse = (fault: IdTokenFault, found?: string): Result<never, IdTokenRefusal> =>
  err(found === undefined ? { fault } : { fault, found })

const audiencesOf = (aud: unknown): readonly string[] | undefined => {
  const audiences: readonly unknown[] = Array.isArray(aud) ? aud : [aud]
  return audiences.every((one) => typeof one === 'string') ? audiences : undefined
}

/** The reason for which the audiences of a token are refused; `undefined` if they are accepted. (SES-13) */
const audienceRefusal = (
  { aud, azp }: Readonly<Record<string, unknown>>,
  { clientId, trustedAudiences }: IdTokenExpectations,
): Result<undefined, IdTokenRefusal> => {
  const audiences = audiencesOf(aud)
  if (audiences?.includes(clientId) !== true) return refuse('audience', audiences?.join(' ') ?? '')
  const others = audiences.filter((one) => one !== clientId)
  const foreign = others.filter((one) => !trustedAudiences.includes(one))
  if (foreign.length > 0) return refuse('audience', foreign.join(' '))
  const isOurs = azp === undefined ? others.length === 0 : azp === clientId
  return isOurs ? ok(undefined) : refuse('authorized-party', typeof azp === 'string' ? azp : '')
}

/**
 * The subject and the times of an ID token whose signature is valid, or the reason why the token is refused. The checks
 * are those of OpenID Connect Core 3.1.3.7. The token must have an accepted issuer, this client as audience (SES-13), a
 * subject and the nonce that the portal sent. Its times must be valid with a tolerance of 60 s. A renewed token must
 * have the same subject as the token of the sign-in. (SES-14)
 *
 * @param now The current time in epoch milliseconds.
 */
export const readIdToken = (
  claims: Readonly<Record<string, unknown>>,
  expected: IdTokenExpectations,
  now: number,
): Result<IdTokenFacts, IdTokenRefusal> => {
  const { iss, sub, exp, iat, nbf = iat, nonce } = claims
  const latest = now / 1_000 + SKEW_SECONDS
  if (typeof iss !== 'string' || !expected.issuers.includes(iss))
    return refuse('issuer', typeof iss === 'string' ? iss : '')
  const forUs = audienceRefusal(claims, expected)
  if (!forUs.ok) return forUs
  if (typeof exp !== 'number' || typeof iat !== 'number' || typeof nbf !== 'number')
    return refuse('malformed')
  if (exp <= iat) return refuse('malformed')
  if (exp <= now / 1_000 - SKEW_SECONDS) return refuse('expired')
  if (iat > latest || nbf > latest) return refuse('issued-in-future')
  if (typeof sub !== 'string' || sub === '' || sub.length > MAX_SUBJECT_LENGTH) return refuse('subject')
  if (expected.subject !== undefined && sub !== expected.subject) return refuse('subject')
  if (expected.nonce !== undefined && nonce !== expected.nonce) return refuse('nonce')
  return ok({ subject: sub, issuedAt: iat * 1_000, expiresAt: exp * 1_000 })
}

/**
 * The lifetime of a token in seconds, from the field `expires_in` of a token response. The field is a number or a text
 * of digits. The lifetime is `undefined` if the field is missing or not positive. (SES-15)
 */
export const tokenLife = (expiresIn: unknown): number | undefined => {
  const isWritten = typeof expiresIn === 'string' && /^\d{1,9}$/.test(expiresIn)
  const seconds = isWritten ? Number(expiresIn) : expiresIn
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}
