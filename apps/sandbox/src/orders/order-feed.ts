import { orderChanges } from '@remesa/api-client/contract'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../db/connection/open-database'
import { orders } from '../db/schema'
import { createFollowers } from '../kernel/followers'
import { rowIdOf } from '../kernel/row-id'

const CHANNEL = 'order_changes'

/**
 * A column of a statement that writes an order: it notifies every process on the database as soon as the transaction is
 * committed, without a separate statement.
 */
export const notifyOrderChange = sql<unknown>`pg_notify('${sql.raw(CHANNEL)}', ${orders.servicePointId} || ':' || ${orders.id})`

/**
 * Called with the ids of a service point's orders that have changed; with `undefined` if any of them may have changed.
 */
export type OnOrdersChanged = (orderIds: readonly number[] | undefined) => unknown

export interface OrderFeed {
  /**
   * Reports the changed orders of a service point, several changes at once, until the returned function is called.
   *
   * @param lookBackMs Age in milliseconds of the earlier changes that are reported at once.
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

/** Time in milliseconds within which successive changes are reported together. */
const gatherMs = 150
const rememberedMs = orderChanges.maxLookBackSeconds * 1_000
/**
 * The most changes that are remembered. Beyond this number old changes are forgotten sooner; followers that look back
 * further are told that some are missing.
 */
const maxRemembered = 10_000

interface Change {
  readonly atMs: number
  readonly servicePointId: number
  readonly orderId: number
}

const unreadable = (payload: string) =>
  new Error(`[orders] the notice of a change cannot be read: ${payload.slice(0, 100)}`)

/** The notifications about changes of all orders: one listener per process, with any number of followers. */
export const startOrderFeed = async (
  listen: OpenDatabase['listen'],
  onFailure: (error: unknown) => void,
): Promise<OrderFeed> => {
  const followers = createFollowers<number, Follower>(onFailure)
  const gathered = new Map<number, Set<number>>()
  let timer: ReturnType<typeof setTimeout> | undefined
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
