import type { HistoryAction, HistoryChange, HistoryKind } from '@remesa/domain/records'
import { desc } from 'drizzle-orm'
import type { Database } from '../db/database'
import { lockName } from '../db/lock-name'
import { history } from '../db/schema'
import { hashOf } from '../kernel/canonical-json'
import type { RequestOrigin } from '../kernel/request-origin'

/** Something that was done. */
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

type HistoryRow = typeof history.$inferSelect

/** The hash of a row: of everything in it and of the hash before it, `''` for the first one. */
export const historyHash = ({ hash: _, at, ...row }: HistoryRow, previous: string): string =>
  hashOf({ ...row, at: at.toISOString(), previous })

/**
 * Adds an entry at the end of the chain. Entries wait for each other from here to the commit: call it as the last
 * statement of the transaction that does what it says.
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
