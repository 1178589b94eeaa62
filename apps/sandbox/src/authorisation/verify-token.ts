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

/** The name of a service account. An account without a name is called by its client id. */
const nameOf = (clientId: string, name: unknown): string => (typeof name === 'string' ? name : clientId)

/**
 * Creates the function that verifies bearer tokens. A valid token is an ID token of this identity provider for one of
 * these clients. It must be signed with ES256 by one of the provider's keys, issued in a session, and not expired.
 * Whether the session is still open is checked later, when the caller's row is read. The signature of a valid token is
 * checked only once, because only its expiry can change the result.
 */
export function createTokenVerifier(options: {
  readonly issuer: string
  /** Clients of the identity provider whose tokens are accepted. */
  readonly audiences: readonly string[]
  /**
   * Configured service accounts whose tokens are accepted, in addition to the accounts in the database. A service
   * account is accepted only with its own type of token.
   */
  readonly services?: readonly string[]
  /** The current keys. Every change creates a new array. */
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
      // A token with several audiences was not issued for this client alone, so it is refused.
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
