import type { HistoryVerdict } from '@remesa/domain/records'
import { asc, gt } from 'drizzle-orm'
import type { Database } from '../db/database'
import { history } from '../db/schema'
import { historyColumns, historyHash } from '../request/append-history'

/** Number of rows that one statement reads. The whole history may not fit into memory. */
const BATCH = 1_000

/**
 * Computes every hash of the history again. The result contains the first entry whose number or hash does not follow
 * from the previous entry. It also contains the last hash, `head`. An operator who has noted an earlier `head` can
 * prove that no entries were removed at the end.
 */
export const verifyHistory = async (db: Database): Promise<HistoryVerdict> => {
  let previous = { id: 0, hash: '' }
  for (;;) {
    const rows = await db
      .select(historyColumns)
      .from(history)
      .where(gt(history.id, previous.id))
      .orderBy(asc(history.id))
      .limit(BATCH)
    for (const row of rows) {
      const follows = row.id === previous.id + 1 && row.hash === historyHash(row, previous.hash)
      if (!follows)
        return {
          verified: false,
          entries: previous.id,
          brokenAt: previous.id + 1,
          head: previous.hash || null,
        }
      previous = row
    }
    if (rows.length < BATCH)
      return { verified: true, entries: previous.id, brokenAt: null, head: previous.hash || null }
  }
}
