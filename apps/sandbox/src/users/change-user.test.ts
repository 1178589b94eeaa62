import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../db/schema'
import { userId } from '../testing/requests/users.requests'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'
import { addUser } from './users.fixtures'

const admin = 'provider-admin'
const supervisor = 'customer-supervisor'
const path = '/api/configuration/v1/user'
const later = new Date('2026-11-24T08:00:00Z')

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
  world.setNow(later)
})
afterAll(() => world.close())

const stored = async (id: number) => {
  const [row] = await world.db.select().from(users).where(eq(users.id, id))
  return row
}

const newUser = (facts: Partial<typeof users.$inferInsert> & { readonly username: string }) =>
  addUser(world, { updatedAt: worldStart, ...facts }, [['Bazar Norte']])

describe('[API-CFG-05] the id of the identity provider', () => {
  const setOid = (as: string, id: number, oid: unknown) =>
    world.call(as, `PATCH ${path}/${id}/oid/`, { body: { oid } })

  it('administrators can set a user’s id at the identity provider, and the id is trimmed and the user is marked for synchronisation', async () => {
    const id = await newUser({ username: 'oid-1' })
    expect((await setOid(admin, id, '  account-1 ')).status).toBe(200)
    expect(await stored(id)).toMatchObject({ oid: 'account-1', solSynchronized: false, updatedAt: later })
  })

  it('a save that changes nothing does not mark a user for synchronisation', async () => {
    const id = await newUser({ username: 'oid-2', oid: 'account-2' })
    const before = await stored(id)
    expect((await setOid(admin, id, 'account-2')).status).toBe(200)
    expect(await stored(id)).toEqual(before)
  })

  it('[ADM-UED-11] only administrators can change a user’s id at the identity provider, and others get 403 even for a missing user', async () => {
    const id = await newUser({ username: 'oid-3' })
    for (const as of [supervisor, 'provider-staff']) {
      expect((await setOid(as, id, 'account-3')).status).toBe(403)
      expect((await setOid(as, 999_999, 'account-3')).status).toBe(403)
    }
    expect((await stored(id))?.oid).toBeNull()
    expect((await setOid(admin, 999_999, 'account-3')).status).toBe(404)
  })

  it('a user’s id at the identity provider is unique, so another user’s id gets 409, even for concurrent requests', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => newUser({ username: `oid-race-${at}` })))
    expect(await setOid(admin, ids[0] ?? 0, 'oid-customer-pt')).toMatchObject({
      status: 409,
      body: { code: 'users.oid-taken', issues: [{ rule: 'oid-taken', path: 'oid' }] },
    })
    const answers = await Promise.all(ids.map((id) => setOid(admin, id, 'wanted')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await world.db.select().from(users).where(eq(users.oid, 'wanted'))).toHaveLength(1)
  })

  it.each(['', '   ', 'x'.repeat(201), null, 7, '\u0000', '\ud800'])(
    '[IN-06] a user’s id at the identity provider is refused if it is %j',
    async (oid) => {
      expect((await setOid(admin, userId('customer-viewer'), oid)).status).toBe(400)
    },
  )
})

const flags = [
  { flag: 'admin', call: 'API-CFG-08' },
  { flag: 'supervisor', call: 'API-CFG-09' },
] as const

