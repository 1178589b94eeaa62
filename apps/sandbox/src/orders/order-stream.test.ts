import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { CreatedOrder } from '@remesa/api-client/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApi, type Feeds, startFeeds } from '../api'
import { assignments, orders, users } from '../db/schema'
import { pickupBody } from '../testing/pickup-body'
import { orderPointId } from '../testing/places'
import { createSeededDatabase, usernamesAsTokens, worldStart } from '../testing/test-world'
import { startOrderFeed } from './order-feed'
import { advanceOrders } from './order-lifecycle'
import { MAX_STREAMS } from './order-stream'

type World = Awaited<ReturnType<typeof createSeededDatabase>>
let database: World
let feeds: Feeds
let server: Server
let origin: string
/** Lifetime in milliseconds of the tokens that are issued from now on. */
let tokenLivesMs = 300_000
const opened: AbortController[] = []

beforeAll(async () => {
  database = await createSeededDatabase()
  const { db, listen } = database
  feeds = await startFeeds(listen)
  const api = createApi({
    db,
    feeds,
    now: () => worldStart,
    env: { baseUrl: 'http://localhost:4000' },
    verifyToken: usernamesAsTokens(db, () => tokenLivesMs),
  })
  const listener = getRequestListener(api.fetch)
  server = createServer((request, response) => void listener(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  for (const controller of opened.splice(0)) controller.abort()
  tokenLivesMs = 300_000
  await expect.poll(() => feeds.orders.count()).toBe(0)
})
afterAll(async () => {
  await feeds.close()
  server.closeAllConnections()
  server.close()
  await database.close()
})

const fail = (error: unknown) => {
  throw error
}

const pathOf = (point: string) => `/api/sol-customer/ES/v1/request-historial/${orderPointId(point)}/changes`

const ask = (username: string | undefined, path: string, method = 'GET') => {
  const controller = new AbortController()
  opened.push(controller)
  const headers = username === undefined ? {} : { Authorization: `Bearer ${username}` }
  return fetch(`${origin}${path}`, { method, headers, signal: controller.signal })
}

/** An open event stream, with the events that it has received so far. */
const follow = async (username: string, point: string, query = '') => {
  const response = await ask(username, `${pathOf(point)}${query}`)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/event-stream'])
  const chunks: string[] = []
  const state = { isOver: false }
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) chunks.push(decoder.decode(chunk, { stream: true }))
  }
  void read()
    .catch(() => undefined)
    .finally(() => {
      state.isOver = true
    })
  const ids = () =>
    [...chunks.join('').matchAll(/^event: changed\ndata: (.*)$/gm)].flatMap(
      (match) => JSON.parse(match[1] ?? '').serviceIds as string[],
    )
  return { ids, state }
}

