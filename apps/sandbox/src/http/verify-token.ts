import { createLocalJWKSet, jwtVerify } from 'jose'
import type { VerifyToken } from '../authorisation'
import { publicHalf, type SigningKey } from '../oidc/keys'

/**
 * Builds the check of bearer tokens: an ID token of this provider for this client, signed with ES256 by one of its
 * keys and not expired. Everything else (an access token, another audience or issuer, another algorithm) is nobody.
 */
export function createTokenVerifier(options: {
  readonly issuer: string
  readonly audience: string
  readonly keys: readonly SigningKey[]
}): VerifyToken {
  const keySet = createLocalJWKSet({ keys: options.keys.map(publicHalf) })
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keySet, {
        issuer: options.issuer,
        audience: options.audience,
        algorithms: ['ES256'],
        requiredClaims: ['sub', 'exp', 'iat'],
      })
      // A token for several audiences was not made for this client alone.
      if (payload.aud !== options.audience || payload.sub === undefined || payload.sub === '')
        return undefined
      return { sub: payload.sub, expiresAt: (payload.exp ?? 0) * 1_000 }
    } catch {
      return undefined
    }
  }
}
