import * as z from 'zod/mini'
import { type KeySet, ProviderFault } from './provider'

/** How far the clocks of provider and program may differ, in seconds. */
const SKEW_SECONDS = 60

/** Signatures by a key of which only the provider has the private half. */
const algorithms = {
  ES256: { kty: 'EC', parameters: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } },
  RS256: { kty: 'RSA', parameters: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } },
} as const

const Header = z.object({ alg: z.enum(['ES256', 'RS256']), kid: z.optional(z.string()) })
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

const decoded = (part: string): Uint8Array<ArrayBuffer> => {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
  // Several spellings have the same bytes; one of them is the signature.
  if (encoded(bytes) !== part) throw new ProviderFault('ID token: malformed')
  return bytes
}

/** Bytes as base64url. */
export const encoded = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const parsed = <S extends z.ZodMiniType>(schema: S, part: string): z.output<S> =>
  schema.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(decoded(part))))

const isSigned = async (token: readonly string[], keySet: KeySet): Promise<boolean> => {
  const [head = '', claims = '', signature = ''] = token
  const { alg, kid } = parsed(Header, head)
  const { kty, parameters } = algorithms[alg]
  const fitting = keySet.keys.filter((key) => key.kty === kty && (kid === undefined || key.kid === kid))
  const [jwk] = fitting
  // Of several keys without a name none is the one.
  if (jwk === undefined || fitting.length > 1) return false
  const key = await crypto.subtle.importKey('jwk', jwk, parameters, false, ['verify'])
  const signed = new TextEncoder().encode(`${head}.${claims}`)
  return crypto.subtle.verify(parameters, key, decoded(signature), signed)
}

/**
 * Accepts an ID token as OpenID Connect Core 3.1.3.7 requires: signed by a key of the provider, from exactly this issuer,
 * for exactly this client and no other, not expired, not issued in the future, with the nonce that was sent, and about
 * the one who signed in.
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
  const parts = token.split('.')
  const isGenuine = parts.length === 3 && (await isSigned(parts, keySet).catch(() => false))
  if (!isGenuine) return refuse('not signed by the provider')
  const claims = Claims.safeParse(parsed(z.unknown(), parts[1] ?? ''))
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
