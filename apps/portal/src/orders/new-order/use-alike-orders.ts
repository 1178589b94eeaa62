import {
  isDatedRequestType,
  type NewOrderContext,
  type OrderRow,
  orderKind,
  ordersAlike,
  windowRules,
} from '@remesa/domain/orders'
import { servicePointTimeZone } from '@remesa/domain/service-points'
import type { AlikeOrder } from '@remesa/ui/orders'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../kernel/api'
import type { OrderKey } from '../address'
import { historyQuery, historyScope } from '../queries'

/**
 * The days whose orders are compared with a new order, to find an order that the new order would repeat. These are more
 * days than any list shows.
 */
const fourWeeks = { PreviousDays: 0, NextDays: 28 }

const none: readonly OrderRow[] = []

export interface StandingOrdersInput {
  readonly context: Pick<NewOrderContext, 'servicePoint' | 'user'>
  readonly config: Parameters<typeof historyScope>[1]['config']
  /** The orders of the service point that the page shows. */
  readonly rows: readonly OrderRow[]
  /** Whether a new order is about to be compared with the existing orders. Then the existing orders have to be read. */
  readonly isChecked: boolean
  readonly now: Date
}

/**
 * The orders of a service point in the next four weeks. A failure opens no popup, because the orders that the page
 * shows are used instead.
 */
export const useStandingOrders = ({
  context: { servicePoint, user },
  config,
  rows,
  isChecked,
  now,
}: StandingOrdersInput): readonly OrderRow[] => {
  const api = useApi()
  const query = useMemo(
    () =>
      historyQuery(api, { ...historyScope(servicePoint, { user, config }), days: fourWeeks }, now, {
        isSilent: true,
      }),
    [api, servicePoint, user, config, now],
  )
  const { data } = useQuery({ ...query, enabled: isChecked && servicePoint !== undefined })
  const read = data?.requestHistorials.services ?? none
  return useMemo(
    () => [...new Map([...read, ...rows].map((row) => [row.serviceId, row])).values()],
    [rows, read],
  )
}

/** The existing orders without the order that the new order replaces. */
export const beside = (
  standing: readonly OrderRow[],
  replaced: Pick<OrderKey, 'serviceId'> | undefined,
): readonly OrderRow[] => standing.filter(({ serviceId }) => serviceId !== replaced?.serviceId)

/** The existing orders that are so similar to the new order that the new order may be a mistake. (ORD-181) */
export const alikeOrders = (
  standing: readonly OrderRow[],
  { type, drafts, servicePoint, ...facts }: NewOrderContext,
  { now, onOpen }: { readonly now: Date; readonly onOpen: (order: OrderKey) => void },
): readonly AlikeOrder[] => {
  if (servicePoint === undefined || type === undefined || !isDatedRequestType(type)) return []
  const { serviceDate: day, from, until } = drafts[type]
  const { allowInterval } = windowRules(type, { ...facts, servicePoint }, now)
  const timeZone = servicePointTimeZone(servicePoint, facts.user)
  const hours = allowInterval ? { from, until } : undefined
  return ordersAlike(standing, { type, day, hours }, timeZone).map((row) => {
    const [kind, { serviceId }] = [orderKind(row), row]
    const key = kind === undefined || serviceId === null ? undefined : { type: kind, serviceId }
    return { row, timeZone, onOpen: key && (() => onOpen(key)) }
  })
}
