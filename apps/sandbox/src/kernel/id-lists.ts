import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Ids as a single parameter of a statement. The text of the statement then does not depend on the number of ids. */
export const idList = (ids: readonly number[]): string => `{${ids.join(',')}}`

/** SQL condition: the column is one of the ids in `list`. The list is an `idList`, or a placeholder for an `idList`. */
export const isInList = (column: PgColumn, list: Placeholder | string): SQL =>
  sql`${column} = any(${list}::bigint[])`

/** SQL condition: the column is one of these ids. */
export const isAmong = (column: PgColumn, ids: readonly number[]): SQL => isInList(column, idList(ids))

/**
 * SQL condition: the column is one of the ids that a query returns. With this condition, the database uses an index
 * even in a long table. With a plain `in`, it would prefer to read the whole table.
 */
export const isOneOf = (column: PgColumn, ids: SQLWrapper): SQL => sql`${column} = any(array(${ids}))`
