import { contract, type Endpoint, listEndpoints } from '@remesa/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf as clientBodyOf } from '../clients/clients.fixtures'
import { placeIds } from '../db/seed/seeded-places'
import { bodyOf as subclientBodyOf } from '../subclients/subclients.fixtures'
import { pointId } from '../testing/places'
import { endpointRequests } from '../testing/requests'
import { userId } from '../testing/requests/users.requests'
import { storedBody } from '../testing/service-point-body'
import { databaseState } from '../testing/table-state'
import { createTestWorld, type TestAnswer, type TestWorld } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
}, 120_000)
afterAll(() => world.close())

const point = 'Gran Vía 12'
const user = userId('new-user')
const ofUser = '/api/configuration/v1/user'

/** For each type of record, the function that creates a body to save. Each number results in a different change. */
const saves: Readonly<Record<string, (at: number) => Promise<object>>> = {
  'clients.save': async (at) => ({ ...(await clientBodyOf(world, 1)), idSmartcash: `SC-${at}` }),
  'subclients.save': async (at) => ({ ...(await subclientBodyOf(world, 1)), idSmartcash: `SC-${at}` }),
  'servicePoints.save': async (at) => {
    const { subclient, uniqueCode } = contract.servicePoints.get.response.parse(
      (await read('servicePoints.get')).body,
    )
    const place = { subclientId: subclient.id, uniqueCode }
    return storedBody(point, { id: pointId(point), ...place, address: `Calle ${at}` })
  },
}

/** Two changes for each remaining type of record. The second change undoes the first. */
const changes: Readonly<Record<string, readonly [object, object]>> = {
  'clients.setStatus': [{ value: true }, { value: false }],
  'subclients.setStatus': [{ value: true }, { value: false }],
  'servicePoints.setStatus': [{ value: true }, { value: false }],
  'subclients.move': [{ parentId: placeIds(['Farmacias Alameda']).clientId }, { parentId: 1 }],
  'servicePoints.move': [
    { parentId: placeIds(['Bazar Norte', 'Bazar Norte Madrid']).subclientId ?? 0 },
    { parentId: 1 },
  ],
  'users.setOid': [{ oid: 'oid-one' }, { oid: 'oid-two' }],
  'users.setAdmin': [{ value: true }, { value: false }],
  'users.setSupervisor': [{ value: true }, { value: false }],
}

// The calls that change saved views are tested in `views.test.ts`, because only the owner of a view can change it.
const writes = listEndpoints(contract).filter(
  ({ feature, endpoint }) => feature !== 'views' && endpoint.version?.kind === 'write',
)
const recordOf = (id: string): string =>
  id.startsWith('users.')
    ? `GET ${ofUser}/${user}`
    : (endpointRequests[id.replace(/\.\w+$/, '.get')]?.line ?? '')

const read = (id: string) => world.call('provider-admin', recordOf(id))
const versionOf = ({ body }: TestAnswer): string => String(Reflect.get(Object(body), 'version'))

const send = async (id: string, at: number, headers: Readonly<Record<string, string>>) => {
  const { line, body } = endpointRequests[id] ?? { line: '' }
  const change = (await saves[id]?.(at)) ?? changes[id]?.[at % 2] ?? body
  return world.call('provider-admin', line, { body: change, headers })
}

const hasChanges = ({ id }: { readonly id: string }) => id in saves || id in changes

describe('every change of a record with versions', () => {
  it('the tests of versions include every call that changes the version of a record', () => {
    const rest = writes.filter((write) => !hasChanges(write)).map(({ id }) => id)
    expect(rest.sort()).toEqual([
      'clients.sync',
      'servicePoints.sync',
      'subclients.sync',
      'users.assign',
      'users.sync',
      'users.unassign',
    ])
  })
})

