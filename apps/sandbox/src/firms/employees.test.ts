import { contract } from '@remesa/api-client/contract'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countries, employeeSearches, employees } from '../db/schema'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'
import { maxSearchesPerMinute } from './search-log'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const line = (country: string, type: string, value: string) =>
  `GET /api/sol-customer/${country}/v2/employee?countryCode=${country}&documentTypeCode=${type}&documentValue=${encodeURIComponent(value)}`

const search = async (username: string, country: string, type: string, value: string) =>
  world.call(username, line(country, type, value))

const found = async (username: string, country: string, type: string, value: string) => {
  const { body } = await search(username, country, type, value)
  return contract.firms.employees.response.parse(body).employees.map(({ registry }) => registry)
}

/** The number of people whom a search finds and whose data are hidden behind a security question. */
const guardedBy = async (username: string, country: string, type: string, value: string) => {
  const { body } = await search(username, country, type, value)
  return contract.firms.employees.response.parse(body).guarded.length
}

/** Turns off security questions in a country, so that a search shows the data of found employees at once. */
const unquestioned = async (countryId: number) => setSearch(countryId, { ApplyValidationDocument: false })

const setSearch = async (countryId: number, change: Readonly<Record<string, unknown>>) => {
  const [row] = await world.db.select().from(countries).where(eq(countries.id, countryId))
  const config = row?.config ?? {}
  const settings = { ...config, SearchEmployee: { ...Object(config['SearchEmployee']), ...change } }
  await world.db.update(countries).set({ config: settings }).where(eq(countries.id, countryId))
  return () => world.db.update(countries).set({ config }).where(eq(countries.id, countryId))
}

describe('a search for people', () => {
  it('[API-OPS-23] a search finds all people with a document number', async () => {
    expect(await found('customer-operator', 'ES', 'DNI', '12345678z')).toEqual(['100237'])
    expect(await found('provider-admin', 'PT', 'CC', '11223344')).toEqual(['200101'])
    const restore = await unquestioned(1)
    expect(await found('customer-operator', 'ES', 'TIP', '84512')).toEqual(['100234'])
    expect(await found('customer-operator', 'ES', 'TIP', '55501')).toEqual(['100238', '100239'])
    await restore()
  })

  it('[FIR-5] a search returns only a reference to each person whose data are protected', async () => {
    for (const [value, people] of [
      ['84512', 1],
      ['55501', 2],
      ['99999', 0],
    ] as const) {
      expect([value, await found('customer-operator', 'ES', 'TIP', value)]).toEqual([value, []])
      expect([value, await guardedBy('customer-operator', 'ES', 'TIP', value)]).toEqual([value, people])
    }
    expect(await guardedBy('customer-br', 'BR', 'RG', '30987654')).toBe(1)
    expect(await guardedBy('customer-operator', 'ES', 'DNI', '12345678Z')).toBe(0)
  })

  it('[FRM-EMP-25] a search finds an employee by the whole text that a scanner reads from the badge, and also by the badge number in this text', async () => {
    for (const value of ['77120', 'V-77120', 'v77120'])
      expect([value, await guardedBy('customer-operator', 'ES', 'TIP', value)]).toEqual([value, 1])
    for (const value of ['X-77120', '7712', '7', '-'])
      expect([value, await guardedBy('customer-operator', 'ES', 'TIP', value)]).toEqual([value, 0])
  })

  it('[FRM-EMP-24] a search that finds no employee returns a message in the language of the caller', async () => {
    const { status, body } = await world.call('customer-operator', line('ES', 'TIP', '99999'), {
      headers: { 'Accept-Language': 'pt' },
    })
    expect([status, body]).toEqual([
      200,
      {
        success: false,
        employees: [],
        guarded: [],
        errors: [{ errorMensaje: 'Não há ninguém em serviço com esse número.' }],
      },
    ])
  })

  it('a search for an employee does not find people of another document type or country, or people who have left', async () => {
    expect(await found('customer-operator', 'ES', 'DNI', '84512')).toEqual([])
    expect(await found('customer-operator', 'ES', 'TIP', '11223344')).toEqual([])
    const leaver = eq(employees.registry, '100235')
    await world.db.update(employees).set({ active: false }).where(leaver)
    expect(await guardedBy('customer-operator', 'ES', 'TIP', '90417')).toBe(0)
    await world.db.update(employees).set({ active: true }).where(leaver)
    expect(await guardedBy('customer-operator', 'ES', 'TIP', '90417')).toBe(1)
  })

  it.each([
    ['ES', 'NIE', '1', 'documentTypeCode', 'search_type'],
    ['ES', 'VEHICLE_PLATE', '1', 'documentTypeCode', 'search_type'],
    ['ES', 'TIP', '12 34', 'documentValue', 'alpha_dash'],
    ['ES', 'TIP', "' or 1=1 --", 'documentValue', 'alpha_dash'],
  ])(
    '[IN-01] a search for an employee in %s by %s with the number %s is refused by the rule of the search form',
    async (country, type, value, path, rule) => {
      const { status, body } = await search('customer-operator', country, type, value)
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'request.invalid-query', issues: [{ path, rule }] })
    },
  )

  it('a search for an employee is refused if its query and the path of its URL contain different countries', async () => {
    const { status, body } = await world.call(
      'provider-admin',
      line('ES', 'TIP', '84512').replace('countryCode=ES', 'countryCode=PT'),
    )
    expect([status, body]).toMatchObject([400, { issues: [{ path: 'countryCode' }] }])
  })

  it('[CFG-29] a search for an employee gets 403 in a country where searches are switched off, even for administrators', async () => {
    const { status, body } = await search('provider-admin', 'PE', 'DNI', '12345678')
    expect([status, body]).toEqual([403, { code: 'forbidden', message: 'firms.refused.search-disabled' }])
  })
})

