import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/connection/open-database'
import { createTestDatabase } from '../testing/test-database'
import { startTestServer, type TestServer } from '../testing/test-server'
import { readCspReports } from './csp-reports'

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

const violation = {
  type: 'csp-violation',
  age: 10,
  url: 'https://portal.example/orders?token=secret',
  user_agent: 'a browser',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://user:secret@evil.example/a.js?token=secret#secret',
    documentURL: 'https://portal.example/callback?code=secret&state=secret',
    sourceFile: 'https://portal.example/assets/index.js?secret',
    lineNumber: 7,
    sample: 'secret',
    originalPolicy: "default-src 'none'",
  },
}
const expected = {
  directive: 'script-src-elem',
  blocked: 'https://evil.example/a.js',
  page: 'https://portal.example/callback',
  source: 'https://portal.example/assets/index.js',
  line: 7,
}
const older = {
  'csp-report': {
    'violated-directive': 'img-src self',
    'blocked-uri': 'data:image/png;base64,secret',
    'document-uri': 'https://portal.example/login/secret?hint=secret',
    'source-file': 'inline',
  },
}

const report = (body: string | undefined, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${server.url}/csp-reports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/reports+json', ...headers },
    ...(body === undefined ? {} : { body }),
  })
const logged = () =>
  server.logLines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'stopped by the policy of a page')

describe('reports of policy violations', () => {
  it('a report of a policy violation, in the current or the older format, is logged as one line without the secrets in its URLs', async () => {
    expect((await report(JSON.stringify([violation]))).status).toBe(204)
    expect((await report(JSON.stringify(older), { 'Content-Type': 'application/csp-report' })).status).toBe(
      204,
    )
    expect(logged()).toEqual([
      expect.objectContaining(expected),
      expect.objectContaining({
        directive: 'img-src',
        blocked: 'data:',
        page: 'https://portal.example/login/:uid',
        source: 'inline',
      }),
    ])
    expect(server.logLines.join('\n')).not.toContain('secret')
  })

  it('the headers of every page contain the URL for reports of policy violations', async () => {
    for (const path of ['/privacy', '/login/gone', '/oidc/auth']) {
      const { headers } = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } })
      expect(headers.get('content-security-policy')).toContain('report-uri /csp-reports; report-to csp')
      expect(headers.get('reporting-endpoints')).toBe('csp="/csp-reports"')
    }
  })

  it('reports of policy violations are limited to 16 kB, to ten in one body, and to sixty bodies a minute from one network', async () => {
    const before = logged().length
    expect((await report('a'.repeat(16 * 1024 + 1))).status).toBe(413)
    expect((await report(JSON.stringify(Array(11).fill(violation)))).status).toBe(204)
    expect((await report(JSON.stringify(Array(10).fill(violation)))).status).toBe(204)
    expect(logged().length).toBe(before + 10)
    const statuses: number[] = []
    for (let count = 0; count < 60; count += 1) statuses.push((await report('[]')).status)
    expect(statuses[0]).toBe(204)
    expect(statuses.at(-1)).toBe(429)
    expect((await report('[]')).headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it('a body in an unknown format is not logged as a policy report, and the fields of a valid report are logged as short texts', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
        expect(readCspReports(body)).toEqual([])
      }),
    )
    fc.assert(
      fc.property(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true }), (text, url) => {
        const body = {
          effectiveDirective: text,
          blockedURL: url,
          documentURL: text.repeat(500),
          sourceFile: 7,
        }
        const [found] = readCspReports(JSON.stringify([{ type: 'csp-violation', body }]))
        for (const part of Object.values(found ?? {})) expect(String(part).length).toBeLessThanOrEqual(200)
        expect(found?.blocked).not.toMatch(/[?#]/)
      }),
    )
  })
})
