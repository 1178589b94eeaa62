import { orderChanges } from '@remesa/api-client/contract'
import type { OrderRow } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { OrderChanges } from '@remesa/ui/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { rereadQueries, useStreamSource } from '../../kernel/api'
import { fillPattern } from '../../kernel/routing'
import { usePortal } from '../../kernel/state'
import { isPageAwake, onPageAwakeChange, readEventStream, watchChanges } from '../../kernel/streams'
import { REFRESH_MS } from '../../kernel/time-limits'
import { historyParams, ORDER_DETAILS, useReread } from '../queries'
import { changedOrders } from './changed-orders'

/**
 * Longest time in seconds that a response takes to arrive. The orders in a response may have been read that long before
 * it arrived.
 */
const LONGEST_WAY_SECONDS = 30

const none: readonly OrderRow[] = []

/**
 * Reads the orders of a service point again when they change, and announces the changes. It does so only while the
 * page is visible. Give the component a `key` for each point.
 */
export function LiveOrders({ servicePoint }: { readonly servicePoint: ServicePoint }) {
  const cache = useQueryClient()
  const source = useStreamSource()
  const { user } = usePortal()
  const [changed, setChanged] = useState(none)
  const { reread, shownSince } = useReread()
  const url = `${source.baseUrl}${fillPattern(orderChanges.path, historyParams(servicePoint, user))}`

  /** Largest possible age of the orders on the screen, in seconds. */
  const secondsShown = useEffectEvent(() =>
    Math.min(
      Math.ceil((Date.now() - shownSince(servicePoint)) / 1_000) + LONGEST_WAY_SECONDS,
      orderChanges.maxLookBackSeconds,
    ),
  )

  const read = useEffectEvent(async () => {
    const { before, after } = await reread(servicePoint)
    const news = changedOrders(before, after)
    if (news.length > 0) setChanged(news)
    void rereadQueries(cache, ORDER_DETAILS)
  })

  useEffect(() => {
    let pending: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      pending ??= setTimeout(() => {
        pending = undefined
        void read()
      }, REFRESH_MS)
    }
    const stop = watchChanges({
      follow: ({ signal, onOpen, onChanged }) =>
        readEventStream(fetch, {
          url: `${url}?lookBackSeconds=${secondsShown()}`,
          getToken: source.getToken,
          signal,
          onOpen,
          onEvent: ({ name }) => {
            if (name === orderChanges.event) onChanged()
          },
        }),
      refresh,
      isAwake: isPageAwake,
      onAwakeChange: onPageAwakeChange,
      random: Math.random,
    })
    return () => {
      clearTimeout(pending)
      stop()
    }
  }, [url, source])

  return <OrderChanges changed={changed} />
}
