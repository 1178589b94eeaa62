import { refuse } from '@remesa/api-client/server'
import { ok } from '@remesa/domain/kernel'
import type { RecordHistoryKind } from '@remesa/domain/records'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { match } from 'ts-pattern'
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
import { auditCondition, changesField, within } from './audit-condition'
import { shownTo } from './shown-entries'
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
    const version = versionAfter(kind, id)
    const { rows, totalElements } = await pageOfHistory(db, condition, query, { version })
    return ok({ content: await shownTo(db, caller, rows, hidden), totalElements })
  },
  list: async ({ query, context: { db, caller } }) => {
    const hidden = versionedUsers.hiddenFrom?.(caller) ?? []
    const condition = auditCondition(caller, query)
    const { rows, totalElements } = await pageOfHistory(db, condition, query, { version: sql<null>`null` })
    return ok({ content: await shownTo(db, caller, rows, hidden), totalElements })
  },
  verify: async ({ context: { db } }) => ok(await verifyHistory(db)),
}

/**
 * The version of a record after an entry of the history: the current version minus the number of later entries that
 * have increased it.
 */
const versionAfter = ({ kind, table }: VersionedKind, id: number): SQL<number> =>
  sql<number>`(select record.version from ${table} record where record.id = ${id}) - (
    select count(*) from history later
    where later.kind = ${kind} and later.subject_id = ${id} and later.id > history.id
      and later.action not in ('added', 'service-account-added', 'service-account-renewed', 'service-account-ended')
      and jsonb_array_length(later.changes) > 0
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
