import { contract } from '@remesa/api-client/contract'
import { addAssignments, overwriteAssignments, removeAssignments } from '@remesa/domain/users'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userId } from '../testing/requests/users.requests'
import { createTestWorld, type TestAnswer, type TestWorld, worldStart } from '../testing/test-world'
import { addUser, assignAs, assignedIds, detailAs, place, tree, unassignAs } from './users.fixtures'

const admin = 'provider-admin'
const supervisor = 'customer-supervisor'
const later = new Date('2026-11-24T08:00:00Z')

const granVia = place('Bazar Norte', 'Bazar Norte Bilbao', 'Gran Vía 12')
const casco = place('Bazar Norte', 'Bazar Norte Bilbao', 'Casco Viejo')
const atocha = place('Bazar Norte', 'Bazar Norte Madrid', 'Atocha')
const triana = place('Farmacias Alameda', 'Alameda Sevilla', 'Farmacia Triana')

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const inOrder = (clients: ReturnType<typeof tree>) => {
  const byId = (one: { id: number }, other: { id: number }) => one.id - other.id
  return clients
    .map((client) => ({
      ...client,
      subclients: client.subclients
        .map((subclient) => ({ ...subclient, servicepoints: subclient.servicepoints.toSorted(byId) }))
        .toSorted(byId),
    }))
    .toSorted(byId)
}

const followed = ({ status, body }: TestAnswer) => {
  expect(status).toBe(200)
  return contract.users.assign.response.parse(body).updatedSmartcash
}

describe('[API-CFG-04] the page of one user', () => {
  it('[ENT-20] the page of a user contains the tree of assignments with codes, names and states', async () => {
    const id = await addUser(world, { username: 'tree' }, [
      ['Bazar Norte', 'Bazar Norte Madrid', 'Fuencarral, cerrada'],
      ['Bazar Norte', 'Bazar Norte Madrid', 'Atocha'],
      ['Bazar Norte', 'Bazar Norte Bilbao'],
      ['Farmacias Alameda'],
    ])
    const { clients, servicesPointOnCashUser } = await detailAs(world, admin, id)
    expect(servicesPointOnCashUser).toBe(7)
    expect(clients).toEqual([
      {
        id: granVia.client,
        codeSol: '0101',
        description: 'Bazar Norte',
        active: true,
        subclients: [
          expect.objectContaining({ description: 'Bazar Norte Bilbao', servicepoints: [] }),
          expect.objectContaining({
            description: 'Bazar Norte Madrid',
            servicepoints: [
              { id: atocha.point, codeSol: '0504', description: 'Atocha', active: true },
              expect.objectContaining({ description: 'Fuencarral, cerrada', active: false }),
            ],
          }),
        ],
      },
      expect.objectContaining({ description: 'Farmacias Alameda', subclients: [] }),
    ])
  })
})

