import { contract } from '@remesa/api-client/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assignments, clients, history, servicePoints, subclients, userRoles } from '../db/schema'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { addUser, assignAs, assignedIds, place, tree, unassignAs } from '../users/users.fixtures'

const admin = 'provider-admin'
const configuration = '/api/configuration/v1'

const bilbao = place('Bazar Norte', 'Bazar Norte Bilbao', 'Gran Vía 12')
const casco = place('Bazar Norte', 'Bazar Norte Bilbao', 'Casco Viejo')
const madrid = place('Bazar Norte', 'Bazar Norte Madrid', 'Atocha')
const triana = place('Farmacias Alameda', 'Alameda Sevilla', 'Farmacia Triana')
const hamburg = place('Kaufhaus Lindner', 'Lindner Hamburg')

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

interface Moving {
  readonly id: number
  readonly to: number
  readonly by?: string
  readonly headers?: Record<string, string>
}

const moving =
  (kind: 'sub-client' | 'service-point') =>
  ({ id, to, by = admin, headers = {} }: Moving) =>
    world.call(by, `POST ${configuration}/${kind}/${id}/move`, { body: { parentId: to }, headers })
const moveSubclient = moving('sub-client')
const movePoint = moving('service-point')

const effects = async (kind: 'sub-client' | 'service-point', id: number, to: number) => {
  const { body } = await world.call(admin, `GET ${configuration}/${kind}/${id}/move?parentId=${to}`)
  return contract.subclients.moveEffects.response.parse(body)
}

const historyOf = async (kind: string, id: number) => {
  const { body } = await world.call(admin, `GET ${configuration}/history/${kind}/${id}?size=100`)
  return contract.history.record.response.parse(body).content
}

const listed = async (by: string, path: string): Promise<readonly number[]> => {
  const { body } = await world.call(by, `GET ${configuration}/${path}?size=1000`)
  return contract.servicePoints.list.response.parse(body).content.map(({ id }) => id)
}

