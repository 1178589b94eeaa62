import { type Refusal, refuse } from '@remesa/api-client/server'
import { ok, type Result, WriteResponse } from '@remesa/domain/kernel'
import { canMoveRecord, canMoveTo, uniqueCodeOf } from '@remesa/domain/records'
import type { RecordMove } from '@remesa/domain/users'
import { and, eq, isNotNull } from 'drizzle-orm'
import { everything } from '../authorisation'
import type { Database } from '../db/database'
import { servicePoints } from '../db/schema'
import { changeVersioned, type WriteConditions } from '../records'
import type { ApiContext } from '../request/context'
import { createOnce } from '../request/create-once'
import { moveAssignments } from '../users'
import { type MovedKind, movedServicePoints } from './moved-kind'

/** The record to move, its new parent, and the conditions of the write. */
export interface Move extends WriteConditions {
  readonly id: number
  readonly parentId: number
}

type Moved<Feature extends string> = Result<
  WriteResponse,
  Refusal<
    | 'not-found'
    | 'forbidden'
    | 'record-changed'
    | 'idempotency-key-reused'
    | 'records.other-country'
    | 'records.parent-inactive'
    | `${Feature}.${'inactive' | 'code-taken'}`
  >
>

/**
 * Moves a record to another parent: 403 if the caller may not add records of its kind, 404 if the record or the parent
 * is out of reach, 409 if the parent is of another country, inactive or has the code already; the present parent changes nothing. (REC-100 to
 * REC-103)
 */
export const moveRecord = <Feature extends 'subclients' | 'service-points'>(
  context: ApiContext,
  { id, parentId, versions, idempotencyKey: key }: Move,
  moved: MovedKind<Feature>,
): Promise<Moved<Feature>> => {
  const { feature, codes, versioned, rules } = moved
  const endpoint = `${feature}.move`
  return createOnce(
    context,
    { key, endpoint, request: { id, parentId }, response: WriteResponse },
    async (tx): Promise<Moved<Feature>> => {
      const { scope, ability } = context.caller
      await codes.lock(tx)
      const record = await moved.lock(tx, id, scope)
      const parent = record && (await moved.lockParent(tx, parentId, scope))
      if (record === undefined || parent === undefined) return refuse.notFound()
      const [forbidden] = canMoveRecord({ active: true }, ability, rules).reasons
      if (forbidden !== undefined) return refuse.forbidden(forbidden.key)
      return changeVersioned(
        tx,
        context,
        { kind: versioned, id, versions },
        async (): Promise<Moved<Feature>> => {
          if (!record.active)
            return refuse.because(`${feature}.inactive`, { message: rules.refusal('inactive').key })
          if (record.parent.id === parentId) return ok({ id, active: record.active })
          const [refused] = canMoveTo(record.parent, parent).reasons
          if (refused !== undefined)
            return refuse.because(`records.${refused.rule}`, { message: refused.key })
          const { codeSol } = record
          const taken = await codes.taken(tx, { id, parentId, codeSol, oidSol: null })
          if (taken !== undefined)
            return refuse.because(`${feature}.code-taken`, { message: `${feature}.refused.code-taken` })
          const ownCodes = [...parent.codes, codeSol?.trim() ?? '']
          const uniqueCode = record.uniqueCode === null ? null : uniqueCodeOf(...ownCodes)
          await moved.store(tx, id, { parentId, uniqueCode })
          if (feature === 'subclients') await renamePoints(tx, context, id, ownCodes)
          await moveAssignments(tx, context, {
            names: moved.names(id),
            // The two places are those of one kind.
            move: { kind: feature, id, from: record.place, to: parent.place } as RecordMove,
          })
          return ok({ id, active: record.active })
        },
      )
    },
  )
}

/** Makes the unique codes of the service points below a moved subclient anew. */
const renamePoints = async (
  tx: Database,
  context: ApiContext,
  subclientId: number,
  above: readonly string[],
): Promise<void> => {
  const points = await tx
    .select({ id: servicePoints.id, codeSol: servicePoints.codeSol })
    .from(servicePoints)
    .where(and(eq(servicePoints.subclientId, subclientId), isNotNull(servicePoints.uniqueCode)))
    .orderBy(servicePoints.id)
  for (const { id, codeSol } of points) {
    await movedServicePoints.lock(tx, id, everything)
    await changeVersioned(
      tx,
      context,
      { kind: movedServicePoints.versioned, id, versions: 'any' },
      async () => {
        const uniqueCode = uniqueCodeOf(...above, codeSol?.trim() ?? '')
        await tx.update(servicePoints).set({ uniqueCode }).where(eq(servicePoints.id, id))
        return ok({})
      },
    )
  }
}
