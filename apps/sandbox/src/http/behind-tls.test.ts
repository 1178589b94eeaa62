import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/connection/open-database'
import { createTestDatabase } from '../testing/test-database'
import { startTestServer, type TestServer, testAccounts } from '../testing/test-server'

const baseUrl = 'https://portal.example'
let database: OpenDatabase
let server: TestServer
beforeAll(async () => {
  database = await createTestDatabase()
  server = await startTestServer(database.db, { baseUrl })
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

/** A request as a TLS proxy forwards it, if the proxy adds no header about TLS. */
const behindProxy = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { redirect: 'manual', ...init })

async function beginSignIn() {
  const parameters = new URLSearchParams({
    client_id: 'remesa-portal',
    response_type: 'code',
    redirect_uri: `${baseUrl}/callback`,
    scope: 'openid remesa-portal',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
  })
  const response = await behindProxy(`/oidc/auth?${parameters}`)
  const cookies = response.headers.getSetCookie()
  const pairs = cookies.map((cookie) => cookie.split(';')[0] ?? '')
  return { response, cookies, page: response.headers.get('location') ?? 'none', cookie: pairs.join('; ') }
}

describe('behind TLS', () => {
  it('a server behind TLS uses its public URL for every URL in its discovery document', async () => {
    const description = await (await behindProxy('/oidc/.well-known/openid-configuration')).json()
    const addresses = Object.entries(description)
      .filter(([name]) => name === 'issuer' || /_endpoint$|_uri$/.test(name))
      .map(([, address]) => String(address))
    expect(addresses.length).toBeGreaterThan(5)
    expect(addresses.filter((address) => !address.startsWith(`${baseUrl}/oidc`))).toEqual([])
  })

  it('a server behind TLS tells browsers to use only TLS', async () => {
    for (const path of ['/', '/api/whoami', '/oidc/jwks']) {
      const { headers } = await behindProxy(path)
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    }
  })

  it("a server behind TLS sets only cookies that scripts can't read and that browsers send only through TLS", async () => {
    const { cookies, page, cookie } = await beginSignIn()
    const signedIn = await behindProxy(page, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ username: 'ana', password: testAccounts.password }),
    })
    const device = signedIn.headers.getSetCookie()
    expect(device.filter((line) => line.startsWith('__Secure-remesa_device='))).toHaveLength(1)
    const resumed = await behindProxy(new URL(signedIn.headers.get('location') ?? 'none:').pathname, {
      headers: { cookie },
    })
    const sessionCookies = resumed.headers
      .getSetCookie()
      .filter((line) => line.startsWith('__Host-remesa_session='))
    expect(sessionCookies).toHaveLength(1)
    const set = [...cookies, ...sessionCookies]
    expect(set.length).toBeGreaterThan(2)
    for (const line of set)
      expect(line).toMatch(/^(?=__(?:Host|Secure)-)(?=.*; secure)(?=.*; httponly)(?=.*; samesite=lax)/i)
  })

  it('a server behind TLS counts attempts by the IP address that the proxy has added, not by headers from the caller', async () => {
    const tryFrom = async (forwarded: string) => {
      const { page, cookie } = await beginSignIn()
      const response = await behindProxy(page, {
        method: 'POST',
        headers: { cookie, 'x-forwarded-for': forwarded },
        body: new URLSearchParams({ username: 'victim', password: 'wrong' }),
      })
      return response.status
    }
    for (let count = 0; count < 5; count += 1) await tryFrom(`10.0.0.${count}, 203.0.113.7`)
    expect(await tryFrom('10.0.0.99, 203.0.113.7')).toBe(429)
    expect(await tryFrom('203.0.113.7, 203.0.113.8')).toBe(401)
  })

  it('a server behind TLS does not allow the origin of a developer’s machine', async () => {
    const { headers } = await behindProxy('/api/whoami', { headers: { origin: 'http://localhost:5173' } })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})
