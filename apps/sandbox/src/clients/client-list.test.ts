import { contract } from '@remesa/api-client/contract'
import { clientListSpec, clientSelectorQuery } from '@remesa/domain/clients'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countryNameIn } from '../country'
import { clients } from '../db/schema'
import { placeRows } from '../db/seed/seeded-places'
import { inOrder } from '../testing/in-order'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { path } from './clients.fixtures'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
  await world.db.insert(clients).values([
    { countryId: 1, codeSol: null, description: '50% Outlet_Ñ', active: true },
    { countryId: 1, codeSol: '0101-B', description: 'bazar norte', idSmartcash: 'x\\y', active: false },
  ])
})
afterAll(() => world.close())

const admin = 'provider-admin'
const list = async (query: Readonly<Record<string, string | number | boolean>>, by = admin) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const { status, body } = await world.call(by, `GET ${path}?${search}`)
  return { status, ...contract.clients.list.response.parse(body) }
}
const namesOf = async (...asked: Parameters<typeof list>) =>
  (await list({ size: 100, ...asked[0] }, asked[1])).content.map(({ description }) => description).toSorted()

describe('the list of clients', () => {
  it('[API-CFG-14] the list of clients has the newest first, ten clients per page, and the total over all pages', async () => {
    const all = (await list({ size: 1_000 })).content.map(({ id }) => id)
    expect(all).toHaveLength(placeRows.clients.length + 2)
    expect(all).toEqual(all.toSorted((a, b) => b - a))
    const first = await list({})
    expect([first.content.map(({ id }) => id), first.totalElements]).toEqual([all.slice(0, 10), all.length])
    expect((await list({ page: 1, size: 5 })).content.map(({ id }) => id)).toEqual(all.slice(5, 10))
  })

  it.each([
    [{ codeSol: '0101' }, ['Bazar Norte', 'bazar norte']],
    [{ codeSol: '0101', codePrecise: true }, ['Bazar Norte']],
    [{ codeSol: '0101', codePrecise: false }, ['Bazar Norte', 'bazar norte']],
    [{ description: ' BAZAR ' }, ['Bazar Norte', 'bazar norte']],
    [{ description: 'bazar', descriptionPrecise: true }, []],
    [{ description: 'BAZAR NORTE', descriptionPrecise: true, active: true }, ['Bazar Norte']],
    [{ description: '%' }, ['50% Outlet_Ñ']],
    [{ description: 'outlet_ñ' }, ['50% Outlet_Ñ']],
    [{ description: '_' }, ['50% Outlet_Ñ']],
    [{ idSmartcash: '\\' }, ['bazar norte']],
    [{ idSmartcash: 'sc-es-0003', idCashPrecise: true }, ['Cafés Mirasol']],
    [{ codeOrDesc: '0104' }, ['Mercado Levante']],
    [{ codeOrDesc: 'levante' }, ['Mercado Levante']],
    [{ hasOid: false }, ['50% Outlet_Ñ', 'bazar norte']],
    [{ hasOid: true, codeOrDesc: 'bazar' }, ['Bazar Norte']],
    [{ countryId: 3 }, ['Kaufhaus Lindner']],
    [{ countryId: 999 }, []],
    [{ description: "' or 1=1 --" }, []],
    [{ codeSol: '   ' }, undefined],
  ])(
    '[API-CFG-14] the list of clients filtered by %j contains only matching clients',
    async (query, expected) => {
      expect(await namesOf(query)).toEqual(expected ?? (await namesOf({})))
    },
  )

  it.each(clientListSpec.sortable)(
    '[ADM-CLI-15] the list of clients can be sorted by %s in both directions, and sorts equal rows by id',
    async (orderBy) => {
      const ascending = await list({ orderBy, direction: 'ASC', size: 100 })
      const descending = await list({ orderBy, direction: 'DESC', size: 100 })
      const sorted = inOrder(ascending.content, (row) =>
        orderBy === 'country'
          ? countryNameIn('es', row.country.code)
          : row[orderBy] === null
            ? null
            : String(row[orderBy]),
      )
      expect(ascending.content).toEqual(sorted)
      expect(descending.content).toEqual(sorted.toReversed())
    },
  )

  it.each([
    'orderBy=oidSol',
    'orderBy=id;drop table clients',
    'direction=UP',
    'size=1001',
    'page=-1',
    'countryId=x',
    'hasOid=1',
  ])('[XS-07] the list of clients refuses the query %s', async (query) => {
    expect((await world.call(admin, `GET ${path}?${query}`)).status).toBe(400)
  })

  it('[REC-34] the list of clients contains inactive clients only on request, and only for users who may activate them', async () => {
    expect(await namesOf({}, 'provider-staff')).toContain('Cines Atalaya')
    expect(await namesOf({ active: true }, 'provider-staff')).not.toContain('Cines Atalaya')
    expect(await namesOf({ active: false }, 'customer-supervisor')).toEqual(['Bazar Norte'])
  })

  it('[REC-34] the list of clients applies the filter by country only for administrators', async () => {
    const own = await namesOf({}, 'provider-staff')
    expect(await namesOf({ countryId: 3 }, 'provider-staff')).toEqual(own)
    expect(await namesOf({ countryId: 3 }, admin)).toEqual(['Kaufhaus Lindner'])
  })

  it('[CLI-76] a selector can find clients by a part of their name', async () => {
    const query = clientSelectorQuery({ countryId: '1', typed: ' norte ', hasOid: true })
    expect(await namesOf({ ...query })).toEqual(['Bazar Norte'])
  })

  it('[AZ-01] the total of a list of clients never counts clients that the caller may not see', async () => {
    const own = new Set((await list({ size: 100 }, 'customer-supervisor')).content.map(({ id }) => id))
    const text = fc.oneof(
      fc.constantFrom('', '0', 'a', '%', 'CL-', 'Levante', "'"),
      fc.string({ maxLength: 8 }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.record(
          {
            codeSol: text,
            codePrecise: fc.boolean(),
            description: text,
            idSmartcash: text,
            codeOrDesc: text,
            hasOid: fc.boolean(),
            active: fc.boolean(),
            countryId: fc.integer({ min: 1, max: 7 }),
            orderBy: fc.constantFrom(...clientListSpec.sortable),
          },
          { requiredKeys: [] },
        ),
        async (query) => {
          const asked = Object.fromEntries(
            Object.entries(query).filter(([, value]) => !String(value).includes('\0')),
          )
          const { content, totalElements } = await list({ ...asked, size: 100 }, 'customer-supervisor')
          expect(totalElements).toBe(content.length)
          for (const { id } of content) expect(own.has(id)).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })
})
