import { servicePointListSpec } from '@remesa/domain/service-points'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activeAccounts } from '../db/seed'
import { placedPoints, placeRows } from '../db/seed/seeded-places'
import { inOrder } from '../testing/in-order'
import { pointId } from '../testing/places'
import { deviceBody, modules, subclientId } from '../testing/service-point-body'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { admin, customer, listAs, path, staff } from './service-points.fixtures'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
  const odd = deviceBody('X_1', {
    description: '100%_Mañana',
    address: 'Größe 5\\2',
    deviceId: 'DEV%1',
    subclientId: subclientId('Levante Castellón'),
    adapters: modules('balances'),
  })
  await world.call(admin, `POST ${path}`, { body: odd })
})
afterAll(() => world.close())

const namesAs = async (username: string, filter: Readonly<Record<string, string>>) => {
  const { content, totalElements } = await listAs(
    world,
    username,
    `${new URLSearchParams({ size: '1000', ...filter })}`,
  )
  expect(totalElements).toBe(content.length)
  return content.map(({ description }) => description)
}

describe('[API-CFG-26] filters of the list', () => {
  it.each([
    ['clientDesc', 'pacíf', ['Barranco', 'Miraflores']],
    ['clientDesc', '0109', ['Barranco', 'Miraflores']],
    ['codeSol', '51', placeRows.servicePoints.filter(({ codeSol }) => codeSol?.includes('51')).length],
    ['codeSol', 'x_', ['100%_Mañana']],
    ['description', 'GRAN VÍA', ['Gran Vía 12']],
    ['description', 'mañ', ['100%_Mañana']],
    ['deviceId', 'dev-13', ['Belém, cofre inteligente']],
    [
      'idSmartcash',
      'sc-es-',
      [
        'Abando, caja inteligente',
        'Actur, caja inteligente',
        'Delicias, caja inteligente',
        'Santa Catalina, caja inteligente',
      ],
    ],
    ['address', 'bilbao', ['Abando, caja inteligente', 'Casco Viejo', 'Gran Vía 12']],
  ])(
    'the list of service points filtered by %s finds %j anywhere in the value, ignoring case',
    async (name, value, expected) => {
      const found = await namesAs(admin, { [name]: value })
      if (typeof expected === 'number') expect([expected > 3, found.length]).toEqual([true, expected])
      else expect(found.toSorted()).toEqual(expected)
    },
  )

  it.each([
    ['clientDesc', 'clientPrecise', 'Bodegas', 'bodegas PACÍFICO', 'Miraflores'],
    ['clientDesc', 'clientPrecise', '010', '0109', 'Miraflores'],
    ['codeSol', 'codePrecise', '050', '0501', 'Gran Vía 12'],
    ['description', 'descriptionPrecise', 'Gran Vía', 'gran vía 12', 'Gran Vía 12'],
    ['deviceId', 'deviceIdPrecise', 'DEV-48008', 'dev-48008-1', 'Abando, caja inteligente'],
    ['idSmartcash', 'idCashPrecise', 'SC-ES', 'sc-es-0503', 'Abando, caja inteligente'],
    ['address', 'addressPrecise', 'Rua Augusta', 'RUA AUGUSTA 110, 1100-053 lisboa', 'Baixa'],
  ])(
    'the list of service points filtered by %s with the switch %s finds only complete values, ignoring case',
    async (name, flag, part, whole, expected) => {
      expect(await namesAs(admin, { [name]: part })).toContain(expected)
      expect(await namesAs(admin, { [name]: part, [flag]: 'true' })).toEqual([])
      expect(await namesAs(admin, { [name]: whole, [flag]: 'true' })).toContain(expected)
      expect(await namesAs(admin, { [name]: part, [flag]: 'false' })).toContain(expected)
    },
  )

  it.each([
    ['description', '%', ['100%_Mañana']],
    ['description', '%_', ['100%_Mañana']],
    ['description', '_%', []],
    ['address', '\\', ['100%_Mañana']],
    ['codeSol', '_', ['100%_Mañana']],
    ['deviceId', '%', ['100%_Mañana']],
    ['clientDesc', "' or 1=1 --", []],
    ['idSmartcash', '%', []],
  ])(
    '[XS-07] the list of service points filtered by %s treats all characters in %j literally',
    async (name, value, expected) => {
      expect(await namesAs(admin, { [name]: value })).toEqual(expected)
    },
  )

  it('the list of service points can be filtered by type, subclient, a text in code or description, and all of these at once', async () => {
    const devices = placedPoints.flatMap(({ point }) => (point.device === undefined ? [] : [point.name]))
    const withDevice = await namesAs(admin, { type: 'CASHTODAY' })
    expect(withDevice.toSorted()).toEqual(['100%_Mañana', ...devices].toSorted())
    expect(await namesAs(admin, { type: 'CASHTODAY', clientDesc: 'tejo' })).toEqual([
      'Belém, cofre inteligente',
    ])
    const inBilbao = { subclientId: String(subclientId('Bazar Norte Bilbao')) }
    expect(await namesAs(admin, inBilbao)).toEqual(['Abando, caja inteligente', 'Casco Viejo', 'Gran Vía 12'])
    expect(await namesAs(admin, { ...inBilbao, codeOrDesc: '0502' })).toEqual(['Casco Viejo'])
    expect(await namesAs(admin, { ...inBilbao, codeOrDesc: 'caja', type: 'SOL' })).toEqual([])
    expect(await namesAs(admin, { subclientId: '999999' })).toEqual([])
  })

  it('[USR-93] a search for service points also searches the names of client and subclient if the query requests this', async () => {
    const query = { search: 'bilbao norte gran', inParents: 'true' }
    expect(await namesAs(admin, query)).toEqual(['Gran Vía 12'])
    expect(await namesAs(admin, { search: query.search })).toEqual([])
    expect(await namesAs(admin, { ...query, clientId: '999999' })).toEqual([])
  })

  it('[ADM-SPT-03] the filter of service points by country has an effect only for administrators', async () => {
    const inPeru = await namesAs(admin, { countryId: '4' })
    expect(inPeru).toEqual(['Barranco', 'Miraflores'])
    expect(await namesAs(staff, { countryId: '4' })).toEqual(await namesAs(staff, {}))
    expect(await namesAs(admin, { countryId: '99' })).toEqual([])
  })

  it('[SVP-24] users who may activate service points also find inactive points, unless the query asks only for active points', async () => {
    const closed = 'Fuencarral, cerrada'
    expect(await namesAs(staff, {})).toContain(closed)
    expect(await namesAs(staff, { active: 'false' })).toContain(closed)
    expect(await namesAs(staff, { active: 'true' })).not.toContain(closed)
    for (const username of [customer, 'customer-supervisor'])
      expect(await namesAs(username, { active: 'false', description: closed })).toEqual([])
  })
})

