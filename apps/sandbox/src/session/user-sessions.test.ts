import { contract, orderChanges } from '@remesa/api-client/contract'
import * as oidc from 'openid-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { deleteOldSessions } from '../authorisation'
import { userSessions } from '../db/schema'
import { orderPointId } from '../testing/places'
import { type SeededServer, startSeededServer } from '../testing/seeded-server'
import { createTestBrowser } from '../testing/test-browser'
import type { SignedIn } from '../testing/test-sign-in'

let world: SeededServer
beforeAll(async () => {
  world = await startSeededServer()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.database.db.delete(userSessions)
})

const signIn = (browser = createTestBrowser(), username = 'customer-operator') =>
  world.portal.signIn(browser, { username, password: 'remesa' })

const call = async (signedIn: SignedIn, method: string, rest = '') => {
  const response = await fetch(`${world.server.url}/api/configuration/v1/session${rest}`, {
    method,
    headers: { Authorization: `Bearer ${signedIn.tokens.id_token}` },
  })
  return { status: response.status, body: z.unknown().parse(await response.json()) }
}
const sessionsOf = async (signedIn: SignedIn) => {
  const { status, body } = await call(signedIn, 'GET')
  expect(status).toBe(200)
  return contract.session.sessions.response.parse(body)
}
const currentOf = async (signedIn: SignedIn) => {
  const [current] = await sessionsOf(signedIn)
  expect(current?.isCurrent).toBe(true)
  return current?.id ?? 'none'
}
const needsForm = async ({ browser }: SignedIn) =>
  (await world.portal.begin(browser)).page.pathname.startsWith('/login/')

describe('the sessions of a user', () => {
  it('[SES-40] only the user can list the user’s sessions, the current session first, with browser, network and times', async () => {
    const before = Date.now() - 2_000
    const first = await signIn()
    const second = await signIn()
    await signIn(createTestBrowser(), 'customer-supervisor')
    const listed = await sessionsOf(second)
    expect(listed).toEqual([
      expect.objectContaining({ id: await currentOf(second), isCurrent: true, isOpen: true }),
      expect.objectContaining({ id: await currentOf(first), isCurrent: false, isOpen: true }),
    ])
    for (const { startedAt, usedAt, address } of listed) {
      expect(address).toBe('127.0.0.1')
      expect(Date.parse(startedAt)).toBeGreaterThan(before)
      expect(Date.parse(usedAt)).toBeGreaterThanOrEqual(Date.parse(startedAt))
    }
  })

  it('ending a session revokes its tokens, closes its event streams, and signs its browser out at the identity provider', async () => {
    const here = await signIn()
    const there = await signIn()
    const path = orderChanges.path
      .replace(':countryCode', 'ES')
      .replace(':servicePointId', orderPointId('Gran Vía 12'))
    const stream = await fetch(`${world.server.url}${path}`, {
      headers: { Authorization: `Bearer ${there.tokens.id_token}` },
    })
    expect(stream.status).toBe(200)
    const id = await currentOf(there)
    expect(await call(here, 'DELETE', `/${id}`)).toEqual({ status: 200, body: {} })
    expect(await stream.text()).not.toContain('event:')
    expect((await call(there, 'GET')).status).toBe(401)
    await expect(
      oidc.refreshTokenGrant(world.portal.config, there.tokens.refresh_token ?? 'none'),
    ).rejects.toThrow()
    expect(await needsForm(there)).toBe(true)
    expect(await needsForm(here)).toBe(false)
    expect(await sessionsOf(here)).toHaveLength(1)
    expect((await call(here, 'DELETE', `/${id}`)).status).toBe(404)
  })

  it('[SES-43] all sessions except the current one can be ended at once', async () => {
    const here = await signIn()
    const others = [await signIn(), await signIn()]
    const stranger = await signIn(createTestBrowser(), 'customer-supervisor')
    expect(await call(here, 'DELETE')).toEqual({ status: 200, body: { ended: 2 } })
    for (const other of others) expect((await call(other, 'GET')).status).toBe(401)
    expect(await sessionsOf(here)).toHaveLength(1)
    expect(await sessionsOf(stranger)).toHaveLength(1)
  })
})

describe('a sign-in with a browser that is new to the account', () => {
  const isNew = async (signedIn: SignedIn) => (await sessionsOf(signedIn))[0]?.isNewDevice

  it('[SES-41] a sign-in with a new browser is marked as new until another session confirms it, and then the browser is known', async () => {
    const here = await signIn()
    const there = await signIn()
    expect([await isNew(here), await isNew(there)]).toEqual([true, true])
    const id = await currentOf(there)
    expect((await call(here, 'POST', `/${id}/confirmation`)).status).toBe(200)
    expect(await isNew(there)).toBe(false)
    await world.portal.signOut(there)
    expect(await isNew(await signIn(there.browser))).toBe(false)
  })

  it("[SES-42] a sign-in can't be confirmed by its own session or by another user", async () => {
    const there = await signIn()
    const stranger = await signIn(createTestBrowser(), 'customer-supervisor')
    const id = await currentOf(there)
    for (const signedIn of [there, stranger])
      expect((await call(signedIn, 'POST', `/${id}/confirmation`)).status).toBe(404)
    expect(await isNew(there)).toBe(true)
  })

  it('[SES-40] an ended session whose sign-in with a new browser was not confirmed is listed for 30 days, and disappears when the sign-in is confirmed', async () => {
    const here = await signIn()
    const there = await signIn()
    const id = await currentOf(there)
    await world.portal.signOut(there)
    const ended = expect.objectContaining({ id, isOpen: false, isNewDevice: true })
    await deleteOldSessions(world.database.db, new Date())
    expect(await sessionsOf(here)).toContainEqual(ended)
    await deleteOldSessions(world.database.db, new Date(Date.now() + 31 * 86_400_000))
    expect(await sessionsOf(here)).toHaveLength(1)
    const again = await signIn()
    const newest = await currentOf(again)
    await world.portal.signOut(again)
    expect((await call(here, 'POST', `/${newest}/confirmation`)).status).toBe(200)
    expect(await sessionsOf(here)).toHaveLength(1)
  })
})
