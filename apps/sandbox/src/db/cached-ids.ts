import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { cachedTotal, currentState } from './cached-total'
import type { Database } from './database'

interface Read {
  readonly ids: readonly number[]
  /** The state of the database before the ids were read. */
  readonly state: string
}

/** Number of ids that one statement reads. It is as large as the longest list that is loaded completely. */
export const ID_WINDOW = 5_000
/**
 * Page size by which a request for a complete list is recognised. The first page of such a list already reads many ids
 * in advance.
 */
const PAGE_OF_WHOLE_LIST = 100
/** Largest number of cached statements. The ids of one statement take about 40 kB. */
const mostWindows = 50
const windowsOf = new WeakMap<Database, LRUCache<string, Promise<Read>>>()

/** A statement that reads the ids of a list in the order of the list. */
interface IdsQuery {
  readonly toSQL: () => { readonly sql: string; readonly params: readonly unknown[] }
  readonly execute: () => Promise<readonly { readonly id: number }[]>
}

interface IdsOfPage {
  readonly ids: readonly number[]
  /**
   * The number of ids on all pages. A separate statement counts them, unless a read of many ids has reached the end of
   * the list.
   */
  readonly total: () => Promise<number>
}

/**
 * The ids of a page of a list. The ids of many pages are read at once, except for a first page of less than 100 rows.
 * They are cached until any process writes to the database, so a list that is loaded page by page is searched and
 * sorted only once. A separate statement counts the list only if it has more ids than one statement reads. Do not use
 * this function inside a transaction.
 *
 * @param idsOf the statement for a part of the list.
 * @param counting the statement for the number of its ids.
 */
export const cachedIds = async (
  db: Database,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  idsOf: (range: { readonly limit: number; readonly offset: number }) => IdsQuery,
  counting: Parameters<typeof cachedTotal>[1],
): Promise<IdsOfPage> => {
  const start = Math.floor(offset / ID_WINDOW) * ID_WINDOW
  const counted = () => cachedTotal(db, counting)
  if ((offset === 0 && limit < PAGE_OF_WHOLE_LIST) || offset + limit > start + ID_WINDOW)
    return { ids: await read(idsOf({ limit, offset })), total: counted }
  const windows = windowsOf.get(db) ?? new LRUCache<string, Promise<Read>>({ max: mostWindows })
  windowsOf.set(db, windows)
  const query = idsOf({ limit: ID_WINDOW, offset: start })
  const { sql: text, params } = query.toSQL()
  const key = JSON.stringify([text, params])
  const [now] = await db.select({ state: currentState }).from(sql`(values (1)) as one`)
  const state = now?.state ?? ''
  // The cache contains promises, so that concurrent requests for several pages wait for the same statement.
  const known = await windows.get(key)?.catch(() => undefined)
  const found = known?.state === state ? known : await fill(windows, key, { state, query })
  const isLast = found.ids.length > 0 && found.ids.length < ID_WINDOW
  return {
    ids: found.ids.slice(offset - start, offset - start + limit),
    total: isLast ? async () => start + found.ids.length : counted,
  }
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
