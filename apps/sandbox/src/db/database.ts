import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/index'

/**
 * The common type of both engines. Inside `transaction` use its argument only: on PGlite the outer handle waits for
 * ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
