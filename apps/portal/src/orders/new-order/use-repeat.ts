import { type LeftOut, type NewOrderContext, repeatDraft } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import type { RepeatedOrder } from '@remesa/ui/orders'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../../kernel/api'
import { usePortal } from '../../kernel/state'
import type { OrderKey } from '../address'
import { pastOrderQuery } from './past-order-query'
import type { useNewOrder } from './use-new-order'

export interface RepeatOptions extends Pick<ReturnType<typeof useNewOrder>, 'send'> {
  /** The order to repeat; `undefined`: the new one starts empty. */
  readonly past: OrderKey | undefined
  readonly context: NewOrderContext
  readonly currencies: NewOrderContext['currencies'] | undefined
  /** Present if the currencies, which an amount needs, could not be loaded. */
  readonly onRetryCurrencies: (() => void) | undefined
}

/**
 * Fills a new order in like a former one, once. If nothing is left out it is sent to be confirmed at once; otherwise the
 * form says what differs.
 */
export const useRepeat = (options: RepeatOptions): RepeatedOrder | undefined => {
  const { past, context, currencies, onRetryCurrencies, send } = options
  const { servicePoint } = context
  const read = usePastOrder(past, servicePoint)
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>()
  const isReady =
    past !== undefined &&
    servicePoint !== undefined &&
    context.currencies === currencies &&
    leftOut === undefined &&
    read.data !== undefined
  const fillIn = useEffectEvent(() => {
    if (past === undefined || servicePoint === undefined || read.data === undefined) return
    const { order, catalogues } = read.data
    const facts = { ...context, servicePoint }
    const repeated = repeatDraft(past.type, order, { facts, catalogues, now: new Date() })
    send({ type: 'type.chosen', requestType: past.type })
    send({ type: 'draft.changed', ...repeated.change })
    if (repeated.leftOut.length === 0) send({ type: 'send.requested', now: new Date() })
    setLeftOut(repeated.leftOut)
  })
  useEffect(() => {
    if (isReady) fillIn()
  }, [isReady])

  if (past === undefined) return undefined
  if (leftOut !== undefined) return { state: 'filled', leftOut }
  const retries = [onRetryCurrencies, read.isError ? () => void read.refetch() : undefined].filter(
    (retry) => retry !== undefined,
  )
  if (retries.length === 0) return { state: 'loading' }
  return {
    state: 'failed',
    onRetry: () => {
      for (const retry of retries) retry()
    },
  }
}

const usePastOrder = (key: OrderKey | undefined, servicePoint: ServicePoint | undefined) => {
  const api = useApi()
  const cache = useQueryClient()
  const { user } = usePortal()
  return useQuery(
    key === undefined || servicePoint === undefined
      ? { queryKey: ['orders', 'repeat'], queryFn: skipToken }
      : pastOrderQuery(api, cache, { key, servicePoint, user }),
  )
}
