import { setTimeout as sleep } from 'node:timers/promises'
import { orderChanges } from '@remesa/api-client/contract'
import * as oidc from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pickupNextWeek } from '../../test/signed-in-client'
import { orderPointId } from '../testing/places'
import { type SeededServer, startSeededServer } from '../testing/seeded-server'
import { createTestBrowser } from '../testing/test-browser'
import type { TestServer } from '../testing/test-server'
import type { SignedIn, TestPortal } from '../testing/test-sign-in'

let world: SeededServer
let server: TestServer
let portal: TestPortal

beforeAll(async () => {
  world = await startSeededServer()
  ;({ server, portal } = world)
})
afterAll(() => world.close())

const operator = { username: 'customer-operator', password: 'remesa' }
const signIn = (browser = createTestBrowser()) => portal.signIn(browser, operator)
const bearer = ({ tokens }: SignedIn) => ({ Authorization: `Bearer ${tokens.id_token}` })
const refreshTokenOf = ({ tokens }: SignedIn) => tokens.refresh_token ?? 'none'

/** Requests a pickup, and returns the status of the response. */
const orderTruck = async (signedIn: SignedIn) => {
  const { status } = await fetch(`${server.url}/api/sol-customer/ES/v1/pick-up-service`, {
    method: 'PUT',
    headers: { ...bearer(signedIn), 'Content-Type': 'application/json' },
    body: JSON.stringify(pickupNextWeek('a truck', 100)),
  })
  return status
}

/** Opens the event stream of a service point's orders. `ended` resolves when the stream has ended. */
const followOrders = async (signedIn: SignedIn) => {
  const path = orderChanges.path
    .replace(':countryCode', 'ES')
    .replace(':servicePointId', orderPointId('Gran Vía 12'))
  const response = await fetch(`${server.url}${path}`, { headers: bearer(signedIn) })
  expect(response.status).toBe(200)
  return { ended: response.text() }
}

/** The events that end the rights of a session, each with a function that triggers the event. */
const ends: readonly (readonly [string, (signedIn: SignedIn) => Promise<unknown>])[] = [
  ['a sign-out', (signedIn) => portal.signOut(signedIn)],
  [
    'a code that comes a second time',
    ({ callback, checks }) =>
      expect(oidc.authorizationCodeGrant(portal.config, callback, checks)).rejects.toThrow(),
  ],
  [
    'a refresh token that comes a second time',
    async (signedIn) => {
      await oidc.refreshTokenGrant(portal.config, refreshTokenOf(signedIn))
      await expect(oidc.refreshTokenGrant(portal.config, refreshTokenOf(signedIn))).rejects.toThrow()
    },
  ],
  [
    'a refresh token that is revoked',
    (signedIn) => oidc.tokenRevocation(portal.config, refreshTokenOf(signedIn)),
  ],
  [
    'another user in the same browser',
    async ({ browser }) => {
      const { page } = await portal.begin(browser, { prompt: 'select_account' })
      const other = { username: 'customer-supervisor', password: 'remesa' }
      const response = await browser.go(page, { method: 'POST', body: new URLSearchParams(other) })
      const resumed = await browser.go(response.headers.get('location') ?? '')
      const text = await resumed.text()
      const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(text) ?? []
      await browser.go(`${server.baseUrl}/oidc/session/end/confirm`, {
        method: 'POST',
        body: new URLSearchParams({ xsrf, logout: 'yes' }),
      })
    },
  ],
]

describe('the rights of a session', () => {
  it.each(ends)('the rights of a session end at once after %s', async (_what, end) => {
    const signedIn = await signIn()
    const other = await signIn()
    expect(await orderTruck(signedIn)).toBe(200)
    await end(signedIn)
    expect(await orderTruck(signedIn)).toBe(401)
    expect(await orderTruck(other)).toBe(200)
  })

  it('the open event streams of a session end with the session', async () => {
    const signedIn = await signIn()
    const { ended } = await followOrders(signedIn)
    expect(await Promise.race([ended, sleep(300, 'open')])).toBe('open')
    await portal.signOut(signedIn)
    expect(await ended).not.toContain('event:')
  })

  it('a session continues after a second tab has signed in with it, and after its token was renewed', async () => {
    const first = await signIn()
    const second = await signIn(first.browser)
    await oidc.refreshTokenGrant(portal.config, refreshTokenOf(first))
    expect([await orderTruck(first), await orderTruck(second)]).toEqual([200, 200])
    await portal.signOut(second)
    expect([await orderTruck(first), await orderTruck(second)]).toEqual([401, 401])
  })
})
