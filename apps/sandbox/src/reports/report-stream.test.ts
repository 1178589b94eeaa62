import { reportChanges } from '@remesa/api-client/contract'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApi, type Feeds, startFeeds } from '../api'
import { reports, users } from '../db/schema'
import { createSeededDatabase, usernamesAsTokens, worldStart } from '../testing/test-world'
import { workReports } from '../worker'
import { at, storeReport } from './reports.fixtures'

type World = Awaited<ReturnType<typeof createSeededDatabase>>
let database: World
let feeds: Feeds
let api: ReturnType<typeof createApi>
let tokenLivesMs = 300_000
const opened: AbortController[] = []

beforeAll(async () => {
  database = await createSeededDatabase()
  const { db, listen } = database
  feeds = await startFeeds(listen)
  api = createApi({
    db,
    feeds,
    now: () => worldStart,
    env: { baseUrl: 'http://localhost:4000' },
    verifyToken: usernamesAsTokens(db, () => tokenLivesMs),
  })
})
afterEach(async () => {
  for (const controller of opened.splice(0)) controller.abort()
  tokenLivesMs = 300_000
  await database.db.delete(reports)
})
afterAll(async () => {
  await feeds.close()
  await database.close()
})

const ask = (username?: string) =>
  api.request(
    reportChanges.path,
    username === undefined ? {} : { headers: { Authorization: `Bearer ${username}` } },
  )

/** Opens an event stream. `changes` is the number of events that it has received so far. */
const openStream = async (username: string) => {
  const response = await ask(username)
  expect(response.status).toBe(200)
  const reader = response.body?.getReader()
  const heard = { changes: 0, isEnded: false }
  const controller = new AbortController()
  opened.push(controller)
  controller.signal.addEventListener('abort', () => void reader?.cancel())
  void (async () => {
    const decoder = new TextDecoder()
    for (;;) {
      const part = await reader?.read()
      if (part === undefined || part.done) break
      heard.changes += decoder.decode(part.value).split(`event: ${reportChanges.event}`).length - 1
    }
    heard.isEnded = true
  })()
  return heard
}

describe('the stream of changes of reports', () => {
  it('[RPT-41] the stream of reports sends events only to the report’s owner and to users who may read all reports', async () => {
    const [own, all, other] = [
      await openStream('customer-operator'),
      await openStream('provider-admin'),
      await openStream('customer-other'),
    ]
    await storeReport(database.db, 'customer-operator', { request: { type: 'ORDERS_SUMMARY' } })
    await workReports(database.db, { now: at(worldStart), onFailure: () => {} })
    await expect.poll(() => own.changes).toBeGreaterThan(0)
    await expect.poll(() => all.changes).toBeGreaterThan(0)
    expect(other.changes).toBe(0)
  })

  it('[RPT-41] the stream of reports ends if its user may no longer open the page of reports', async () => {
    const stream = await openStream('customer-operator')
    const user = eq(users.username, 'customer-operator')
    await database.db.update(users).set({ active: false }).where(user)
    await storeReport(database.db, 'customer-operator')
    await workReports(database.db, { now: at(worldStart), onFailure: () => {} })
    await expect.poll(() => stream.isEnded).toBe(true)
    await database.db.update(users).set({ active: true }).where(user)
  })

  it('[RPT-41] the stream of reports ends when its token expires', async () => {
    tokenLivesMs = 200
    const stream = await openStream('customer-operator')
    await expect.poll(() => stream.isEnded).toBe(true)
  })

  it('[RPT-41] the stream of reports is refused without a session, without the right, and to a user who already has six streams', async () => {
    expect((await ask()).status).toBe(401)
    expect((await ask('no-access')).status).toBe(403)
    for (let count = 0; count < 6; count += 1) await openStream('customer-other')
    expect((await ask('customer-other')).status).toBe(429)
  })
})
