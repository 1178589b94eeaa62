import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/index'

/**
 * The common type of both engines. Inside `transaction`, use only its argument: on PGlite another handle waits forever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
