import { randomBytes, randomUUID } from 'node:crypto'
import { err, ok, type Result } from '@remesa/domain/kernel'
import { desc, eq } from 'drizzle-orm'
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

const minute = 60_000
const day = 24 * 60 * minute

/**
 * When keys come and go. Every process reads them once a minute, and browsers may hold the published ones for a while: a new
 * key is published for ten minutes before it signs. The one before verifies until every session has ended in which it has
 * signed: tokens end long before, but signing out names an ended one.
 */
export const keyTimes = {
  readEveryMs: minute,
  publishedForMs: 10 * minute,
  newAfterMs: 90 * day,
  verifiesForMs: 13 * 60 * minute,
} as const

interface StoredKey {
  readonly id: string
  readonly material: Record<string, unknown>
  readonly createdAt: Date
}

/** The newest first. */
const storedKeys = (db: Database, purpose: 'signing' | 'cookie'): Promise<StoredKey[]> =>
  db
    .select({ id: oidcKeys.id, material: oidcKeys.material, createdAt: oidcKeys.createdAt })
    .from(oidcKeys)
    .where(eq(oidcKeys.purpose, purpose))
    .orderBy(desc(oidcKeys.createdAt), desc(oidcKeys.id))

const signsFrom = ({ createdAt }: StoredKey): number => createdAt.getTime() + keyTimes.publishedForMs

/** The keys by the part they play: the newest that has been published for long enough signs, the others verify. */
const inOrderOfUse = (keys: readonly StoredKey[], now: Date): readonly StoredKey[] => {
  const signing = keys.find((key) => signsFrom(key) <= now.getTime()) ?? keys.at(-1)
  return signing === undefined ? [] : [signing, ...keys.filter((key) => key !== signing)]
}

/**
 * The keys of this database, created on the first start. Processes that start together agree on one set: the first
 * insert wins, and all of them read what it has stored.
 */
export async function loadProviderKeys(db: Database, now = new Date()): Promise<ProviderKeys> {
  if ((await storedKeys(db, 'signing')).length === 0) {
    const cookieKey = { secret: randomBytes(32).toString('base64url') }
    await db
      .insert(oidcKeys)
      .values([
        { id: 'signing-1', purpose: 'signing', material: await newSigningKey(), createdAt: now },
        { id: 'cookie-1', purpose: 'cookie', material: cookieKey, createdAt: now },
      ])
      .onConflictDoNothing()
  }
  const signing = inOrderOfUse(await storedKeys(db, 'signing'), now)
  return {
    signing: signing.map(({ material }) => SigningKey.parse(material)),
    cookies: (await storedKeys(db, 'cookie')).map(({ material }) => CookieKey.parse(material).secret),
  }
}

const numberOf = ({ id }: StoredKey): number => Number(id.split('-').at(-1))

/**
 * Adds a signing key. Of processes that do it at the same moment one succeeds: the number of a key follows from the one before.
 *
 * @returns Whether there is a new one. There is none while the newest does not sign yet: two at a time help nobody.
 */
export async function addSigningKey(db: Database, now: Date): Promise<boolean> {
  const [newest] = await storedKeys(db, 'signing')
  if (newest === undefined || signsFrom(newest) > now.getTime()) return false
  const added = await db
    .insert(oidcKeys)
    .values({
      id: `signing-${numberOf(newest) + 1}`,
      purpose: 'signing',
      material: await newSigningKey(),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: oidcKeys.id })
  return added.length > 0
}

/** Adds a signing key on request; the error is a sentence. */
export const rotateKeys = async (db: Database, now: Date): Promise<Result<undefined, string>> =>
  (await addSigningKey(db, now))
    ? ok(undefined)
    : err(
        `There is no signing key yet, or the newest is younger than ${keyTimes.publishedForMs / minute} minutes: nothing was changed.`,
      )

/** Adds a signing key when the newest is old, and deletes those whose last session has ended. */
export async function renewSigningKeys(db: Database, now: Date): Promise<void> {
  const keys = await storedKeys(db, 'signing')
  const [newest] = keys
  if (newest !== undefined && now.getTime() - newest.createdAt.getTime() >= keyTimes.newAfterMs)
    await addSigningKey(db, now)
  for (const [at, key] of keys.entries()) {
    const next = keys[at - 1]
    if (next !== undefined && signsFrom(next) + keyTimes.verifiesForMs <= now.getTime())
      await db.delete(oidcKeys).where(eq(oidcKeys.id, key.id))
  }
}

/** The public half of a signing key. */
export function publicHalf({ d: _private, ...key }: SigningKey): Omit<SigningKey, 'd'> {
  return key
}
