import { drizzle } from 'drizzle-orm/pglite'
import { createApi, startFeeds } from '../api'
import { listenEmbedded } from '../db/connection/listen'
import * as schema from '../db/schema'
import { startOrderClock } from '../orders'
import { startReportWorker } from '../reports/worker'
import { findAccountByUsername } from '../users'
import { createPlannedFailures, type FailurePlan } from './planned-failures'
import { openWorld, worldStart } from './world'

/** The reference back end within a test, with a database of its own in memory, where the demo world is. */
export interface InProcessSandbox {
  /** For `createApiClient({ baseUrl: 'http://sandbox.test', fetch })`: no socket is opened. */
  readonly fetch: typeof globalThis.fetch
  /** The token of an account: `createApiClient({ getToken: () => tokenOf('customer-operator') })`. */
  readonly tokenOf: (username: string) => string
  /** Its clock: Monday, 23 November 2026, 10:30 in Madrid, until it is set. It stands still. */
  readonly now: () => Date
  readonly setNow: (now: Date) => void
  /** Has the next calls of an endpoint fail. */
  readonly fail: (plan: FailurePlan) => void
  /** Ends everything; nothing of it keeps the process alive afterwards. */
  readonly close: () => Promise<void>
}

const tokenPrefix = 'user:'

/**
 * Starts the reference back end without a port: the contract, its rules, storage and reports as they are, with the demo
 * accounts. Tokens name their account, since nobody signs in.
 *
 * @example
 * ```ts
 * const sandbox = await startInProcess()
 * const getToken = () => sandbox.tokenOf('customer-operator')
 * const api = createApiClient({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch, getToken })
 * sandbox.fail({ call: 'orders.createPickup', as: 'lost-answer' })
 * const me = await api.session.me()
 * if (me.ok) me.value.username // 'customer-operator'
 * await sandbox.close()
 * ```
 */
export const startInProcess = async (): Promise<InProcessSandbox> => {
  let now = worldStart
  const clock = () => now
  const client = await openWorld()
  const db = drizzle(client, { schema })
  const feeds = await startFeeds(listenEmbedded(client))
  const api = createApi({
    db,
    feeds,
    now: clock,
    env: { baseUrl: 'http://sandbox.test' },
    verifyToken: async (token) => {
      if (!token.startsWith(tokenPrefix)) return undefined
      const account = await findAccountByUsername(db, token.slice(tokenPrefix.length))
      return account && { sub: account.id }
    },
  })
  const broken: unknown[] = []
  const onFailure = (error: unknown) => broken.push(error)
  const stopOrderClock = startOrderClock(db, { now: clock, onFailure })
  const stopReportWorker = startReportWorker(db, { now: clock, onFailure, onRoundFailure: onFailure })
  const failures = createPlannedFailures(async (request) => api.fetch(request))
  return {
    fetch: async (input, init) => failures.answer(new Request(input, init)),
    tokenOf: (username) => `${tokenPrefix}${username}`,
    now: clock,
    setNow: (next) => {
      now = next
    },
    fail: failures.plan,
    close: async () => {
      await feeds.close()
      await stopOrderClock()
      await stopReportWorker()
      await client.close()
      if (broken.length > 0) throw new AggregateError(broken, 'the back end failed on its own')
    },
  }
}
