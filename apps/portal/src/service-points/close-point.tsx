import type { ApiError, ErrorCode } from '@remesa/api-client'
import { depositCalls, servicePointCalls, userCalls } from '@remesa/api-client/contract'
import { type BatchOutcome, type CalendarDay, isValidDay, previewBatch } from '@remesa/domain/kernel'
import { buildCancelRequest, orderCountryCode, orderKind, requestTypes } from '@remesa/domain/orders'
import { BULK_LIMITS, type BulkItem, planClosing } from '@remesa/domain/records'
import type { ServicePointDetail } from '@remesa/domain/service-points'
import {
  type AssignmentRequest,
  assignmentsOfRows,
  buildRemovalRequest,
  type UserDetail,
  undoRemoval,
} from '@remesa/domain/users'
import { useT } from '@remesa/ui/i18n'
import { ClosingDialog } from '@remesa/ui/records'
import { userName } from '@remesa/ui/users'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useApi, useClientOf } from '../kernel/api'
import { type BatchRunner, createBatchRunner, failedOutcome } from '../kernel/batch'
import { useNow } from '../kernel/clock'
import { useNotify } from '../kernel/notices'
import { usePortal } from '../kernel/state'
import type { ClosingQuestion } from '../records/status-switch'
import { useStartedRun } from '../records/use-bulk-run'
import { useCountrySettings } from '../records/use-form-country'
import { synchroniseChanged } from '../users/synchronise-changed'
import { readClosing } from './closing-facts'
import { type NamedStep, useClosingSteps, usePointToday } from './use-closing-steps'

export interface ClosePointProps extends ClosingQuestion {
  readonly point: ServicePointDetail
  /** The version of the service point that the page shows. The point is deactivated only in this version. */
  readonly version: string | undefined
}

/** An assignment that the closing has removed, and the call that restores it. */
interface RemovedAssignment {
  readonly user: UserDetail
  /** Body of the call; `undefined` if a single call can't restore the assignment. */
  readonly body: AssignmentRequest | undefined
  /** The version that the removal created. */
  readonly version: string | undefined
  readonly key: string
}

/** What a closing has done so far. */
interface ClosingResult {
  cancelledOrders: number
  readonly removed: RemovedAssignment[]
  /** The version of the point after the closing has deactivated it; absent before. */
  point?: { readonly version: string | undefined }
}

/** The id of the row for the service point itself in the dialog. No order and no user has this id. */
const POINT_ROW = 0

/**
 * A dialog that closes a service point: it cancels orders, removes assignments of users, and deactivates the point
 * last. When the dialog is closed afterwards, a toast offers to undo it. (REC-106 to REC-108, REC-129)
 */
