import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../db/database'
import type { BackupLine } from './backup-file'

/**
 * Number of rows that are read at a time. It is small, because a row that contains a file may have several megabytes.
 */
const rowsAtATime = 200
const rowsWithFilesAtATime = 4

const Table = z.object({ name: z.string(), columns: z.array(z.string()), hasFiles: z.boolean() })
type DumpedTable = z.output<typeof Table>

/** A query for every table and its columns. Generated columns are excluded. */
const tablesQuery = sql`select c.relname as name,
    json_agg(a.attname order by a.attnum) as columns,
    bool_or(a.atttypid = 'bytea'::regtype) as "hasFiles"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = ''
  group by c.relname order by c.relname`

const Sequence = z.object({ name: z.string() })
const sequencesQuery = sql`select c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by c.relname`

const Value = z.tuple([z.object({ value: z.string(), isUsed: z.boolean() })])
const Migrated = z.tuple([z.object({ migratedTo: z.coerce.number() })])
const Row = z.object({ line: z.string() })

/** The method of a database or a transaction that executes SQL statements. */
export type Statements = Pick<Database, 'execute'>

/** Executes a statement, and returns its rows. */
export const rowsOf = async <Rows>(
  db: Statements,
  query: Parameters<Database['execute']>[0],
  rows: z.ZodMiniType<Rows>,
): Promise<Rows> => {
  const answer: unknown = await db.execute(query)
  return rows.parse(Reflect.get(Object(answer), 'rows'))
}

const tablesOf = (db: Statements): Promise<readonly DumpedTable[]> => rowsOf(db, tablesQuery, z.array(Table))

export const migratedTo = async (db: Statements): Promise<number> => {
  const query = sql`select max(created_at)::text as "migratedTo" from drizzle.__drizzle_migrations`
  const [found] = await rowsOf(db, query, Migrated)
  return found.migratedTo
}

/**
 * The complete contents of a database as the lines of a backup. Call it inside a transaction that sees the contents of
 * a single moment.
 */
export async function* dumpLines(db: Statements, createdAt: Date): AsyncGenerator<BackupLine> {
  yield {
    kind: 'head',
    format: 'remesa-backup-1',
    migratedTo: await migratedTo(db),
    createdAt: createdAt.toISOString(),
  }
  for (const { name, columns, hasFiles } of await tablesOf(db)) {
    yield { kind: 'table', name, columns }
    const cursor = sql.identifier(`backup_${name}`)
    const list = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    )
    await db.execute(sql`declare ${cursor} no scroll cursor for
      select to_jsonb(r)::text as line from (select ${list} from ${sql.identifier(name)}) r`)
    const size = sql.raw(String(hasFiles ? rowsWithFilesAtATime : rowsAtATime))
    for (;;) {
      const rows = await rowsOf(db, sql`fetch ${size} from ${cursor}`, z.array(Row))
      if (rows.length === 0) break
      yield { kind: 'rows', rows: rows.map(({ line }) => line) }
    }
    await db.execute(sql`close ${cursor}`)
  }
  for (const { name } of await rowsOf(db, sequencesQuery, z.array(Sequence))) {
    const query = sql`select last_value::text as value, is_called as "isUsed" from ${sql.identifier(name)}`
    const [{ value, isUsed }] = await rowsOf(db, query, Value)
    yield { kind: 'sequence', name, value, isUsed }
  }
}

/**
 * Runs `read` in a transaction that sees the contents of a single moment, whatever other transactions write in the
 * meantime.
 */
export const readAtOnce = <Value>(
  db: Database,
  read: (lines: AsyncIterable<BackupLine>) => Promise<Value>,
  createdAt = new Date(),
): Promise<Value> =>
  db.transaction((inside) => read(dumpLines(inside, createdAt)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })

const Found = z.tuple([z.object({ found: z.boolean() })])

/** Whether any table of a database has a row. */
export async function holdsData(db: Statements): Promise<boolean> {
  for (const { name } of await tablesOf(db)) {
    const query = sql`select exists (select 1 from ${sql.identifier(name)}) as found`
    const [{ found }] = await rowsOf(db, query, Found)
    if (found) return true
  }
  return false
}
