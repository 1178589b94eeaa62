import { orderChanges } from '@remesa/api-client/contract'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../db/connection/open-database'
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
  /**
   * Hears of the orders of a service point, several changes at once, until the returned function is called.
   *
   * @param lookBackMs what has changed in this time before is told at once.
   */
  readonly follow: (servicePointId: number, follower: Follower, lookBackMs?: number) => () => void
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
const rememberedMs = orderChanges.maxLookBackSeconds * 1_000
/** More changes than these are forgotten sooner, which is said to whoever looks back further. */
const maxRemembered = 10_000

interface Change {
  readonly atMs: number
  readonly servicePointId: number
  readonly orderId: number
}

/** The changes of all orders, listened for once in a process however many follow them. */
export const startOrderFeed = async (listen: OpenDatabase['listen']): Promise<OrderFeed> => {
  const followers = new Map<number, Set<Follower>>()
  const gathered = new Map<number, Set<number>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  const recent: Change[] = []
  /** Of what was before this moment something may be missing. */
  let knownSinceMs = performance.now()

  const remember = (change: Change) => {
    recent.push(change)
    while (recent[0] !== undefined && recent[0].atMs < change.atMs - rememberedMs) recent.shift()
    if (recent.length > maxRemembered) knownSinceMs = recent.shift()?.atMs ?? knownSinceMs
  }
  const changedSince = (servicePointId: number, sinceMs: number): readonly number[] | undefined =>
    sinceMs < knownSinceMs
      ? undefined
      : recent.flatMap((change) =>
          change.servicePointId === servicePointId && change.atMs >= sinceMs ? [change.orderId] : [],
        )

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
      remember({ atMs: performance.now(), servicePointId, orderId })
      if (!followers.has(servicePointId)) return
      const ids = gathered.get(servicePointId) ?? new Set()
      gathered.set(servicePointId, ids.add(orderId))
      timer ??= setTimeout(tell, gatherMs)
    },
    onGap: () => {
      knownSinceMs = performance.now()
      for (const { onChanged } of all()) onChanged(undefined)
    },
  })

  return {
    follow: (servicePointId, follower, lookBackMs = 0) => {
      if (isClosed) queueMicrotask(follower.onClosed)
      const some = followers.get(servicePointId) ?? new Set()
      followers.set(servicePointId, some.add(follower))
      const missed = lookBackMs > 0 ? changedSince(servicePointId, performance.now() - lookBackMs) : []
      if (missed === undefined || missed.length > 0) follower.onChanged(missed && [...new Set(missed)])
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
