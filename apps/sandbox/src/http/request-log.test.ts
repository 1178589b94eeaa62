import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../db/schema'
import { type SeededServer, startSeededServer } from '../testing/seeded-server'
import { createTestBrowser } from '../testing/test-browser'
import type { TestServer } from '../testing/test-server'
import { submitForm, type TestPortal } from '../testing/test-sign-in'

let world: SeededServer
let server: TestServer
let portal: TestPortal

beforeAll(async () => {
  world = await startSeededServer()
  ;({ server, portal } = world)
})
afterAll(() => world.close())

const lines = (): { readonly msg?: string; readonly outcome?: string }[] =>
  server.logLines.map((line) => JSON.parse(line))

describe('the log of requests', () => {
  it('the log contains the id of the user who makes a call, and the request id of the response', async () => {
    const { tokens } = await portal.signIn(undefined, { username: 'customer-operator', password: 'remesa' })
    const answer = await fetch(`${server.url}/api/configuration/v1/user/me`, {
      headers: { Authorization: `Bearer ${tokens.id_token}`, 'X-Request-Id': 'call-of-olga' },
    })
    expect(answer.headers.get('X-Request-Id')).toBe('call-of-olga')
    const [user] = await world.database.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.username, 'customer-operator'))
    await expect
      .poll(lines)
      .toContainEqual(expect.objectContaining({ requestId: 'call-of-olga', userId: user?.id, status: 200 }))
  })

  it('the log contains the origin of a failed sign-in, and the account if it exists', async () => {
    const browser = createTestBrowser()
    const { page } = await portal.begin(browser)
    await submitForm(browser, page, { username: 'customer-operator', password: 'wrong' })
    await submitForm(browser, page, { username: 'nobody-at-all', password: 'wrong' })
    const refused = lines().filter(({ outcome }) => outcome === 'wrong-credentials')
    const from = { msg: 'sign-in', address: '127.0.0.1' }
    expect(refused).toMatchObject([{ ...from, accountId: expect.any(String) }, from])
    expect(refused[1]).not.toHaveProperty('accountId')
  })

  it('the request log contains no user code of a device client and no id of a sign-in', async () => {
    const from = server.logLines.length
    await fetch(`${server.url}/oidc/device?user_code=BCDF-GHJK`)
    await fetch(`${server.url}/oidc/device/secret-id`, { redirect: 'manual' })
    await fetch(`${server.url}/oidc/device/auth`, { method: 'POST' })
    const paths = () => server.logLines.slice(from).flatMap((line) => JSON.parse(line).path ?? [])
    await expect.poll(paths).toEqual(['/oidc/device', '/oidc/device/:uid', '/oidc/device/auth'])
  })
})
