import * as z from 'zod/mini'
import { type FieldsOf, named } from '../kernel'
import { Count, DependentVisits } from './dependents.schema'

/**
 * Body of the call that moves a record. It contains the id of the new parent: a client for a subclient, a subclient for
 * a service point.
 */
export const MoveRequest = z.strictObject({ parentId: z.int().check(z.minimum(1)) })
export type MoveRequest = z.output<typeof MoveRequest>

/** The record below the new parent that has the code of a record to be moved. (REC-104) */
export interface MoveCodeHolder extends FieldsOf<typeof MoveCodeHolder> {}
export const MoveCodeHolder = named<MoveCodeHolder>().object({ id: z.int(), description: z.string() })

/**
 * The effects of moving a record to a new parent. `servicePoints` and `visits` are the active service points that move
 * with the record, and their visits. `usersKept` may access the record both before and after the move. `usersLost` and
 * `usersGained` lose or gain access, because the old or the new parent is assigned to them as a whole. `usersChanged`
 * have an assignment of their own, which moves with the record. `assignmentsEnded` are those of these assignments that
 * are removed, because the new parent is assigned as a whole. `codeHolder`: the other record below the new parent that
 * has the code of the record, so that the move is refused. (REC-104)
 */
export interface MoveEffects extends FieldsOf<typeof MoveEffects> {}
export const MoveEffects = named<MoveEffects>().object({
  servicePoints: Count,
  visits: DependentVisits,
  usersKept: Count,
  usersLost: Count,
  usersGained: Count,
  usersChanged: Count,
  assignmentsEnded: Count,
  codeHolder: z.nullable(MoveCodeHolder),
})
