import { orderChanges } from '@remesa/api-client/contract'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../db/connection/open-database'
import { orders } from '../db/schema'
import { createFollowers } from '../kernel/followers'
import { rowIdOf } from '../kernel/row-id'

const CHANNEL = 'order_changes'

/**
 * A column for a statement that writes an order. When the transaction is committed, the column notifies every process
 * that uses the database, without a separate statement.
 */
export const notifyOrderChange = sql<unknown>`pg_notify('${sql.raw(CHANNEL)}', ${orders.servicePointId} || ':' || ${orders.id})`

/**
 * The function that is called with the ids of the changed orders of a service point. If any order of the point may have
 * changed, it is called with `undefined`.
 */
export type OnOrdersChanged = (orderIds: readonly number[] | undefined) => unknown

export interface OrderFeed {
  /**
   * Reports to the follower which orders of a service point have changed, until the returned function is called.
   * Changes that follow each other closely are reported together.
   *
   * @param lookBackMs the largest age, in milliseconds, of earlier changes, which are reported at once.
   */
  readonly follow: (servicePointId: number, follower: Follower, lookBackMs?: number) => () => void
  /** The current number of followers. */
  readonly count: () => number
  /** Ends all followers and stops listening to the database. */
  readonly close: () => Promise<void>
}

export interface Follower {
  readonly onChanged: OnOrdersChanged
  readonly onClosed: () => void
}

/** Time in milliseconds in which successive changes are collected before they are reported together. */
const gatherMs = 150
const rememberedMs = orderChanges.maxLookBackSeconds * 1_000
/**
 * Largest number of stored changes. If there are more, the oldest changes are removed. A follower that asks for removed
 * changes is told that changes are missing.
 */
const maxRemembered = 10_000

interface Change {
  readonly atMs: number
  readonly servicePointId: number
  readonly orderId: number
}

const unreadable = (payload: string) =>
  new Error(`[orders] the notice of a change cannot be read: ${payload.slice(0, 100)}`)

/** Starts to listen for changes of all orders. A process has one listener, which any number of callers can follow. */
export const startOrderFeed = async (
  listen: OpenDatabase['listen'],
  onFailure: (error: unknown) => void,
): Promise<OrderFeed> => {
  const followers = createFollowers<number, Follower>(onFailure)
  const gathered = new Map<number, Set<number>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const recent: Change[] = []
  /** The time since which all changes are known. Earlier changes may be missing. */
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
    for (const [servicePointId, ids] of changes)
      followers.tell(followers.of(servicePointId), ({ onChanged }) => onChanged([...ids]))
  }

  const stop = await listen(CHANNEL, {
    onMessage: (payload) => {
      const [servicePointId, orderId] = payload.split(':').map(rowIdOf)
      if (servicePointId === undefined || orderId === undefined) return onFailure(unreadable(payload))
      remember({ atMs: performance.now(), servicePointId, orderId })
      if (followers.of(servicePointId).length === 0) return
      const ids = gathered.get(servicePointId) ?? new Set()
      gathered.set(servicePointId, ids.add(orderId))
      timer ??= setTimeout(tell, gatherMs)
    },
    onGap: () => {
      knownSinceMs = performance.now()
      followers.tell(followers.all(), ({ onChanged }) => onChanged(undefined))
    },
  })

  return {
    follow: (servicePointId, follower, lookBackMs = 0) => {
      const unfollow = followers.add(servicePointId, follower)
      const missed = lookBackMs > 0 ? changedSince(servicePointId, performance.now() - lookBackMs) : []
      if (missed === undefined || missed.length > 0)
        followers.tell([follower], ({ onChanged }) => onChanged(missed && [...new Set(missed)]))
      return unfollow
    },
    count: () => followers.all().length,
    close: async () => {
      clearTimeout(timer)
      followers.close()
      await stop()
    },
  }
}
