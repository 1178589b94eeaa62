import type { PGlite } from '@electric-sql/pglite'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { createApi, startFeeds } from '../api'
import { listenEmbedded } from '../db/connection/listen'
import * as schema from '../db/schema'
import { defaultSafe } from '../kernel/environment'
import { startOrderClock } from '../orders'
import { findAccountByUsername } from '../users'
import { startReportWorker } from '../worker'
import { createPlannedFailures, type FailurePlan } from './planned-failures'
import { storeStart } from './stored-start'
import { worldStart } from './world-start'

/** The reference back end inside a test, with its own database in memory and the demo data. */
export interface InProcessSandbox {
  /**
   * The `fetch` function for `createClient({ baseUrl: 'http://sandbox.test', fetch }, contract)`. It uses no network.
   */
  readonly fetch: typeof globalThis.fetch
  /** The bearer token of an account: `createClient({ getToken: () => tokenOf('customer-operator') }, contract)`. */
  readonly tokenOf: (username: string) => string
  /**
   * The current time of the back end. The clock stands still at Monday, 23 November 2026, 10:30 in Madrid, until a test
   * sets another time.
   */
  readonly now: () => Date
  readonly setNow: (now: Date) => void
  /** Makes the next calls of an endpoint fail. */
  readonly fail: (plan: FailurePlan) => void
  /** Gives an account an additional role. `role` is the code of the role without the prefix of the brand. */
  readonly grant: (detail: { readonly username: string; readonly role: string }) => Promise<void>
  /**
   * Resets the data, the clock and the planned failures, so that tests that share a back end begin with the same data.
   * The reset happens some milliseconds after the calls in progress have ended.
   */
  readonly restore: () => Promise<void>
  /** Stops the back end, so that the process can end. */
  readonly close: () => Promise<void>
}

const tokenPrefix = 'user:'

/**
 * Starts the back end on an open database. Its function `restore` resets the database to the rows that it contains now.
 */
export const startOnDatabase = async (client: PGlite): Promise<InProcessSandbox> => {
  let now = worldStart
  const clock = () => now
  const restoreRows = await storeStart(client)
  const db = drizzle(client, { schema })
  const feeds = await startFeeds(listenEmbedded(client))
  const api = createApi({
    db,
    feeds,
    now: clock,
    env: { baseUrl: 'http://sandbox.test' },
    safe: defaultSafe,
    verifyToken: async (token) => {
      if (!token.startsWith(tokenPrefix)) return undefined
      const account = await findAccountByUsername(db, token.slice(tokenPrefix.length))
      return account && { sub: account.id }
    },
  })
  const broken: unknown[] = []
  const onFailure = (error: unknown) => broken.push(error)
  const startWorkers = () => [
    startOrderClock(db, { now: clock, onFailure, onRoundFailure: onFailure }),
    startReportWorker(db, {
      now: clock,
      onFailure,
      onScheduleFailure: onFailure,
      onRoundFailure: onFailure,
    }),
  ]
  let stopWorkers = startWorkers()
  const workersStopped = () => Promise.all(stopWorkers.map((stop) => stop()))
  const inProgress = new Set<Promise<unknown>>()
  const failures = createPlannedFailures(async (request) => {
    const answer = Promise.resolve(api.fetch(request))
    inProgress.add(answer)
    return answer.finally(() => inProgress.delete(answer))
  })
  return {
    fetch: async (input, init) => failures.answer(new Request(input, init)),
    tokenOf: (username) => `${tokenPrefix}${username}`,
    now: clock,
    setNow: (next) => {
      now = next
    },
    fail: failures.plan,
    grant: async ({ username, role }) => {
      const granted = db
        .select({ userId: schema.users.id, suffix: sql<string>`${role}`.as('suffix') })
        .from(schema.users)
        .where(eq(schema.users.username, username))
      await db.insert(schema.userRoles).select(granted)
    },
    restore: async () => {
      failures.forget()
      await workersStopped()
      await Promise.allSettled(inProgress)
      await restoreRows()
      now = worldStart
      stopWorkers = startWorkers()
    },
    close: async () => {
      await feeds.close()
      await workersStopped()
      await client.close()
      if (broken.length > 0) throw new AggregateError(broken, 'the back end failed on its own')
    },
  }
}
