import * as z from 'zod/mini'
import { type FieldsOf, named } from '../kernel'
import { Count, DependentVisits } from './dependents.schema'

/** The id of the new parent of a record: a client for a subclient, a subclient for a service point. */
export const MoveRequest = z.strictObject({ parentId: z.int().check(z.minimum(1)) })
export type MoveRequest = z.output<typeof MoveRequest>

/**
 * The effects of a move. They count the active service points that move with the record, their visits, and users: those
 * who reach the record before and after the move, those who lose or gain it because the old or the new parent is
 * assigned to them as a whole, those whose own assignment moves with the record, and those of them whose assignment
 * becomes part of an assigned new parent. `isCodeTaken`: a record below the new parent has the code already, so the
 * move is refused. (REC-104)
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
