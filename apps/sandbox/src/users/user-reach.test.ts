import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assignments, userRoles, users } from '../db/schema'
import { seedAccounts } from '../db/seed'
import { placeIds } from '../db/seed/seeded-places'
import { userId } from '../testing/requests/users.requests'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { addUser, assignAs, countryIds, detailAs, listAs, namesAs, tree, unassignAs } from './users.fixtures'

const supervisor = 'customer-supervisor'
const staff = 'provider-staff'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
  // The test adds supervisors to whom a center or a service point is assigned. It also adds users to whom a part of
  // this center, more than the center, or nothing is assigned.
  const centre = ['Bazar Norte', 'Bazar Norte Bilbao'] as const
  for (const [username, reach] of [
    ['centre-supervisor', centre],
    ['point-supervisor', [...centre, 'Gran Vía 12']],
  ] as const) {
    const id = await addUser(world, { username, supervisor: true }, [reach])
    await world.db.insert(userRoles).values({ userId: id, suffix: 'USER-MANAGEMENT' })
  }
  await addUser(world, { username: 'centre-part' }, [[...centre, 'Casco Viejo']])
  await addUser(world, { username: 'centre-and-more' }, [
    centre,
    ['Bazar Norte', 'Bazar Norte Madrid', 'Atocha'],
  ])
  await addUser(world, { username: 'nobody' })
  await addUser(world, { username: 'staff-with-reach', userType: 'REMESA' }, [centre])
  await addUser(world, { username: 'abroad', countryId: countryIds.PT }, [centre])
})
afterAll(() => world.close())

describe('[AZ-01] the users that a caller finds', () => {
  it('a customer finds only users whose assignments are all within the customer’s own assignments', async () => {
    expect(await namesAs(world, 'centre-supervisor')).toEqual([
      'centre-part',
      'point-supervisor',
      'centre-supervisor',
      'customer-viewer',
      'customer-pickup',
    ])
    expect(await namesAs(world, 'point-supervisor')).toEqual(['point-supervisor', 'customer-pickup'])
    expect(await namesAs(world, supervisor)).toEqual([
      'centre-and-more',
      'centre-part',
      'point-supervisor',
      'centre-supervisor',
      'former-user',
      'no-access',
      'new-user',
      supervisor,
      'customer-viewer',
      'customer-pickup',
    ])
  })

  it('[PRM-28] the provider’s staff find the users of their country, and the provider’s administrator finds all users', async () => {
    const { rows } = await counted()
    expect((await listAs(world, staff)).totalElements).toBe(rows.spain)
    expect((await listAs(world, 'provider-admin')).totalElements).toBe(rows.all)
    const codes = (await listAs(world, staff)).content.map(({ country }) => country.code)
    expect(new Set(codes)).toEqual(new Set(['ES']))
  })

  it('users that the caller may not see are not counted, whatever the search', async () => {
    for (const query of [
      'size=1',
      'username=customer-other',
      'client=mercado',
      `id=${userId('customer-other')}`,
    ]) {
      const { content, totalElements } = await listAs(world, supervisor, query)
      const names = await namesAs(world, supervisor)
      expect(totalElements).toBe(query === 'size=1' ? names.length : 0)
      expect(content.every(({ username }) => names.includes(username))).toBe(true)
    }
  })

  it('the list of users contains exactly the users whose page the caller can open', async () => {
    const own = (await listAs(world, supervisor)).content.map(({ id }) => id)
    const everybody = (await listAs(world, 'provider-admin')).content.map(({ id }) => id)
    for (const id of everybody) {
      const { status } = await world.call(supervisor, `GET /api/configuration/v1/user/${id}`)
      expect([id, status]).toEqual([id, own.includes(id) ? 200 : 404])
    }
  })

  const counted = async () => {
    const [all] = await world.db.select({ value: sql`count(*)`.mapWith(Number) }).from(users)
    const [spain] = await world.db
      .select({ value: sql`count(*)`.mapWith(Number) })
      .from(users)
      .where(sql`country_id = 1`)
    return { rows: { all: all?.value, spain: spain?.value } }
  }
})

