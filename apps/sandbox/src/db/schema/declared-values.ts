import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idOf, instant } from './columns'
import { orders } from './orders'

/**
 * Declared values and packs for the bags of an agile pickup. Each row is one record, which is identified by its code.
 */
export const declaredValues = pgTable(
  'declared_values',
  {
    orderId: idOf('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    kind: text('kind', { enum: ['value', 'pack'] }).notNull(),
    mode: text('mode').notNull().default('0'),
    /** Position of the record in the list, starting with 1. */
    position: integer('position').notNull(),
    /** Values and containers under abbreviated keys, as the API sends them. */
    values: jsonb('values').$type<readonly unknown[]>().notNull(),
    containers: jsonb('containers').$type<readonly unknown[]>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.code] })],
)
