import { refuse } from '@remesa/api-client/server'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { clients } from '../db/schema'

/** Lets nobody else give a client a code or an id of the operations system until the transaction ends. */
export const lockClientCodes = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('clients', 0))`)

/** The refusal of a code that another client of the country has, in any case, or of an id that another client has. */
export const takenClientCode = async (
  tx: Database,
  {
    id = 0,
    countryId,
    codeSol,
    oidSol,
  }: {
    readonly id?: number | undefined
    readonly countryId: number
    readonly codeSol: string | null
    readonly oidSol: string | null
  },
) => {
  const sameCode =
    codeSol === null
      ? undefined
      : and(eq(clients.countryId, countryId), sql`lower(${clients.codeSol}) = lower(${codeSol})`)
  const sameOid = oidSol === null ? undefined : eq(clients.oidSol, oidSol)
  const same = or(sameCode, sameOid)
  if (same === undefined) return undefined
  const [taken] = await tx
    .select({ oidSol: clients.oidSol })
    .from(clients)
    .where(and(ne(clients.id, id), same))
    .limit(1)
  if (taken === undefined) return undefined
  const what = oidSol !== null && taken.oidSol === oidSol ? 'oid-taken' : 'code-taken'
  return refuse.conflict(`clients.${what}`, `clients.refused.${what}`)
}
