import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiClient } from '@remesa/api-client'
import { OrdersReportRequest } from '@remesa/domain/orders'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openDatabase } from '../src/db/open-database'
import { ordersReportBody } from '../src/testing/requests/reports.requests'
import {
  buildSandbox,
  freePort,
  newStorage,
  type RunningSandbox,
  type Storage,
  startSandbox,
} from './sandbox-process'
import { pickupNextWeek, signedInClient } from './signed-in-client'

/** How often the process is killed: twice every day, fifty times by `npm run test:deep`. */
const kills = Number(process.env['KILLS'] ?? 2)
const writers = 16
const millisecondsEach = 90_000
/** A token outlives all of the kills. */
const variables = { TOKEN_TTL_SECONDS: '86400' }

let entry = ''
beforeAll(() => {
  entry = buildSandbox('durability-sandbox')
}, 180_000)

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

const storageForTest = async (): Promise<Storage> => {
  const storage = await newStorage()
  open.push(() => storage.remove())
  return storage
}

const run = async (storage: Storage, port: number): Promise<RunningSandbox> => {
  const sandbox = await startSandbox({ entry, storage, port, variables })
  open.push(() => sandbox.stop())
  return sandbox
}

/** Rows of a query on the storage of a sandbox that has ended. */
const rowsOf = async <T>(
  storage: Storage,
  query: ReturnType<typeof sql>,
  row: z.ZodMiniType<T>,
): Promise<T[]> => {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = storage.variables
  const opened = await openDatabase({ databaseUrl, dataDir }, () => {})
  if (!opened.ok) throw new Error(opened.error)
  try {
    const answer: unknown = await opened.value.db.execute(query)
    return z.array(row).parse(Reflect.get(Object(answer), 'rows'))
  } finally {
    await opened.value.close()
  }
}

/** What the writers know: which order each key was answered with, and which keys never got an answer. */
interface History {
  readonly acknowledged: Map<string, string>
  readonly unanswered: Set<string>
}

const place = async (
  api: ApiClient,
  key: string,
  { acknowledged, unanswered }: History,
): Promise<boolean> => {
  const answer = await api.orders.createPickup(
    { params: { countryCode: 'ES' }, body: pickupNextWeek(key) },
    { idempotencyKey: key },
  )
  if (answer.ok) {
    acknowledged.set(key, answer.value.serviceId)
    unanswered.delete(key)
    return true
  }
  if (answer.error.kind !== 'network' && answer.error.kind !== 'timeout') {
    throw new Error(`${key} was refused: ${JSON.stringify(answer.error)}`)
  }
  unanswered.add(key)
  return false
}

/** One writer places orders one after another until the process is gone. */
const write = async (api: ApiClient, name: string, history: History): Promise<void> => {
  for (let count = 0; await place(api, `${name}-${count}`, history); count += 1);
}

const Placed = z.object({
  key: z.string(),
  id: z.coerce.string(),
  amounts: z.coerce.number(),
  keys: z.coerce.number(),
})

describe('a process that is killed while it writes', () => {
  it(
    `[DU-01] loses, doubles and tears nothing that it has acknowledged, killed ${kills} times under ${writers} writers`,
    async () => {
      const storage = await storageForTest()
      const port = await freePort()
      const history: History = { acknowledged: new Map(), unanswered: new Set() }
      let sandbox = await run(storage, port)
      const api = await signedInClient(sandbox.url, 'customer-operator')
      for (let round = 0; round < kills; round += 1) {
        const before = history.acknowledged.size
        const writing = Promise.all(
          Array.from({ length: writers }, (_, writer) => write(api, `kill-${round}-${writer}`, history)),
        )
        while (history.acknowledged.size === before) await sleep(5)
        await sleep(randomInt(20, 800))
        await sandbox.kill()
        await writing
        sandbox = await run(storage, port)
        // What got no answer may or may not have been done: sent again with its key, it is done once.
        await Promise.all([...history.unanswered].map((key) => place(api, key, history)))
        expect(history.unanswered.size).toBe(0)
      }
      expect(await sandbox.stop()).toBe(0)
      const stored = await rowsOf(
        storage,
        sql`select o.comments as key, o.id,
          (select count(*) from order_amounts a where a.order_id = o.id) as amounts,
          (select count(*) from idempotency_keys k where k.key = o.comments) as keys
          from orders o where o.comments like 'kill-%' order by o.id`,
        Placed,
      )
      const inOrder = (rows: readonly z.output<typeof Placed>[]) =>
        rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
      expect(inOrder(stored)).toEqual(
        inOrder([...history.acknowledged].map(([key, id]) => ({ key, id, amounts: 1, keys: 1 }))),
      )
      expect(stored.length).toBeGreaterThan(kills)
    },
    millisecondsEach * (kills + 2),
  )
})

describe.skipIf(!process.env['TEST_DATABASE_URL'])('two processes on one PostgreSQL', () => {
  it(
    '[DU-07] share the queue of reports and make each report once',
    async () => {
      const storage = await storageForTest()
      const first = await run(storage, await freePort())
      const second = await run(storage, await freePort())
      const accounts = [
        await signedInClient(first.url, 'customer-operator'),
        await signedInClient(second.url, 'customer-operator'),
      ]
      const wanted = 8
      for (let count = 0; count < wanted; count += 1) {
        const api = accounts[count % accounts.length]
        const asked = await api?.reports.requestOrders(
          { body: OrdersReportRequest.parse(ordersReportBody()) },
          { idempotencyKey: `report-${count}` },
        )
        expect(asked).toMatchObject({ ok: true })
      }
      const states = async () => {
        const list = await accounts[0]?.reports.list({ query: { size: 100 } })
        return list?.ok ? list.value.content.map(({ status }) => status) : []
      }
      for (let tries = 0; tries < 120 && (await states()).some((state) => state !== 'UPLOADED'); tries += 1) {
        await sleep(500)
      }
      expect(await states()).toEqual(Array.from({ length: wanted }, () => 'UPLOADED'))
      expect([await first.stop(), await second.stop()]).toEqual([0, 0])
      const attempts = await rowsOf(
        storage,
        sql`select attempts from reports`,
        z.object({ attempts: z.coerce.number() }),
      )
      expect(attempts).toEqual(Array.from({ length: wanted }, () => ({ attempts: 1 })))
    },
    millisecondsEach * 3,
  )
})