describe('the visible fields of people', () => {
  const one = async (username: string, country: string, type: string, value: string) => {
    const { body } = await search(username, country, type, value)
    return Object(Reflect.get(Object(body), 'employees')[0])
  }
  const keys = async (...asked: Parameters<typeof one>) => Object.keys(await one(...asked)).toSorted()
  const pictures = ['photoURL', 'signatureURL']
  const document = ['validationDocumentType', 'validationDocumentValue']

  it('[AZ-05] [FRM-EMP-17] a country that protects data shows only id, function and pictures of carriers', async () => {
    const restore = await unquestioned(1)
    for (const value of ['84512', 'V-77120', '55501'])
      expect(await keys('customer-operator', 'ES', 'TIP', value)).toEqual([
        'function',
        'photoURL',
        'registry',
        'signatureURL',
        'visits',
      ])
    const { body } = await search('customer-operator', 'ES', 'TIP', '84512')
    expect(JSON.stringify(body)).not.toMatch(/Iker|Zabala|BL-014|B100234|84512|44120987/)
    await restore()
  })

  it('[AZ-05] [FRM-EMP-18] a country that protects data shows only id and function of other employees than carriers', async () => {
    expect(await keys('customer-operator', 'ES', 'DNI', '12345678Z')).toEqual([
      'function',
      'registry',
      'visits',
    ])
    const restore = await unquestioned(1)
    expect(await keys('customer-operator', 'ES', 'TIP', '90417')).toEqual(['function', 'registry', 'visits'])
    await restore()
  })

  it('[FRM-EMP-19] [FRM-EMP-20] a country without protected data shows all fields of employees, but shows the document only if the country allows this', async () => {
    const everything = [
      'function',
      'lastName',
      'name',
      'registry',
      'vehiculo',
      'visits',
      'workBadge',
      ...pictures,
    ]
    expect(await keys('customer-pt', 'PT', 'CC', '11223344')).toEqual(everything.toSorted())
    const withDocument = [...everything, ...document].toSorted()
    expect(await keys('customer-de', 'DE', 'PA', 'L01X00T47')).toEqual(withDocument)
    expect(await one('customer-de', 'DE', 'PA', 'L01X00T47')).toMatchObject({
      name: 'Jonas',
      lastName: 'Weller',
      workBadge: 'B300501',
      validationDocumentValue: 'L01X00T47',
      vehiculo: { number: 'B-330', licensePlate: 'B-RM 3300' },
    })
  })
})

