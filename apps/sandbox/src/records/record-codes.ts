import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import { lockName } from '../db/lock-name'

interface CodeColumns {
  readonly id: PgColumn
  readonly oidSol: PgColumn
  readonly codeSol: PgColumn
}

/**
 * The new code and operations system id of a record, and the id of the parent among whose records the code has to be
 * unique.
 */
export interface RecordCodes {
  /** Id of the record; absent for a new record. */
  readonly id?: number | undefined
  readonly parentId: number
  readonly codeSol: string | null
  readonly oidSol: string | null
}

/** The kinds of records that have a code of the operations system. */
export type RecordFeature = 'clients' | 'subclients' | 'service-points'

export interface CodeGuard<Feature extends RecordFeature = RecordFeature> {
  readonly feature: Feature
  /**
   * Takes a lock until the transaction ends, so that no other request can give a record of this kind a code or an
   * operations system id.
   */
  readonly lock: (tx: Database) => Promise<unknown>
  /** Whether another record of the same parent has the code, or any other record has the operations system id. */
  readonly taken: (tx: Database, codes: RecordCodes) => Promise<'code-taken' | 'oid-taken' | undefined>
}

/**
 * Ensures that the codes of one kind of records are unique, whatever their case, and that their operations system ids
 * are unique.
 */
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
