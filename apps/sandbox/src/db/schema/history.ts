import type { HistoryAction, HistoryChange, HistoryKind } from '@remesa/domain/records'
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idOf, instant } from './columns'

/**
 * Who did what, when and from where. Rows are only added: a trigger refuses every other statement. Each hash covers its
 * row and the hash before, so that a row that was changed all the same is found. References are plain numbers, because
 * a row outlives what it is about.
 */
export const history = pgTable(
  'history',
  {
    /** Counted up without gaps: a missing row is found. */
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
  },
  (table) => [index('history_subject').on(table.kind, table.subjectId, table.id)],
)
