import * as z from 'zod/mini'
import { type FieldsOf, named } from '../kernel'
import { Count, DependentVisits } from './dependents.schema'

/** The id of the new parent of a record: a client for a subclient, a subclient for a service point. */
export const MoveRequest = z.strictObject({ parentId: z.int().check(z.minimum(1)) })
export type MoveRequest = z.output<typeof MoveRequest>

/**
 * The effects of a move: the active service points that move with the record, their visits, the users who reach it
 * before and after, and those who reach it before or after alone, by a whole parent; the users whose own assignment
 * moves with it, and those of them whose assignment ends in one of the whole new parent. If a record below the new
 * parent has the code already, the move is refused. (REC-104)
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