describe('[API-CFG-26] order and pages', () => {
  const key = (column: string, at: number): string | null => {
    const row = placeRows.servicePoints.find(({ id }) => id === at)
    const subclient = placeRows.subclients.find(({ id }) => id === row?.subclientId)
    const client = placeRows.clients.find(({ id }) => id === subclient?.clientId)
    const values: Readonly<Record<string, string | null | undefined>> = {
      type: row?.type,
      client: client?.description,
      subclient: subclient?.description,
      codeSol: row?.codeSol,
      description: row?.description,
      deviceId: row?.deviceId,
      active: String(row?.active),
      id: String(at).padStart(5, '0'),
    }
    return values[column] ?? null
  }

  it.each(servicePointListSpec.sortable)(
    'the list of service points can be sorted by %s in both directions, and sorts equal rows by id',
    async (column) => {
      const idsIn = async (direction: string) =>
        (await listAs(world, staff, `size=1000&orderBy=${column}&direction=${direction}`)).content
          .map(({ id }) => id)
          .filter((id) => id <= placedPoints.length)
      const up = await idsIn('ASC')
      expect(up.length).toBe(placedPoints.filter(({ country }) => country.code === 'ES').length)
      expect(await idsIn('DESC')).toEqual(up.toReversed())
      const sorted = inOrder(
        up.map((id) => ({ id })),
        ({ id }) => key(column, id),
      )
      expect(up).toEqual(sorted.map(({ id }) => id))
    },
  )

  it('the pages of the list of service points together contain each row once, and their total is the number of all rows', async () => {
    const query = 'orderBy=type&direction=ASC'
    const all = await listAs(world, admin, `${query}&size=1000`)
    const pages = await Promise.all(
      [0, 1, 2, 3, 4].map((page) => listAs(world, admin, `${query}&size=5&page=${page}`)),
    )
    expect(pages.flatMap(({ content }) => content)).toEqual(all.content.slice(0, 25))
    expect(new Set(pages.map(({ totalElements }) => totalElements))).toEqual(new Set([all.totalElements]))
  })

  it.each(['orderBy=password', 'orderBy=ss_id', 'orderBy=id;drop', 'direction=asc', 'size=0', 'size=1001'])(
    '[IN-04] the list of service points refuses the query %s',
    async (query) => {
      expect(await world.call(admin, `GET ${path}?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'request.invalid-query' },
      })
    },
  )
})

/**
 * Accounts that may open no page: an account without rights, an account in a country in which every area is switched
 * off, and an account that has not accepted the disclaimer.
 */
const withoutPages = ['no-access', 'customer-co', 'new-user']

describe('[AZ-01] the reach of the list', () => {
  it.each(activeAccounts.filter(({ username }) => ![admin, staff, ...withoutPages].includes(username)))(
    'the user $username finds only service points that this user may see, whatever the filters are',
    async ({ username }) => {
      const own = await namesAs(username, {})
      const every = await listAs(world, admin)
      const foreign = every.content.filter(({ description }) => !own.includes(description))
      expect(foreign.length).toBeGreaterThan(0)
      for (const { id, codeSol, description, subclient } of foreign.slice(0, 2)) {
        expect(await namesAs(username, { description })).toEqual([])
        expect(
          await namesAs(username, { subclientId: String(subclient.id), codeOrDesc: description }),
        ).toEqual([])
        if (codeSol !== null) expect(await namesAs(username, { codeSol, codePrecise: 'true' })).toEqual([])
        expect((await world.call(username, `GET ${path}/${id}`)).status).toBe(404)
        expect((await world.call(username, `GET ${path}/limits?servicepointId=${id}`)).status).toBe(404)
      }
    },
  )

  it('[API-CFG-28] users who may see a service point can read its order limits', async () => {
    const { body } = await world.call(customer, `GET ${path}/limits?servicepointId=${pointId('Atocha')}`)
    expect(body).toEqual({ limits: [{ currency: { id: 1, code: 'EUR', symbol: '€' }, amount: 15_000 }] })
  })
})
