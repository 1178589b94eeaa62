import { type Refusal, refuse } from '@remesa/api-client/server'
import { canDeleteDeclaredValues, type DeclaredValuesDeletion } from '@remesa/domain/declared-values'
import { cleanCode, ok, type Result } from '@remesa/domain/kernel'
import type { Caller } from '../authorisation'
import type { Database } from '../db/database'
import { decisionConflict } from '../request/decision-conflict'
import { findDeclaredOrder } from './declared-order'
import { readDeclared, removeRecords } from './stored-records'

type DeletionRefusal = Refusal<
  'not-found' | 'declared-values.status-closed' | 'declared-values.nothing-chosen'
>

/**
 * Removes records of values or packs, either all or none. The response is 404 for an order that the caller may not see
 * and for an unknown code. It is 409 if the status of the order no longer permits changes.
 */
export const deleteRecords = (
  db: Database,
  { deletion, caller }: { readonly deletion: DeclaredValuesDeletion; readonly caller: Caller },
): Promise<Result<undefined, DeletionRefusal>> =>
  db.transaction(async (tx) => {
    const found = await findDeclaredOrder(tx, { ...deletion, caller, lock: true })
    if (found === undefined) return refuse.notFound()
    const { order } = found
    const codes = [...new Set(deletion.declaredCode.map((code) => cleanCode(code)))]
    const decision = canDeleteDeclaredValues(codes, { status: order.statusCode })
    if (!decision.allowed) return decisionConflict(decision, (rule) => `declared-values.${rule}`)
    const { declaredValues, declaredValuesPack } = await readDeclared(tx, order.id)
    const known = new Set(
      [...declaredValues, ...declaredValuesPack].flatMap(({ dt }) => dt.dr.map(({ co }) => co)),
    )
    // The codes are compared in memory, because the database can't store some texts. These texts count as unknown
    // codes.
    if (codes.some((code) => !known.has(code))) return refuse.notFound()
    await removeRecords(tx, order.id, codes)
    return ok(undefined)
  })
