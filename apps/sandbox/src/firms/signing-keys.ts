import { hkdfSync } from 'node:crypto'
import { loadProviderKeys } from '../authorisation'
import type { Database } from '../db/database'

/**
 * Keys that all processes with the same database share and that outlive these processes. The first key signs, and every
 * key verifies.
 */
export type SigningKeys = readonly [Buffer, ...Buffer[]]

const loaded = new WeakMap<Database, Promise<SigningKeys>>()

/**
 * The signing keys of the firms feature. They are derived from the stored keys of the identity provider, but do not
 * reveal those.
 *
 * @param db the database itself, not a transaction.
 */
export const firmsKeys = (db: Database): Promise<SigningKeys> => {
  const known = loaded.get(db)
  if (known !== undefined) return known
  const keys = deriveKeys(db)
  loaded.set(db, keys)
  keys.catch(() => loaded.delete(db))
  return keys
}

const deriveKeys = async (db: Database): Promise<SigningKeys> => {
  const { cookies } = await loadProviderKeys(db)
  const [first, ...others] = cookies.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'firms', 32)))
  if (first === undefined) throw new Error('[firms] the database has no keys')
  return [first, ...others]
}
