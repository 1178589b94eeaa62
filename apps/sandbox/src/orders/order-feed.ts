import { orderChanges } from '@remesa/api-client/contract'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../db/connection/open-database'
import { orders } from '../db/schema'
import { createFollowers } from '../kernel/followers'
import { rowIdOf } from '../kernel/row-id'

const CHANNEL = 'order_changes'

/**
 * A column of a statement that writes an order: it notifies every process on the database once the transaction is
 * committed, without a statement of its own.
 */
export const notifyOrderChange = sql<unknown>`pg_notify('${sql.raw(CHANNEL)}', ${orders.servicePointId} || ':' || ${orders.id})`

/** Which orders of a service point have changed; `undefined` where all of them may have. */
export type OnOrdersChanged = (orderIds: readonly number[] | undefined) => unknown

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

const unreadable = (payload: string) =>
  new Error(`[orders] the notice of a change cannot be read: ${payload.slice(0, 100)}`)

/** The changes of all orders: one listener in a process, however many followers. */
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
