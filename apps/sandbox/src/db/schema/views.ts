import type { ViewedList } from '@remesa/domain/views'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, idOf, version } from './columns'
import { users } from './users'

/** Saved views. A view is a state of a list that a user has saved under a name. */
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
    /** The name in the form for comparing names. It is unique among a user's views of a list. */
    foldedName: text('folded_name').notNull(),
    /** The state of the list as a query string, as in its URL. */
    query: text('query').notNull(),
    isShared: boolean('is_shared').notNull(),
  },
  (table) => [
    uniqueIndex('list_views_name').on(table.ownerId, table.list, table.foldedName),
    // The index is small, because only few views are shared.
    index('list_views_shared').on(table.list, table.isShared),
  ],
)

/** For each user and list, the view that the list shows when it is opened. */
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