const call = async (line: string, body: unknown, username = 'customer-operator') => {
  const [method = '', path = ''] = line.split(' ')
  const response = await fetch(`${origin}/api/sol-customer/ES/v1/${path}`, {
    method,
    headers: { Authorization: `Bearer ${username}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}
const create = async (servicePointId?: string) => {
  const body = pickupBody(servicePointId === undefined ? {} : { servicePointId })
  return CreatedOrder.parse(JSON.parse((await call('PUT pick-up-service', body)).text)).serviceId
}

describe('the stream of changes', () => {
  it('the stream of orders reports when an order is requested, advances, is cancelled or is rated, but no refused requests', async () => {
    const stream = await follow('customer-operator', 'Gran Vía 12')
    const id = await create()
    await expect.poll(stream.ids).toEqual([id])
    await advanceOrders(database.db, { now: new Date(worldStart.getTime() + 30_000) })
    await expect.poll(() => stream.ids().filter((received) => received === id)).toHaveLength(2)
    const refused = await call(`PATCH pick-up-service/${id}`, {
      cancellationReasonId: '99',
      observations: '',
    })
    expect(refused.status).toBe(400)
    const before = stream.ids().length
    await call(`PATCH pick-up-service/${id}`, { cancellationReasonId: '1', observations: '' })
    await expect.poll(() => stream.ids().slice(before)).toEqual([id])
    const other = await create()
    await advanceOrders(database.db, { now: new Date('2027-02-01T00:00:00Z') })
    await expect.poll(stream.ids).toContain(other)
    await sleep(300)
    const received = stream.ids().length
    await call('PUT service-rating', { serviceId: other, rate: 4, comments: '' })
    await expect.poll(() => stream.ids().slice(received)).toEqual([other])
  })

  it('[AZ-01] the stream of orders of a service point reports no orders of other points, and a point that the user may not see gets the response for a missing point', async () => {
    const own = await follow('customer-operator', 'Gran Vía 12')
    const pickup = await follow('customer-pickup', 'Gran Vía 12')
    const elsewhere = await create(orderPointId('Atocha'))
    const here = await create()
    await expect.poll(own.ids).toContain(here)
    await expect.poll(pickup.ids).toContain(here)
    expect([...own.ids(), ...pickup.ids()]).not.toContain(elsewhere)
    for (const [username, path] of [
      ['customer-other', pathOf('Gran Vía 12')],
      ['customer-pickup', pathOf('Casco Viejo')],
      ['customer-operator', '/api/sol-customer/ES/v1/request-historial/PS-9999/changes'],
      ['customer-operator', '/api/sol-customer/PT/v1/request-historial/PS-9999/changes'],
      ['customer-operator', '/api/sol-customer/XX/v1/request-historial/PS-9999/changes'],
    ] as const) {
      const response = await ask(username, path)
      expect([username, response.status, await response.json()]).toEqual([
        username,
        404,
        { code: 'not-found' },
      ])
    }
  })

  it('the stream of orders requires a token, and the right to read orders', async () => {
    const nobody = await ask(undefined, pathOf('Gran Vía 12'))
    const forged = await ask('forged', pathOf('Gran Vía 12'))
    const powerless = await ask('no-access', pathOf('Gran Vía 12'))
    expect([nobody.status, forged.status, powerless.status]).toEqual([401, 401, 403])
    expect(forged.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"')
  })

  it('the stream of orders ends when the token that has opened it expires', async () => {
    tokenLivesMs = 400
    const stream = await follow('customer-operator', 'Gran Vía 12')
    expect(stream.state.isOver).toBe(false)
    await expect.poll(() => stream.state.isOver).toBe(true)
  })

  it('[AU-25] the stream of orders ends without a further event if its user becomes inactive or loses the service point', async () => {
    const { db } = database
    const pickup = await follow('customer-pickup', 'Gran Vía 12')
    const viewer = await follow('customer-viewer', 'Gran Vía 12')
    const isViewer = eq(users.username, 'customer-viewer')
    const [user] = await db.select().from(users).where(eq(users.username, 'customer-pickup'))
    const ofUser = eq(assignments.userId, user?.id ?? 0)
    const lost = await db.delete(assignments).where(ofUser).returning()
    await db.update(users).set({ active: false }).where(isViewer)
    await create()
    await expect.poll(() => [pickup.state.isOver, viewer.state.isOver]).toEqual([true, true])
    expect([pickup.ids(), viewer.ids()]).toEqual([[], []])
    await db.insert(assignments).values(lost)
    await db.update(users).set({ active: true }).where(isViewer)
  })

  it('a user may have at most six open streams of orders at the same time', async () => {
    for (let count = 0; count < MAX_STREAMS; count += 1) await follow('customer-operator', 'Gran Vía 12')
    const refused = await ask('customer-operator', pathOf('Gran Vía 12'))
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '30'])
    await follow('customer-pickup', 'Gran Vía 12')
    opened[0]?.abort()
    await expect.poll(() => feeds.orders.count()).toBe(MAX_STREAMS)
    await follow('customer-operator', 'Gran Vía 12')
  })

  it('a stream of orders whose client has disappeared is released completely', async () => {
    for (let round = 0; round < 5; round += 1) {
      await follow('customer-operator', 'Gran Vía 12')
      opened.pop()?.abort()
      await expect.poll(() => feeds.orders.count(), { timeout: 10_000 }).toBe(0)
    }
    const before = await follow('customer-operator', 'Gran Vía 12')
    const id = await create()
    await expect.poll(before.ids).toEqual([id])
    const stream = await follow('customer-operator', 'Gran Vía 12')
    const next = await create()
    await expect.poll(stream.ids).toEqual([next])
  })

  it('[LIV-4] a new stream of orders first reports, each once, the orders that have changed since the requested time, and omits orders that changed earlier', async () => {
    const own = await startOrderFeed(database.listen, fail)
    const received: unknown[] = []
    const onChanged = (ids: readonly number[] | undefined) => received.push(ids)
    const onClosed = () => undefined
    const elsewhere = await create(orderPointId('Atocha'))
    const here = await create()
    await call(`PATCH pick-up-service/${here}`, { cancellationReasonId: '1', observations: '' })
    const [order] = await database.db
      .select()
      .from(orders)
      .where(eq(orders.id, Number(here)))
    const point = order?.servicePointId ?? 0
    await sleep(300)
    own.follow(point, { onChanged, onClosed }, 5_000)()
    expect(received).toEqual([undefined])
    const since = performance.now()
    await sleep(50)
    own.follow(point, { onChanged, onClosed }, 10)()
    expect(received).toEqual([undefined])
    const later = await create()
    await sleep(200)
    own.follow(point, { onChanged, onClosed }, performance.now() - since)()
    expect(received).toEqual([undefined, [Number(later)]])
    expect(received.flat()).not.toContain(Number(elsewhere))
    await own.close()
    const stream = await follow('customer-operator', 'Gran Vía 12', '?lookBackSeconds=2')
    await expect.poll(stream.ids).toContain(later)
  })

  it.each(['-1', '121', 'x', '1.5'])(
    '[LIV-4] a request for the stream of orders with lookBackSeconds=%s is refused',
    async (seconds) => {
      const response = await ask('customer-operator', `${pathOf('Gran Vía 12')}?lookBackSeconds=${seconds}`)
      expect([response.status, await response.json()]).toEqual([
        400,
        expect.objectContaining({ code: 'request.invalid-query' }),
      ])
    },
  )

  it('the stream of orders can be opened by GET only', async () => {
    const statuses = await Promise.all(
      ['HEAD', 'POST'].map(
        async (method) => (await ask('customer-operator', pathOf('Gran Vía 12'), method)).status,
      ),
    )
    expect(statuses).toEqual([404, 404])
    expect(feeds.orders.count()).toBe(0)
  })
})

describe('[LIV-6] a feed', () => {
  it('the feed of orders continues after unreadable notifications, and the failure of one receiver ends only this receiver', async () => {
    const failures: string[] = []
    const own = await startOrderFeed(database.listen, (error) => failures.push(String(error)))
    const stream = await follow('customer-operator', 'Gran Vía 12')
    const [order] = await database.db
      .select({ point: orders.servicePointId })
      .from(orders)
      .where(eq(orders.id, Number(await create())))
    const point = order?.point ?? 0
    const heard = vi.fn()
    const onClosed = vi.fn()
    own.follow(point, { onChanged: () => Promise.reject(new Error('no database')), onClosed })
    own.follow(point, { onChanged: heard, onClosed: () => undefined })
    for (const payload of ['', 'x', `${point}:`, `${point}:x`, `${point}:1e3`, `${point}:${'9'.repeat(40)}`])
      await database.db.execute(sql`select pg_notify('order_changes', ${payload})`)
    const id = await create()
    await expect.poll(stream.ids).toContain(id)
    expect(stream.state.isOver).toBe(false)
    // The order that the test created first may be reported too, because notifications of a database server can arrive
    // late.
    await expect.poll(() => heard.mock.calls.flat(2)).toContain(Number(id))
    expect(onClosed).toHaveBeenCalledOnce()
    expect(failures.filter((text) => text.includes('cannot be read'))).toHaveLength(6)
    expect(failures.filter((text) => text.includes('no database'))).toHaveLength(1)
    await own.close()
  })
})

describe('the feed of a process that stops', () => {
  it('when the process stops, the feed of orders ends its receivers, and immediately ends each receiver that is added afterwards', async () => {
    const own = await startOrderFeed(database.listen, fail)
    const onClosed = vi.fn()
    own.follow(1, { onChanged: () => undefined, onClosed })
    await own.close()
    expect(onClosed).toHaveBeenCalledOnce()
    own.follow(1, { onChanged: () => undefined, onClosed })
    await expect.poll(() => onClosed.mock.calls.length).toBe(2)
  })
})
