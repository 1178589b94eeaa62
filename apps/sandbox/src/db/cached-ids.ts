import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { currentState } from './cached-total'
import type { Database } from './database'

interface Read {
  readonly ids: readonly number[]
  /** The state of the database before the ids were read. */
  readonly state: string
}

/** The number of ids that are read together: as many as a list has that is loaded completely. */
export const ID_WINDOW = 5_000
/** Number of windows that are kept, about 40 kB each. */
const mostWindows = 50
const windowsOf = new WeakMap<Database, LRUCache<string, Promise<Read>>>()

/** A statement for the ids of a list, in its order. */
interface IdsQuery {
  readonly toSQL: () => { readonly sql: string; readonly params: readonly unknown[] }
  readonly execute: () => Promise<readonly { readonly id: number }[]>
}

/**
 * The ids of a page of a list. A page after the first reads the ids of many pages at once and keeps them until the next
 * write to the database, by this process or another: a list that is loaded page by page is searched and sorted once,
 * not once for each page. Not for use inside a transaction.
 *
 * @param idsOf the statement for a part of the list.
 */
export const cachedIds = async (
  db: Database,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  idsOf: (range: { readonly limit: number; readonly offset: number }) => IdsQuery,
): Promise<readonly number[]> => {
  const start = Math.floor(offset / ID_WINDOW) * ID_WINDOW
  if (offset === 0 || offset + limit > start + ID_WINDOW) return read(idsOf({ limit, offset }))
  const windows = windowsOf.get(db) ?? new LRUCache<string, Promise<Read>>({ max: mostWindows })
  windowsOf.set(db, windows)
  const query = idsOf({ limit: ID_WINDOW, offset: start })
  const { sql: text, params } = query.toSQL()
  const key = JSON.stringify([text, params])
  const [now] = await db.select({ state: currentState }).from(sql`(values (1)) as one`)
  const state = now?.state ?? ''
  // Pages that are requested at the same time wait for one statement.
  const known = await windows.get(key)?.catch(() => undefined)
  const found = known?.state === state ? known : await fill(windows, key, { state, query })
  return found.ids.slice(offset - start, offset - start + limit)
}

const fill = (
  windows: LRUCache<string, Promise<Read>>,
  key: string,
  { state, query }: { readonly state: string; readonly query: IdsQuery },
): Promise<Read> => {
  const reading = read(query).then((ids) => ({ ids, state }))
  windows.set(key, reading)
  return reading
}

const read = async (query: IdsQuery): Promise<readonly number[]> =>
  (await query.execute()).map(({ id }) => id)
