import { contract } from '@remesa/api-client/contract'
import { ServiceAccountSecret } from '@remesa/domain/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serviceAccounts, userRoles, users } from '../db/schema'
import { userId } from '../testing/requests/users.requests'
import { createTestWorld, type TestWorld } from '../testing/test-world'

const administrator = 'provider-admin'
const path = '/api/configuration/v1/service-account'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.delete(serviceAccounts)
})

const create = (username: string, facts: { by?: string; key?: string; name?: string } = {}) =>
  world.call(facts.by ?? administrator, `POST ${path}`, {
    body: { name: facts.name ?? 'Nightly orders', userId: userId(username) },
    headers: facts.key === undefined ? {} : { 'Idempotency-Key': facts.key },
  })
const secretOf = ({ body }: { readonly body: unknown }) => ServiceAccountSecret.parse(body)
const listed = async (by = administrator) =>
  contract.session.serviceAccounts.response.parse((await world.call(by, `GET ${path}`)).body)
const userHistory = async (username: string) => {
  const { body } = await world.call(
    administrator,
    `GET /api/configuration/v1/history/users/${userId(username)}`,
  )
  return contract.history.record.response.parse(body).content
}

/** Makes the supervisor of a customer an administrator while a test runs. */
const asCustomerAdministrator = async (test: (username: string) => Promise<void>) => {
  const username = 'customer-supervisor'
  const setAdmin = (admin: boolean) =>
    world.db.update(users).set({ admin }).where(eq(users.username, username))
  await setAdmin(true)
  try {
    await test(username)
  } finally {
    await setAdmin(false)
  }
}

describe('service accounts of an administrator', () => {
  it('[SES-60] only administrators can list, create and end service accounts and renew their secrets', async () => {
    const { clientId } = secretOf(await create('customer-operator'))
    for (const by of ['customer-supervisor', 'provider-staff']) {
      expect((await create('customer-viewer', { by })).status).toBe(403)
      for (const line of [`GET ${path}`, `POST ${path}/${clientId}/secret`, `DELETE ${path}/${clientId}`])
        expect([line, (await world.call(by, line)).status]).toEqual([line, 403])
    }
    expect(await listed()).toHaveLength(1)
  })

  it('[SES-60] a service account whose user the administrator may not see gets the response for a missing account', async () => {
    const { clientId } = secretOf(await create('customer-other'))
    await asCustomerAdministrator(async (by) => {
      expect(await listed(by)).toEqual([])
      expect((await create('customer-other', { by })).status).toBe(404)
      for (const line of [`POST ${path}/${clientId}/secret`, `DELETE ${path}/${clientId}`])
        expect((await world.call(by, line)).status).toBe(404)
    })
    expect(await listed()).toMatchObject([{ clientId, user: { username: 'customer-other' } }])
  })

  it('[SES-61] a user can have at most one service account, and an inactive user can have none', async () => {
    const { clientId } = secretOf(await create('customer-operator'))
    expect(await create('customer-operator')).toMatchObject({
      status: 409,
      body: { code: 'users.has-service-account' },
    })
    expect(await create('former-user')).toMatchObject({ status: 409, body: { code: 'users.inactive' } })
    expect((await world.call(administrator, `DELETE ${path}/${clientId}`)).status).toBe(200)
    expect((await world.call(administrator, `DELETE ${path}/${clientId}`)).status).toBe(404)
    expect((await create('customer-operator')).status).toBe(200)
  })

  it('[SES-62] a customer’s administrator can create a service account for their own user, or for a user who has no right that the administrator lacks', async () => {
    await asCustomerAdministrator(async (by) => {
      const viewer = userId('customer-viewer')
      await world.db.insert(userRoles).values({ userId: viewer, suffix: 'EMPLOYEE' })
      expect((await create('customer-viewer', { by })).status).toBe(403)
      await world.db.delete(userRoles).where(eq(userRoles.userId, viewer))
      expect((await create('customer-viewer', { by })).status).toBe(200)
      expect((await create(by, { by })).status).toBe(200)
    })
  })

  it('[SES-62] a customer’s administrator gets no secret of a service account if its user has a right that the administrator lacks', async () => {
    const { clientId } = secretOf(await create('customer-viewer'))
    const viewer = userId('customer-viewer')
    await world.db.insert(userRoles).values({ userId: viewer, suffix: 'EMPLOYEE' })
    await asCustomerAdministrator(async (by) => {
      const renew = () => world.call(by, `POST ${path}/${clientId}/secret`)
      expect(await renew()).toMatchObject({ status: 403, body: { message: 'users.refused.more-rights' } })
      await world.db.delete(userRoles).where(eq(userRoles.userId, viewer))
      expect((await renew()).status).toBe(200)
    })
  })

  it('[SES-63] the secret of a service account has 256 random bits, and the response to a repeated request does not contain it', async () => {
    const first = secretOf(await create('customer-operator', { key: 'one' }))
    expect(first.secret).toMatch(/^[\w-]{43}$/)
    const again = secretOf(await create('customer-operator', { key: 'one' }))
    expect(again).toEqual({ clientId: first.clientId, secret: null })
    const renew = async () =>
      secretOf(
        await world.call(administrator, `POST ${path}/${first.clientId}/secret`, {
          headers: { 'Idempotency-Key': 'two' },
        }),
      )
    const renewed = await renew()
    expect(renewed.secret).not.toBe(first.secret)
    expect(await renew()).toEqual({ clientId: first.clientId, secret: null })
  })

  it('[SES-65] each change of a service account adds an entry to the history of its user, but does not change the user’s version', async () => {
    const line = `GET /api/configuration/v1/user/${userId('customer-pickup')}`
    const versionOf = async () => (await world.call(administrator, line)).headers.get('ETag')
    const before = await versionOf()
    const { clientId, secret } = secretOf(await create('customer-pickup'))
    await world.call(administrator, `POST ${path}/${clientId}/secret`)
    await world.call(administrator, `DELETE ${path}/${clientId}`)
    expect(await versionOf()).toBe(before)
    const entries = await userHistory('customer-pickup')
    expect(entries.map(({ action, changes, version }) => ({ action, changes, version }))).toEqual([
      {
        action: 'service-account-ended',
        changes: [{ field: 'serviceAccount', from: 'Nightly orders', to: null }],
        version: 1,
      },
      { action: 'service-account-renewed', changes: [{ field: 'serviceAccount', secret: true }], version: 1 },
      {
        action: 'service-account-added',
        changes: [{ field: 'serviceAccount', from: null, to: 'Nightly orders' }],
        version: 1,
      },
    ])
    expect(JSON.stringify(entries)).not.toContain(secret)
  })
})
