import * as z from 'zod/mini'
import { type FieldsOf, named } from '../kernel'
import { Count, DependentVisits } from './dependents.schema'

/**
 * Body of the call that moves a record. It contains the id of the new parent: a client for a subclient, a subclient for
 * a service point.
 */
export const MoveRequest = z.strictObject({ parentId: z.int().check(z.minimum(1)) })
export type MoveRequest = z.output<typeof MoveRequest>

/**
 * The effects of moving a record. They count the active service points that move with it, their visits, and these
 * users: those who may access the record both before and after the move; those who lose or gain access because the old
 * or the new parent is assigned to them as a whole; those whose own assignment moves with the record; and those among
 * the latter whose assignment becomes part of an assigned new parent. `isCodeTaken`: another record below the new
 * parent has the code of the record, so that the move is refused. (REC-104)
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
  isCodeTaken: z.boolean(),
})
