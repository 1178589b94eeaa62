import { contract, Problem } from '@remesa/api-client/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clients, reports, solClients } from '../db/schema'
import { clientRequests, staff } from '../testing/requests/clients.requests'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { added, bodyOf, detail, everythingStored, path, said, save } from './clients.fixtures'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const flip = (id: number, value?: unknown, by = staff) =>
  world.call(by, `PATCH ${path}/${id}`, value === undefined ? {} : { body: { value } })
const isActive = async (id: number) => (await detail(world, id)).active

describe('a client that is switched', () => {
  it("[API-CFG-17] a call without a body toggles a client's status, and a call with a body sets it", async () => {
    const id = await added(world, 'SWITCH-1')
    expect((await flip(id)).body).toEqual({ id, active: false, version: '2' })
    expect(await isActive(id)).toBe(false)
    expect((await flip(id)).body).toEqual({ id, active: true, version: '3' })
    await flip(id, false)
    await flip(id, false)
    expect(await isActive(id)).toBe(false)
  })

  it('[ID-04] a client has its former status after an even number of concurrent toggles', async () => {
    const id = await added(world, 'SWITCH-2')
    const answers = await Promise.all(Array.from({ length: 20 }, () => flip(id)))
    const on = answers.filter(({ body }) => Reflect.get(Object(body), 'active') === true)
    expect([on.length, await isActive(id)]).toEqual([10, true])
  })

  it('[AZ-03] [AZ-06] only permitted users can change the status of a client, and only to a boolean value', async () => {
    const before = await everythingStored(world)
    for (const by of ['customer-supervisor', 'customer-operator']) {
      expect((await flip(1, false, by)).status).toBe(403)
    }
    for (const value of ['false', 0, null, { active: false }]) expect((await flip(1, value)).status).toBe(400)
    expect((await world.call(staff, `PATCH ${path}/1`, { body: { active: false } })).status).toBe(400)
    expect(await everythingStored(world)).toEqual(before)
  })
})

const sync = (id: number, by = staff) => world.call(by, `POST ${path}/${id}/sync`)
const codeOf = ({ body }: { readonly body: unknown }) => Problem.parse(body).code

describe('a client that is synchronised', () => {
  it('[API-CFG-18] synchronising a client sets its description, id, codes and third-party codes, and no other field', async () => {
    const id = await added(world, '9001', { thirdcodes: [{ system: 'Oracle', code: 'O-1' }] })
    const before = await detail(world, id)
    const { body } = await sync(id)
    const taken = {
      description: 'Floristería Alba',
      oidSol: 'CL-9001',
      codeSol: '9001',
      thirdcodes: [{ system: 'SAP', code: 'S-9001' }],
    }
    expect(contract.clients.sync.response.parse(body)).toEqual({
      ...taken,
      idSmartcash: before.idSmartcash,
      uniqueCode: 'ES-9001',
      version: '2',
    })
    expect(await detail(world, id)).toEqual({ ...before, ...taken, version: '2' })
    expect((await sync(id)).body).toEqual(body)
  })

  it('[ADM-CLI-60] synchronising finds a client by its id if its code has changed in the operations system', async () => {
    await world.db.update(solClients).set({ code: '0199' }).where(eq(solClients.oid, 'CL-0002'))
    const open = await bodyOf(world, 2)
    expect((await sync(2)).body).toMatchObject({ codeSol: '0199', oidSol: 'CL-0002', uniqueCode: 'ES-0199' })
    expect(await detail(world, 2)).toMatchObject({ codeSol: '0199', uniqueCode: 'ES-0199' })
    expect((await save(world, { ...open, idSmartcash: 'SC-STALE' })).status).toBe(400)
    expect(said(await save(world, { ...(await bodyOf(world, 2)), idSmartcash: 'SC-FRESH' })).status).toBe(1)
  })

  it('a synchronised client gets only the first third-party code of each system if the operations system lists a system twice', async () => {
    const thirdCodes = [
      { system: 'SAP', code: 'first' },
      { system: 'sap ', code: 'second' },
      { system: ' ', code: 'nobody' },
      { system: 'Oracle', code: 'O' },
    ]
    await world.db.update(solClients).set({ thirdCodes }).where(eq(solClients.oid, 'CL-0003'))
    expect((await sync(3)).status).toBe(200)
    expect((await detail(world, 3)).thirdcodes).toEqual(
      expect.arrayContaining([
        { system: 'SAP', code: 'first' },
        { system: 'Oracle', code: 'O' },
      ]),
    )
    expect((await detail(world, 3)).thirdcodes).toHaveLength(2)
  })

  it('[API-CFG-18] synchronising a client that the operations system does not have is refused with 409 and changes nothing', async () => {
    const unknown = await added(world, 'UNKNOWN-1')
    const codeless = await added(world, 'CODELESS-1')
    await world.db.update(clients).set({ codeSol: null }).where(eq(clients.id, codeless))
    const off = await added(world, 'OFF-1')
    await flip(off, false)
    const other = await added(world, '0105-B')
    await world.db.update(solClients).set({ code: '0105-B' }).where(eq(solClients.oid, 'CL-0005'))
    const before = await everythingStored(world)
    const answers = [
      await sync(unknown),
      await sync(codeless),
      await sync(off),
      await sync(5),
      await sync(other),
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
    expect(answers.map(codeOf)).toEqual([
      'clients.unknown-code',
      'clients.no-code',
      'clients.inactive',
      'clients.code-taken',
      'clients.oid-taken',
    ])
    expect(await everythingStored(world)).toEqual(before)
  })

  it('synchronising a client is refused with 503 while the operations system does not respond', async () => {
    const id = await added(world, 'FAIL')
    const before = await everythingStored(world)
    const answer = await sync(id)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30'])
    expect(await everythingStored(world)).toEqual(before)
  })

  it('[ID-06] a client that is saved while it is being synchronised has the third-party codes of one of the two writes, not a mixture', async () => {
    const open = await bodyOf(world, 4)
    const thirdcodes = Array.from({ length: 5 }, (_, at) => ({ system: `T${at}`, code: 'typed' }))
    const calls = Array.from({ length: 8 }, (_, at) =>
      at % 2 === 0
        ? sync(4, 'provider-admin')
        : save(world, { ...open, thirdcodes }, { by: 'provider-admin' }),
    )
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200))
    const held = (await detail(world, 4)).thirdcodes
    expect([5, 1]).toContain(held.length)
    expect(new Set(held.map(({ code }) => code)).size).toBe(1)
  })
})

describe('a report of clients', () => {
  const { requestReport } = clientRequests
  const request = (body: unknown = requestReport.body, by = staff, headers = {}) =>
    world.call(by, requestReport.line, { body, headers })

  it('[API-CFG-19] two requests for a report of clients with the same idempotency key queue one report', async () => {
    const headers = { 'Idempotency-Key': 'report-1' }
    const answers = [await request(undefined, staff, headers), await request(undefined, staff, headers)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    const stored = await world.db.select().from(reports).where(eq(reports.type, 'CLIENT'))
    expect(stored).toMatchObject([{ status: 'RECEIVED', request: requestReport.body, countryId: 1 }])
  })

  it('[IN-01] a request for a report of clients with unknown filters or columns is refused', async () => {
    const { cashClientParamsDTO, informationOptionsClient } = Object(requestReport.body)
    for (const body of [
      {},
      { cashClientParamsDTO, informationOptionsClient: { ...informationOptionsClient, password: true } },
      { cashClientParamsDTO: { ...cashClientParamsDTO, scope: 'all' }, informationOptionsClient },
    ]) {
      expect((await request(body)).status).toBe(400)
    }
  })
})
