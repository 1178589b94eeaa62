import { err, ok, type Result } from '@remesa/domain/kernel'
import { base64url, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'

/** Maximum difference between the clocks of provider and browser, in seconds. */
const CLOCK_SKEW_SECONDS = 60

/** Asymmetric signatures only: `none` and shared secrets have no business in a browser. */
const ALGORITHMS = ['RS256', 'ES256', 'EdDSA', 'Ed25519']
const MAX_SUBJECT_LENGTH = 255

export type IdTokenRefusal =
  | 'malformed'
  | 'signature'
  | 'issuer'
  | 'audience'
  | 'authorized-party'
  | 'expired'
  | 'issued-in-future'
  | 'subject'
  | 'nonce'

export interface IdTokenFacts {
  readonly subject: string
  /** Epoch ms. */
  readonly issuedAt: number
  /** Epoch ms. */
  readonly expiresAt: number
}

export interface IdTokenExpectations {
  /** Keys of the provider's discovery document. */
  readonly keys: JWTVerifyGetKey
  readonly issuer: string
  readonly clientId: string
  /** Nonce of this sign-in. A refreshed token is not compared: pass `undefined`. */
  readonly nonce: string | undefined
  /** Subject that a refreshed token must keep; `undefined` at sign-in. */
  readonly subject: string | undefined
  readonly nowMs: number
}

/** Base64url has several spellings of the same bytes; only the canonical one is a signature here. */
const hasCanonicalSignature = (token: string): boolean => {
  const signature = token.split('.')[2] ?? ''
  try {
    return base64url.encode(base64url.decode(signature)) === signature
  } catch {
    return false
  }
}

const refusalOf = (error: unknown): IdTokenRefusal => {
  if (error instanceof errors.JWTExpired) return 'expired'
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'iss') return 'issuer'
    if (error.claim === 'aud') return 'audience'
    if (error.claim === 'sub') return 'subject'
    if (error.claim === 'exp') return 'expired'
    if (error.claim === 'iat' || error.claim === 'nbf') return 'issued-in-future'
    return 'malformed'
  }
  if (
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys
  ) {
    return 'signature'
  }
  return 'malformed'
}

/**
 * Accepts an ID token only as OpenID Connect Core 3.1.3.7 requires: signed by a key of the provider with an asymmetric
 * algorithm, from exactly this issuer, for exactly this client and no other, not expired and not issued in the future
 * beyond {@link CLOCK_SKEW_SECONDS}, with the nonce that was sent and, after a refresh, the subject that signed in.
 * (SGN-6)
 */
export const validateIdToken = async (
  token: string,
  expected: IdTokenExpectations,
): Promise<Result<IdTokenFacts, IdTokenRefusal>> => {
  if (!hasCanonicalSignature(token)) return err('malformed')
  try {
    const { payload } = await jwtVerify(token, expected.keys, {
      algorithms: ALGORITHMS,
      issuer: expected.issuer,
      audience: expected.clientId,
      clockTolerance: CLOCK_SKEW_SECONDS,
      currentDate: new Date(expected.nowMs),
      requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat'],
    })
    const { sub, aud, azp, exp, iat, nonce } = payload
    const audiences = Array.isArray(aud) ? aud : [aud]
    if (audiences.length !== 1) return err('audience')
    if (azp !== undefined && azp !== expected.clientId) return err('authorized-party')
    if (typeof exp !== 'number' || typeof iat !== 'number' || exp <= iat) return err('malformed')
    if (iat > expected.nowMs / 1_000 + CLOCK_SKEW_SECONDS) return err('issued-in-future')
    if (typeof sub !== 'string' || sub === '' || sub.length > MAX_SUBJECT_LENGTH) return err('subject')
    if (expected.subject !== undefined && sub !== expected.subject) return err('subject')
    if (expected.nonce !== undefined && nonce !== expected.nonce) return err('nonce')
    return ok({ subject: sub, issuedAt: iat * 1_000, expiresAt: exp * 1_000 })
  } catch (error) {
    return err(refusalOf(error))
  }
}
