import { refuse } from '@remesa/api-client/server'
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

/** Keeps the codes of one kind of records unique, whatever their case, and their ids of the operations system too. */
export const codeGuard = (feature: string, table: PgTable & CodeColumns, parent: PgColumn) => ({
  feature,

  /** Lets nobody else give a record of the kind a code or an id of the operations system until the transaction ends. */
  lock: (tx: Database) => lockName(tx, feature),

  /** The refusal of a code that another record below the same parent has, or of an id that any other record has. */
  taken: async (tx: Database, { id = 0, parentId, codeSol, oidSol }: RecordCodes) => {
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
    const what = isOid ? 'oid-taken' : 'code-taken'
    return refuse.conflict(`${feature}.${what}`, `${feature}.refused.${what}`)
  },
})

export type CodeGuard = ReturnType<typeof codeGuard>
