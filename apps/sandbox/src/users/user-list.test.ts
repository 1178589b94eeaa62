import { contract } from '@remesa/api-client/contract'
import { textOrder } from '@remesa/domain/kernel'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countryNameIn } from '../country'
import { users } from '../db/schema'
import { userId } from '../testing/requests/users.requests'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { addUser, countryIds, listAs, namesAs } from './users.fixtures'

const admin = 'provider-admin'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
  await addUser(world, {
    username: 'strasse',
    name: '100%_Beate',
    lastName: 'Große Straße',
    email: 'Beate@Lindner.example',
    countryId: countryIds.DE,
    createdAt: new Date('2026-11-19T22:59:59Z'),
    updatedAt: new Date('2026-11-20T23:00:00Z'),
  })
  await addUser(
    world,
    {
      username: 'nandu',
      name: 'Íñigo',
      lastName: 'Ñandú',
      createdAt: new Date('2026-11-19T23:00:00Z'),
      updatedAt: new Date('2026-11-20T22:59:59Z'),
      active: false,
    },
    [['Bazar Norte', 'Bazar Norte Bilbao', 'Casco Viejo']],
  )
})
afterAll(() => world.close())

const found = async (filter: Readonly<Record<string, string>>, as = admin) =>
  namesAs(world, as, `${new URLSearchParams({ size: '1000', ...filter })}`)

describe('several users', () => {
  const details = async (ids: readonly number[], as: string) =>
    contract.users.details.response.parse(
      (await world.call(as, `GET /api/configuration/v1/user/details?ids=${ids.join(',')}`)).body,
    )

  it('[USR-69] a request for several users returns each user as on the user’s page, in the order of the ids', async () => {
    const both = await details([4, 1, 4], admin)
    expect(both.map(({ id }) => id)).toEqual([4, 1])
    for (const user of both) {
      const { body } = await world.call(admin, `GET /api/configuration/v1/user/${user.id}`)
      expect(user).toEqual(contract.users.get.response.parse(body))
    }
  })

  it('[AZ-01] the response to a request for several users omits missing users and users whom the caller may not see', async () => {
    const reached = await details(
      [userId('customer-other'), userId('new-user'), 999_999],
      'customer-supervisor',
    )
    expect(reached.map(({ username }) => username)).toEqual(['new-user'])
  })

  it('[IN-01] at most 200 users can be read at once', async () => {
    const many = Array.from({ length: 201 }, (_, at) => at + 1).join(',')
    const { status } = await world.call(admin, `GET /api/configuration/v1/user/details?ids=${many}`)
    expect(status).toBe(400)
  })
})

