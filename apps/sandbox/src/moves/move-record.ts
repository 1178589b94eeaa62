import { type Refusal, refuse } from '@remesa/api-client/server'
import { ok, type Result, WriteResponse } from '@remesa/domain/kernel'
import { canMoveRecord, canMoveTo, uniqueCodeOf } from '@remesa/domain/records'
import type { RecordMove } from '@remesa/domain/users'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { lockName } from '../db/lock-name'
import { servicePoints } from '../db/schema'
import { changeVersioned, type VersionedKind, type WriteConditions } from '../records'
import type { ApiContext } from '../request/context'
import { createOnce } from '../request/create-once'
import { lockAssigned, moveAssignments } from '../users'
import { type MovedKind, movedServicePoints } from './moved-kind'

/** The record to move, its new parent, and the conditions under which it may be written. */
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
 * Moves a record to another parent. The response is 403 if the caller may not add records of this type. It is 404 if
 * the caller may not see the record or the parent. It is 409 if the parent belongs to another country, is inactive, or
 * has a record with the same code. A move to the current parent changes nothing. (REC-100 to REC-103)
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
      // Moves run one after the other. Clients, subclients and points are locked before users, as in every write of
      // assignments. If two writes locked them in different orders, they could wait for each other for ever.
      await lockName(tx, 'moves')
      await codes.lock(tx)
      await lockRow(tx, versioned.table, id, sql`no key update`)
      await lockRow(tx, moved.parentTable, parentId, sql`share`)
      const record = await moved.find(tx, id, scope)
      const parent = record && (await moved.findParent(tx, parentId, scope))
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
          const taken = await codes.holder(tx, { id, parentId, codeSol, oidSol: null })
          if (taken !== undefined)
            return refuse.because(`${feature}.code-taken`, { message: `${feature}.refused.code-taken` })
          const ownCodes = [...parent.codes, codeSol?.trim() ?? '']
          const uniqueCode = record.uniqueCode === null ? null : uniqueCodeOf(...ownCodes)
          await moved.store(tx, id, { parentId, uniqueCode })
          // All service points are locked before the first entry is added to the history, because other writes also
          // lock their rows first and then wait for the history. Two writes with opposite sequences could wait for each
          // other for ever.
          const points = feature === 'subclients' ? await lockPoints(tx, id) : []
          const userIds = await lockAssigned(tx, moved.names(id))
          for (const point of points) await renamePoint(tx, context, point, ownCodes)
          await moveAssignments(tx, context, {
            userIds,
            // `from` and `to` contain the ids that a move of this type of record needs, but the compiler can't derive
            // this.
            move: { kind: feature, id, from: record.place, to: parent.place } as RecordMove,
          })
          return ok({ id, active: record.active })
        },
      )
    },
  )
}

const lockRow = (tx: Database, table: VersionedKind['table'], id: number, strength: SQL) =>
  tx.execute(sql`select 1 from ${table} where ${table.id} = ${id} for ${strength}`)

interface CodedPoint {
  readonly id: number
  readonly codeSol: string | null
}

/** The service points of a subclient that have a unique code, locked until the transaction ends. */
const lockPoints = (tx: Database, subclientId: number): Promise<readonly CodedPoint[]> =>
  tx
    .select({ id: servicePoints.id, codeSol: servicePoints.codeSol })
    .from(servicePoints)
    .where(and(eq(servicePoints.subclientId, subclientId), isNotNull(servicePoints.uniqueCode)))
    .orderBy(servicePoints.id)
    .for('no key update')

/** Computes the unique code of a service point again after its subclient was moved. */
const renamePoint = (
  tx: Database,
  context: ApiContext,
  { id, codeSol }: CodedPoint,
  above: readonly string[],
) =>
  changeVersioned(tx, context, { kind: movedServicePoints.versioned, id, versions: 'any' }, async () => {
    const uniqueCode = uniqueCodeOf(...above, codeSol?.trim() ?? '')
    await tx.update(servicePoints).set({ uniqueCode }).where(eq(servicePoints.id, id))
    return ok({})
  })
