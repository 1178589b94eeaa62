import { isDeepStrictEqual } from 'node:util'
import { type Endpoint, isOpenTo } from '@remesa/api-client/contract'
import { type Refusal, refuse } from '@remesa/api-client/server'
import { ok, type Result } from '@remesa/domain/kernel'
import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Caller } from '../authorisation'
import type { Database } from '../db/database'

/** What the headers of a write say about when it counts. */
export interface WriteConditions {
  /** Names this one intended change: a repetition gets its first answer. */
  readonly idempotencyKey: string | undefined
  /** The versions of the record for which it counts. */
  readonly versions: readonly string[] | 'any'
}

/** What people can edit of a record, by field. */
export type RecordState = Readonly<Record<string, unknown>>

/** A kind of record that has versions. */
export interface VersionedKind {
  readonly table: PgTable & { readonly id: PgColumn; readonly version: PgColumn }
  /** The call that answers one record: only who may make it sees the record in a refusal. */
  readonly read: Endpoint
  /** One record as that call answers it. */
  readonly find: (db: Database, id: number, caller: Caller) => Promise<unknown>
  /** The fields of a record that people can edit. A change of any of them makes a new version. */
  readonly state: (db: Database, id: number) => Promise<RecordState>
}

/**
 * Changes a record that this transaction has locked: 412 with the record as it is when it is in none of the versions for
 * which the write counts. The lock keeps the version until the commit, so that of two writes from one version the second
 * is refused. A change that changes nothing keeps the version.
 *
 * @returns the answer of the change with the version that the record has now.
 */
export const changeVersioned = async <Value extends object, Failure>(
  tx: Database,
  caller: Caller,
  {
    kind,
    id,
    versions,
  }: { readonly kind: VersionedKind; readonly id: number } & Pick<WriteConditions, 'versions'>,
  change: () => Promise<Result<Value, Failure>>,
): Promise<Result<Value & { readonly version: string }, Failure | Refusal<'record-changed'>>> => {
  const version = await versionOf(tx, kind, id)
  if (versions !== 'any' && !versions.includes(String(version))) {
    const mayRead = isOpenTo(kind.read.access, caller.ability)
    return refuse.because('record-changed', {
      current: mayRead ? await kind.find(tx, id, caller) : undefined,
    })
  }
  const before = await kind.state(tx, id)
  const outcome = await change()
  if (!outcome.ok) return outcome
  if (isDeepStrictEqual(before, await kind.state(tx, id)))
    return ok({ ...outcome.value, version: String(version) })
  const next = version + 1
  await tx.execute(sql`update ${kind.table} set version = ${next} where ${kind.table.id} = ${id}`)
  return ok({ ...outcome.value, version: String(next) })
}

const versionOf = async (tx: Database, { table }: VersionedKind, id: number): Promise<number> => {
  const [row] = await tx
    .select({ version: sql<number>`${table.version}` })
    .from(table)
    .where(eq(table.id, id))
  if (row === undefined) throw new Error('[records] a locked record has no row')
  return row.version
}
