import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, integer, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Ids are eight bytes wide, so that every id that the contract permits fits the column. An id that no row has simply
 * finds no row.
 */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

/** The column of a reference to another table's `id`. */
export const idOf = (name: string) => bigint(name, { mode: 'number' })

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Money in whole hundredths of the currency. */
export const hundredths = (name: string) => bigint(name, { mode: 'number' })

/** Version of a record: each change adds one. */
export const version = () => integer('version').notNull().default(1)

/** A text in the form for searches: on every write the database folds the text as the domain does. (KRN-60) */
export const foldedTextOf = (name: string, source: () => AnyPgColumn) =>
  text(name).generatedAlwaysAs((): SQL => sql`folded_text(${source()})`)
