import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import { lockName } from '../db/lock-name'

interface CodeColumns {
  readonly id: PgColumn
  readonly oidSol: PgColumn
  readonly codeSol: PgColumn
  readonly description: PgColumn
}

/** Another record that already has the code or the operations system id. `rule` says which of the two is taken. */
export interface CodeHolder {
  readonly rule: 'code-taken' | 'oid-taken'
  readonly id: number
  readonly description: string
}

/**
 * The new code and operations system id of a record, with the id of its parent. The code has to be unique among the
 * parent's records.
 */
export interface RecordCodes {
  /** Id of the record; absent for a new record. */
  readonly id?: number | undefined
  readonly parentId: number
  readonly codeSol: string | null
  readonly oidSol: string | null
}

/** The types of records that have a code of the operations system. */
export type RecordFeature = 'clients' | 'subclients' | 'service-points'

export interface CodeGuard<Feature extends RecordFeature = RecordFeature> {
  readonly feature: Feature
  /**
   * Takes a lock until the transaction ends. Meanwhile no other request can give a record of this type a code or an
   * operations system id.
   */
  readonly lock: (tx: Database) => Promise<unknown>
  /**
   * Another record that prevents the save: a record of the same parent with the same code, or any record with the same
   * operations system id.
   */
  readonly holder: (tx: Database, codes: RecordCodes) => Promise<CodeHolder | undefined>
}

/**
 * Ensures that codes are unique among the records of one type, ignoring case, and that operations system ids are
 * unique.
 */
export const codeGuard = <Feature extends RecordFeature>(
  feature: Feature,
  table: PgTable & CodeColumns,
  parent: PgColumn,
): CodeGuard<Feature> => ({
  feature,

  lock: (tx) => lockName(tx, feature),
  holder: async (tx, { id = 0, parentId, codeSol, oidSol }) => {
    const sameOid = oidSol === null ? undefined : eq(table.oidSol, oidSol)
    const sameCode =
      codeSol === null
        ? undefined
        : and(eq(parent, parentId), sql`lower(${table.codeSol}) = lower(${codeSol})`)
    const same = or(sameOid, sameCode)
    if (same === undefined) return undefined
    const others = await tx
      .select({
        id: sql`${table.id}`.mapWith(Number),
        description: sql<string>`${table.description}`,
        oid: sql<string | null>`${table.oidSol}`,
      })
      .from(table)
      .where(and(ne(table.id, id), same))
    const sameId = oidSol === null ? undefined : others.find(({ oid }) => oid === oidSol)
    const [first] = others
    if (sameId !== undefined) return { rule: 'oid-taken', ...sameId }
    return first && { rule: 'code-taken', ...first }
  },
})
