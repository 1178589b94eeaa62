import { bigint, integer, timestamp } from 'drizzle-orm/pg-core'

/** Ids are eight bytes wide, so every id of the contract's form fits the column; at worst it finds nothing. */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

/** The column of a reference to another table's `id`. */
export const idOf = (name: string) => bigint(name, { mode: 'number' })

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Money in whole hundredths of the currency. */
export const hundredths = (name: string) => bigint(name, { mode: 'number' })

/** Version of a record: every change of it counts one up. */
export const version = () => integer('version').notNull().default(1)
