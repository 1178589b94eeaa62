import { Problem } from '@remesa/api-client/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servicePoints } from '../db/schema'
import { pointId } from '../testing/places'
import { deviceBody, storedBody } from '../testing/service-point-body'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { admin, path, staff } from './service-points.fixtures'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const OWN = 'Abando, caja inteligente'
const save = (body: unknown, as: string = staff) => world.call(as, `POST ${path}`, { body })
const issuesOf = async (body: unknown, as?: string) => {
  const answer = await save(body, as)
  return answer.status === 400 ? Problem.parse(answer.body).issues : answer.body
}
const taken = (code: string, name: string) => [
  { path: 'deviceId', rule: 'device-taken', params: { code, name } },
]

describe('[SVP-91] the device of another point', () => {
  it('[SVP-91] a new service point is refused if another point has its device, ignoring case, and the refusal names the other point', async () => {
    for (const deviceId of ['DEV-48008-1', ' dev-48008-1'])
      expect(await issuesOf(deviceBody('never', { deviceId }))).toMatchObject(taken(deviceId.trim(), OWN))
  })

  it('[SVP-91] a service point is not changed if another point already has its new device, and keeps its former device', async () => {
    expect((await save(deviceBody('dv-1'))).body).toMatchObject({ status: 1 })
    const [{ id } = { id: 0 }] = await world.db
      .select({ id: servicePoints.id })
      .from(servicePoints)
      .where(eq(servicePoints.codeSol, 'dv-1'))
    const changed = { id, uniqueCode: undefined }
    expect(await issuesOf(deviceBody('dv-1', { ...changed, deviceId: 'DEV-48008-1' }))).toMatchObject(
      taken('DEV-48008-1', OWN),
    )
    expect(await issuesOf(storedBody(OWN, { deviceId: 'dev-DV-1' }))).toMatchObject(
      taken('dev-DV-1', 'Caja de pruebas'),
    )
    expect((await save(storedBody(OWN, { address: 'Calle Nueva 3' }))).body).toMatchObject({ status: 1 })
  })

  it('[SVP-91] the device of an inactive service point can’t be given to a second point', async () => {
    const set = (active: boolean) =>
      world.db
        .update(servicePoints)
        .set({ active })
        .where(eq(servicePoints.id, pointId(OWN)))
    await set(false)
    expect(await issuesOf(deviceBody('never', { deviceId: 'DEV-48008-1' }))).toMatchObject(
      taken('DEV-48008-1', OWN),
    )
    await set(true)
  })

  it('[SVP-91] [AZ-05] the refusal of a device does not name the point that has the device if the caller may not see this point', async () => {
    const body = deviceBody('never', { deviceId: 'DEV-1300-1' })
    expect(await issuesOf(body)).toMatchObject([
      { rule: 'device-taken-elsewhere', params: { code: 'DEV-1300-1' } },
    ])
    expect(JSON.stringify(await issuesOf(body))).not.toMatch(/Belém/)
    expect(await issuesOf(body, admin)).toMatchObject(taken('DEV-1300-1', 'Belém, cofre inteligente'))
  })

  it('[SVP-91] if two concurrent saves give one device to two service points, one of them is refused', async () => {
    const answers = await Promise.all(
      ['race-a', 'race-b', 'race-c'].map((code) => save(deviceBody(code, { deviceId: 'DEV-race' }))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  })
})
