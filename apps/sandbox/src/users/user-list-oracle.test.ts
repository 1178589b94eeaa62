import {
  matchesUserFilters,
  type PlacesBelow,
  type UserDetail,
  type UserFilter,
  userListSpec,
} from '@remesa/domain/users'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { servicePoints, subclients } from '../db/schema'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { addUser, countryIds, detailAs, listAs } from './users.fixtures'

const admin = 'provider-admin'

/**
 * Words that are hard to compare: words with accents, wildcards, an emoji, or letters whose upper and lower case differ
 * in length.
 */
const words = [
  'Bazar',
  'bazar norte',
  'STRAßE',
  'Straße',
  'Ñandú',
  'ΟΔΟΣ',
  'οδος',
  '💶 Kiosk',
  '50%_off',
  'a\\b',
]
const reaches = [
  [['Bazar Norte']],
  [
    ['Bazar Norte', 'Bazar Norte Bilbao'],
    ['Cafés Mirasol', 'Mirasol Valencia'],
  ],
  [['Bazar Norte', 'Bazar Norte Madrid', 'Atocha'], ['Farmacias Alameda']],
  [['Farmacias Alameda', 'Alameda Sevilla', 'Farmacia Triana']],
] as const

let world: TestWorld
let everybody: readonly UserDetail[]
let below: PlacesBelow
beforeAll(async () => {
  world = await createTestWorld()
  for (let at = 0; at < 24; at += 1) {
    await addUser(
      world,
      {
        username: `${words[at % words.length]}-${at}`,
        name: words[(at * 3) % words.length] ?? '',
        lastName: words[(at * 7 + 1) % words.length] ?? '',
        countryId: Object.values(countryIds)[at % 3] ?? countryIds.ES,
        admin: at % 5 === 0,
        active: at % 4 !== 0,
        createdAt: new Date(Date.UTC(2026, 9, 24 + (at % 3), 20 + (at % 5), 30)),
        updatedAt: new Date(Date.UTC(2026, 10, 20 + (at % 3), 21 + (at % 3), 59, 59, 999)),
      },
      at % 3 === 0 ? (reaches[(at / 3) % reaches.length] ?? []) : [],
    )
  }
  const { content } = await listAs(world, admin)
  const subclientRows = Map.groupBy(await world.db.select().from(subclients), ({ clientId }) => clientId)
  const pointRows = Map.groupBy(await world.db.select().from(servicePoints), ({ subclientId }) => subclientId)
  below = {
    subclientsOf: (id) => subclientRows.get(Number(id)) ?? [],
    servicePointsOf: (id) => pointRows.get(Number(id)) ?? [],
  }
  everybody = await Promise.all(content.map(({ id }) => detailAs(world, admin, id)))
})
afterAll(() => world.close())

const anyQuery = fc.constantFrom(
  ...words,
  'BAZAR',
  'strasse',
  'ñ',
  'e',
  '%',
  '_',
  '\\',
  'οδοσ',
  '💶',
  '0501',
  'atocha',
)
const days = fc.constantFrom(
  '2026-10-23',
  '2026-10-24',
  '2026-10-25',
  '2026-10-26',
  '2026-11-21',
  '2026-11-23',
)
const values: Readonly<Record<UserFilter, fc.Arbitrary<string>>> = {
  userType: fc.constantFrom('CLIENTE', 'REMESA'),
  countryId: fc.constantFrom('1', '2', '3'),
  username: anyQuery,
  name: anyQuery,
  lastname: anyQuery,
  email: fc.constantFrom('bazar', 'remesa.example', 'CUSTOMER-PE@remesa.example'),
  creationDate: days,
  modificationDate: days,
  admin: fc.constant('true'),
  unsynchronised: fc.constant('true'),
  client: fc.constantFrom('bazar', 'Bazar Norte', '0101', 'CAFÉS'),
  subClient: fc.constantFrom('bilbao', 'Alameda Sevilla', '0302'),
  servicePoint: fc.constantFrom('ATOCHA', 'atocha', 'triana', '05'),
  search: fc.tuple(anyQuery, anyQuery).map((words) => words.join(' ')),
}

const anyFilters = fc
  .uniqueArray(fc.constantFrom(...Object.keys(values).filter((name) => name in userListSpec.filters)), {
    minLength: 1,
    maxLength: 3,
  })
  .chain((names) =>
    fc.record(Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))),
  )

const preciseOf = (name: string): readonly string[] =>
  Object.entries(userListSpec.filters).flatMap(([filter, spec]) =>
    filter === name && 'precise' in spec ? [spec.precise] : [],
  )

it('[USR-16] the list of users contains exactly the users that the rules of the domain find, whatever the filters', async () => {
  const state = fc.record({ filters: anyFilters, precise: fc.boolean(), active: fc.boolean() })
  let hits = 0
  await fc.assert(
    fc.asyncProperty(state, async ({ filters, precise: isPrecise, active }) => {
      const precise = isPrecise ? Object.keys(filters).flatMap(preciseOf) : []
      const isRefused = filters['email'] === 'bazar' || filters['email'] === 'remesa.example'
      fc.pre(!(isPrecise && isRefused))
      const query = new URLSearchParams({ size: '1000', active: String(active), ...filters })
      for (const flag of precise) query.set(flag, 'true')
      const { content, totalElements } = await listAs(world, admin, `${query}`)
      const expected = everybody.filter((user) =>
        matchesUserFilters(user, { filters, precise, active }, 'Europe/Madrid', below),
      )
      hits += expected.length
      expect(content.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      expect(totalElements).toBe(expected.length)
    }),
    { numRuns: 150 },
  )
  expect(hits).toBeGreaterThan(50)
})
