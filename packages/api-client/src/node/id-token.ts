import { compactVerify, createLocalJWKSet } from 'jose'
import * as z from 'zod/mini'
import { type KeySet, ProviderFault } from './provider'

/** How far the clocks of provider and program may differ, in seconds. */
const SKEW_SECONDS = 60

/** Signatures by a key of which only the provider has the private half. */
const algorithms = ['ES256', 'RS256']

const Claims = z.object({
  iss: z.string(),
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  aud: z.union([z.string(), z.tuple([z.string()])]),
  azp: z.optional(z.string()),
  exp: z.number(),
  iat: z.number(),
  nonce: z.optional(z.string()),
})

/** What an ID token has to say. */
export interface Expected {
  readonly issuer: string
  readonly clientId: string
  readonly now: Date
  /** The nonce of this sign-in; a renewed token need not have it. */
  readonly nonce?: string
  /** Who signed in; a renewed token is about nobody else. */
  readonly subject?: string
}

/** Who signed in, and until when the token holds, in epoch milliseconds. */
export interface IdTokenFacts {
  readonly subject: string
  readonly expiresAt: number
}

const jsonOf = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/**
 * Accepts an ID token as OpenID Connect Core 3.1.3.7 requires: signed by a key of the provider, from exactly this issuer,
 * for exactly this client and no other, not expired, not issued in the future, with the nonce that was sent, and about
 * the one who signed in. The signature is verified by `jose`, which also refuses extensions that must be understood (`crit`) and keys for another
 * use; it checks claims for access tokens as well, so that those of ID tokens are checked here.
 *
 * @throws ProviderFault for any other.
 */
export const acceptIdToken = async (
  token: string,
  keySet: KeySet,
  { issuer, clientId, now, nonce, subject }: Expected,
): Promise<IdTokenFacts> => {
  const refuse = (why: string): never => {
    throw new ProviderFault(`ID token: ${why}`)
  }
  const genuine = await compactVerify(token, createLocalJWKSet(keySet), { algorithms }).catch(() => undefined)
  if (genuine === undefined) return refuse('not signed by the provider')
  const claims = Claims.safeParse(jsonOf(genuine.payload))
  if (!claims.success) return refuse('claims')
  const { iss, sub, aud, azp, exp, iat, nonce: said } = claims.data
  const seconds = now.getTime() / 1_000
  if (iss !== issuer) return refuse('another issuer')
  if ([aud].flat()[0] !== clientId || (azp !== undefined && azp !== clientId)) return refuse('another client')
  if (exp <= iat || exp <= seconds - SKEW_SECONDS) return refuse('expired')
  if (iat > seconds + SKEW_SECONDS) return refuse('issued in the future')
  if (nonce !== undefined && said !== nonce) return refuse('another nonce')
  if (subject !== undefined && sub !== subject) return refuse('another subject')
  return { subject: sub, expiresAt: exp * 1_000 }
}
