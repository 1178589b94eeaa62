import type { ApiError } from '@remesa/api-client'
import { createOrder } from '@remesa/api-client/tasks'
import {
  type BatchCall,
  type BatchOutcome,
  type CalendarDay,
  isNotable,
  previewBatch,
} from '@remesa/domain/kernel'
import {
  buildOrder,
  DAY_ORDER_LIMITS,
  type DatedRequestType,
  type DayOrder,
  dayOrders,
  draftsOnDay,
  isDatedRequestType,
  judgeDays,
  type NewOrderContext,
  type OrderRow,
  type SavedOrder,
} from '@remesa/domain/orders'
import { type Translate, useT } from '@remesa/ui/i18n'
import { refusalReasons } from '@remesa/ui/kernel'
import type { DayOrdersRun, MoreDays } from '@remesa/ui/orders'
import { useMemo, useState } from 'react'
import { useApi } from '../../kernel/api'
import { type BatchRunner, createBatchRunner } from '../../kernel/batch'
import { createExternalStore, useExternalStore } from '../../kernel/state'
import { mayBeDone, writeFailure } from '../../kernel/write'
import type { OrderKey } from '../address'

export interface DayOrdersInput {
  readonly context: NewOrderContext
  /** The existing orders of the service point, with which the new order is compared. */
  readonly standing: readonly OrderRow[]
  /** Whether the order is about to be sent. In this case it has to be compared with the existing orders. */
  readonly isChecked: boolean
  readonly now: Date
  readonly onSaved: (order: SavedOrder) => void
  readonly onDetails: (order: OrderKey) => void
}

/** The orders that are being sent, as the review showed them. */
interface Sending {
  readonly runner: BatchRunner<DayOrder>
  readonly type: DatedRequestType
  readonly saved: ReadonlyMap<string, SavedOrder>
  /** The orders of the review that are not being sent. */
  readonly others: readonly DayOrder[]
  readonly send: (call: BatchCall<DayOrder>) => Promise<BatchOutcome>
}

const noRun = createExternalStore(previewBatch<DayOrder>([], DAY_ORDER_LIMITS))

/**
 * An order that is requested for several days at once: the days that the user chooses in the review, and the outcome
 * for each day. (ORD-182, ORD-183)
 */
export const useDayOrders = (input: DayOrdersInput) => {
  const { context, standing, isChecked, now, onSaved, onDetails } = input
  const { type, drafts, idempotencyKey, servicePoint } = context
  const t = useT()
  const api = useApi()
  const [choice, setChoice] = useState<{ readonly of: string; readonly days: readonly CalendarDay[] }>()
  const [sending, setSending] = useState<Sending>()
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set())
  const { items, phase } = useExternalStore(sending?.runner.state ?? noRun)

  const dated = type !== undefined && isDatedRequestType(type) ? type : undefined
  const ownDay = dated && drafts[dated].serviceDate
  const judged = useMemo(
    () =>
      isChecked && dated !== undefined && servicePoint !== undefined
        ? judgeDays(dated, drafts, context, { now, standing })
        : undefined,
    // `context` is not a dependency, because the state machine replaces the context object at each event, while the
    // values that are used here stay the same.
    [isChecked, dated, drafts, servicePoint, now, standing],
  )
  // A choice of days applies only to the draft in which it was made. In another draft, only the day of that draft is
  // chosen at first.
  const draftKey = `${idempotencyKey} ${ownDay}`
  const chosen = choice?.of === draftKey ? choice.days : ownDay === undefined ? [] : [ownDay]
  const isOwnDayAlone = chosen.length === 1 && chosen[0] === ownDay
  const moreDays: MoreDays | undefined = judged && {
    days: judged,
    chosen,
    isOwnDayAlone,
    onChange: ({ days }) => {
      const isBeyond = !judged.some(({ day }) => day === ownDay)
      setChoice({ of: draftKey, days: isBeyond && ownDay !== undefined ? [...days, ownDay] : days })
    },
  }

  const begin = (
    orders: readonly DayOrder[],
    from: Omit<Sending, 'runner' | 'others'>,
    others: readonly DayOrder[],
  ) => {
    const runner = createBatchRunner(orders, DAY_ORDER_LIMITS, from.send)
    setSending({ ...from, runner, others })
    setUnticked(new Set())
    runner.start()
  }
  const start = () => {
    if (dated === undefined || ownDay === undefined) return
    const saved = new Map<string, SavedOrder>()
    const send = async ({ key, items: [item] }: BatchCall<DayOrder>): Promise<BatchOutcome> => {
      if (item === undefined) return { kind: 'already' }
      const order = buildOrder(dated, draftsOnDay(drafts, dated, item.day), context)
      // A failure opens no popup, because the row of the order shows the outcome.
      const answer = await createOrder(api.orders, order, { idempotencyKey: key, silent: true })
      if (!answer.ok) return outcomeOf(t, answer.error)
      saved.set(key, answer.value)
      onSaved(answer.value)
      return { kind: 'done' }
    }
    begin(dayOrders(chosen, { ownDay, idempotencyKey }), { type: dated, saved, send }, [])
  }

  const orders = [...(sending?.others ?? []), ...items].toSorted((a, b) => a.id - b.id)
  const failed = orders.filter(
    (order) => isNotable(order) || (phase === 'ended' && order.state.kind === 'waiting'),
  )
  const ticked = failed.flatMap(({ id }) => (unticked.has(id) ? [] : [id]))
  const isMoving = phase === 'running' || phase === 'stopping'
  const run: DayOrdersRun | undefined = sending && {
    orders,
    isMoving,
    ticked,
    onTick: ({ id, isTicked }) =>
      setUnticked(
        (before) => new Set(isTicked ? [...before].filter((each) => each !== id) : [...before, id]),
      ),
    onAgain: () => {
      const isAgain = ({ id }: DayOrder) => ticked.includes(id)
      begin(
        orders.filter(isAgain),
        sending,
        orders.filter((order) => !isAgain(order)),
      )
    },
    numberOf: ({ key }) => sending.saved.get(key)?.serviceCode,
    onDetails: ({ key }) => {
      const order = sending.saved.get(key)
      if (order !== undefined) onDetails({ type: sending.type, serviceId: order.serviceId })
    },
  }
  return { moreDays, isOwnDayAlone, start, run, isAllDone: phase === 'ended' && failed.length === 0 }
}

const outcomeOf = (t: Translate, error: ApiError): BatchOutcome => {
  const failure = writeFailure(error)
  if (failure === undefined || mayBeDone(failure)) return { kind: 'unknown' }
  const reasons = refusalReasons(t, failure)
  return { kind: 'refused', reasons: reasons.length > 0 ? reasons : [t('orders.days.failed')] }
}
