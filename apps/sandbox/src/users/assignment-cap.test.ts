import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assignments, servicePoints } from '../db/schema'
import { placeRows } from '../db/seed/seeded-places'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import {
  addUser,
  assignAs,
  assignedIds,
  countryIds,
  detailAs,
  place,
  tree,
  unassignAs,
} from './users.fixtures'

const admin = 'provider-admin'

const triana = place('Farmacias Alameda', 'Alameda Sevilla', 'Farmacia Triana')
const tejo = place('Lojas Tejo', 'Tejo Lisboa', 'Baixa')

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

describe('[CFG-57] the maximum of the country', () => {
  const lisbon = tejo.subclient
  let points: readonly number[] = []
  beforeAll(async () => {
    const rows = await world.db
      .insert(servicePoints)
      .values(
        Array.from({ length: 30 }, (_, at) => ({
          subclientId: lisbon,
          type: 'SOL' as const,
          description: `Quiosque ${at}`,
        })),
      )
      .returning({ id: servicePoints.id })
    points = rows.map(({ id }) => id)
  })

  const portuguese = (username: string) => addUser(world, { username, countryId: countryIds.PT })
  const some = (from: number, until: number) => tree([tejo.client, [lisbon, ...points.slice(from, until)]])
  const countOf = async (id: number) => (await detailAs(world, admin, id)).servicesPointOnCashUser

  it('[ADM-UED-33] a user can have the maximum of assignments but not more, and a refused change has no effect', async () => {
    const id = await portuguese('cap-1')
    expect((await assignAs(world, admin, { id, clients: some(0, 26) })).status).toBe(409)
    expect(await countOf(id)).toBe(0)
    expect((await assignAs(world, admin, { id, clients: some(0, 24) })).status).toBe(200)
    expect(await assignAs(world, admin, { id, clients: some(23, 26) })).toMatchObject({
      status: 409,
      body: {
        code: 'users.service-points-full',
        issues: [{ key: 'label.add.servicepoint.warning', path: 'clients', params: { maximum: 25 } }],
      },
    })
    expect(await countOf(id)).toBe(24)
    expect((await assignAs(world, admin, { id, clients: some(23, 25) })).status).toBe(200)
    expect((await assignAs(world, admin, { id, clients: some(0, 25) })).status).toBe(200)
    expect(await countOf(id)).toBe(25)
  })

  it('the maximum of assignments includes every service point of clients and subclients that are assigned as a whole', async () => {
    const id = await portuguese('cap-2')
    for (const body of [
      { clients: tree([tejo.client]), addOnlyClient: true },
      { clients: tree([tejo.client, [lisbon]]) },
    ]) {
      expect((await assignAs(world, admin, { id, ...body })).status).toBe(409)
    }
    expect(await assignedIds(world, id)).toEqual([])
  })

  it('a user who exceeds the maximum of assignments because of new service points may lose assignments, but not get more', async () => {
    const id = await addUser(world, { username: 'cap-3', countryId: countryIds.PT }, [
      ['Lojas Tejo', 'Tejo Lisboa'],
    ])
    expect(await countOf(id)).toBe(32)
    const porto = place('Lojas Tejo', 'Tejo Porto', 'Ribeira')
    const more = { id, clients: tree([porto.client, [porto.subclient, porto.point]]) }
    expect((await assignAs(world, admin, more)).status).toBe(409)
    expect((await assignAs(world, admin, { id, clients: tree([tejo.client, [lisbon]]) })).status).toBe(200)
    expect((await unassignAs(world, admin, { id, clients: tree([tejo.client, [lisbon]]) })).status).toBe(200)
    expect((await assignAs(world, admin, more)).status).toBe(200)
    expect(await countOf(id)).toBe(1)
  })

  it('[ID-07] twenty concurrent additions do not exceed the maximum of assignments', async () => {
    const id = await portuguese('cap-4')
    await assignAs(world, admin, { id, clients: some(0, 20) })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        // Two requests add each service point, so some requests add points that are already assigned.
        assignAs(world, admin, { id, clients: some(20 + (at % 10), 21 + (at % 10)) }),
      ),
    )
    const statuses = new Set(answers.map(({ status }) => status))
    expect(statuses).toEqual(new Set([200, 409]))
    expect(await countOf(id)).toBe(25)
    const rows = await world.db.select().from(assignments).where(eq(assignments.userId, id))
    expect(rows).toHaveLength(25)
  })

  it('a country without a maximum has no limit of assignments', async () => {
    const id = await addUser(world, { username: 'no-cap' })
    const spanish = placeRows.clients.filter((client) => client.countryId === countryIds.ES)
    const clients = spanish.map((client) => ({ id: client.id, subclients: [] }))
    expect((await assignAs(world, admin, { id, clients, addOnlyClient: true })).status).toBe(200)
    const subclientIds = placeRows.subclients
      .filter(({ clientId }) => spanish.some((client) => client.id === clientId))
      .map((subclient) => subclient.id)
    const points = await world.db.$count(servicePoints, inArray(servicePoints.subclientId, subclientIds))
    expect(await countOf(id)).toBe(points)
  })
})

it('one call can add 2,500 assignments to a user, and one call can remove them', async () => {
  const rows = await world.db
    .insert(servicePoints)
    .values(
      Array.from({ length: 2_500 }, (_, at) => ({
        subclientId: triana.subclient,
        type: 'SOL' as const,
        description: `Botica ${at}`,
      })),
    )
    .returning({ id: servicePoints.id })
  const id = await addUser(world, { username: 'large' })
  const clients = tree([triana.client, [triana.subclient, ...rows.map((row) => row.id)]])
  expect((await assignAs(world, admin, { id, clients })).status).toBe(200)
  expect((await detailAs(world, admin, id)).servicesPointOnCashUser).toBe(2_500)
  expect((await unassignAs(world, admin, { id, clients })).status).toBe(200)
  expect(await world.db.select().from(assignments).where(eq(assignments.userId, id))).toEqual([])
})
