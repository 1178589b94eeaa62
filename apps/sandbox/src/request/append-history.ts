import type { HistoryAction, HistoryChange, HistoryKind } from '@remesa/domain/records'
import { desc, getTableColumns } from 'drizzle-orm'
import type { Database } from '../db/database'
import { lockName } from '../db/lock-name'
import { history } from '../db/schema'
import { hashOf } from '../kernel/canonical-json'
import type { RequestOrigin } from '../kernel/request-origin'

/** An action to add to the history. */
export interface HistoryEvent {
  readonly at: Date
  readonly actor: { readonly id: number; readonly name: string } | undefined
  readonly origin: RequestOrigin
  readonly kind: HistoryKind
  readonly action: HistoryAction
  readonly subject?: { readonly id: number; readonly name: string } | undefined
  readonly countryId: number | null
  readonly changes?: readonly HistoryChange[]
}

const { actorNameFolded: _actor, subjectNameFolded: _subject, ...written } = getTableColumns(history)

/** The stored columns of an entry, without the columns that the database computes for searches. */
export const historyColumns = written

type HistoryRow = Pick<typeof history.$inferSelect, keyof typeof historyColumns>

/**
 * The hash of a row. It is computed from the contents of the row and the hash of the previous row, which is `''` for
 * the first row.
 */
export const historyHash = ({ hash: _, at, ...row }: HistoryRow, previous: string): string =>
  hashOf({ ...row, at: at.toISOString(), previous })

/**
 * Adds an entry at the end of the history. Other transactions that add entries have to wait until the commit, so call
 * this as the last statement of the transaction.
 */
export const appendHistory = async (tx: Database, event: HistoryEvent): Promise<void> => {
  await lockName(tx, 'history')
  const [last] = await tx
    .select({ id: history.id, hash: history.hash })
    .from(history)
    .orderBy(desc(history.id))
    .limit(1)
  const row = {
    id: (last?.id ?? 0) + 1,
    at: event.at,
    actorId: event.actor?.id ?? null,
    actorName: event.actor?.name ?? null,
    address: event.origin.address,
    agent: event.origin.agent,
    kind: event.kind,
    action: event.action,
    subjectId: event.subject?.id ?? null,
    subjectName: event.subject?.name ?? null,
    countryId: event.countryId,
    changes: event.changes ?? [],
    hash: '',
  }
  await tx.insert(history).values({ ...row, hash: historyHash(row, last?.hash ?? '') })
}