export function ClosePoint({ point, version, isOpen, onClose, onClosed, onOfferUndo }: ClosePointProps) {
  const t = useT()
  const notify = useNotify()
  const api = useApi()
  const cache = useQueryClient()
  const { users } = useClientOf(userCalls)
  const { deposits } = useClientOf(depositCalls)
  const { servicePoints } = useClientOf(servicePointCalls)
  const viewer = usePortal()
  const now = useNow()
  const opening = useId()
  const { country } = point.subclient.client
  const config = useCountrySettings(country)
  const today = usePointToday(point, now)
  const [from, setFrom] = useState<CalendarDay | ''>(today)
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const [reasonCode, setReason] = useState('')
  const [pointKey] = useState(() => crypto.randomUUID())
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['closing', point.id, opening],
    queryFn: ({ signal }) => {
      if (config === undefined) throw new Error('[closing] the settings of the country are not read yet')
      return readClosing(point, { api, users, deposits, viewer, config, now, signal })
    },
    enabled: config !== undefined && isOpen,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const {
    steps,
    earlier,
    deposits: stored,
  } = useClosingSteps(point, data, { config, from: from || today, now })
  const result = useRef<ClosingResult>({ cancelledOrders: 0, removed: [] })
  const [runner, setRunner] = useState<BatchRunner<BulkItem>>()
  const started = useStartedRun(runner)
  const items = planClosing(steps, {
    leftOut,
    point: {
      id: POINT_ROW,
      name: t('records.close.step.point', { name: point.description }),
      key: pointKey,
      version,
    },
  })
  const run = started.run ?? (data && previewBatch(items, BULK_LIMITS))
  const isEnded = run?.phase === 'ended'
  useEffect(() => {
    if (isEnded) void cache.invalidateQueries()
  }, [isEnded, cache])

  const sendPoint = async (item: BulkItem): Promise<BatchOutcome> => {
    const answer = await servicePoints.setStatus(
      { params: { id: point.id }, body: { value: false } },
      { version: item.version, idempotencyKey: item.key, silent: true },
    )
    const current = !answer.ok && answer.error.kind === 'rejected' ? answer.error.current : undefined
    if (!answer.ok && current?.active !== false) return failedOutcome(t, answer.error)
    if (answer.ok) result.current.point = { version: answer.value.version }
    onClosed({ version: answer.ok ? answer.value.version : current?.version })
    return { kind: answer.ok ? 'done' : 'already' }
  }
  const sendStep = async (item: BulkItem, { order, removal }: NamedStep): Promise<BatchOutcome> => {
    // A failure opens no popup, because the report of the run shows the outcome of each row.
    const options = { idempotencyKey: item.key, silent: true }
    if (removal !== undefined) {
      const { user, row } = removal
      const body = buildRemovalRequest([row], user)
      const answer = await users.unassign(
        { params: { id: user.id }, body },
        { ...options, version: item.version },
      )
      if (!answer.ok) return failedOutcome(t, answer.error)
      result.current.removed.push({
        user,
        body: undoRemoval(user.clients, assignmentsOfRows([row])),
        version: answer.value.version,
        key: crypto.randomUUID(),
      })
      await synchroniseChanged(users.sync, viewer.user, user)
      return { kind: 'done' }
    }
    const facts = order && requestTypes.find(({ type }) => type === orderKind(order))
    if (facts === undefined || order?.serviceId == null) return { kind: 'already' }
    const countryCode = orderCountryCode(point, viewer.user)
    const params = { countryCode, type: facts.cancelPath, serviceId: order.serviceId }
    const answer = await api.orders.cancel(
      { params, body: buildCancelRequest({ reasonCode, observations: '' }) },
      options,
    )
    // An order has no version, so the response to a failed cancellation does not contain the current state of the
    // order.
    if (!answer.ok) return failedOutcome(t, answer.error as ApiError<ErrorCode, never>)
    result.current.cancelledOrders += 1
    return { kind: 'done' }
  }
  const restoreAssignments = async () => {
    const failed: string[] = []
    for (const { user, body, version, key } of result.current.removed) {
      const options = { version, idempotencyKey: key, silent: true }
      const answer = body && (await users.assign({ params: { id: user.id }, body }, options))
      if (answer?.ok === true) await synchroniseChanged(users.sync, viewer.user, user)
      else failed.push(userName(user))
    }
    void cache.invalidateQueries()
    if (failed.length > 0)
      notify({ tone: 'warning', key: 'records.close.undo.left', values: { users: failed.join(', ') } })
  }
  const close = () => {
    onClose()
    const { point: closed, cancelledOrders: orders } = result.current
    if (closed === undefined) return
    onOfferUndo({
      notice: { tone: 'success', key: 'records.close.done', values: { name: point.description, orders } },
      version: closed.version,
      onUndone: () => void restoreAssignments(),
    })
  }
  const start = () => {
    if (runner !== undefined) return runner.start()
    const byId = new Map(steps.map((step) => [step.id, step]))
    const next = createBatchRunner<BulkItem>(items, BULK_LIMITS, async ({ items: [item] }) => {
      if (item === undefined) return { kind: 'already' }
      const step = byId.get(item.id)
      return step === undefined ? sendPoint(item) : sendStep(item, step)
    })
    setRunner(next)
    next.start()
  }
  const rowsOf = (kind: NamedStep['kind']) =>
    steps
      .filter((step) => step.kind === kind)
      .map(({ id, label, stays }) => ({ id, name: label, stays, isChosen: !leftOut.has(id) }))
  const cancels = items.some(({ kind }) => kind === 'order')
  return (
    <>
      <ClosingDialog
        isOpen={isOpen}
        name={point.description}
        from={from}
        today={today}
        onFrom={({ value }) => setFrom(isValidDay(value) ? value : '')}
        orders={data?.orders && rowsOf('order')}
        earlier={earlier}
        reason={
          cancels
            ? {
                options: (data?.reasons ?? []).map(({ code, description }) => ({
                  value: code,
                  label: description,
                })),
                value: reasonCode,
                onChange: ({ value }) => setReason(value),
              }
            : undefined
        }
        deposits={stored}
        users={data?.users && rowsOf('user')}
        onToggle={({ id }) =>
          setLeftOut((last) => {
            const next = new Set(last)
            if (!next.delete(id)) next.add(id)
            return next
          })
        }
        run={run}
        reading={data !== undefined ? 'none' : isError && !isFetching ? 'failed' : 'busy'}
        onRetry={() => void refetch()}
        startReason={cancels && reasonCode === '' ? t('records.close.reason') : undefined}
        onStart={start}
        onStop={() => runner?.stop()}
        onGoOn={() => runner?.goOn()}
        onClose={close}
      />
      {started.question}
    </>
  )
}
