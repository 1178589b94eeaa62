import { contract } from '@remesa/api-client/contract'
import { subclientListSpec, subclientSelectorQuery } from '@remesa/domain/subclients'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { delegations, subclients } from '../db/schema'
import { placeIds, placeRows } from '../db/seed/seeded-places'
import { inOrder } from '../testing/in-order'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { path } from './subclients.fixtures'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
  await world.db.insert(subclients).values([
    { clientId: 1, delegationId: null, codeSol: null, description: '50% Outlet_Ñ' },
    { clientId: 1, delegationId: null, codeSol: '0301-B', description: 'Cerrado', active: false },
  ])
  await world.db
    .insert(delegations)
    .values({ countryId: 1, codeSol: 'D-X', description: 'Cuenca', idSmartcash: null, active: false })
})
afterAll(() => world.close())

const admin = 'provider-admin'
const list = async (query: Readonly<Record<string, string | number | boolean>>, by = admin) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const { body } = await world.call(by, `GET ${path}?${search}`)
  return contract.subclients.list.response.parse(body)
}
const namesOf = async (query: Parameters<typeof list>[0], by?: string) => {
  const { content, totalElements } = await list({ size: 100, ...query }, by)
  expect(totalElements).toBe(content.length)
  return content.map(({ description }) => description).toSorted()
}

describe('the list of subclients', () => {
  it('[API-CFG-20] the list of subclients has the newest first, ten subclients per page, and the total over all pages', async () => {
    const all = (await list({ size: 1_000 })).content.map(({ id }) => id)
    expect(all).toHaveLength(placeRows.subclients.length + 2)
    expect(all).toEqual(all.toSorted((a, b) => b - a))
    const first = await list({})
    expect([first.content.map(({ id }) => id), first.totalElements]).toEqual([all.slice(0, 10), all.length])
    expect((await list({ page: 2, size: 4 })).content.map(({ id }) => id)).toEqual(all.slice(8, 12))
  })

  it.each([
    [{ clientDesc: 'mirasol' }, ['Mirasol Alicante', 'Mirasol Valencia']],
    [{ clientDesc: '0103', clientPrecise: true }, ['Mirasol Alicante', 'Mirasol Valencia']],
    [{ clientDesc: 'mirasol', clientPrecise: true }, []],
    [{ delegationDesc: 'valen' }, ['Levante Castellón', 'Mirasol Alicante', 'Mirasol Valencia']],
    [{ delegationDesc: 'VALENCIA', delegationPrecise: true, clientDesc: 'levante' }, ['Levante Castellón']],
    [{ delegationDesc: 'valen', delegationPrecise: true }, []],
    [{ codeSol: '0301' }, ['Bazar Norte Bilbao', 'Cerrado']],
    [{ codeSol: '0301', codePrecise: true }, ['Bazar Norte Bilbao']],
    [{ description: '%' }, ['50% Outlet_Ñ']],
    [{ description: 'outlet_ñ' }, ['50% Outlet_Ñ']],
    [{ idSmartcash: 'sc-de' }, ['Lindner Hamburg']],
    [{ idSmartcash: 'sc-de', idCashPrecise: true }, []],
    [{ clientId: 3 }, ['Mirasol Alicante', 'Mirasol Valencia']],
    [{ clientId: 1, hasOid: false }, ['50% Outlet_Ñ', 'Cerrado']],
    [{ clientId: 1, hasOid: false, active: true }, ['50% Outlet_Ñ']],
    [{ codeOrDesc: 'bilbao' }, ['Bazar Norte Bilbao']],
    [{ countryId: 3 }, ['Lindner Hamburg']],
    [{ clientDesc: "' or 1=1 --" }, []],
  ])(
    '[API-CFG-20] the list of subclients filtered by %j contains only matching subclients',
    async (query, expected) => {
      expect(await namesOf(query)).toEqual(expected)
    },
  )

  it.each(subclientListSpec.sortable)(
    '[ADM-SUB-20] the list of subclients can be sorted by %s in both directions, and sorts equal rows by id',
    async (orderBy) => {
      const keyOf = (row: Awaited<ReturnType<typeof list>>['content'][number]) => {
        if (orderBy === 'delegation') return row.delegation?.description ?? null
        if (orderBy === 'client') return row.client.description
        return row[orderBy] === null ? null : String(row[orderBy])
      }
      const ascending = await list({ orderBy, direction: 'ASC', size: 100 })
      const descending = await list({ orderBy, direction: 'DESC', size: 100 })
      const sorted = inOrder(ascending.content, keyOf)
      expect(ascending.content).toEqual(sorted)
      expect(descending.content).toEqual(sorted.toReversed())
    },
  )

  it.each(['orderBy=clientId', 'direction=asc', 'size=0', 'clientId=0x1', 'active=maybe'])(
    '[XS-07] the list of subclients refuses the query %s',
    async (query) => {
      expect((await world.call(admin, `GET ${path}?${query}`)).status).toBe(400)
    },
  )

  it('[SUB-53] only users who may activate subclients find inactive ones, and only administrators can filter subclients by country', async () => {
    expect(await namesOf({ clientId: 1 }, 'provider-staff')).toContain('Cerrado')
    expect(await namesOf({ clientId: 1, active: false }, 'customer-supervisor')).not.toContain('Cerrado')
    expect(await namesOf({ countryId: 3, clientId: 3 }, 'provider-staff')).toHaveLength(2)
  })

  it('[SUB-57] the list of subclients contains the subclients that match the search text of a selector', async () => {
    const query = subclientSelectorQuery({ clientId: 1, typed: ' norte ', hasOid: true })
    expect(await namesOf({ ...query })).toEqual(['Bazar Norte Bilbao', 'Bazar Norte Madrid'])
  })

  it('[AZ-01] the list of subclients never contains subclients of a client that the caller may not see', async () => {
    const foreign = placeIds(['Mercado Levante']).clientId
    for (const query of [
      { clientId: foreign },
      { clientDesc: 'Levante' },
      { delegationDesc: 'Valencia' },
      { codeOrDesc: 'Levante' },
    ]) {
      expect(await namesOf(query, 'customer-supervisor')).toEqual([])
    }
  })
})

