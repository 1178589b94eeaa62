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
 * The effects of moving a record to a new parent. (REC-104)
 *
 * - `servicePoints` and `visits`: the number of active service points that move with the record, and of their visits.
 * - `usersKept`: the number of users who may access the record both before and after the move.
 * - `usersLost` and `usersGained`: the number of users who lose or gain access, because the old or the new parent is
 * assigned to them as a whole.
 * - `usersChanged`: the number of users whose own assignment moves with the record.
 * - `assignmentsEnded`: the number of those users whose assignment is removed, because the new parent is assigned to
 * them as a whole.
 * - `isCodeTaken`: whether another record below the new parent has the code of the record, so that the move is refused.
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
