import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** Ids are eight bytes wide: whatever fits the contract's id form then also fits the column and finds nothing at worst. */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

/** The column of a reference to another table's `id`. */
export const idOf = (name: string) => bigint(name, { mode: 'number' })

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Money in whole hundredths of the currency. */
export const hundredths = (name: string) => bigint(name, { mode: 'number' })