describe('[API-CFG-06] adding', () => {
  it('[ADM-UED-49] added assignments are merged with existing assignments, without repetitions and in the order of addition', async () => {
    const id = await addUser(world, { username: 'merge' }, [
      ['Bazar Norte', 'Bazar Norte Bilbao', 'Gran Vía 12'],
    ])
    const clients = tree(
      [
        granVia.client,
        [granVia.subclient, granVia.point, casco.point, casco.point],
        [atocha.subclient, atocha.point],
      ],
      [triana.client, [triana.subclient]],
    )
    expect(followed(await assignAs(world, admin, { id, clients }))).toBe(true)
    const merged = await assignedIds(world, id)
    expect(inOrder(merged)).toEqual(
      inOrder(
        tree(
          [granVia.client, [granVia.subclient, granVia.point, casco.point], [atocha.subclient, atocha.point]],
          [triana.client, [triana.subclient]],
        ),
      ),
    )
    await assignAs(world, admin, { id, clients })
    expect(await assignedIds(world, id)).toEqual(merged)
  })

  it('[ADM-UED-47] assigning a whole client replaces its assigned centers and points, and assigning a center or point replaces the assignment of the whole client', async () => {
    const id = await addUser(world, { username: 'whole' }, [
      ['Bazar Norte', 'Bazar Norte Bilbao', 'Gran Vía 12'],
      ['Farmacias Alameda'],
    ])
    await assignAs(world, admin, { id, clients: tree([granVia.client]), addOnlyClient: true })
    expect(inOrder(await assignedIds(world, id))).toEqual(inOrder(tree([granVia.client], [triana.client])))
    expect((await detailAs(world, admin, id)).servicesPointOnCashUser).toBe(8)
    await assignAs(world, admin, { id, clients: tree([granVia.client, [atocha.subclient, atocha.point]]) })
    expect(inOrder(await assignedIds(world, id))).toEqual(
      inOrder(tree([granVia.client, [atocha.subclient, atocha.point]], [triana.client])),
    )
    expect((await detailAs(world, admin, id)).servicesPointOnCashUser).toBe(3)
  })

  it('[ADM-UED-50] a request with addOnlyClient can assign only whole clients, and a request without addOnlyClient can assign only subclients and points', async () => {
    const id = await addUser(world, { username: 'mode' })
    const parts = tree([granVia.client, [granVia.subclient]])
    const wrong = [
      await assignAs(world, admin, { id, clients: tree([granVia.client]) }),
      await assignAs(world, admin, { id, clients: parts, addOnlyClient: true }),
    ]
    for (const { status, body } of wrong) {
      expect([status, body]).toMatchObject([400, { issues: [{ path: 'clients.0.subclients' }] }])
    }
    expect(await assignedIds(world, id)).toEqual([])
  })

  it.each([
    ['nothing', []],
    ['the id of all', tree([-1])],
    ['text for an id', [{ id: '1', subclients: [] }]],
    ['a field beyond ids', [{ id: 1, subclients: [], active: true }]],
  ])('[IN-01] adding assignments with %s is refused', async (_title, clients) => {
    const answer = await world.call(admin, `POST /api/configuration/v1/user/${userId('new-user')}`, {
      body: { addOnlyClient: true, numberOfServicesPoint: 0, clients },
    })
    expect(answer.status).toBe(400)
  })

  it('adding assignments counts the service points again instead of using the body’s counts, and marks the user for synchronisation', async () => {
    world.setNow(later)
    const id = await addUser(world, { username: 'counted', updatedAt: worldStart })
    const clients = tree([granVia.client, [granVia.subclient, granVia.point]])
    const line = `POST /api/configuration/v1/user/${id}`
    const body = { addOnlyClient: false, numberOfServicesPoint: 999, clients }
    expect((await world.call(admin, line, { body })).status).toBe(200)
    const synchronised = async () => {
      const { servicesPointOnCashUser, solSynchronized, updatedAt } = await detailAs(world, admin, id)
      return [servicesPointOnCashUser, solSynchronized, updatedAt]
    }
    expect(await synchronised()).toEqual([1, false, later.toISOString()])
    await world.call(admin, `${line}/sync`)
    expect((await world.call(admin, line, { body })).status).toBe(200)
    expect(await synchronised()).toEqual([1, true, later.toISOString()])
  })

  it('[ADM-UED-52] adding assignments to an account that the operations system lacks reports that devices are not updated', async () => {
    const id = await addUser(world, { username: 'unknown', solCreated: false, solSynchronized: false })
    const clients = tree([granVia.client, [granVia.subclient, granVia.point]])
    expect(followed(await assignAs(world, admin, { id, clients }))).toBe(false)
    expect(followed(await unassignAs(world, admin, { id, clients }))).toBe(false)
    await world.call(admin, `POST /api/configuration/v1/user/${id}/sync`)
    expect(followed(await assignAs(world, admin, { id, clients }))).toBe(true)
  })
})