describe('[AZ-02] a change by a caller', () => {
  const stored = async () => ({
    users: await world.db.select().from(users).orderBy(users.id),
    assignments: await world.db.select().from(assignments).orderBy(assignments.id),
  })
  const levante = placeIds(['Mercado Levante', 'Levante Castellón', 'Puerta del Sol'])
  const bazar = placeIds(['Bazar Norte', 'Bazar Norte Bilbao', 'Gran Vía 12'])
  const madrid = placeIds(['Bazar Norte', 'Bazar Norte Madrid', 'Atocha'])
  const tejo = placeIds(['Lojas Tejo'])
  const [bilbaoId, madridId] = [bazar.subclientId ?? 0, madrid.subclientId ?? 0]

  it('a change of a user whom the caller may not see gets the response for a missing user, and has no effect', async () => {
    const before = await stored()
    const clients = tree([bazar.clientId])
    for (const id of [
      userId('customer-other'),
      userId('customer-operator'),
      userId('customer-pt'),
      999_999,
    ]) {
      const answers = [
        await assignAs(world, supervisor, { id, clients, addOnlyClient: true }),
        await unassignAs(world, supervisor, { id, clients }),
        await world.call(supervisor, `PUT /api/configuration/v1/user/supervisor/${id}`),
        await world.call(supervisor, `POST /api/configuration/v1/user/${id}/sync`),
        await world.call(supervisor, `GET /api/configuration/v1/user/${id}`),
      ]
      for (const { status, body } of answers) expect([status, body]).toEqual([404, { code: 'not-found' }])
    }
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['a foreign client', tree([levante.clientId]), true],
    ['a missing client', tree([99_999]), true],
    ['a foreign subclient', tree([levante.clientId, [levante.subclientId ?? 0]]), false],
    ['a foreign subclient below an own client', tree([bazar.clientId, [levante.subclientId ?? 0]]), false],
    ['a missing subclient', tree([bazar.clientId, [99_999]]), false],
    [
      'a foreign point below an own subclient',
      tree([bazar.clientId, [bilbaoId, levante.servicePointId ?? 0]]),
      false,
    ],
    [
      'a point below the wrong subclient',
      tree([bazar.clientId, [bilbaoId, madrid.servicePointId ?? 0]]),
      false,
    ],
    [
      'a missing point beside an own one',
      tree([bazar.clientId, [bilbaoId, bazar.servicePointId ?? 0, 99_999]]),
      false,
    ],
    ['a client of another country', tree([tejo.clientId]), true],
  ])('a change of a user refuses to assign %s', async (_title, clients, addOnlyClient) => {
    const before = await stored()
    const id = userId('customer-viewer')
    for (const change of [assignAs, unassignAs]) {
      if (change === unassignAs && addOnlyClient) continue
      const { status, body } = await change(world, supervisor, { id, clients, addOnlyClient })
      expect([status, body]).toEqual([404, { code: 'not-found' }])
    }
    expect(await stored()).toEqual(before)
  })

  it('a caller can assign only records within the caller’s own assignments, so a caller who has only one center of a client can’t assign the whole client', async () => {
    const id = (await listAs(world, 'centre-supervisor', 'username=centre-part')).content[0]?.id ?? 0
    const asked = [
      { clients: tree([bazar.clientId]), addOnlyClient: true },
      { clients: tree([bazar.clientId, [madridId]]) },
      { clients: tree([bazar.clientId, [bilbaoId], [madridId, madrid.servicePointId ?? 0]]) },
    ]
    for (const body of asked) {
      expect((await assignAs(world, 'centre-supervisor', { id, ...body })).status).toBe(404)
    }
    const beside = tree([bazar.clientId, [bilbaoId, (bazar.servicePointId ?? 0) + 1]])
    const pickup = { id: userId('customer-pickup'), clients: beside }
    expect((await assignAs(world, 'point-supervisor', pickup)).status).toBe(404)
    const whole = await assignAs(world, 'centre-supervisor', {
      id,
      clients: tree([bazar.clientId, [bilbaoId]]),
    })
    expect(whole.status).toBe(200)
    expect((await detailAs(world, 'centre-supervisor', id)).servicesPointOnCashUser).toBe(3)
  })

  it('only records in the user’s own country can be assigned to the user, even by staff and administrators', async () => {
    const id = userId('customer-pt')
    const portuguese = { id, clients: tree([tejo.clientId]), addOnlyClient: true }
    const spanish = { id, clients: tree([bazar.clientId]), addOnlyClient: true }
    expect((await assignAs(world, staff, portuguese)).status).toBe(404)
    expect((await assignAs(world, 'provider-admin', spanish)).status).toBe(404)
    expect((await assignAs(world, 'provider-admin', portuguese)).status).toBe(200)
  })

  it('a user without any assignment can be seen by the provider’s staff, but not by customers', async () => {
    const id = await addUser(world, { username: 'leaver' }, [['Bazar Norte']])
    const { status } = await unassignAs(world, supervisor, { id, clients: tree([bazar.clientId]) })
    expect(status).toBe(200)
    expect((await world.call(supervisor, `GET /api/configuration/v1/user/${id}`)).status).toBe(404)
    expect((await detailAs(world, staff, id)).clients).toEqual([])
  })
})

describe('[AZ-03] the permission to manage users', () => {
  it.each(seedAccounts.filter(({ roles }) => !roles.includes('USER-MANAGEMENT')))(
    'the user $username may not make any call that manages users',
    async ({ username }) => {
      const id = userId('customer-viewer')
      for (const line of [
        'GET',
        `GET /${id}`,
        `POST /${id}/sync`,
        `PUT /admin/${id}`,
        `PUT /supervisor/${id}`,
      ]) {
        const [method, rest = ''] = line.split(' ')
        const { status } = await world.call(username, `${method} /api/configuration/v1/user${rest}`)
        expect([line, status]).toEqual([line, 403])
      }
    },
  )
})
