import type { HistoryAction, HistoryChange, HistoryKind } from '@remesa/domain/records'
import { type AnyPgColumn, bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { foldedTextOf, idOf, instant } from './columns'

/**
 * The log of all changes and other actions, with the user, the time, the origin and the changed fields. Rows are only
 * added, and a trigger refuses every other statement. Each row has a hash of itself and the previous hash, so that a
 * later change can be detected. References are plain numbers without foreign keys, because a row remains after the
 * record that it refers to was deleted.
 */
export const history = pgTable(
  'history',
  {
    /** Sequence number without gaps, by which a missing row is detected. */
    id: bigint('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    actorId: idOf('actor_id'),
    actorName: text('actor_name'),
    address: text('address'),
    agent: text('agent'),
    kind: text('kind').$type<HistoryKind>().notNull(),
    action: text('action').$type<HistoryAction>().notNull(),
    subjectId: idOf('subject_id'),
    subjectName: text('subject_name'),
    countryId: idOf('country_id'),
    changes: jsonb('changes').$type<readonly HistoryChange[]>().notNull(),
    hash: text('hash').notNull(),
    actorNameFolded: foldedTextOf('actor_name_folded', (): AnyPgColumn => history.actorName),
    subjectNameFolded: foldedTextOf('subject_name_folded', (): AnyPgColumn => history.subjectName),
  },
  (table) => [
    index('history_subject').on(table.kind, table.subjectId, table.id),
    index('history_changes').using('gin', table.changes.op('jsonb_path_ops')),
    index('history_actor_name_search').using('gin', table.actorNameFolded.op('gin_trgm_ops')),
    index('history_subject_name_search').using('gin', table.subjectNameFolded.op('gin_trgm_ops')),
  ],
)
