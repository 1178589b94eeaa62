import { ok } from '@remesa/domain/kernel'
import { movedAssignments, type RecordMove } from '@remesa/domain/users'
import { eq, type SQL } from 'drizzle-orm'
import { everything } from '../authorisation'
import type { Database } from '../db/database'
import { assignments, users } from '../db/schema'
import { changeVersioned } from '../records'
import type { ApiContext } from '../request/context'
import { leavesOf, treeOfLeaves } from './assignment-tree'
import { listStoredLeaves, replaceLeaves } from './stored-assignments'
import { lockUser } from './user-repository'
import { versionedUsers } from './versioned-users'

/**
 * Moves the assignments that name a moved record or a part of it (`names`, a condition on `assignments`), each user in
 * a change of its own. Users change whoever may see them, because otherwise they would lose their access. (REC-103)
 */
export const moveAssignments = async (
  tx: Database,
  context: ApiContext,
  { names, move }: { readonly names: SQL | undefined; readonly move: RecordMove },
): Promise<void> => {
  const rows = await tx
    .selectDistinct({ id: assignments.userId })
    .from(assignments)
    .where(names)
    .orderBy(assignments.userId)
  for (const { id } of rows) {
    await lockUser(tx, id, everything)
    await changeVersioned(tx, context, { kind: versionedUsers, id, versions: 'any' }, async () => {
      const before = await listStoredLeaves(tx, id)
      const after = leavesOf(movedAssignments(treeOfLeaves(before), move))
      const isChanged = await replaceLeaves(tx, id, { before, after })
      if (isChanged)
        await tx.update(users).set({ solSynchronized: false, updatedAt: context.now }).where(eq(users.id, id))
      return ok({})
    })
  }
}
