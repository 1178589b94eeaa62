import { userCalls } from '@remesa/api-client/contract'
import type { BatchOutcome } from '@remesa/domain/kernel'
import type { BulkItem } from '@remesa/domain/records'
import { planSynchronisation, type User } from '@remesa/domain/users'
import { reasonText, useT } from '@remesa/ui/i18n'
import { BulkDialog } from '@remesa/ui/records'
import { useMemo } from 'react'
import { useClientOf } from '../kernel/api'
import { failedOutcome } from '../kernel/batch'
import type { BulkActionProps } from '../kernel/list'
import { usePortal } from '../kernel/state'
import { useBulkRun } from '../records/use-bulk-run'

/**
 * A dialog that sends the current data of the selected users to the operations system, each user by its own call.
 * (USR-75)
 */
export function SynchroniseRun(action: BulkActionProps<User>) {
  const t = useT()
  const { users } = useClientOf(userCalls)
  const { user: viewer } = usePortal()
  const { dialog, question } = useBulkRun<User>({
    ...action,
    plan: (rows) =>
      rows.map((user): BulkItem => {
        const plan = planSynchronisation(viewer, user)
        return {
          id: user.id,
          name: user.username,
          key: crypto.randomUUID(),
          version: user.version,
          state: plan.kind === 'blocked' ? { ...plan, reasons: [reasonText(t, plan.reasons) ?? ''] } : plan,
        }
      }),
    send: async ({ key, items: [item] }): Promise<BatchOutcome> => {
      if (item === undefined) return { kind: 'already' }
      // The call sends no version, because it always sends the user's current data.
      const answer = await users.sync({ params: { id: item.id } }, { idempotencyKey: key, silent: true })
      return answer.ok ? { kind: 'done' } : failedOutcome(t, answer.error)
    },
    stale: useMemo(() => [users.list.id, users.get.id], [users]),
  })
  return (
    <>
      <BulkDialog
        {...dialog}
        of="users"
        title={t('bulk.synchronise.title', { count: action.chosen.count })}
        startText={({ count }) => t('bulk.synchronise.start', { count })}
        alreadyText={t('bulk.synchronise.already')}
      />
      {question}
    </>
  )
}
