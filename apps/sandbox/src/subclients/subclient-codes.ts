import { refuse } from '@remesa/api-client/server'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { subclients } from '../db/schema'

/** Lets nobody else give a subclient a code or an id of the operations system until the transaction ends. */
export const lockSubclientCodes = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('subclients', 0))`)

/** The refusal of a code that another subclient of the client has, in any case, or of an id that another subclient has. */
export const takenSubclientCode = async (
  tx: Database,
  {
    id = 0,
    clientId,
    codeSol,
    oidSol,
  }: {
    readonly id?: number | undefined
    readonly clientId: number
    readonly codeSol: string | null
    readonly oidSol: string | null
  },
) => {
  const sameCode =
    codeSol === null
      ? undefined
      : and(eq(subclients.clientId, clientId), sql`lower(${subclients.codeSol}) = lower(${codeSol})`)
  const sameOid = oidSol === null ? undefined : eq(subclients.oidSol, oidSol)
  const same = or(sameCode, sameOid)
  if (same === undefined) return undefined
  const [taken] = await tx
    .select({ oidSol: subclients.oidSol })
    .from(subclients)
    .where(and(ne(subclients.id, id), same))
    .limit(1)
  if (taken === undefined) return undefined
  const what = oidSol !== null && taken.oidSol === oidSol ? 'oid-taken' : 'code-taken'
  return refuse.conflict(`subclients.${what}`, `subclients.refused.${what}`)
}
