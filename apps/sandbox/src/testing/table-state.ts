import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import type { Database } from '../db/database'
import * as schema from '../db/schema'

/**
 * Whether a table belongs to the identity provider. The provider's tables contain no data of customers, and their keys
 * are created at first use.
 */
const isOfProvider = (name: string) => name.startsWith('oidc_')

const names = Object.values(schema)
  .filter((entry) => is(entry, PgTable))
  .map((table) => getTableConfig(table).name)
  .filter((name) => !isOfProvider(name))

const Row = z.object({ rows: z.coerce.number(), hash: z.nullable(z.string()) })

/** The number of a table's rows, and a hash of their contents. */
export type TableState = z.output<typeof Row>

const stateOf = async (db: Database, name: string): Promise<TableState> => {
  const answer: unknown = await db.execute(
    sql`select count(*) as rows, md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.identifier(name)} t`,
  )
  return z
    .pipe(
      z.array(Row).check(z.length(1)),
      z.transform(([row]) => row ?? { rows: 0, hash: null }),
    )
    .parse(Reflect.get(Object(answer), 'rows'))
}

/** The state of all tables with data of customers. Two states are equal if no rows were written between them. */
export const databaseState = async (db: Database): Promise<Readonly<Record<string, TableState>>> => {
  const states: (readonly [string, TableState])[] = []
  for (const name of names) states.push([name, await stateOf(db, name)])
  return Object.fromEntries(states)
}

/** The number of rows that each table has gained since an earlier state. Tables without new rows are omitted. */
export const rowsGained = (
  before: Readonly<Record<string, TableState>>,
  after: Readonly<Record<string, TableState>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, { rows }]) => [name, rows - (before[name]?.rows ?? 0)] as const)
      .filter(([, gained]) => gained !== 0),
  )
