import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/connection/open-database'
import { idempotencyKeys, oidcPayloads } from '../db/schema'
import { createAdmission } from '../kernel/admission'
import { parseEnvironment } from '../kernel/environment'
import { clientId } from '../oidc'
import { deleteOldKeys } from '../request/create-once'
import { pickupBody } from '../testing/pickup-body'
import { createTestBrowser } from '../testing/test-browser'
import { startTestServer, type TestServer } from '../testing/test-server'
import { createTestPortal } from '../testing/test-sign-in'
import { createSeededDatabase, usernamesAsTokens, worldStart } from '../testing/test-world'
import { createApi, startFeeds } from '.'

let database: OpenDatabase
beforeAll(async () => {
  database = await createSeededDatabase()
})
afterAll(() => database.close())

/** The status of a GET request whose target is sent exactly as written. */
const getAsWritten = async ({ url }: TestServer, target: string, more = ''): Promise<number> => {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.end(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`)
  return Number((await text(socket)).split(' ')[1])
}

describe('the limits of one caller per minute', () => {
  it('a user beyond the limit of orders gets 429 with the seconds to wait, and other users can go on ordering', async () => {
    const { db } = database
    const api = createApi({
      db,
      ordersPerMinute: 2,
      now: () => worldStart,
      env: { baseUrl: 'http://localhost:4000' },
      verifyToken: usernamesAsTokens(db, () => 300_000),
    })
    const order = (username: string, key: string) =>
      api.request('/api/sol-customer/ES/v1/pick-up-service', {
        method: 'PUT',
        headers: {
          Authorization: `Bearer ${username}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
        },
        body: JSON.stringify(pickupBody()),
      })
    const statuses: number[] = []
    for (const key of ['one', 'two']) statuses.push((await order('customer-operator', key)).status)
    const refused = await order('customer-operator', 'three')
    expect([...statuses, refused.status]).toEqual([200, 200, 429])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(50)
    expect(await refused.json()).toEqual({ code: 'too-many-requests' })
    expect((await order('customer-pickup', 'four')).status).toBe(200)
    expect(await db.$count(idempotencyKeys)).toBe(3)
  })

  it('the number of sign-in starts is limited per IP address, and a page explains the limit', async () => {
    const server = await startTestServer(database.db, { signInsPerMinute: 3 })
    try {
      const portal = await createTestPortal(server)
      const browser = createTestBrowser({ 'accept-language': 'en' })
      for (let count = 0; count < 3; count += 1)
        expect((await portal.begin(browser)).page.pathname).toMatch(/^\/login\//)
      const { response } = await portal.begin(browser)
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(30)
      expect(await response.text()).toContain('Too many tries.')
      const open = eq(oidcPayloads.model, 'Interaction')
      expect(await database.db.$count(oidcPayloads, open)).toBe(3)
    } finally {
      await server.stop()
    }
  })

  it('the limit of sign-in starts applies to every spelling of the sign-in URL', async () => {
    const server = await startTestServer(database.db, { signInsPerMinute: 3 })
    const open = eq(oidcPayloads.model, 'Interaction')
    const before = await database.db.$count(oidcPayloads, open)
    try {
      const search = `?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: `${server.baseUrl}/callback`,
        response_type: 'code',
        scope: 'openid',
        code_challenge: 'a'.repeat(43),
        code_challenge_method: 'S256',
      })}`
      const spellings = [
        ...['auth', 'AUTH', 'Auth/', 'auth/', 'auth//', '/auth', './auth', 'x/../auth', '%61uth', 'auth%2F'],
        ...['auth#', 'auth;a', 'auth%00', 'auth%20', 'auth.', 'ａuth', 'auth/.', 'AUTH%3F'],
      ]
      for (let count = 0; count < 3; count += 1)
        for (const spelling of spellings) await getAsWritten(server, `/oidc/${spelling}${search}`)
      expect((await database.db.$count(oidcPayloads, open)) - before).toBe(3)
      expect(await getAsWritten(server, `/oidc/AUTH${search}`)).toBe(404)
      expect(await getAsWritten(server, '/healthz', 'Host: other.example\r\n')).toBe(400)
      expect(await getAsWritten(server, `/oidc/auth${search}`)).toBe(429)
    } finally {
      await server.stop()
    }
  })

  it('two thousand sign-in starts from one IP address store less than a megabyte of rows', async () => {
    const { db } = database
    const settings = parseEnvironment({})
    const signInsPerMinute = settings.ok ? settings.value.signInsPerMinute : 0
    const stored = async () => {
      const bytes = sql`coalesce(sum(pg_column_size(${oidcPayloads}.*)), 0)`.mapWith(Number)
      const [row] = await db.select({ bytes }).from(oidcPayloads)
      return row?.bytes ?? 0
    }
    const server = await startTestServer(db, { signInsPerMinute })
    try {
      const portal = await createTestPortal(server)
      const before = await stored()
      const refused: number[] = []
      for (let count = 0; count < 2_000; count += 1) {
        const { response } = await portal.begin(createTestBrowser())
        if (response.status === 429) refused.push(response.status)
      }
      const grown = (await stored()) - before
      expect(refused.length).toBeGreaterThan(1_500)
      expect(grown).toBeGreaterThan(0)
      expect(grown).toBeLessThan(1_000_000)
    } finally {
      await server.stop()
    }
  })
})

describe('a back end with more requests than it can answer', () => {
  it('calls beyond the limit of concurrent calls are refused at once with 503 and without effect, and the other calls succeed', async () => {
    const { db, listen } = database
    const feeds = await startFeeds(listen)
    const admission = createAdmission({ atOnce: 1, waiting: 1, patienceMs: 60_000 })
    const asUser = usernamesAsTokens(db, () => 300_000)
    const held = Promise.withResolvers<void>()
    const api = createApi({
      db,
      admission,
      feeds,
      now: () => worldStart,
      env: { baseUrl: 'http://localhost:4000' },
      verifyToken: async (token) => {
        if (token === 'customer-operator') await held.promise
        return asUser(token)
      },
    })
    const get = (path: string, username = 'customer-operator') =>
      api.request(path, { headers: { Authorization: `Bearer ${username}` } })
    const me = '/api/configuration/v1/user/me'
    const answered = [get(me), get(me)]
    const refused = await Promise.all([get(me), get('/api/configuration/v1/client'), get('/api/nowhere')])
    for (const answer of refused) {
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '1'])
      expect(await answer.json()).toEqual({ code: 'overloaded' })
    }
    expect(admission.load()).toEqual({ inProgress: 1, waiting: 1, refused: 3 })
    const stream = await get('/api/configuration/v1/report/changes', 'customer-supervisor')
    expect(stream.status).toBe(200)
    await stream.body?.cancel()
    expect((await get('/openapi.json')).status).toBe(200)
    held.resolve()
    expect((await Promise.all(answered)).map(({ status }) => status)).toEqual([200, 200])
    expect((await get(me)).status).toBe(200)
    await feeds.close()
  })
})

describe('the keys of requests', () => {
  it('the idempotency key of a request is deleted after thirty days', async () => {
    const day = 86_400_000
    await deleteOldKeys(database.db, new Date(worldStart.getTime() + 30 * day))
    expect(await database.db.$count(idempotencyKeys)).toBeGreaterThan(0)
    await deleteOldKeys(database.db, new Date(worldStart.getTime() + 30 * day + 1))
    expect(await database.db.$count(idempotencyKeys)).toBe(0)
  })
})
