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
/** A private key for ES256 as a JWK. */
export type SigningKey = z.output<typeof SigningKey>

const CookieKey = z.object({ secret: z.string().check(z.minLength(43)) })

/** The keys of the identity provider. The first key of each list signs, and every key verifies. */
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
 * The times of key rotation. A new key is published for ten minutes before it signs: every process reads the keys only
 * once a minute, and browsers may cache the published keys. The former key verifies until every session that it has
 * signed for is over, because a sign-out may contain an expired token.
 */
export const keyTimes = {
  readEveryMs: minute,
  publishedForMs: 10 * minute,
  newAfterMs: 90 * day,
  verifiesForMs: 13 * 60 * minute,
} as const

interface StoredKey<Material> {
  readonly id: string
  readonly material: Material
  readonly createdAt: Date
}

/**
 * The keys for a purpose, newest first, and the ids of all rows for this purpose. A row whose key can't be read has
 * only an id.
 */
const storedKeys = async <Material>(
  db: Database,
  purpose: 'signing' | 'cookie',
  schema: z.ZodMiniType<Material>,
) => {
  const rows = await db
    .select({ id: oidcKeys.id, material: oidcKeys.material, createdAt: oidcKeys.createdAt })
    .from(oidcKeys)
    .where(eq(oidcKeys.purpose, purpose))
    .orderBy(desc(oidcKeys.createdAt), desc(oidcKeys.id))
  const readable = rows.flatMap(({ material, ...row }): readonly StoredKey<Material>[] => {
    const read = schema.safeParse(material)
    return read.success && Number.isFinite(row.createdAt.getTime()) ? [{ ...row, material: read.data }] : []
  })
  return { ids: rows.map(({ id }) => id), readable }
}

const signingKeys = (db: Database) => storedKeys(db, 'signing', SigningKey)
const cookieKeys = (db: Database) => storedKeys(db, 'cookie', CookieKey)

/** The id of the next key. Its number follows the numbers in all ids, including ids of rows that can't be read. */
const nextId = (purpose: 'signing' | 'cookie', ids: readonly string[]): string => {
  const numbers = ids.map((id) => Number(id.split('-').at(-1))).filter(Number.isSafeInteger)
  return `${purpose}-${Math.max(0, ...numbers) + 1}`
}

const signsFrom = ({ createdAt }: Pick<StoredKey<unknown>, 'createdAt'>): number =>
  createdAt.getTime() + keyTimes.publishedForMs

/**
 * The keys in the order of their use. The first key signs: it is the newest key that has been published for long
 * enough. The remaining keys only verify.
 */
const inOrderOfUse = <Key extends StoredKey<SigningKey>>(keys: readonly Key[], now: Date): readonly Key[] => {
  const signing = keys.find((key) => signsFrom(key) <= now.getTime()) ?? keys.at(-1)
  return signing === undefined ? [] : [signing, ...keys.filter((key) => key !== signing)]
}

/**
 * The keys in this database, created at the first start. Processes that start together use the same keys: the first
 * insert wins, and every process reads the stored keys. Rows that can't be read are ignored.
 *
 * @param onUnreadable called with the id of each row that can't be read.
 */
export async function loadProviderKeys(
  db: Database,
  now = new Date(),
  onUnreadable: (id: string) => void = () => {},
): Promise<ProviderKeys> {
  const [stored, storedCookies] = [await signingKeys(db), await cookieKeys(db)]
  if (stored.readable.length === 0) await insertSigningKey(db, stored.ids, now)
  if (storedCookies.readable.length === 0)
    await insertKey(db, {
      id: nextId('cookie', storedCookies.ids),
      purpose: 'cookie',
      material: { secret: randomBytes(32).toString('base64url') },
      createdAt: now,
    })
  const [signing, cookies] = [await signingKeys(db), await cookieKeys(db)]
  for (const { ids, readable } of [signing, cookies])
    for (const id of ids) if (!readable.some((key) => key.id === id)) onUnreadable(id)
  return {
    signing: inOrderOfUse(signing.readable, now).map(({ material }) => material),
    cookies: cookies.readable.map(({ material }) => material.secret),
  }
}

/**
 * Stores a key, and returns `true` if this process has stored it. If several processes try at the same time, only one
 * succeeds.
 */
const insertKey = async (db: Database, key: typeof oidcKeys.$inferInsert): Promise<boolean> =>
  (await db.insert(oidcKeys).values(key).onConflictDoNothing().returning({ id: oidcKeys.id })).length > 0

const insertSigningKey = async (db: Database, ids: readonly string[], now: Date): Promise<boolean> =>
  insertKey(db, {
    id: nextId('signing', ids),
    purpose: 'signing',
    material: await newSigningKey(),
    createdAt: now,
  })

/**
 * The reason why no signing key was added: no key exists yet, or the newest key has not begun to sign, so that another
 * key would be useless.
 */
export type KeptKeys = 'no-key' | 'newest-too-young'

/**
 * Adds a signing key. If several processes try at the same time, only one adds a key, because the new id follows from
 * the id of the last key.
 */
export async function addSigningKey(db: Database, now: Date): Promise<Result<undefined, KeptKeys>> {
  const { ids, readable } = await signingKeys(db)
  const [newest] = readable
  if (newest === undefined) return err('no-key')
  if (signsFrom(newest) > now.getTime()) return err('newest-too-young')
  return (await insertSigningKey(db, ids, now)) ? ok(undefined) : err('newest-too-young')
}

/** Adds a signing key on the operator's request. The error is a sentence. */
export const rotateKeys = async (db: Database, now: Date): Promise<Result<undefined, string>> => {
  const added = await addSigningKey(db, now)
  return added.ok ? added : err(keptBecause[added.error])
}

const keptBecause: Readonly<Record<KeptKeys, string>> = {
  'no-key': 'There is no signing key yet: the first start makes one. Nothing was changed.',
  'newest-too-young': `The newest signing key is younger than ${keyTimes.publishedForMs / minute} minutes and does not sign yet: try again later. Nothing was changed.`,
}

/** Adds a signing key if the newest one is old, and deletes keys that no open session needs any more. */
export async function renewSigningKeys(db: Database, now: Date): Promise<void> {
  const { readable: keys } = await signingKeys(db)
  const [newest] = keys
  if (newest !== undefined && now.getTime() - newest.createdAt.getTime() >= keyTimes.newAfterMs)
    await addSigningKey(db, now)
  for (const [at, key] of keys.entries()) {
    const next = keys[at - 1]
    if (next !== undefined && signsFrom(next) + keyTimes.verifiesForMs <= now.getTime())
      await db.delete(oidcKeys).where(eq(oidcKeys.id, key.id))
  }
}

/** The public part of a signing key. */
export function publicHalf({ d: _private, ...key }: SigningKey): Omit<SigningKey, 'd'> {
  return key
}
