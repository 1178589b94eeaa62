import { type HistoryChange, type HistoryEntry, originShownTo } from '@remesa/domain/records'
import type { Caller } from '../authorisation'
import type { Database } from '../db/database'
import type { history } from '../db/schema'
import type { historyColumns } from '../request/append-history'
import { namedAssignments } from './named-assignments'

type StoredEntry = Omit<Pick<typeof history.$inferSelect, keyof typeof historyColumns>, 'hash'> & {
  readonly version: number | null
}

/** Entries of the history as a caller sees them. Assignments have names, and hidden fields are removed. */
export const shownTo = async (
  db: Database,
  caller: Caller,
  rows: readonly StoredEntry[],
  hidden: readonly string[] = [],
): Promise<HistoryEntry[]> => {
  const named = await namedAssignments(
    db,
    caller.scope,
    rows.flatMap(({ changes }) => changes),
  )
  const viewer = { id: caller.id, isCustomer: caller.scope.kind === 'assigned' }
  return rows.map(
    (row): HistoryEntry => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: namedPart(row.actorId, row.actorName),
      ...originShownTo(viewer, row),
      kind: row.kind,
      action: row.action,
      subject: namedPart(row.subjectId, row.subjectName),
      version: row.version,
      changes: row.changes
        .filter(({ field }) => row.kind !== 'users' || !hidden.includes(field))
        .map(named)
        .filter(saysSomething),
    }),
  )
}

/**
 * Whether a change has contents for its reader. A change of assignments is empty if the reader may see none of the
 * assignments.
 */
const saysSomething = (change: HistoryChange): boolean =>
  !('added' in change) || change.added.length + change.removed.length > 0

const namedPart = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name }