describe('delegations', () => {
  const namesFrom = async (rest = '', by = admin) => {
    const { status, body } = await world.call(by, `GET /api/configuration/v1/delegation${rest}`)
    return status === 200
      ? contract.subclients.delegations.response.parse(body).map(({ description }) => description)
      : status
  }

  it("[API-CFG-33] the list of delegations contains the delegations of the caller's country, sorted by name, with closed delegations marked", async () => {
    expect(await namesFrom()).toEqual(['Bilbao', 'Cuenca', 'Madrid', 'Sevilla', 'Valencia'])
    const { body } = await world.call(admin, 'GET /api/configuration/v1/delegation')
    const known = contract.subclients.delegations.response.parse(body)
    expect(known.filter(({ active }) => !active).map(({ description }) => description)).toEqual(['Cuenca'])
    expect(known.filter(({ principalBol }) => principalBol).map(({ description }) => description)).toEqual([
      'Bilbao',
    ])
  })

  it('[API-CFG-34] the delegations of a country can be requested by the country’s code or id', async () => {
    expect(await namesFrom('/DE')).toEqual(['Hamburg'])
    expect(await namesFrom('/3')).toEqual(['Hamburg'])
    expect(await namesFrom('/1', 'customer-supervisor')).toHaveLength(5)
  })

  it.each(['/DE', '/3', '/ZZ', '/999999999999999', '/0'])(
    '[AZ-01] a user who may not see the country gets 404 for its delegations at %s',
    async (rest) => {
      expect(await namesFrom(rest, 'provider-staff')).toBe(404)
    },
  )

  it.each(['/es', '/ESP', '/-1', '/1e3', '/%27'])(
    '[IN-01] a request for delegations at %s is refused',
    async (rest) => {
      expect(await namesFrom(rest)).toBe(400)
    },
  )
})
