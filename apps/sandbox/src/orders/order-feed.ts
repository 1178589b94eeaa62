import { orderChanges } from '@remesa/api-client/contract'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../db/connection/open-database'
import { orders } from '../db/schema'

const CHANNEL = 'order_changes'

/**
 * A column of a statement that writes an order: it notifies every process on the database once the transaction is
 * committed, without a statement of its own.
 */
export const notifyOrderChange = sql<unknown>`pg_notify('${sql.raw(CHANNEL)}', ${orders.servicePointId} || ':' || ${orders.id})`

/** Which orders of a service point have changed; `undefined` where all of them may have. */
export type OnOrdersChanged = (orderIds: readonly number[] | undefined) => void

export interface OrderFeed {
  /**
   * Receives the changed orders of a service point, several changes at once, until the returned function is called.
   *
   * @param lookBackMs changes of so many milliseconds before are sent at once.
   */
  readonly follow: (servicePointId: number, follower: Follower, lookBackMs?: number) => () => void
  /** The number of followers at the moment. */
  readonly count: () => number
  /** Ends all followers and stops listening. */
  readonly close: () => Promise<void>
}

export interface Follower {
  readonly onChanged: OnOrdersChanged
  readonly onClosed: () => void
}

/** Changes that follow each other so closely are sent together. */
const gatherMs = 150
const rememberedMs = orderChanges.maxLookBackSeconds * 1_000
/** Beyond this number changes are forgotten sooner; followers who look back further are informed of the gap. */
const maxRemembered = 10_000

interface Change {
  readonly atMs: number
  readonly servicePointId: number
  readonly orderId: number
}

/** The changes of all orders: one listener in a process, however many followers. */
export const startOrderFeed = async (listen: OpenDatabase['listen']): Promise<OrderFeed> => {
  const followers = new Map<number, Set<Follower>>()
  const gathered = new Map<number, Set<number>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  const recent: Change[] = []
  /** Changes before this moment may be missing. */
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
