import { refuse } from '@remesa/api-client/server'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { servicePoints } from '../db/schema'

/** Lets nobody else give a service point a code or an id of the operations system until the transaction ends. */
export const lockServicePointCodes = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('service-points', 0))`)

/** The refusal of a code that another point of the subclient has, in any case, or of an id that another point has. */
export const takenServicePointCode = async (
  tx: Database,
  {
    id = 0,
    subclientId,
    codeSol,
    oidSol,
  }: {
    readonly id?: number | undefined
    readonly subclientId: number
    readonly codeSol: string | null
    readonly oidSol: string | null
  },
) => {
  const sameCode =
    codeSol === null
      ? undefined
      : and(
          eq(servicePoints.subclientId, subclientId),
          sql`lower(${servicePoints.codeSol}) = lower(${codeSol})`,
        )
  const sameOid = oidSol === null ? undefined : eq(servicePoints.oidSol, oidSol)
  const same = or(sameCode, sameOid)
  if (same === undefined) return undefined
  const taken = await tx
    .select({ oidSol: servicePoints.oidSol })
    .from(servicePoints)
    .where(and(ne(servicePoints.id, id), same))
  if (taken.length === 0) return undefined
  const isOid = oidSol !== null && taken.some((other) => other.oidSol === oidSol)
  const what = isOid ? 'oid-taken' : 'code-taken'
  return refuse.conflict(`service-points.${what}`, `service-points.refused.${what}`)
}
