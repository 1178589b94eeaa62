import { refuse } from '@remesa/api-client/server'
import { addDays, ok, startOfDay } from '@remesa/domain/kernel'
import {
  type HistoryChange,
  type HistoryEntry,
  originShownTo,
  type RecordHistoryKind,
} from '@remesa/domain/records'
import { and, count, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import { match } from 'ts-pattern'
import type { Caller } from '../authorisation'
import { versionedClients } from '../clients'
import type { Database } from '../db/database'
import { history } from '../db/schema'
import { pageRange } from '../kernel/paging'
import { contains } from '../kernel/search-text'
import type { VersionedKind } from '../records'
import { historyColumns } from '../request/append-history'
import type { FeatureHandlers } from '../request/context'
import { versionedServicePoints } from '../service-points'
import { versionedSubclients } from '../subclients'
import { versionedUsers } from '../users'
import { namedAssignments } from './named-assignments'
import { verifyHistory } from './verify-history'

const kindOf = (kind: RecordHistoryKind): VersionedKind =>
  match(kind)
    .with('users', () => versionedUsers)
    .with('clients', () => versionedClients)
    .with('subclients', () => versionedSubclients)
    .with('service-points', () => versionedServicePoints)
    .exhaustive()

const formOf = {
  users: 'UserEditPage',
  clients: 'ClientEditPage',
  subclients: 'SubclientEditPage',
  'service-points': 'ServicepointEditPage',
} as const

export const historyHandlers: FeatureHandlers<'history'> = {
  record: async ({ params: { kind: name, id }, query, context: { db, caller } }) => {
    const kind = kindOf(name)
    const mayOpen = caller.ability.can('read', formOf[name])
    const found = mayOpen ? await kind.find(db, id, caller) : undefined
    if (found === undefined) return refuse.notFound()
    const hidden = kind.hiddenFrom?.(caller) ?? []
    const condition = and(
      eq(history.kind, name),
      eq(history.subjectId, id),
      contains(query.person, history.actorNameFolded),
      query.field === undefined ? undefined : changesField(query.field, hidden),
      within(query),
    )
    const page = await pageOfHistory(db, condition, query, { version: versionAfter(kind, id) })
    return ok(await shownTo(db, caller, page, hidden))
  },
  list: async ({ query, context: { db, caller } }) => {
    const hidden = versionedUsers.hiddenFrom?.(caller) ?? []
    const condition = and(
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
    const page = await pageOfHistory(db, condition, query, { version: sql<null>`null` })
    return ok(await shownTo(db, caller, page, hidden))
  },
  verify: async ({ context: { db } }) => ok(await verifyHistory(db)),
}

/** The last day of the calendar. A filter that ends on this day has no end, because no day follows it. */
const LAST_DAY = '9999-12-31'

/** Condition: the entry is from a day, and up to a day. */
const within = ({
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

/** Condition: the entry changes a field. No entry matches if the reader may not see the field. */
const changesField = (field: string, hidden: readonly string[] = []): SQL =>
  hidden.includes(field) ? sql`false` : sql`${history.changes} @> ${JSON.stringify([{ field }])}::jsonb`

/** The version of a record after an entry: its current version minus the number of later entries that increased it. */
const versionAfter = ({ kind, table }: VersionedKind, id: number): SQL<number> =>
  sql<number>`(select record.version from ${table} record where record.id = ${id}) - (
    select count(*) from history later
    where later.kind = ${kind} and later.subject_id = ${id} and later.id > history.id
      and later.action <> 'added' and jsonb_array_length(later.changes) > 0
  )`.mapWith(Number)

const pageOfHistory = async <Version extends number | null>(
  db: Database,
  condition: SQL | undefined,
  page: Parameters<typeof pageRange>[0],
  extra: { readonly version: SQL<Version> },
) => {
  const { limit, offset } = pageRange(page)
  const rows = await db
    .select({ ...historyColumns, ...extra })
    .from(history)
    .where(condition)
    .orderBy(desc(history.id))
    .limit(limit)
    .offset(offset)
  const [total] = await db.select({ value: count() }).from(history).where(condition)
  return { rows, totalElements: total?.value ?? 0 }
}

type Row = Omit<Pick<typeof history.$inferSelect, keyof typeof historyColumns>, 'hash'> & {
  readonly version: number | null
}

/** The entries of a page as a caller sees them: assignments with names, and without the fields that are hidden. */
const shownTo = async (
  db: Database,
  caller: Caller,
  { rows, totalElements }: { readonly rows: readonly Row[]; readonly totalElements: number },
  hidden: readonly string[] = [],
) => {
  const named = await namedAssignments(
    db,
    caller.scope,
    rows.flatMap(({ changes }) => changes),
  )
  const viewer = { id: caller.id, isCustomer: caller.scope.kind === 'assigned' }
  const content = rows.map(
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
  return { content, totalElements }
}

/**
 * Whether a change still has contents. A change of assignments is empty if all of them are out of the reader's reach.
 */
const saysSomething = (change: HistoryChange): boolean =>
  !('added' in change) || change.added.length + change.removed.length > 0

const namedPart = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name }
