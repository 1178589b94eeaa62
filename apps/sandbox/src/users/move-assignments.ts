import { ok } from '@remesa/domain/kernel'
import { movedAssignments, type RecordMove } from '@remesa/domain/users'
import { eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database'
import { assignments, users } from '../db/schema'
import { changeVersioned } from '../records'
import type { ApiContext } from '../request/context'
import { leavesOf, treeOfLeaves } from './assignment-tree'
import { listStoredLeaves, replaceLeaves } from './stored-assignments'
import { versionedUsers } from './versioned-users'

/**
 * The ids of the users who have an assignment that matches a condition. The users are locked until the transaction
 * ends.
 */
export const lockAssigned = async (tx: Database, condition: SQL | undefined): Promise<readonly number[]> => {
  const assigned = tx.select({ id: assignments.userId }).from(assignments).where(condition)
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, assigned))
    .orderBy(users.id)
    .for('no key update')
  return rows.map(({ id }) => id)
}

/**
 * Changes the assignments of the record and of its parts after the record was moved. The users must be locked, and the
 * assignments of each user are changed separately. The caller may not see some of these users, but without the change
 * these users would lose their access. (REC-103)
 */
export const moveAssignments = async (
  tx: Database,
  context: ApiContext,
  { userIds, move }: { readonly userIds: readonly number[]; readonly move: RecordMove },
): Promise<void> => {
  for (const id of userIds)
    await changeVersioned(tx, context, { kind: versionedUsers, id, versions: 'any' }, async () => {
      const before = await listStoredLeaves(tx, id)
      const after = leavesOf(movedAssignments(treeOfLeaves(before), move))
      const isChanged = await replaceLeaves(tx, id, { before, after })
      if (isChanged)
        await tx.update(users).set({ solSynchronized: false, updatedAt: context.now }).where(eq(users.id, id))
      return ok({})
    })
}
