import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, integer, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * A column for ids. It has eight bytes, so that it can store every id that the contract permits. An id that does not
 * exist then finds no row instead of causing an error.
 */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

/** A column that refers to the `id` of another table. */
export const idOf = (name: string) => bigint(name, { mode: 'number' })

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** An amount of money in whole hundredths of the currency. */
export const hundredths = (name: string) => bigint(name, { mode: 'number' })

/** Version of a record, which increases by one with each change. */
export const version = () => integer('version').notNull().default(1)

/**
 * A text in the format in which it is searched for. At every write the database folds the text in the same way as the
 * domain. (KRN-60)
 */
export const foldedTextOf = (name: string, source: () => AnyPgColumn) =>
  text(name).generatedAlwaysAs((): SQL => sql`folded_text(${source()})`)
