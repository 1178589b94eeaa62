import { userCalls } from '@remesa/api-client/contract'
import { type BatchOutcome, ok } from '@remesa/domain/kernel'
import type { BulkItem } from '@remesa/domain/records'
import type { ServicePoint } from '@remesa/domain/service-points'
import { buildPointsRequest, planPoints, type UserDetail, userSelectorQuery } from '@remesa/domain/users'
import { reasonText, useT } from '@remesa/ui/i18n'
import { EntitySelector } from '@remesa/ui/kernel'
import { BulkDialog } from '@remesa/ui/records'
import { userOption } from '@remesa/ui/users'
import { type ReactNode, useMemo, useState } from 'react'
import { useClientOf } from '../kernel/api'
import { failedOutcome } from '../kernel/batch'
import { type BulkActionProps, useRemoteSelector } from '../kernel/list'
import { usePortal } from '../kernel/state'
import { useBulkRun } from '../records/use-bulk-run'
import { synchroniseChanged } from '../users/synchronise-changed'

type AssignProps = BulkActionProps<ServicePoint>

/** A dialog that assigns the selected service points to a user, whom the viewer chooses first. (USR-68) */
export function AssignRun(action: AssignProps) {
  const t = useT()
  const { users } = useClientOf(userCalls)
  const [userId, setUserId] = useState<number>()
  const user = useRemoteSelector({
    call: users.list,
    query: userSelectorQuery,
    optionOf: userOption,
    chosenId: userId === undefined ? '' : String(userId),
    onChoose: (row) => setUserId(row?.id),
  })
  const selector = <EntitySelector {...user} label={t('bulk.assign.user')} />
  if (userId !== undefined)
    return (
      <AssignTo key={userId} userId={userId} {...action}>
        {selector}
      </AssignTo>
    )
  return (
    <BulkDialog
      isOpen={action.isOpen}
      of="service-points"
      title={t('bulk.assign.title', { count: action.chosen.count })}
      run={undefined}
      reading="none"
      onRetry={noop}
      startText={({ count }) => t('bulk.assign.start', { count })}
      onStart={noop}
      onStop={noop}
      onClose={() => action.onClose({ isDone: false })}
    >
      {selector}
    </BulkDialog>
  )
}

const noop = () => undefined

interface AssignToProps extends AssignProps {
  readonly userId: number
  readonly children: ReactNode
}

interface PointOfUser {
  readonly point: ServicePoint
  readonly user: UserDetail
}

/** Assigns all selected points by one call. The call sends the version of the user that was read for the preview. */
function AssignTo({ userId, children, chosen, ...action }: AssignToProps) {
  const t = useT()
  const { users } = useClientOf(userCalls)
  const { user: viewer } = usePortal()
  const [pairs] = useState(() => new Map<number, PointOfUser>())
  const params = { id: userId }
  const { dialog, question } = useBulkRun<PointOfUser>({
    ...action,
    chosen: {
      count: chosen.count,
      read: async ({ signal }) => {
        const [points, user] = await Promise.all([
          chosen.read({ signal }),
          users.get({ params }, { signal, silent: true }),
        ])
        if (!points.ok) return points
        return user.ok ? ok(points.value.map((point) => ({ point, user: user.value }))) : user
      },
    },
    plan: (rows) => {
      const [first] = rows
      if (first === undefined) return []
      // All points share one idempotency key, because a single call assigns all of them to the user.
      const key = crypto.randomUUID()
      for (const row of rows) pairs.set(row.point.id, row)
      const plans = planPoints(
        rows.map(({ point }) => point),
        { viewer, user: first.user },
      )
      return rows.flatMap(({ point: { id, description }, user: { version } }, at): BulkItem[] => {
        const plan = plans[at]
        if (plan === undefined) return []
        const state =
          plan.kind === 'blocked' ? { ...plan, reasons: [reasonText(t, plan.reasons) ?? ''] } : plan
        return [{ id, name: description, key, version, state }]
      })
    },
    send: async ({ key, items }): Promise<BatchOutcome> => {
      const rows = items.flatMap(({ id }) => pairs.get(id) ?? [])
      const [first] = rows
      if (first === undefined) return { kind: 'already' }
      const body = buildPointsRequest(
        rows.map(({ point }) => point),
        first.user,
      )
      const { version } = first.user
      const answer = await users.assign({ params, body }, { version, idempotencyKey: key, silent: true })
      if (answer.ok) {
        await synchroniseChanged(users.sync, viewer, first.user)
        return { kind: 'done' }
      }
      const outcome = failedOutcome(t, answer.error)
      // A conflict counts as a refusal. The plan depends on the points that the user had before, so it must not be
      // sent for a newer version of the user.
      return outcome.kind === 'conflict' ? { kind: 'refused', reasons: [t('bulk.assign.conflict')] } : outcome
    },
    stale: useMemo(() => [users.get.id, users.list.id], [users]),
  })
  return (
    <>
      <BulkDialog
        {...dialog}
        of="service-points"
        title={t('bulk.assign.title', { count: chosen.count })}
        startText={({ count }) => t('bulk.assign.start', { count })}
        alreadyText={t('bulk.assign.already')}
      >
        {children}
      </BulkDialog>
      {question}
    </>
  )
}
