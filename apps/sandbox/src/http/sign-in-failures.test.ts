import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/connection/open-database'
import { createTestDatabase } from '../testing/test-database'
import { startTestServer, type TestServer } from '../testing/test-server'
import { readSignInFailures } from './sign-in-failures'

let database: OpenDatabase
let server: TestServer
beforeAll(async () => {
  database = await createTestDatabase()
  server = await startTestServer(database.db)
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

const report = (body: string) => fetch(`${server.url}/sign-in-failures`, { method: 'POST', body })
const logged = () =>
  server.logLines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'a sign-in has failed in a browser')

describe('a sign-in that has failed in a browser', () => {
  it('a failed sign-in is logged as one line, with its reason and the reference that the visitor sees', async () => {
    const failure = { reference: '3F2A9C01', reason: 'ID token: audience account' }
    expect((await report(JSON.stringify({ ...failure, token: 'secret' }))).status).toBe(204)
    expect(logged()).toEqual([expect.objectContaining({ ...failure, level: 40 })])
    expect(server.logLines.join('\n')).not.toContain('secret')
  })

  it('a malformed report of a failed sign-in is not logged', async () => {
    const before = logged().length
    const bodies = [
      '',
      '[]',
      '{"reference":"3F2A9C01"}',
      '{"reference":"x\\n","reason":"a"}',
      JSON.stringify({ reference: '3F2A9C01', reason: 'a'.repeat(201) }),
    ]
    for (const body of bodies) expect((await report(body)).status).toBe(204)
    expect(logged().length).toBe(before)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
        expect(readSignInFailures(body)).toEqual([])
      }),
    )
  })

  it('reports of failed sign-ins are limited to 16 kB, and to sixty a minute from one network', async () => {
    expect((await report('a'.repeat(16 * 1024 + 1))).status).toBe(413)
    const statuses: number[] = []
    for (let count = 0; count < 60; count += 1) statuses.push((await report('{}')).status)
    expect(statuses[0]).toBe(204)
    expect(statuses.at(-1)).toBe(429)
  })
})
