import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/index'

/**
 * The common type of both database engines. Inside `transaction`, use only the function's argument: on PGlite any other
 * database object waits for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