describe('[API-CFG-03] filters of the list', () => {
  it.each([
    ['username', 'STRAS', ['strasse']],
    ['name', 'íÑIGO', ['nandu']],
    ['lastname', 'ñANDÚ', ['nandu']],
    ['lastname', 'strasse', ['strasse']],
    ['lastname', 'GROẞE', ['strasse']],
    ['email', 'lindner.EXAMPLE', ['strasse']],
    ['id', '4', ['customer-supervisor']],
    ['oid', 'oid-customer-pe', ['customer-pe']],
    ['oid', 'oid-customer', []],
    ['servicePoint', 'puerta DEL', ['customer-other']],
    ['subClient', 'mirasol valencia', ['customer-operator']],
    ['subClient', '0304', ['customer-operator']],
    ['client', 'mercado', ['customer-other']],
    ['client', '0104', ['customer-other']],
  ])(
    'the list of users filtered by %s finds %j anywhere in the value, ignoring case',
    async (name, value, expected) => {
      expect(await found({ [name]: value })).toEqual(expected)
    },
  )

  it.each([
    ['username', 'strass', 'STRASSE', 'strasse'],
    ['name', 'Íñig', 'íñigo', 'nandu'],
    ['lastname', 'Straße', 'grosse strasse', 'strasse'],
    ['email', 'beate@lindner.exampl', 'BEATE@lindner.example', 'strasse'],
    ['servicePoint', 'Puerta', 'PUERTA DEL sol', 'customer-other'],
    ['subClient', 'Mirasol', 'MIRASOL valencia', 'customer-operator'],
    ['client', 'Mercado', 'mercado LEVANTE', 'customer-other'],
  ])(
    'the list of users filtered by %s with the switch for an exact match finds only complete values',
    async (name, part, whole, username) => {
      const precise = { [`${name}Precise`]: 'true' }
      expect(await found({ [name]: part })).toContain(username)
      expect(await found({ [name]: part, ...precise })).toEqual([])
      expect(await found({ [name]: whole, ...precise })).toEqual([username])
      expect(await found({ [name]: part, [`${name}Precise`]: 'false' })).toContain(username)
    },
  )

  it('[USR-16] the list of users filtered by a service point or subclient finds all users who may see this record, including users who have its whole client', async () => {
    const through = [
      'customer-operator',
      'customer-supervisor',
      'new-user',
      'customer-viewer',
      'customer-pickup',
      'no-access',
      'former-user',
    ]
    expect((await found({ servicePoint: 'Gran Vía 12' })).toSorted()).toEqual(through.toSorted())
    expect((await found({ subClient: 'bazar norte bilbao' })).toSorted()).toEqual(
      [...through, 'nandu'].toSorted(),
    )
    expect(
      (
        await found({ client: 'bazar norte', subClient: 'bazar norte bilbao', servicePoint: 'gran' })
      ).toSorted(),
    ).toEqual(through.toSorted())
  })

  it.each([
    ['creationDate', '2026-11-20', true, ['nandu']],
    ['creationDate', '2026-11-19', true, ['strasse']],
    ['creationDate', '2026-11-18', true, []],
    ['modificationDate', '2026-11-20', true, ['nandu']],
    ['modificationDate', '2026-11-21', true, ['strasse']],
  ])(
    '[ADM-USR-42] the list of users filtered by %s %s with the switch for an exact match finds exactly this day in the country’s time zone',
    async (name, day, precise, expected) => {
      expect(await found({ [name]: day, [`${name}Precise`]: String(precise) })).toEqual(expected)
    },
  )

  it('[ADM-USR-42] the list of users filtered by a day contains this day and later days by default', async () => {
    expect(await found({ modificationDate: '2026-11-21' })).toContain('strasse')
    expect(await found({ modificationDate: '2026-11-21' })).not.toContain('nandu')
    expect(await found({ creationDate: '2026-11-24' })).toEqual([])
  })

  it.each(['0001-01-01', '0999-12-31', '9999-12-31'])(
    'the list of users can be filtered by %s, a day on which no user matches',
    async (day) => {
      expect(await found({ creationDate: day, creationDatePrecise: 'true' })).toEqual([])
      const everybody = await found({})
      expect(await found({ creationDate: day })).toEqual(day < '1000' ? everybody : [])
    },
  )

  it('the list of users can be filtered by a type, a country and the administrator flag', async () => {
    expect(await found({ userType: 'REMESA' })).toEqual(['provider-admin', 'provider-staff'])
    expect(await found({ userType: 'CLIENTE', countryId: '2' })).toEqual(['customer-pt'])
    expect(await found({ userType: 'NOBODY' })).toEqual([])
    expect(await found({ countryId: '99' })).toEqual([])
    expect(await found({ admin: 'true' })).toEqual(['provider-admin'])
    expect(await found({ admin: 'false' })).toEqual(await found({}))
  })

  it('[ADM-USR-12] the list of users omits inactive users only if the query contains active=true', async () => {
    expect(await found({ active: 'true' })).not.toContain('nandu')
    expect(await found({ active: 'false' })).toContain('nandu')
    expect(await found({}, 'provider-staff')).toContain('nandu')
  })

  it('several filters of the list of users apply together, and a blank filter has no effect', async () => {
    expect(await found({ name: '  ', username: 'customer', client: 'bazar', active: 'true' })).toEqual([
      'customer-supervisor',
      'customer-viewer',
      'customer-pickup',
      'customer-operator',
    ])
  })

  it.each(['%', '_', '\\', '100_', '0%\\', "' or 1=1 --"])(
    '[XS-07] the filters of the list of users treat all characters in %j literally',
    async (text) => {
      expect(await found({ name: text })).toEqual(text === '%' || text === '_' ? ['strasse'] : [])
      expect(await found({ client: text })).toEqual([])
    },
  )

  it('[ADM-USR-43] the list of users refuses an invalid e-mail address as an exact match', async () => {
    const answer = await world.call(admin, 'GET /api/configuration/v1/user?email=ana&emailPrecise=true')
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'request.invalid-query', issues: [{ rule: 'email', path: 'email' }] },
    })
    expect(await found({ email: 'ana' })).toEqual([])
  })

  it.each([
    'orderBy=passwordHash',
    'orderBy=id;drop table users',
    'direction=UP',
    'creationDate=2026-02-30',
    'size=1001',
  ])('[IN-04] the list of users refuses the query %s', async (query) => {
    expect((await world.call(admin, `GET /api/configuration/v1/user?${encodeURI(query)}`)).status).toBe(400)
  })
})

describe('[USR-15] a filter that the portal does not offer the caller', () => {
  const unnarrowed = (as: string) => found({}, as)

  it('[PRM-26] the list of users ignores filters that are not offered to staff who are not administrators', async () => {
    const all = await unnarrowed('provider-staff')
    expect(all.length).toBeGreaterThan(8)
    for (const filter of [{ countryId: '3' }, { admin: 'true' }, { oid: 'oid-customer-viewer' }]) {
      expect(await found(filter, 'provider-staff')).toEqual(all)
    }
    expect(await found({ userType: 'REMESA' }, 'provider-staff')).toEqual([
      'provider-admin',
      'provider-staff',
    ])
  })

  it('the list of users ignores a column that is not offered to a customer, both as a filter and as a sort key', async () => {
    const all = await unnarrowed('customer-supervisor')
    for (const filter of [{ userType: 'REMESA' }, { countryId: '3' }, { admin: 'true' }, { oid: 'x' }]) {
      expect(await found(filter, 'customer-supervisor')).toEqual(all)
    }
    expect(await found({ orderBy: 'country.name', direction: 'ASC' }, 'customer-supervisor')).toEqual(all)
    expect(await found({ orderBy: 'username', direction: 'ASC' }, 'customer-supervisor')).toEqual(
      all.toSorted(),
    )
  })
})

