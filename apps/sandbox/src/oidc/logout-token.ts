import { err, ok, type Result } from '@remesa/domain/kernel'
import { errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { keySetOf, type SigningKey } from '../authorisation'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
/** Largest accepted difference in seconds between the clocks of the identity provider and the back end. */
const SKEW_SECONDS = 60

const Claims = z.object({
  sub: z.optional(z.string().check(z.minLength(1))),
  sid: z.optional(z.string().check(z.minLength(1))),
  jti: z.string().check(z.minLength(1), z.maxLength(255)),
  iat: z.number(),
  exp: z.number(),
  events: z.object({ [EVENT]: z.looseObject({}) }),
})

/** The claims of a valid logout token. */
export interface LogoutToken {
  /** The user to sign out from the session `sid` or, if `sid` is absent, from all sessions. */
  readonly sub: string | undefined
  readonly sid: string | undefined
  readonly jti: string
  readonly expiresAt: Date
}

export type LogoutTokenRefusal =
  | 'malformed'
  | 'signature'
  | 'type'
  | 'issuer'
  | 'audience'
  | 'expired'
  | 'issued-in-future'
  | 'claims'
  | 'event'
  | 'nonce'
  | 'nobody'

/**
 * Whether a token has the type of logout tokens. The standard recommends this type and OWASP ASVS 10.5.5 requires it,
 * so that no other token can serve as a logout token.
 */
const isLogoutType = (typ: string | undefined): boolean => /^(application\/)?logout\+jwt$/i.test(typ ?? '')

const refusalOf = (error: unknown): LogoutTokenRefusal => {
  if (error instanceof errors.JWTExpired) return 'expired'
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'iss') return 'issuer'
    return error.claim === 'aud' ? 'audience' : 'claims'
  }
  if (
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JWKSNoMatchingKey
  )
    return 'signature'
  return 'malformed'
}

/**
 * Creates the function that verifies logout tokens by OpenID Connect Back-Channel Logout 1.0, section 2.6. A valid
 * token has the type `logout+jwt`, and the identity provider has signed it with ES256. Its claims contain this issuer,
 * this client, a user or a session, and the logout event. It is neither expired nor issued in the future, and is no ID
 * token. The caller has to refuse a token that was used before.
 */
export const createLogoutTokenVerifier = (options: {
  readonly issuer: string
  /** The client ids that are accepted in a logout token. */
  readonly audiences: readonly string[]
  /** The current keys. Every change creates a new array. */
  readonly keys: () => readonly SigningKey[]
  readonly now: () => Date
}) => {
  const keySet = keySetOf(options.keys)
  return async (token: string): Promise<Result<LogoutToken, LogoutTokenRefusal>> => {
    try {
      const now = options.now()
      const { payload, protectedHeader } = await jwtVerify(token, keySet, {
        issuer: options.issuer,
        audience: [...options.audiences],
        algorithms: ['ES256'],
        clockTolerance: SKEW_SECONDS,
        currentDate: now,
        requiredClaims: ['iss', 'aud', 'iat', 'exp', 'jti'],
      })
      if (!isLogoutType(protectedHeader.typ)) return err('type')
      if ('nonce' in payload) return err('nonce')
      const parsed = Claims.safeParse(payload)
      if (!parsed.success)
        return err(parsed.error.issues.some(({ path }) => path[0] === 'events') ? 'event' : 'claims')
      const { sub, sid, jti, iat, exp } = parsed.data
      if (sub === undefined && sid === undefined) return err('nobody')
      if (iat > now.getTime() / 1_000 + SKEW_SECONDS) return err('issued-in-future')
      return ok({ sub, sid, jti, expiresAt: new Date((exp + SKEW_SECONDS) * 1_000) })
    } catch (error) {
      return err(refusalOf(error))
    }
  }
}
