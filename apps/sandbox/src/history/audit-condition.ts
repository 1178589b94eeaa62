import { addDays, LAST_DAY, startOfDay } from '@remesa/domain/kernel'
import type { HistoryAction, HistoryKind } from '@remesa/domain/records'
import { and, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../authorisation'
import { history } from '../db/schema'
import { contains } from '../kernel/search-text'
import { versionedUsers } from '../users'

/** Filters of the history of all records. */
export interface AuditQuery {
  readonly entry?: number | undefined
  readonly person?: string | undefined
  readonly subject?: string | undefined
  readonly kind?: HistoryKind | undefined
  readonly action?: HistoryAction | undefined
  readonly field?: string | undefined
  readonly signIns?: boolean | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** The time zone of the days; UTC if absent. */
  readonly zone?: string | undefined
}

/**
 * SQL condition: the caller may see the entry in the history of all records, and the entry matches the filters.
 * (REC-64, REC-120)
 */
export const auditCondition = (caller: Caller, query: AuditQuery): SQL | undefined => {
  const hidden = versionedUsers.hiddenFrom?.(caller) ?? []
  return and(
    query.entry === undefined ? undefined : eq(history.id, query.entry),
    contains(query.person, history.actorNameFolded),
    contains(query.subject, history.subjectNameFolded),
    query.kind === undefined ? undefined : eq(history.kind, query.kind),
    query.action === undefined ? undefined : eq(history.action, query.action),
    query.field === undefined ? undefined : changesField(query.field),
    hidden.includes(query.field ?? '') ? ne(history.kind, 'users') : undefined,
    query.signIns === false ? ne(history.kind, 'session') : undefined,
    within(query),
  )
}

/** SQL condition: the entry is within a range of days. Either end of the range may be open. */
export const within = ({
  from,
  to,
  zone = 'UTC',
}: {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly zone?: string | undefined
}): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(history.at, startOfDay(from, zone)),
    to === undefined || to === LAST_DAY ? undefined : lt(history.at, startOfDay(addDays(to, 1), zone)),
  )

/** SQL condition: the entry changes a field that the reader may see. */
export const changesField = (field: string, hidden: readonly string[] = []): SQL =>
  hidden.includes(field) ? sql`false` : sql`${history.changes} @> ${JSON.stringify([{ field }])}::jsonb`
