import { orderChanges } from '@remesa/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/connection/open-database'
import { type Admission, createAdmission } from '../kernel/admission'
import { createTestDatabase } from '../testing/test-database'
import { startTestServer, type TestServer } from '../testing/test-server'

let database: OpenDatabase
let server: TestServer
let admission: Admission

beforeAll(async () => {
  database = await createTestDatabase()
  admission = createAdmission({ atOnce: 1, waiting: 0, patienceMs: 0 })
  server = await startTestServer(database.db, { admission })
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

/** Runs a function while the limit of concurrent calls is reached. The limit is one call. */
const whileFull = async (action: () => Promise<void>): Promise<void> => {
  await admission.run(action)
}

describe('calls beyond the limit', () => {
  it('calls beyond the limit of concurrent calls are refused with 503, the time to retry and a request id, whatever their contents', async () => {
    await whileFull(async () => {
      for (const init of [{}, { method: 'POST', body: 'a'.repeat(100_000) }]) {
        const answer = await fetch(`${server.url}/api/echo`, {
          ...init,
          headers: { Origin: server.baseUrl, 'X-Request-Id': 'too-many' },
        })
        expect(answer.status).toBe(503)
        expect(await answer.json()).toEqual({ code: 'overloaded', requestId: 'too-many' })
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'retry-after': '1',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'access-control-allow-origin': server.baseUrl,
        })
      }
    })
    expect(admission.load()).toEqual({ inProgress: 0, waiting: 0, refused: 2 })
    const answer = await fetch(`${server.url}/api/echo`, { method: 'POST', body: 'hello' })
    expect(await answer.json()).toEqual({ length: 5 })
  })

  it('the limit of concurrent calls never refuses health checks, pages, sign-ins, event streams and preflight requests', async () => {
    const stream = orderChanges.path.replace(':countryCode', 'ES').replace(':servicePointId', 'PS-1')
    await whileFull(async () => {
      const statusOf = async (path: string, init: RequestInit = {}) =>
        (await fetch(`${server.url}${path}`, init)).status
      expect(await statusOf('/healthz')).toBe(200)
      expect(await statusOf('/config.json')).toBe(200)
      expect(await statusOf('/oidc/.well-known/openid-configuration')).toBe(200)
      expect(await statusOf(stream)).toBe(404)
      expect(await statusOf(`${stream}?lookBackSeconds=5`)).toBe(404)
      const headers = { Origin: server.baseUrl, 'Access-Control-Request-Method': 'PUT' }
      expect(await statusOf('/api/echo', { method: 'OPTIONS', headers })).toBe(204)
    })
  })

  it('calls beyond the limit of concurrent calls are logged as warnings, not as errors', async () => {
    await whileFull(async () => {
      await fetch(`${server.url}/api/echo`, { headers: { 'X-Request-Id': 'logged' } })
    })
    const line = () =>
      server.logLines.map((text) => JSON.parse(text)).find((one) => one.requestId === 'logged')
    await expect.poll(line).toMatchObject({ level: 40, status: 503, path: '/api/echo' })
  })
})
