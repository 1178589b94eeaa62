import type { CountryConfig } from '@remesa/domain/country'
import { type CalendarDay, calendarDayOf, formatDateTime } from '@remesa/domain/kernel'
import { canCancel, type OrderRow, ordersOfClosing } from '@remesa/domain/orders'
import type { ClosingStep } from '@remesa/domain/records'
import { type ServicePointDetail, servicePointTimeZone } from '@remesa/domain/service-points'
import { type AssignmentRow, type UserDetail, unassignedByClosing } from '@remesa/domain/users'
import { useT } from '@remesa/ui/i18n'
import { orderName, orderTypeText, refusalText } from '@remesa/ui/orders'
import { userName } from '@remesa/ui/users'
import { useMemo } from 'react'
import { usePortal } from '../kernel/state'
import type { ClosingFacts } from './closing-facts'

/**
 * A step of closing a service point. It contains the order or the assignment that the step changes, and the name of
 * this order or of the user.
 */
export interface NamedStep extends ClosingStep {
  readonly label: string
  /** The reason why the order can't be cancelled or the assignment can't be removed. */
  readonly stays: string | undefined
  readonly order?: OrderRow | undefined
  readonly removal?: { readonly user: UserDetail; readonly row: AssignmentRow } | undefined
}

export interface ClosingSteps {
  readonly steps: readonly NamedStep[]
  readonly earlier: number
  readonly deposits: readonly { readonly id: string; readonly text: string }[] | undefined
}

interface ClosingClock {
  readonly config: CountryConfig | undefined
  readonly from: CalendarDay
  readonly now: Date
}

/**
 * The steps that closing a service point can include: cancelling its orders from a day on, and removing the
 * assignments of its users. A step that is not possible has a reason. (REC-106)
 */
export const useClosingSteps = (
  point: ServicePointDetail,
  facts: ClosingFacts | undefined,
  { config, from, now }: ClosingClock,
): ClosingSteps => {
  const t = useT()
  const { ability, brand, user: viewer } = usePortal()
  const timeZone = servicePointTimeZone(point, viewer)
  // When the user chooses another day, rows and idempotency keys stay the same, so that no step is executed twice.
  // Rows are numbered, because the id of an order may be a text, which can't be the id of a row.
  const rows = useMemo(() => new Map<string, Pick<ClosingStep, 'id' | 'key'>>(), [facts])
  const rowOf = (subject: string) => {
    const row = rows.get(subject) ?? { id: rows.size + 1, key: crypto.randomUUID() }
    rows.set(subject, row)
    return row
  }
  if (facts === undefined || config === undefined) return { steps: [], earlier: 0, deposits: undefined }
  const { concerned, earlier } = ordersOfClosing(facts.orders ?? [], { from, now, timeZone })
  const orders = concerned.map((order): NamedStep => {
    const { allowed, reasons } = canCancel(order, { ability, config, now, brand })
    const name = orderName(order) ?? ''
    const start = order.plannedInitialTime ?? order.requestInitialTime
    const parts = [name, orderTypeText(t, order), start && formatDateTime(new Date(start), timeZone)]
    return {
      ...rowOf(`order ${order.serviceId ?? `without id ${facts.orders?.indexOf(order)}`}`),
      kind: 'order',
      name: t('records.close.step.order', { order: name }),
      label: parts.filter(Boolean).join(' \u00b7 '),
      version: undefined,
      isAllowed: allowed,
      stays: allowed ? undefined : refusalText(t, reasons),
      order,
    }
  })
  const users = (facts.users ?? []).map((user): NamedStep => {
    const detail = facts.assigned.get(user.id)
    const row = detail && unassignedByClosing(detail, { pointId: point.id, viewer, ability })
    const isAllowed = row !== undefined
    const whole = user.reach === 'client' || user.reach === 'subclient' ? user.reach : 'refused'
    return {
      ...rowOf(`user ${user.id}`),
      kind: 'user',
      name: t('records.close.step.user', { user: userName(user) }),
      label: userName(user),
      version: detail?.version,
      isAllowed,
      stays: isAllowed ? undefined : t(`records.close.users.${whole}`),
      removal: detail && row && { user: detail, row },
    }
  })
  const deposits = facts.deposits?.map(({ sessionId, registeredAt, reversal }) => ({
    id: sessionId,
    text: [
      formatDateTime(new Date(registeredAt), timeZone),
      ...(reversal === null ? [] : [t('records.close.deposits.reversal')]),
    ].join(' \u00b7 '),
  }))
  return { steps: [...orders, ...users], earlier, deposits }
}

/** The current day in the time zone of a service point. */
export const usePointToday = (point: ServicePointDetail, now: Date): CalendarDay => {
  const { user } = usePortal()
  return calendarDayOf(now, servicePointTimeZone(point, user))
}
