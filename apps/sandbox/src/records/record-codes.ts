import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import { lockName } from '../db/lock-name'

interface CodeColumns {
  readonly id: PgColumn
  readonly oidSol: PgColumn
  readonly codeSol: PgColumn
}

/** The codes that a record is to have, and the id of the record that its code is unique below. */
export interface RecordCodes {
  /** Without one the record is a new one. */
  readonly id?: number | undefined
  readonly parentId: number
  readonly codeSol: string | null
  readonly oidSol: string | null
}

/** The kinds of records that the operations system knows by a code. */
export type RecordFeature = 'clients' | 'subclients' | 'service-points'

export interface CodeGuard<Feature extends RecordFeature = RecordFeature> {
  readonly feature: Feature
  /** Lets nobody else give a record of the kind a code or an id of the operations system until the transaction ends. */
  readonly lock: (tx: Database) => Promise<unknown>
  /** Whether another record below the same parent has the code, or any other record the id. */
  readonly taken: (tx: Database, codes: RecordCodes) => Promise<'code-taken' | 'oid-taken' | undefined>
}

/** Keeps the codes of one kind of records unique, whatever their case, and their ids of the operations system too. */
export const codeGuard = <Feature extends RecordFeature>(
  feature: Feature,
  table: PgTable & CodeColumns,
  parent: PgColumn,
): CodeGuard<Feature> => ({
  feature,

  lock: (tx) => lockName(tx, feature),
  taken: async (tx, { id = 0, parentId, codeSol, oidSol }) => {
    const sameOid = oidSol === null ? undefined : eq(table.oidSol, oidSol)
    const sameCode =
      codeSol === null
        ? undefined
        : and(eq(parent, parentId), sql`lower(${table.codeSol}) = lower(${codeSol})`)
    const same = or(sameOid, sameCode)
    if (same === undefined) return undefined
    const others = await tx
      .select({ oid: sql<string | null>`${table.oidSol}` })
      .from(table)
      .where(and(ne(table.id, id), same))
    if (others.length === 0) return undefined
    const isOid = oidSol !== null && others.some(({ oid }) => oid === oidSol)
    return isOid ? 'oid-taken' : 'code-taken'
  },
})
