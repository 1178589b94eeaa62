import * as oidc from 'openid-client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadProviderKeys } from '../authorisation'
import type { OpenDatabase } from '../db/connection/open-database'
import { createTestBrowser } from '../testing/test-browser'
import { createTestDatabase } from '../testing/test-database'
import { startTestServer, type TestServer, testAccounts } from '../testing/test-server'
import { createTestPortal, submitForm, type TestPortal } from '../testing/test-sign-in'
import { deleteExpiredPayloads } from './adapter'
import { sessionLimitSeconds } from './provider'

let database: OpenDatabase
let server: TestServer
let portal: TestPortal
beforeAll(async () => {
  database = await createTestDatabase()
  server = await startTestServer(database.db)
  portal = await createTestPortal(server)
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await server.stop()
  await database.close()
})

const hour = 3_600_000
const limit = sessionLimitSeconds * 1000

/** Moves the clock of this process forward. Timers are not affected. */
function travelTo(time: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: time })
}

describe('a session', () => {
  it('a session ends twelve hours after the password was typed, even if it was used', async () => {
    const start = Date.now()
    const { browser, tokens } = await portal.signIn()
    let refreshToken = tokens.refresh_token ?? 'none'
    for (const hours of [4, 8, 11]) {
      travelTo(start + hours * hour)
      expect((await portal.begin(browser)).page.pathname).toBe('/callback')
      const renewed = await oidc.refreshTokenGrant(portal.config, refreshToken)
      refreshToken = renewed.refresh_token ?? 'none'
    }
    travelTo(start + limit + 60_000)
    await expect(oidc.refreshTokenGrant(portal.config, refreshToken)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    expect((await portal.begin(browser)).page.pathname).toMatch(/^\/login\//)
  })

  it('a cleanup deletes the rows of a session from the database once the session can no longer be used', async () => {
    await portal.signIn()
    await deleteExpiredPayloads(database.db, new Date(Date.now() + 2 * limit))
    expect(await database.db.query.oidcPayloads.findMany()).toEqual([])
  })
})

describe('a code', () => {
  it('an authorization code can be exchanged for one minute', async () => {
    const start = Date.now()
    const exchange = async (afterSeconds: number) => {
      travelTo(start)
      const browser = createTestBrowser()
      const { page, checks } = await portal.begin(browser)
      const { url } = await submitForm(browser, page, {
        username: testAccounts.ana.username,
        password: testAccounts.password,
      })
      travelTo(start + afterSeconds * 1_000)
      return oidc.authorizationCodeGrant(portal.config, url, checks)
    }
    expect((await exchange(50)).id_token).toBeDefined()
    await expect(exchange(61)).rejects.toMatchObject({ error: 'invalid_grant' })
  })
})

describe('the keys of the provider', () => {
  it('processes that start together on an empty database use the same provider keys', async () => {
    const other = await createTestDatabase()
    try {
      const [first, ...others] = await Promise.all(
        Array.from({ length: 5 }, () => loadProviderKeys(other.db)),
      )
      expect(first?.signing).toHaveLength(1)
      for (const keys of others) expect(keys).toEqual(first)
    } finally {
      await other.close()
    }
  })
})
