import { type Refusal, refuse } from '@remesa/api-client/server'
import { ok, type Result } from '@remesa/domain/kernel'
import type { MoveEffects } from '@remesa/domain/records'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database'
import { assignments, users } from '../db/schema'
import { countDependents } from '../records'
import type { ApiContext } from '../request/context'
import { usersWithin } from '../users'
import type { MovedKind } from './moved-kind'

/**
 * The effects that moving a record would have. Nothing is moved. The response is 404 if the caller may not see the
 * record or the new parent. (REC-104)
 */
export const moveEffects = async <Feature extends 'subclients' | 'service-points'>(
  context: ApiContext,
  { id, parentId }: { readonly id: number; readonly parentId: number },
  { feature, names, includes, codes, find, findParent }: MovedKind<Feature>,
): Promise<Result<MoveEffects, Refusal<'not-found'>>> => {
  const { scope } = context.caller
  const record = await find(context.db, id, scope)
  const parent = record && (await findParent(context.db, parentId, scope))
  if (record === undefined || parent === undefined) return refuse.notFound()
  const { servicePoints, visits } = await countDependents(context, feature, [id])
  const kept = await userIds(context, names(id))
  const before = await userIds(context, includes(record.place))
  const after = await userIds(context, includes(parent.place))
  const reachedBefore = [...new Set([...before, ...kept])]
  const reachedAfter = new Set([...after, ...kept])
  const { codeSol } = record
  const holder = await codes.holder(context.db, { id, parentId, codeSol, oidSol: null })
  const usersKept = reachedBefore.filter((user) => reachedAfter.has(user)).length
  return ok({
    servicePoints: feature === 'service-points' ? Number(record.active) : servicePoints,
    visits,
    usersKept,
    usersLost: reachedBefore.length - usersKept,
    usersGained: reachedAfter.size - usersKept,
    usersChanged: kept.size,
    assignmentsEnded: [...kept].filter((user) => after.has(user)).length,
    codeHolder: holder === undefined ? null : { id: holder.id, description: holder.description },
  })
}

/** The active users whom the caller may see and who have an assignment that matches a condition. */
const userIds = async (
  { db, caller }: { readonly db: Database; readonly caller: ApiContext['caller'] },
  condition: SQL | undefined,
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.userId))
    .where(and(condition, eq(users.active, true), usersWithin(db, caller.scope)))
  return new Set(rows.map(({ id }) => id))
}