describe('order and pages', () => {
  it('[ADM-USR-27] the list of users is sorted by descending id, with ten users per page by default', async () => {
    const all = (await listAs(world, admin)).content.map(({ id }) => id)
    expect(all).toEqual(all.toSorted((one, other) => other - one))
    const { content, totalElements } = await listAs(world, admin, '')
    expect([content.map(({ id }) => id), totalElements]).toEqual([all.slice(0, 10), all.length])
    expect((await listAs(world, admin, 'page=1&size=3')).content.map(({ id }) => id)).toEqual(all.slice(3, 6))
    expect(await listAs(world, admin, 'page=1000000&size=1000')).toEqual({
      content: [],
      totalElements: all.length,
    })
  })

  it.each([
    ['username', (user: { username: string }) => user.username],
    ['name', (user: { name: string }) => user.name],
    ['lastName', (user: { lastName: string }) => user.lastName],
    ['email', (user: { email: string | null }) => user.email ?? ''],
    ['userType', (user: { userType: string }) => user.userType],
    ['createdAt', (user: { createdAt: string | null }) => user.createdAt ?? ''],
    ['updatedAt', (user: { updatedAt: string | null }) => user.updatedAt ?? ''],
    ['country.name', (user: { country: { code: string } }) => countryNameIn('es', user.country.code)],
  ] as const)(
    '[ADM-USR-18] the list of users can be sorted by %s in both directions',
    async (column, keyOf) => {
      const ascending = await listAs(world, admin, `size=1000&active=true&direction=ASC&orderBy=${column}`)
      const descending = await listAs(world, admin, `size=1000&active=true&direction=DESC&orderBy=${column}`)
      const ids = ascending.content.map(({ id }) => id)
      expect(descending.content.map(({ id }) => id)).toEqual(ids.toReversed())
      const keys = ascending.content.map((user) => keyOf(user))
      expect(keys).toEqual(keys.toSorted(textOrder('es')))
    },
  )

  it('[ADM-USR-18] the pages of users neither repeat nor omit users with equal values', async () => {
    const pages = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6].map((page) =>
        listAs(world, admin, `page=${page}&size=3&orderBy=userType&direction=ASC`),
      ),
    )
    const ids = pages.flatMap(({ content }) => content.map(({ id }) => id))
    expect(ids).toHaveLength(pages[0]?.totalElements ?? 0)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('fields', () => {
  it('[ENT-18] the list of users contains each role with its code in other systems and its module', async () => {
    const [user] = (await listAs(world, admin, 'username=customer-pickup')).content
    expect(user?.roles).toEqual([
      { id: 8, code: 'ROL_CASH_MYREMESAAPP_PICKUP', externalCode: 'PEDIDO_COLECTA', module: 'SOL CUSTOMER' },
    ])
    expect(user?.country).toEqual({ id: 1, code: 'ES', name: 'España', maxServicesPoint: 0 })
    const [portuguese] = (await listAs(world, admin, 'username=customer-pt')).content
    expect(portuguese?.country.maxServicesPoint).toBe(25)
  })

  it('[ENT-16] the list of users counts each service point below whole clients and subclients once', async () => {
    const counts = new Map(
      (await listAs(world, admin)).content.map((user) => [user.username, user.servicesPointOnCashUser]),
    )
    expect(counts.get('customer-operator')).toBe(9)
    expect(counts.get('customer-viewer')).toBe(3)
    expect(counts.get('customer-pickup')).toBe(1)
    expect(counts.get('customer-empty')).toBe(0)
    expect(counts.get('provider-staff')).toBe(0)
  })

  it('[AZ-05] the list of users omits the id of the identity provider, the administrator flag and every secret', async () => {
    const rows = async (as: string) => {
      const { body } = await world.call(as, 'GET /api/configuration/v1/user?username=customer-viewer')
      const { body: detail } = await world.call(as, 'GET /api/configuration/v1/user/3')
      return [Reflect.get(Object(body), 'content')[0], detail].map((row) => Object.keys(row))
    }
    for (const keys of await rows('customer-supervisor')) {
      expect(keys).not.toContain('oid')
      expect(keys).not.toContain('admin')
      expect(keys).toContain('supervisor')
    }
    for (const keys of await rows('provider-staff')) expect(keys).not.toContain('oid')
    for (const keys of await rows(admin)) {
      expect(keys).toEqual(expect.arrayContaining(['oid', 'admin']))
      expect(keys.filter((key) => /pass|hash/i.test(key))).toEqual([])
    }
  })

  it('the list of users states whether the disclaimer is accepted and when the account was created', async () => {
    const at = new Date('2026-10-01T07:08:09.123Z')
    await world.db.update(users).set({ createdAt: at }).where(eq(users.username, 'new-user'))
    const [user] = (await listAs(world, admin, 'username=new-user')).content
    expect(user).toMatchObject({ disclaimerAccepted: false, createdAt: at.toISOString() })
  })
})
