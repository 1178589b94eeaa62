import { jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import type { VerifyToken } from './authorise'
import { keySetOf } from './key-set'
import type { SigningKey } from './provider-keys'
import { isServiceAccountId } from './service-accounts'

interface Verified {
  readonly sub: string
  readonly sessionId: string
  /** Name of the service account that acts for the user. */
  readonly service: string | undefined
  /** The instant at which the token expires, in epoch milliseconds. */
  readonly expiresAt: number
}

const mostTokens = 1_000

/** The name of a service account: the name that it was given, else its client id. */
const nameOf = (clientId: string, name: unknown): string => (typeof name === 'string' ? name : clientId)

/**
 * Creates the function that verifies bearer tokens. A valid token is an ID token of this identity provider for one of
 * these clients, signed with ES256 by one of its keys, issued in a session and not expired. Any other token is invalid,
 * such as an access token or one with another audience, issuer or algorithm. Whether the session is still open is
 * checked when the caller's row is read. The signature of a valid token is checked only once, because only the expiry
 * can change the result.
 */
export function createTokenVerifier(options: {
  readonly issuer: string
  /** Clients of the identity provider whose tokens are accepted. */
  readonly audiences: readonly string[]
  /**
   * Configured service accounts whose tokens are accepted, in addition to those in the database: each has tokens of its
   * own kind, and no others.
   */
  readonly services?: readonly string[]
  /** The current keys. The array is a new one after each change. */
  readonly keys: () => readonly SigningKey[]
}): VerifyToken {
  const keySet = keySetOf(options.keys)
  const { audiences, services = [] } = options
  const verified = new LRUCache<string, Verified>({ max: mostTokens })
  return async (token) => {
    const known = verified.get(token)
    if (known !== undefined && Date.now() < known.expiresAt) return known
    verified.delete(token)
    try {
      const { payload } = await jwtVerify(token, keySet, {
        issuer: options.issuer,
        algorithms: ['ES256'],
        requiredClaims: ['sub', 'sid', 'exp', 'iat'],
      })
      // A token with several audiences is refused, because it was not issued for this client alone.
      if (typeof payload.aud !== 'string' || payload.sub === undefined || payload.sub === '') return undefined
      const sessionId = payload['sid']
      if (typeof sessionId !== 'string' || sessionId === '') return undefined
      const isService = services.includes(payload.aud) || isServiceAccountId(payload.aud)
      if (!isService && !audiences.includes(payload.aud)) return undefined
      if (isService !== (payload['token_kind'] === 'service')) return undefined
      const service = isService ? nameOf(payload.aud, payload['service_name']) : undefined
      const found = { sub: payload.sub, sessionId, service, expiresAt: (payload.exp ?? 0) * 1_000 }
      verified.set(token, found)
      return found
    } catch {
      return undefined
    }
  }
}
