import type { ViewedList } from '@remesa/domain/views'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, idOf, version } from './columns'
import { users } from './users'

/** States of lists that users have saved under a name. */
export const listViews = pgTable(
  'list_views',
  {
    id: id(),
    version: version(),
    ownerId: idOf('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list').$type<ViewedList>().notNull(),
    name: text('name').notNull(),
    /** The name in the form for comparisons, unique per owner and list. */
    foldedName: text('folded_name').notNull(),
    /** The list's state as in its address. */
    query: text('query').notNull(),
    isShared: boolean('is_shared').notNull(),
  },
  (table) => [
    uniqueIndex('list_views_name').on(table.ownerId, table.list, table.foldedName),
    // Only a few of all views are shared.
    index('list_views_shared').on(table.list, table.isShared),
  ],
)

/** The view with which a list opens for a user. */
export const defaultViews = pgTable(
  'default_views',
  {
    userId: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list').$type<ViewedList>().notNull(),
    viewId: idOf('view_id')
      .notNull()
      .references(() => listViews.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.list] }),
    index('default_views_view_id').on(table.viewId),
  ],
)
