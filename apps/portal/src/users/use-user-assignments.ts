import { userCalls } from '@remesa/api-client/contract'
import type { BatchCall, BatchOutcome } from '@remesa/domain/kernel'
import type { BulkItem } from '@remesa/domain/records'
import {
  buildAssignmentRequest,
  type PlannedAssignment,
  planUserAssignment,
  type UserDetail,
} from '@remesa/domain/users'
import { reasonText, useT } from '@remesa/ui/i18n'
import { useMemo } from 'react'
import { match } from 'ts-pattern'
import { useClientOf } from '../kernel/api'
import { failedOutcome } from '../kernel/batch'
import { usePortal } from '../kernel/state'
import { synchroniseChanged } from './synchronise-changed'

/**
 * The plan and the calls for assigning the same records to the selected users. `known` contains the users as they were
 * read last. (USR-69)
 */
export const useUserAssignments = (assignment: PlannedAssignment, known: Map<number, UserDetail>) => {
  const t = useT()
  const { users } = useClientOf(userCalls)
  const { user: viewer } = usePortal()
  const planOf = (user: UserDetail) => planUserAssignment(assignment, { viewer, user })
  const reasonsOf = (reasons: Parameters<typeof reasonText>[1]) => [reasonText(t, reasons) ?? '']

  /**
   * Plans the change again for a user whom another person has changed in the meantime. If the new plan changes
   * anything, the outcome is a conflict, and a repeated call is based on the newer version of the user.
   */
  const replanned = async (id: number): Promise<BatchOutcome> => {
    const answer = await users.get({ params: { id } }, { silent: true })
    if (!answer.ok) return { kind: 'conflict', version: undefined }
    known.set(id, answer.value)
    return match(planOf(answer.value))
      .returnType<BatchOutcome>()
      .with({ kind: 'waiting' }, () => ({ kind: 'conflict', version: answer.value.version }))
      .with({ kind: 'already' }, () => ({ kind: 'already' }))
      .with({ kind: 'blocked' }, ({ reasons }) => ({ kind: 'refused', reasons: reasonsOf(reasons) }))
      .exhaustive()
  }

  return {
    plan: (rows: readonly UserDetail[]): readonly BulkItem[] =>
      rows.map((user) => {
        const plan = planOf(user)
        return {
          id: user.id,
          name: user.username,
          key: crypto.randomUUID(),
          version: user.version,
          state: plan.kind === 'blocked' ? { ...plan, reasons: reasonsOf(plan.reasons) } : plan,
        }
      }),
    send: async ({ key, items: [item] }: BatchCall<BulkItem>): Promise<BatchOutcome> => {
      const user = item && known.get(item.id)
      if (user === undefined) return { kind: 'already' }
      if (planOf(user).kind !== 'waiting') return replanned(user.id)
      const { id, version } = user
      const body = buildAssignmentRequest(assignment.draft, { ...assignment, user })
      const answer = await users.assign(
        { params: { id }, body },
        { version, idempotencyKey: key, silent: true },
      )
      if (answer.ok) {
        await synchroniseChanged(users.sync, viewer, user)
        return { kind: 'done' }
      }
      const outcome = failedOutcome(t, answer.error)
      return outcome.kind === 'conflict' ? replanned(id) : outcome
    },
    stale: useMemo(() => [users.list.id, users.get.id], [users]),
  }
}
