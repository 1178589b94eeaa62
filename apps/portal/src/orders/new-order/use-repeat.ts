import {
  type DraftChange,
  type NewOrderContext,
  type RepeatedDraft,
  repeatDraft,
} from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import type { RepeatedOrder } from '@remesa/ui/orders'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../../kernel/api'
import { useClock } from '../../kernel/clock'
import { usePortal } from '../../kernel/state'
import type { OrderKey } from '../address'
import { pastOrderQuery } from './past-order-query'
import type { useNewOrder } from './use-new-order'

/** A former order whose values the new order repeats, and whether the new order replaces it. */
export interface PastKey extends OrderKey {
  readonly isReplacement: boolean
}

/** The progress of filling in a form with the values of a former order. */
export interface Repeat {
  readonly notice: RepeatedOrder | undefined
  readonly filled: DraftChange['patch'] | undefined
  /** Number of the former order. */
  readonly serviceCode: string | undefined
}

export interface RepeatOptions extends Pick<ReturnType<typeof useNewOrder>, 'send'> {
  /** The former order whose values are repeated; `undefined` if the new order starts empty. */
  readonly past: PastKey | undefined
  readonly context: NewOrderContext
  readonly currencies: NewOrderContext['currencies'] | undefined
  /**
   * Loads the currencies again, because a repeated amount needs its currency. Set only if the currencies could not
   * be loaded.
   */
  readonly onRetryCurrencies: (() => void) | undefined
}

/**
 * Fills in a new order once with the values of a former order. If every value can be repeated, the form goes to the
 * confirmation at once; otherwise it lists the values that differ. If the new order replaces the former order, the
 * form stays open, because the user wants to change the order.
 */
export const useRepeat = (options: RepeatOptions): Repeat => {
  const { past, context, currencies, onRetryCurrencies, send } = options
  const { servicePoint } = context
  const clock = useClock()
  const read = usePastOrder(past, servicePoint)
  const [repeated, setRepeated] = useState<RepeatedDraft>()
  const leftOut = repeated?.leftOut
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
    const keepsDay = past.isReplacement
    const draft = repeatDraft(past.type, order, { facts, catalogues, now: clock(), keepsDay })
    send({ type: 'type.chosen', requestType: past.type })
    send({ type: 'draft.changed', ...draft.change })
    if (draft.leftOut.length === 0 && !keepsDay) send({ type: 'send.requested', now: clock() })
    setRepeated(draft)
  })
  useEffect(() => {
    if (isReady) fillIn()
  }, [isReady])

  const known = { filled: repeated?.change.patch, serviceCode: read.data?.serviceCode ?? undefined }
  if (past === undefined) return { ...known, notice: undefined }
  if (leftOut !== undefined) return { ...known, notice: { state: 'filled', leftOut } }
  const retries = [onRetryCurrencies, read.isError ? () => void read.refetch() : undefined].filter(
    (retry) => retry !== undefined,
  )
  if (retries.length === 0) return { ...known, notice: { state: 'loading' } }
  const onRetry = () => {
    for (const retry of retries) retry()
  }
  return { ...known, notice: { state: 'failed', onRetry } }
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
