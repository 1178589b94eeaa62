import { err, ok, type Result } from '@remesa/domain/kernel'
import { sql } from 'drizzle-orm'
import { match } from 'ts-pattern'
import * as z from 'zod/mini'
import type { Database } from '../db/database'
import { checkBackupFile, readBackupFile } from './backup-file'
import { holdsData, migratedTo, rowsOf, type Statements } from './dump-database'

const ForeignKey = z.object({ name: z.string(), table: z.string(), definition: z.string() })
const foreignKeysQuery = sql`select k.conname as name, c.relname as table, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'f' and c.relnamespace = 'public'::regnamespace order by k.conname`

/**
 * Loads the rows of a backup. The tables may be in any order, because references are checked once all rows are loaded.
 */
async function loadLines(db: Statements, file: string): Promise<void> {
  const keys = await rowsOf(db, foreignKeysQuery, z.array(ForeignKey))
  for (const { name, table } of keys)
    await db.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`)
  let insert = (_rows: readonly string[]): Promise<unknown> =>
    Promise.reject(new Error('rows without a table'))
  for await (const line of readBackupFile(file)) {
    await match(line)
      .with({ kind: 'table' }, async ({ name, columns }) => {
        const table = sql.identifier(name)
        const list = sql.join(
          columns.map((column) => sql.identifier(column)),
          sql`, `,
        )
        insert = (rows) =>
          db.execute(sql`insert into ${table} (${list}) overriding system value
            select ${list} from jsonb_populate_recordset(null::${table}, ${`[${rows.join(',')}]`}::text::jsonb)`)
      })
      .with({ kind: 'rows' }, ({ rows }) => insert(rows))
      .with({ kind: 'sequence' }, ({ name, value, isUsed }) =>
        db.execute(
          sql`select setval(quote_ident(${name}::text)::regclass, ${value}::text::bigint, ${isUsed}::boolean)::text`,
        ),
      )
      .with({ kind: 'head' }, { kind: 'end' }, async () => undefined)
      .exhaustive()
  }
  for (const { name, table, definition } of keys)
    await db.execute(
      sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    )
}

/**
 * Loads a backup into a database that has the tables of this version and no rows. Either all rows are loaded or none.
 *
 * @param place the name of the database in sentences.
 * @returns a sentence if the file is damaged, is no backup of this product and version, or if the database contains
 *   rows.
 */
export async function loadBackup(
  db: Database,
  file: string,
  place: string,
): Promise<Result<undefined, string>> {
  const head = await checkBackupFile(file)
  if (!head.ok) return head
  const own = await migratedTo(db)
  if (head.value.migratedTo !== own) {
    const age = head.value.migratedTo < own ? 'an earlier' : 'a later'
    return err(
      `The backup ${file} was made by ${age} version of Remesa. Restore it with that version; a newer one brings the tables up to date when it starts.`,
    )
  }
  return db.transaction(async (inside) => {
    if (await holdsData(inside))
      return err(`${place} holds data already, and a restore never replaces any. Name an empty place.`)
    await loadLines(inside, file)
    return ok(undefined)
  })
}
