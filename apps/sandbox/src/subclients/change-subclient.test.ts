import { contract, Problem } from '@remesa/api-client/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reports, solCenters, subclients } from '../db/schema'
import { staff } from '../testing/requests/clients.requests'
import { subclientRequests } from '../testing/requests/subclients.requests'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { added, bodyOf, detail, everythingStored, path, said, save } from './subclients.fixtures'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const flip = (id: number, value?: unknown, by = staff) =>
  world.call(by, `PATCH ${path}/${id}`, value === undefined ? {} : { body: { value } })
const isActive = async (id: number) => (await detail(world, id)).active

describe('a subclient that is switched', () => {
  it("[API-CFG-23] a call without a body toggles a subclient's status, and a call with a body sets it", async () => {
    const id = await added(world, 'SWITCH-1')
    expect((await flip(id)).body).toEqual({ id, active: false, version: '2' })
    expect((await flip(id)).body).toEqual({ id, active: true, version: '3' })
    await flip(id, false)
    await flip(id, false)
    expect(await isActive(id)).toBe(false)
  })

  it('[ID-04] a subclient has its former status after an even number of concurrent toggles', async () => {
    const id = await added(world, 'SWITCH-2')
    await Promise.all(Array.from({ length: 20 }, () => flip(id)))
    expect(await isActive(id)).toBe(true)
  })

  it('[AZ-03] only permitted users can change the status of a subclient, and only to a boolean value', async () => {
    const before = await everythingStored(world)
    expect((await flip(1, false, 'customer-supervisor')).status).toBe(403)
    for (const value of ['false', 0, null]) expect((await flip(1, value)).status).toBe(400)
    expect(await everythingStored(world)).toEqual(before)
  })
})

const sync = (id: number) => world.call(staff, `POST ${path}/${id}/sync`)

describe('a subclient that is synchronised', () => {
  it('[API-CFG-24] synchronising a subclient sets its description, id, codes and third-party codes, and returns the delegations', async () => {
    const id = await added(world, '9102')
    const before = await detail(world, id)
    const { body } = await sync(id)
    const taken = {
      description: 'Bazar Norte Vitoria',
      oidSol: 'CE-9102',
      codeSol: '9102',
      thirdcodes: [{ system: 'SAP', code: 'S-9102' }],
    }
    const answer = contract.subclients.sync.response.parse(body)
    expect(answer).toMatchObject({ ...taken, uniqueCode: 'ES-0101-9102' })
    expect(answer.delegations).toEqual([
      { idSmartcash: 'DEL0001-ES', description: 'Bilbao', principalBol: true },
      { idSmartcash: 'DEL0002-ES', description: 'Madrid', principalBol: false },
      { idSmartcash: 'DEL0003-ES', description: 'Sevilla', principalBol: false },
      { idSmartcash: 'DEL0004-ES', description: 'Valencia', principalBol: false },
    ])
    expect(await detail(world, id)).toEqual({ ...before, ...taken, version: '2' })
  })

  it('[ADM-SUB-69] synchronising finds a subclient by its id if its code has changed in the operations system', async () => {
    await world.db.update(solCenters).set({ code: '0399' }).where(eq(solCenters.oid, 'CE-0002'))
    const open = await bodyOf(world, 2)
    expect((await sync(2)).body).toMatchObject({ codeSol: '0399', uniqueCode: 'ES-0101-0399' })
    expect((await save(world, { ...open, idSmartcash: 'SC-STALE' })).status).toBe(400)
    expect(said(await save(world, { ...(await bodyOf(world, 2)), idSmartcash: 'SC-FRESH' })).status).toBe(1)
  })

  it('[API-CFG-24] synchronising a subclient that the operations system does not have is refused with 409 and changes nothing', async () => {
    const unknown = await added(world, 'UNKNOWN-1')
    const codeless = await added(world, 'CODELESS-1')
    await world.db.update(subclients).set({ codeSol: null }).where(eq(subclients.id, codeless))
    const off = await added(world, 'OFF-1')
    await flip(off, false)
    const before = await everythingStored(world)
    const answers = [await sync(unknown), await sync(codeless), await sync(off)]
    expect(answers.map(({ status, body }) => [status, Problem.parse(body).code])).toEqual([
      [409, 'subclients.unknown-code'],
      [409, 'subclients.no-code'],
      [409, 'subclients.inactive'],
    ])
    expect(await everythingStored(world)).toEqual(before)
  })

  it('synchronising a subclient is refused with 409 if another subclient has the new code or id', async () => {
    await world.db.update(solCenters).set({ code: '0301-B' }).where(eq(solCenters.oid, 'CE-0001'))
    const other = await added(world, '0301-B')
    const before = await everythingStored(world)
    const answers = [await sync(1), await sync(other)]
    expect(answers.map(({ status, body }) => [status, Problem.parse(body).code])).toEqual([
      [409, 'subclients.code-taken'],
      [409, 'subclients.oid-taken'],
    ])
    expect(await everythingStored(world)).toEqual(before)
  })

  it('synchronising a subclient is refused with 503 while the operations system does not respond', async () => {
    expect((await sync(await added(world, 'FAIL'))).status).toBe(503)
  })
})

describe('a report of subclients', () => {
  it('[API-CFG-25] a report of subclients is queued once for each idempotency key', async () => {
    const { line, body } = subclientRequests.requestReport
    const headers = { 'Idempotency-Key': 'report-1' }
    const answers = [
      await world.call(staff, line, { body, headers }),
      await world.call(staff, line, { body, headers }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const stored = await world.db.select().from(reports).where(eq(reports.type, 'SUBCLIENT'))
    expect(stored).toMatchObject([{ status: 'RECEIVED', request: body }])
  })
})