describe('a subclient', () => {
  it('[REC-102] [REC-103] moving a subclient also moves its service points and assignments, and the move can be reversed', async () => {
    const whole = await addUser(world, { username: 'whole-old' }, [['Bazar Norte']])
    const own = await addUser(world, { username: 'own' }, [['Bazar Norte', 'Bazar Norte Bilbao']])
    const part = await addUser(world, { username: 'part' }, [
      ['Bazar Norte', 'Bazar Norte Bilbao', 'Casco Viejo'],
    ])
    const target = await addUser(world, { username: 'whole-new' }, [['Farmacias Alameda']])
    const both = await addUser(world, { username: 'both' }, [
      ['Bazar Norte', 'Bazar Norte Bilbao'],
      ['Farmacias Alameda'],
    ])
    await world.db
      .insert(userRoles)
      .values([whole, own, part, target].map((userId) => ({ userId, suffix: 'USER-MANAGEMENT' })))
    const before = (await listed('whole-old', 'service-point')).includes(bilbao.point)
    expect(before).toBe(true)

    const answer = await moveSubclient({ id: bilbao.subclient, to: triana.client })
    expect(answer).toMatchObject({ status: 200, body: { id: bilbao.subclient, active: true } })

    expect(await listed('whole-old', 'service-point')).not.toContain(bilbao.point)
    expect(await listed('own', 'service-point')).toContain(bilbao.point)
    expect(await listed('part', 'service-point')).toEqual([casco.point])
    expect(await listed('whole-new', 'service-point')).toContain(bilbao.point)
    expect(await assignedIds(world, own)).toEqual(tree([triana.client, [bilbao.subclient]]))
    expect(await assignedIds(world, part)).toEqual(tree([triana.client, [bilbao.subclient, casco.point]]))
    expect(await assignedIds(world, both)).toEqual(tree([triana.client]))
    expect(await assignedIds(world, whole)).toEqual(tree([madrid.client]))
    expect(await assignedIds(world, target)).toEqual(tree([triana.client]))

    const [entry] = await historyOf('subclients', bilbao.subclient)
    expect(entry).toMatchObject({ action: 'changed', subject: { name: 'Bazar Norte Bilbao' } })
    expect(entry?.changes).toContainEqual({
      field: 'client',
      from: { id: madrid.client, description: 'Bazar Norte' },
      to: { id: triana.client, description: 'Farmacias Alameda' },
    })
    const [ofUser] = await historyOf('users', part)
    expect(ofUser?.changes.map(({ field }) => field)).toEqual(['assignments'])
    expect(await historyOf('users', whole)).toEqual([])

    await moveSubclient({ id: bilbao.subclient, to: madrid.client })
    expect(await listed('whole-old', 'service-point')).toContain(bilbao.point)
    expect(await assignedIds(world, own)).toEqual(tree([madrid.client, [bilbao.subclient]]))
  })

  it('[REC-104] the preview of a move counts each active user once: as a user who keeps, loses or gets access', async () => {
    const added = async (username: string, reach: Parameters<typeof addUser>[2]) => {
      const before = await effects('sub-client', bilbao.subclient, triana.client)
      await addUser(world, { username, active: !username.startsWith('inactive') }, reach)
      const after = await effects('sub-client', bilbao.subclient, triana.client)
      return [
        after.usersKept - before.usersKept,
        after.usersLost - before.usersLost,
        after.usersGained - before.usersGained,
        after.usersChanged - before.usersChanged,
        after.assignmentsEnded - before.assignmentsEnded,
      ]
    }
    const [former, next] = [['Bazar Norte'], ['Farmacias Alameda']] as const
    const [center, part] = [
      [...former, 'Bazar Norte Bilbao'],
      [...former, 'Bazar Norte Bilbao', 'Casco Viejo'],
    ] as const
    expect(await added('kept-center', [center])).toEqual([1, 0, 0, 1, 0])
    expect(await added('kept-parts', [part, [...center, 'Gran Vía 12']])).toEqual([1, 0, 0, 1, 0])
    expect(await added('kept-both', [former, next])).toEqual([1, 0, 0, 0, 0])
    expect(await added('kept-next', [center, next])).toEqual([1, 0, 0, 1, 1])
    expect(await added('lost', [former])).toEqual([0, 1, 0, 0, 0])
    expect(await added('gained', [next])).toEqual([0, 0, 1, 0, 0])
    expect(await added('untouched', [[...former, 'Bazar Norte Madrid']])).toEqual([0, 0, 0, 0, 0])
    for (const reach of [[center], [former], [next]])
      expect(await added(`inactive-${reach}`, reach)).toEqual([0, 0, 0, 0, 0])
    const { servicePoints: moving } = await effects('sub-client', bilbao.subclient, triana.client)
    await world.db.update(servicePoints).set({ active: false }).where(eq(servicePoints.id, casco.point))
    expect((await effects('sub-client', bilbao.subclient, triana.client)).servicePoints).toBe(moving - 1)
    await world.db.update(servicePoints).set({ active: true }).where(eq(servicePoints.id, casco.point))
  })

  it('[REC-102] moving a subclient computes the unique codes of the subclient and its points again, but adds none to a record without a unique code', async () => {
    await world.db.update(clients).set({ codeSol: 'OLD' }).where(eq(clients.id, madrid.client))
    await world.db.update(clients).set({ codeSol: 'NEW' }).where(eq(clients.id, triana.client))
    const stored = { codeSol: 'C9', uniqueCode: 'ES-OLD-C9' }
    await world.db.update(subclients).set(stored).where(eq(subclients.id, madrid.subclient))
    const point = { codeSol: 'P9', uniqueCode: 'ES-OLD-C9-P9' }
    await world.db.update(servicePoints).set(point).where(eq(servicePoints.id, madrid.point))
    expect((await moveSubclient({ id: madrid.subclient, to: triana.client })).status).toBe(200)
    const codeOf = async (table: typeof subclients | typeof servicePoints, id: number) =>
      (await world.db.select({ code: table.uniqueCode }).from(table).where(eq(table.id, id)))[0]?.code
    expect(await codeOf(subclients, madrid.subclient)).toBe('ES-NEW-C9')
    expect(await codeOf(servicePoints, madrid.point)).toBe('ES-NEW-C9-P9')
    const [entry] = await historyOf('service-points', madrid.point)
    expect(entry?.changes).toEqual([{ field: 'uniqueCode', from: 'ES-OLD-C9-P9', to: 'ES-NEW-C9-P9' }])
    expect((await moveSubclient({ id: madrid.subclient, to: madrid.client })).status).toBe(200)
  })

  it.each([
    ['a client of another country', () => hamburg.client, 409, 'records.other-country'],
    ['a client that does not exist', () => 999_999, 404, 'not-found'],
  ])('[REC-101] a subclient can’t be moved to %s', async (_what, to, status, code) => {
    const entries = await world.db.$count(history)
    const answer = await moveSubclient({ id: bilbao.subclient, to: to() })
    expect(answer).toMatchObject({ status, body: { code } })
    expect(await world.db.$count(history)).toBe(entries)
  })

  it('[REC-101] a subclient can’t be moved if it or its new client is inactive, or if the new client has a subclient with the same code', async () => {
    const setActive = (active: boolean) =>
      world.db.update(clients).set({ active }).where(eq(clients.id, triana.client))
    await setActive(false)
    const move = () => moveSubclient({ id: bilbao.subclient, to: triana.client })
    expect((await move()).body).toMatchObject({ code: 'records.parent-inactive' })
    await setActive(true)
    const codes = await world.db.select({ id: subclients.id, codeSol: subclients.codeSol }).from(subclients)
    const codeOf = (id: number) => codes.find((row) => row.id === id)?.codeSol ?? null
    const setCode = (codeSol: string | null) =>
      world.db.update(subclients).set({ codeSol }).where(eq(subclients.id, triana.subclient))
    await setCode(codeOf(bilbao.subclient)?.toLowerCase() ?? 'x')
    expect((await effects('sub-client', bilbao.subclient, triana.client)).codeHolder).toMatchObject({
      id: triana.subclient,
    })
    expect((await move()).body).toMatchObject({ code: 'subclients.code-taken' })
    await setCode(codeOf(triana.subclient))
    expect((await effects('sub-client', bilbao.subclient, triana.client)).codeHolder).toBeNull()
    const setOwn = (active: boolean) =>
      world.db.update(subclients).set({ active }).where(eq(subclients.id, bilbao.subclient))
    await setOwn(false)
    expect((await move()).body).toMatchObject({ code: 'subclients.inactive' })
    await setOwn(true)
  })

  it('[REC-100] only users who may add subclients can move a subclient, and only with its current version', async () => {
    const { status } = await moveSubclient({
      id: bilbao.subclient,
      to: triana.client,
      by: 'customer-supervisor',
    })
    expect(status).toBe(403)
    const old = await moveSubclient({
      id: bilbao.subclient,
      to: triana.client,
      headers: { 'If-Match': '"999"' },
    })
    expect(old.status).toBe(412)
  })

  it('[REC-103] an assignment that is added during a move of its subclient is never stored below the former client', async () => {
    const held = { clientId: madrid.client, subclientId: bilbao.subclient, servicePointId: casco.point }
    for (let round = 0; round < 12; round += 1) {
      const id = await addUser(world, { username: `race-${round}` })
      const [from, to] = round % 2 === 0 ? [madrid.client, triana.client] : [triana.client, madrid.client]
      // If a part of the moved record is assigned to the user already, the move also writes the user's row.
      const hasPart = round % 3 !== 0
      if (hasPart) await world.db.insert(assignments).values({ ...held, userId: id, clientId: from })
      const [moved, assigned] = await Promise.all([
        moveSubclient({ id: bilbao.subclient, to }),
        assignAs(world, admin, { id, clients: tree([from, [bilbao.subclient]]) }),
      ])
      expect(moved.status).toBe(200)
      expect([200, 404]).toContain(assigned.status)
      const former = hasPart ? tree([to, [bilbao.subclient, casco.point]]) : []
      const expected = assigned.status === 200 ? tree([to, [bilbao.subclient]]) : former
      expect(await assignedIds(world, id)).toEqual(expected)
    }
  })

  it('[REC-102] moving a subclient while its service points and users are saved causes no deadlock', async () => {
    const codes = { codeSol: 'P8', uniqueCode: 'ES-OLD-C8-P8' }
    await world.db.update(servicePoints).set(codes).where(eq(servicePoints.id, casco.point))
    const id = await addUser(world, { username: 'saved' }, [['Bazar Norte', 'Bazar Norte Bilbao']])
    const atocha = { id, clients: tree([madrid.client, [madrid.subclient]]) }
    for (let round = 0; round < 12; round += 1) {
      const isBack = round % 2 === 1
      const switched = (point: number) =>
        world.call(admin, `PATCH ${configuration}/service-point/${point}`, { body: { value: isBack } })
      const answers = await Promise.all([
        moveSubclient({ id: bilbao.subclient, to: isBack ? madrid.client : triana.client }),
        switched(casco.point),
        switched(bilbao.point),
        isBack ? unassignAs(world, admin, atocha) : assignAs(world, admin, atocha),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    }
  })
})

describe('a service point', () => {
  it('[REC-102] [REC-103] a service point keeps its orders and users when it moves to another subclient', async () => {
    const id = await addUser(world, { username: 'of-point' }, [
      ['Bazar Norte', 'Bazar Norte Bilbao', 'Casco Viejo'],
    ])
    expect(await effects('service-point', casco.point, madrid.subclient)).toMatchObject({ servicePoints: 1 })
    expect((await movePoint({ id: casco.point, to: madrid.subclient })).status).toBe(200)
    expect(await assignedIds(world, id)).toEqual(tree([madrid.client, [madrid.subclient, casco.point]]))
    const [entry] = await historyOf('service-points', casco.point)
    expect(entry?.changes.map(({ field }) => field)).toContain('subclient')
    expect(await movePoint({ id: casco.point, to: hamburg.subclient })).toMatchObject({
      status: 409,
      body: { code: 'records.other-country' },
    })
    expect((await movePoint({ id: casco.point, to: bilbao.subclient })).status).toBe(200)
  })
})
