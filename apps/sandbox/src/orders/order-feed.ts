import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../db/open-database'
import { orders } from '../db/schema'

const CHANNEL = 'order_changes'

/**
 * A column of a statement that writes an order: tells every process on the database of it, once the transaction is
 * committed. It costs no statement of its own.
 */
export const tellOrderChange = sql<unknown>`pg_notify('${sql.raw(CHANNEL)}', ${orders.servicePointId} || ':' || ${orders.id})`

/** Which orders of a service point have changed; `undefined` where all of them may have. */
export type OnOrdersChanged = (orderIds: readonly number[] | undefined) => void

export interface OrderFeed {
  /** Hears of the orders of a service point, several changes at once, until the returned function is called. */
  readonly follow: (servicePointId: number, follower: Follower) => () => void
  /** How many follow at the moment. */
  readonly count: () => number
  /** Lets all followers go, and listens no longer. */
  readonly close: () => Promise<void>
}

export interface Follower {
  readonly onChanged: OnOrdersChanged
  readonly onClosed: () => void
}

/** Changes that come so close after each other are told together. */
const gatherMs = 150

/** The changes of all orders, listened for once in a process however many follow them. */
export const startOrderFeed = async (listen: OpenDatabase['listen']): Promise<OrderFeed> => {
  const followers = new Map<number, Set<Follower>>()
  const gathered = new Map<number, Set<number>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  const tell = () => {
    timer = undefined
    const changes = [...gathered]
    gathered.clear()
    for (const [servicePointId, ids] of changes) {
      for (const { onChanged } of followers.get(servicePointId) ?? []) onChanged([...ids])
    }
  }
  const all = () => [...followers.values()].flatMap((some) => [...some])

  const stop = await listen(CHANNEL, {
    onMessage: (payload) => {
      const [servicePointId = 0, orderId = 0] = payload.split(':').map(Number)
      if (!followers.has(servicePointId)) return
      const ids = gathered.get(servicePointId) ?? new Set()
      gathered.set(servicePointId, ids.add(orderId))
      timer ??= setTimeout(tell, gatherMs)
    },
    onGap: () => {
      for (const { onChanged } of all()) onChanged(undefined)
    },
  })

  return {
    follow: (servicePointId, follower) => {
      if (isClosed) queueMicrotask(follower.onClosed)
      const some = followers.get(servicePointId) ?? new Set()
      followers.set(servicePointId, some.add(follower))
      return () => {
        some.delete(follower)
        if (some.size === 0 && followers.get(servicePointId) === some) followers.delete(servicePointId)
      }
    },
    count: () => all().length,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      for (const { onClosed } of all()) onClosed()
      await stop()
    },
  }
}