describe.each(flags)('[$call] the $flag flag', ({ flag }) => {
  const set = (id: number, body?: unknown, as = admin) =>
    world.call(as, `PUT ${path}/${flag}/${id}`, { body })

  it('[ADM-UED-19] a call without a value toggles a flag of a user, and a call with a value sets it', async () => {
    const id = await newUser({ username: `${flag}-1` })
    const after = async (body?: unknown) => {
      expect((await set(id, body)).status).toBe(200)
      return (await stored(id))?.[flag]
    }
    expect(await after()).toBe(true)
    expect(await after()).toBe(false)
    expect(await after({})).toBe(true)
    expect(await after({ value: true })).toBe(true)
    expect(await after({ value: false })).toBe(false)
    expect(await after({ value: false })).toBe(false)
  })

  it('changing a flag of a user marks the user for synchronisation, but setting the flag to its present value does not', async () => {
    const id = await newUser({ username: `${flag}-2` })
    const before = await stored(id)
    await set(id, { value: false })
    expect(await stored(id)).toEqual(before)
    await set(id, { value: true })
    expect(await stored(id)).toEqual({
      ...before,
      [flag]: true,
      version: 2,
      solSynchronized: false,
      updatedAt: later,
    })
  })

  it('[ID-04] each of many concurrent calls toggles a flag of a user once', async () => {
    const id = await newUser({ username: `${flag}-3` })
    await Promise.all(Array.from({ length: 7 }, () => set(id)))
    expect((await stored(id))?.[flag]).toBe(true)
  })

  it('[AZ-06] a call that sets a flag of a user changes only this flag, whatever its body contains', async () => {
    const id = await newUser({ username: `${flag}-4` })
    const before = await stored(id)
    for (const body of [{ value: true, userType: 'REMESA' }, { value: 'yes' }, [], null, 'true']) {
      expect((await set(id, body)).status).toBe(400)
    }
    expect(await stored(id)).toEqual(before)
    expect((await set(999_999)).status).toBe(404)
  })
})

describe('the flags of a user', () => {
  it("[ADM-UED-17] users can't change their own administrator flag", async () => {
    const id = userId(admin)
    for (const body of [undefined, { value: false }, { value: true }]) {
      const answer = await world.call(admin, `PUT ${path}/admin/${id}`, { body })
      expect(answer).toMatchObject({ status: 403, body: { message: 'users.refused.own-user' } })
    }
    expect((await stored(id))?.admin).toBe(true)
  })

  it.each([supervisor, 'provider-staff'])(
    "the user %s can't change the administrator flag of any user",
    async (as) => {
      expect((await world.call(as, `PUT ${path}/admin/${userId('new-user')}`)).status).toBe(403)
    },
  )

  it('[ADM-UED-18] supervisors can’t remove their own supervisor flag', async () => {
    const line = `PUT ${path}/supervisor/${userId(supervisor)}`
    for (const body of [undefined, { value: false }]) {
      const answer = await world.call(supervisor, line, { body })
      expect(answer).toMatchObject({ status: 409, body: { code: 'users.last-own-right' } })
    }
    expect((await world.call(supervisor, line, { body: { value: true } })).status).toBe(200)
    expect((await stored(userId(supervisor)))?.supervisor).toBe(true)
  })

  it('administrators can set their own supervisor flag, and supervisors can set the flag of other users', async () => {
    const own = `PUT ${path}/supervisor/${userId(admin)}`
    expect((await world.call(admin, own)).status).toBe(200)
    expect((await world.call(admin, own)).status).toBe(200)
    const id = await newUser({ username: 'new-supervisor' })
    expect((await world.call(supervisor, `PUT ${path}/supervisor/${id}`)).status).toBe(200)
    expect((await stored(id))?.supervisor).toBe(true)
  })
})

describe('[API-CFG-12] synchronising', () => {
  const sync = (as: string, id: number) => world.call(as, `POST ${path}/${id}/sync`)

  it('[ADM-UED-04] synchronising a user gets 200, and the operations system then has the user’s current data', async () => {
    const id = await newUser({ username: 'sync-1', solSynchronized: false, solCreated: false })
    expect((await sync(supervisor, id)).status).toBe(200)
    expect(await stored(id)).toMatchObject({ solSynchronized: true, solCreated: true, updatedAt: worldStart })
    expect((await sync(supervisor, id)).status).toBe(200)
  })

  it('[ADM-UED-03] only administrators may synchronise their own account', async () => {
    const status = async (as: string) => {
      await world.db
        .update(users)
        .set({ solSynchronized: false })
        .where(eq(users.id, userId(as)))
      return [(await sync(as, userId(as))).status, (await stored(userId(as)))?.solSynchronized]
    }
    expect(await status('provider-staff')).toEqual([403, false])
    expect(await status(admin)).toEqual([200, true])
  })
})