describe('the log of searches', () => {
  const rows = () => world.db.select().from(employeeSearches).orderBy(desc(employeeSearches.id))

  it('[FRM-EMP-32] the log of searches contains the user, the query, the time and the result of each search', async () => {
    world.setNow(new Date('2026-11-24T08:00:00Z'))
    await search('customer-pt', 'PT', 'CC', ' 11223344 ')
    await search('customer-pt', 'PT', 'CC', '999')
    await world.call('customer-pt', 'GET /api/sol-customer/PT/v1/vehicle?code=lx021')
    const [truck, second, first] = await rows()
    const now = new Date('2026-11-24T08:00:00Z')
    expect(first).toMatchObject({ identifier: '11223344', searchType: 'CC', success: true, searchedAt: now })
    expect(second).toMatchObject({ identifier: '999', success: false })
    expect(truck).toMatchObject({ identifier: 'lx021', searchType: 'VEHICLE_CODE', success: true })
    expect(truck?.userId).toBe(first?.userId)
  })

  it('the log of searches contains no refused searches', async () => {
    const before = (await rows()).length
    await search('customer-pt', 'PT', 'CC', 'a b')
    await search('customer-pt', 'ES', 'TIP', '84512')
    await search('provider-admin', 'PE', 'DNI', '1')
    expect((await rows()).length).toBe(before)
  })

  it('a user may search for employees 60 times a minute, also with concurrent searches', async () => {
    world.setNow(new Date('2026-11-25T08:00:00Z'))
    const answers = await Promise.all(
      Array.from({ length: maxSearchesPerMinute + 8 }, (_, at) =>
        search('customer-br', 'BR', 'RG', String(at)),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(maxSearchesPerMinute)
    expect(statuses.filter((status) => status === 429)).toHaveLength(8)
    expect(answers.find(({ status }) => status === 429)?.headers.get('Retry-After')).toBe('60')
    expect((await search('customer-pt', 'PT', 'CC', '1')).status).toBe(200)
    world.setNow(new Date('2026-11-25T08:00:59.999Z'))
    expect((await search('customer-br', 'BR', 'RG', '1')).status).toBe(429)
    world.setNow(new Date('2026-11-25T08:01:00Z'))
    expect((await search('customer-br', 'BR', 'RG', '1')).status).toBe(200)
    world.setNow(worldStart)
  })
})

describe('a search for trucks', () => {
  const trucks = async (username: string, country: string, query: string) =>
    (await world.call(username, `GET /api/sol-customer/${country}/v1/vehicle?${query}`)).body

  it.each(['plate=4821-KLM', 'plate=4821klm', 'plate=%204821-klm%20', 'code=BL-014', 'code=bl014'])(
    '[FRM-VEH-01] a search finds a truck by %s',
    async (query) => {
      expect(await trucks('customer-operator', 'ES', query)).toEqual({
        success: true,
        vehicles: [{ code: 'BL-014', plate: '4821-KLM', branch: 'Bilbao', visits: expect.any(Array) }],
      })
    },
  )

  it.each(['plate=BL-014', 'code=4821-KLM', 'plate=BRA2E19', 'code=BL-01', 'plate=-'])(
    '[FRM-VEH-04] a search in Spain finds no truck by %s',
    async (query) => {
      expect(await trucks('customer-operator', 'ES', query)).toEqual({ success: false, vehicles: [] })
    },
  )

  it.each([
    ['customer-operator', 'ES', 'plate=1&code=1'],
    ['customer-operator', 'ES', ''],
    ['customer-operator', 'ES', 'plate=1%25'],
    ['customer-de', 'DE', 'code=B-330'],
  ])(
    'a search for a truck by the user %s in the country %s with the query "%s" is refused',
    async (username, country, query) => {
      const { status } = await world.call(username, `GET /api/sol-customer/${country}/v1/vehicle?${query}`)
      expect(status).toBe(400)
    },
  )
})
