import * as z from 'zod/mini'
import { type FieldsOf, named } from '../kernel'
import { Count, DependentVisits } from './dependents.schema'

/**
 * Body of the call that moves a record to a new parent. It contains the id of that parent: a client for a subclient, a
 * subclient for a service point.
 */
export const MoveRequest = z.strictObject({ parentId: z.int().check(z.minimum(1)) })
export type MoveRequest = z.output<typeof MoveRequest>

/** The record below the new parent that already has the code of the record to be moved. (REC-104) */
export interface MoveCodeHolder extends FieldsOf<typeof MoveCodeHolder> {}
export const MoveCodeHolder = named<MoveCodeHolder>().object({ id: z.int(), description: z.string() })

/**
 * The effects of moving a record to a new parent. `servicePoints` and `visits` count the active service points that
 * move with the record, and their visits. `usersKept` may access the record before and after the move. `usersLost` lose
 * access, because the whole old parent is assigned to them. `usersGained` gain access, because the whole new parent is
 * assigned to them. `usersChanged` have an assignment of the record itself, which moves with the record.
 * `assignmentsEnded` counts the assignments of `usersChanged` that are removed, because these users have the whole new
 * parent. `codeHolder` is another record below the new parent with the same code, because of which the move is refused.
 * (REC-104)
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
