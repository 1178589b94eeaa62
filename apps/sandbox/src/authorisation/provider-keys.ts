import { randomBytes, randomUUID } from 'node:crypto'
import { asc, desc, eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair } from 'jose'
import * as z from 'zod/mini'
import type { Database } from '../db/database'
import { oidcKeys } from '../db/schema/index'

export const SigningKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
})
/** A private key for ES256 as JWK. */
export type SigningKey = z.output<typeof SigningKey>

const CookieKey = z.object({ secret: z.string().check(z.minLength(43)) })

/** The keys of the identity provider. The first of each list signs; all verify. */
export interface ProviderKeys {
  readonly signing: readonly SigningKey[]
  readonly cookies: readonly string[]
}

async function newSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return SigningKey.parse({ ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' })
}

async function storedKeys(db: Database, purpose: 'signing' | 'cookie'): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select({ material: oidcKeys.material })
    .from(oidcKeys)
    .where(eq(oidcKeys.purpose, purpose))
    .orderBy(desc(oidcKeys.createdAt), asc(oidcKeys.id))
  return rows.map((row) => row.material)
}

/**
 * The keys of this database, created on the first start. Processes that start together agree on one set: the first
 * insert wins, and all of them read what it has stored.
 */
export async function loadProviderKeys(db: Database): Promise<ProviderKeys> {
  if ((await storedKeys(db, 'signing')).length === 0) {
    const cookieKey = { secret: randomBytes(32).toString('base64url') }
    await db
      .insert(oidcKeys)
      .values([
        { id: 'signing-1', purpose: 'signing', material: await newSigningKey() },
        { id: 'cookie-1', purpose: 'cookie', material: cookieKey },
      ])
      .onConflictDoNothing()
  }
  return {
    signing: z.array(SigningKey).parse(await storedKeys(db, 'signing')),
    cookies: z
      .array(CookieKey)
      .parse(await storedKeys(db, 'cookie'))
      .map((key) => key.secret),
  }
}

/** The public half of a signing key. */
export function publicHalf({ d: _private, ...key }: SigningKey): Omit<SigningKey, 'd'> {
  return key
}