describe.each(writes)('$id', ({ id, endpoint }: { readonly id: string; readonly endpoint: Endpoint }) => {
  it('[REC-52] a change that is based on an older version of a record is refused with the current record, and stores nothing', async () => {
    const current = await read(id)
    const before = await databaseState(world.db)
    const refused = await send(id, 0, { 'If-Match': '"0"' })
    expect([refused.status, refused.headers.get('ETag')]).toEqual([412, `"${versionOf(current)}"`])
    expect(refused.body).toMatchObject({ code: 'record-changed', current: current.body })
    if (endpoint.version?.kind === 'write')
      expect(endpoint.version.current.safeParse(current.body).success).toBe(true)
    expect(await databaseState(world.db)).toEqual(before)
  })

  it('[REC-52] a change that is based on the current version of a record is accepted', async () => {
    const version = versionOf(await read(id))
    const done = await send(id, 0, { 'If-Match': `"${version}"` })
    expect([done.status, versionOf(done)]).toEqual([200, versionOf(await read(id))])
  })

  it('[REC-53] a change of a record that is repeated with its idempotency key gets the first response again', async () => {
    const headers = { 'If-Match': `"${versionOf(await read(id))}"`, 'Idempotency-Key': `key-${id}` }
    const first = await send(id, 1, headers)
    await send(id, 0, {})
    const before = await databaseState(world.db)
    const again = await send(id, 1, headers)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await databaseState(world.db)).toEqual(before)
  })
})

describe.each(writes.filter(hasChanges))('$id', ({ id }) => {
  it('[REC-52] a change of a record creates the next version, and a repetition of the change creates no version', async () => {
    await send(id, 0, {})
    const version = Number(versionOf(await read(id)))
    expect(versionOf(await send(id, 1, {}))).toBe(String(version + 1))
    expect(versionOf(await send(id, 1, {}))).toBe(String(version + 1))
    expect(versionOf(await read(id))).toBe(String(version + 1))
  })

  it('[REC-52] only one of ten changes that are based on the same version of a record is accepted', async () => {
    await send(id, 1, {})
    const version = versionOf(await read(id))
    // The body of a save depends on the stored record, so all bodies must be created before the first is sent.
    const bodies = await Promise.all(Array.from({ length: 10 }, async (_, at) => saves[id]?.(at + 10)))
    const { line } = endpointRequests[id] ?? { line: '' }
    const answers = await Promise.all(
      bodies.map((body) =>
        world.call('provider-admin', line, {
          body: body ?? changes[id]?.[0],
          headers: { 'If-Match': `"${version}"` },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(412)])
    expect(versionOf(await read(id))).toBe(String(Number(version) + 1))
  })
})

describe('synchronising', () => {
  it.each(['clients', 'subclients', 'servicePoints'])(
    '[REC-53] %s with the idempotency key of an earlier synchronisation gets the first response again, even if the record has become inactive',
    async (feature) => {
      const headers = { 'Idempotency-Key': `switched-off-${feature}` }
      await send(`${feature}.setStatus`, 0, {})
      const first = await send(`${feature}.sync`, 0, headers)
      await send(`${feature}.setStatus`, 1, {})
      const [again, other] = [await send(`${feature}.sync`, 0, headers), await send(`${feature}.sync`, 0, {})]
      expect([first.status, again.status, other.status]).toEqual([200, 200, 409])
      expect(again.body).toEqual(first.body)
      await send(`${feature}.setStatus`, 0, {})
    },
  )
})

describe('the assignments of a user', () => {
  it('[REC-52] a change of assignments creates a version of the user, like any other change', async () => {
    const version = async () => Number(versionOf(await read('users.get')))
    const clients = [{ id: 2, subclients: [] }]
    const before = await version()
    const line = `POST ${ofUser}/${user}`
    const body = { addOnlyClient: true, numberOfServicesPoint: 0, clients }
    const assigned = await world.call('provider-admin', line, {
      body,
      headers: { 'If-Match': `"${before}"` },
    })
    expect([assigned.status, versionOf(assigned)]).toEqual([200, String(before + 1)])
    const removal = `${line}/remove/service-point`
    const removed = { ...body, addOnlyClient: false }
    const late = await world.call('provider-admin', removal, {
      body: removed,
      headers: { 'If-Match': `"${before}"` },
    })
    expect(late.status).toBe(412)
    expect((await world.call('provider-admin', removal, { body: removed })).status).toBe(200)
    expect(await version()).toBe(before + 2)
  })
})
