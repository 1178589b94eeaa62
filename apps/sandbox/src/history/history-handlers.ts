import { refuse } from '@remesa/api-client/server'
import { ok } from '@remesa/domain/kernel'
import type { HistoryEntry, RecordHistoryKind } from '@remesa/domain/records'
import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { match } from 'ts-pattern'
import type { Caller } from '../authorisation'
import { versionedClients } from '../clients'
import type { Database } from '../db/database'
import { history } from '../db/schema'
import { pageRange } from '../kernel/paging'
import { contains } from '../kernel/search-text'
import type { VersionedKind } from '../records'
import type { FeatureHandlers } from '../request/context'
import { versionedServicePoints } from '../service-points'
import { versionedSubclients } from '../subclients'
import { versionedUsers } from '../users'
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
  record: async ({ params, query, context: { db, caller } }) => {
    const kind = kindOf(params.kind)
    const mayOpen = caller.ability.can('read', formOf[params.kind])
    const found = mayOpen ? await kind.find(db, params.id, caller) : undefined
    if (found === undefined) return refuse.notFound()
    const condition = and(
      eq(history.kind, params.kind),
      eq(history.subjectId, params.id),
      contains(query.person, history.actorName),
      query.field === undefined ? undefined : changesField(query.field),
    )
    return ok(await pageOfHistory(db, condition, query, kind.hiddenFrom?.(caller)))
  },
  list: async ({ query, context: { db, caller } }) => {
    if (!mayAudit(caller)) return refuse.forbidden()
    const condition = and(
      contains(query.person, history.actorName),
      contains(query.subject, history.subjectName),
      query.kind === undefined ? undefined : eq(history.kind, query.kind),
      query.action === undefined ? undefined : eq(history.action, query.action),
      query.from === undefined ? undefined : gte(history.at, new Date(`${query.from}T00:00:00Z`)),
      query.to === undefined ? undefined : lt(history.at, dayAfter(query.to)),
    )
    return ok(await pageOfHistory(db, condition, query, versionedUsers.hiddenFrom?.(caller)))
  },
  verify: async ({ context: { db, caller } }) =>
    mayAudit(caller) ? ok(await verifyHistory(db)) : refuse.forbidden(),
}

const DAY_MS = 86_400_000

const dayAfter = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS)

const changesField = (field: string): SQL => sql`${history.changes} @> ${JSON.stringify([{ field }])}::jsonb`

/** The history names records of every customer, so that only administrators who reach them all may search it. */
const mayAudit = ({ admin, scope }: Caller): boolean => admin && scope.kind === 'everything'

const pageOfHistory = async (
  db: Database,
  condition: SQL | undefined,
  page: Parameters<typeof pageRange>[0],
  hidden: readonly string[] = [],
) => {
  const { limit, offset } = pageRange(page)
  const rows = await db
    .select()
    .from(history)
    .where(condition)
    .orderBy(desc(history.id))
    .limit(limit)
    .offset(offset)
  const [total] = await db.select({ value: count() }).from(history).where(condition)
  return { content: rows.map((row) => toEntry(row, hidden)), totalElements: total?.value ?? 0 }
}

const toEntry = (row: typeof history.$inferSelect, hidden: readonly string[]): HistoryEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: named(row.actorId, row.actorName),
  address: row.address,
  agent: row.agent,
  kind: row.kind,
  action: row.action,
  subject: named(row.subjectId, row.subjectName),
  changes: row.changes.filter(({ field }) => row.kind !== 'users' || !hidden.includes(field)),
})

const named = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name })