describe('[API-CFG-07] removing', () => {
  it('[ADM-UED-53] points, whole subclients and clients can be removed from a user, and removing a client’s last part removes the client', async () => {
    const id = await addUser(world, { username: 'removal' }, [
      ['Bazar Norte', 'Bazar Norte Bilbao', 'Gran Vía 12'],
      ['Bazar Norte', 'Bazar Norte Bilbao', 'Casco Viejo'],
      ['Bazar Norte', 'Bazar Norte Madrid'],
      ['Farmacias Alameda'],
    ])
    const after = async (clients: ReturnType<typeof tree>) => {
      followed(await unassignAs(world, admin, { id, clients }))
      return inOrder(await assignedIds(world, id))
    }
    expect(await after(tree([granVia.client, [granVia.subclient, casco.point]]))).toEqual(
      inOrder(
        tree([granVia.client, [granVia.subclient, granVia.point], [atocha.subclient]], [triana.client]),
      ),
    )
    expect(await after(tree([granVia.client, [atocha.subclient]]))).toEqual(
      inOrder(tree([granVia.client, [granVia.subclient, granVia.point]], [triana.client])),
    )
    expect(await after(tree([granVia.client, [granVia.subclient, granVia.point]]))).toEqual(
      tree([triana.client]),
    )
    expect(await after(tree([triana.client, [triana.subclient, triana.point]]))).toEqual(
      tree([triana.client]),
    )
    expect(await after(tree([triana.client]))).toEqual([])
  })

  it('a request that removes assignments is refused if it has addOnlyClient', async () => {
    const id = userId('new-user')
    const { status } = await unassignAs(world, admin, {
      id,
      clients: tree([granVia.client]),
      addOnlyClient: true,
    })
    expect(status).toBe(400)
  })
})

it('[USR-43] any sequence of changes of assignments has the same result on the server as in the domain package', async () => {
  const offered = [granVia, casco, atocha, triana]
  const anyTree = fc
    .array(fc.tuple(fc.constantFrom(...offered), fc.constantFrom(1, 2, 3)), { minLength: 1, maxLength: 3 })
    .map((picks) =>
      addAssignments(
        [],
        picks.flatMap(([{ client, subclient, point }, depth]) =>
          depth === 1
            ? tree([client])
            : depth === 2
              ? tree([client, [subclient]])
              : tree([client, [subclient, point]]),
        ),
      ).map(({ id, subclients }) => ({
        id,
        subclients: subclients.map((node) => ({ id: node.id, servicepoints: [...node.servicepoints] })),
      })),
    )
  const anyChange = fc.record({ kind: fc.constantFrom('add', 'remove'), clients: anyTree })
  let number = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { minLength: 1, maxLength: 5 }), async (changes) => {
      number += 1
      const id = await addUser(world, { username: `any-${number}` })
      let expected: ReturnType<typeof tree> = []
      for (const { kind, clients } of changes) {
        if (kind === 'remove') {
          followed(await unassignAs(world, admin, { id, clients }))
          expected = [...removeAssignments(expected, clients)]
          continue
        }
        const isWhole = clients.every(({ subclients: parts }) => parts.length === 0)
        const isMixed = !isWhole && clients.some(({ subclients: parts }) => parts.length === 0)
        const answer = await assignAs(world, admin, { id, clients, addOnlyClient: isWhole })
        expect(answer.status).toBe(isMixed ? 400 : 200)
        if (!isMixed) expected = [...overwriteAssignments(expected, clients)]
      }
      expect(inOrder(await assignedIds(world, id))).toEqual(inOrder(expected))
    }),
    { numRuns: 25 },
  )
})

describe('[ADM-UED-25] one’s own assignments', () => {
  const clients = tree([granVia.client, [granVia.subclient, granVia.point]])

  it.each([supervisor, 'provider-staff'])('the user %s can’t change their own assignments', async (as) => {
    const id = userId(as)
    const before = await assignedIds(world, id)
    for (const answer of [
      await assignAs(world, as, { id, clients }),
      await unassignAs(world, as, { id, clients }),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { message: 'users.refused.own-user' } })
    }
    expect(await assignedIds(world, id)).toEqual(before)
  })

  it('an administrator can change their own assignments', async () => {
    const id = userId(admin)
    expect((await assignAs(world, admin, { id, clients })).status).toBe(200)
    expect(await assignedIds(world, id)).toEqual(clients)
    expect((await unassignAs(world, admin, { id, clients })).status).toBe(200)
    expect(await assignedIds(world, id)).toEqual([])
  })
})
