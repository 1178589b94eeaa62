import { contract } from '@remesa/api-client/contract'
import { eq, getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reports, servicePoints, solPoints } from '../db/schema'
import { orderPointId, pointId } from '../testing/places'
import { storedBody, untakenBody } from '../testing/service-point-body'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { admin, customer, detailAs, idOfCode, path, staff } from './service-points.fixtures'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const sync = (id: number, as: string = staff) => world.call(as, `POST ${path}/${id}/sync`)
const inSol = (oid: string, changes: Partial<typeof solPoints.$inferInsert>) =>
  world.db.update(solPoints).set(changes).where(eq(solPoints.oid, oid))
/** The columns of service points. The search columns, which the database derives from them, are excluded. */
const written = Object.fromEntries(
  Object.entries(getTableColumns(servicePoints)).filter(([, column]) => column.generated === undefined),
)
const stored = async (id: number) =>
  (await world.db.select(written).from(servicePoints).where(eq(servicePoints.id, id)))[0]

describe('[API-CFG-31] synchronising', () => {
  it('[ADM-SPT-79] synchronising updates description, code and third-party codes of a service point, but no field that users type', async () => {
    const id = pointId('Casco Viejo')
    const before = await stored(id)
    await inSol(orderPointId('Casco Viejo'), {
      code: 'CV-9',
      description: 'Casco Viejo, nueva',
      address: 'Calle Nueva 1',
      typeCode: 'B',
      thirdCodes: [
        { system: ' SAP ', code: ' 1 ' },
        { system: 'sap', code: '2' },
        { system: '', code: '3' },
        { system: 'ERP', code: '4' },
      ],
    })
    const { status, body } = await sync(id)
    const taken = { description: 'Casco Viejo, nueva', codeSol: 'CV-9', uniqueCode: 'ES-0101-0301-CV-9' }
    const thirdcodes = [
      { system: 'ERP', code: '4' },
      { system: 'SAP', code: '1' },
    ]
    expect([status, body]).toMatchObject([200, { ...taken, oidSol: 'PS-0002', idSmartcash: null }])
    expect(new Set(Object(body).thirdcodes)).toEqual(new Set(thirdcodes))
    expect(await stored(id)).toEqual({ ...before, ...taken, version: 2 })
    expect((await detailAs(world, admin, id)).thirdcodes).toEqual(thirdcodes)
  })

  it('synchronising a service point a second time changes nothing', async () => {
    const id = pointId('Gran Vía 12')
    await sync(id)
    const before = [await stored(id), await detailAs(world, admin, id)]
    expect((await sync(id)).status).toBe(200)
    expect([await stored(id), await detailAs(world, admin, id)]).toEqual(before)
  })

  it('saving a form that was opened before its service point was synchronised is refused, and the newer description is kept', async () => {
    const id = pointId('Plaza Redonda')
    const opened = storedBody('Plaza Redonda', { address: 'Plaza Redonda 4' })
    await inSol(orderPointId('Plaza Redonda'), { description: 'Plaza Redonda, reformada' })
    await sync(id)
    expect(await world.call(staff, `POST ${path}`, { body: opened })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'description', rule: 'unchangeable' }] },
    })
    expect((await stored(id))?.description).toBe('Plaza Redonda, reformada')
  })

  it('synchronising is refused for an inactive service point, a point without a code, and a point that the operations system lacks', async () => {
    const refused = async (id: number) => {
      const before = await stored(id)
      const answer = await sync(id)
      expect(await stored(id)).toEqual(before)
      return [answer.status, answer.body]
    }
    expect(await refused(pointId('Farmacia Triana'))).toMatchObject([409, { code: 'service-points.no-code' }])
    expect(await refused(pointId('Fuencarral, cerrada'))).toMatchObject([
      409,
      { code: 'service-points.inactive' },
    ])
    await world.db.delete(solPoints).where(eq(solPoints.oid, orderPointId('Explanada')))
    expect(await refused(pointId('Explanada'))).toMatchObject([
      409,
      { code: 'service-points.unknown-code', message: 'validation.messages.servicepointNotFound' },
    ])
  })

  it('synchronising a service point is refused if another point of its subclient already has the operations system’s code', async () => {
    const id = pointId('Gran Vía 12')
    await inSol(orderPointId('Gran Vía 12'), { code: '0503', clientCode: '0199' })
    const before = await stored(id)
    expect(await sync(id)).toMatchObject({ status: 409, body: { code: 'service-points.code-taken' } })
    expect(await stored(id)).toEqual(before)
    await inSol(orderPointId('Gran Vía 12'), { code: '0501', clientCode: '0101' })
  })

  it('synchronising a service point gets 503 with a time to retry if the operations system fails', async () => {
    const id = pointId('Atocha')
    await world.db.update(servicePoints).set({ codeSol: 'FAIL-1' }).where(eq(servicePoints.id, id))
    const { status, headers } = await sync(id)
    expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([503, true])
  })

  it('[AZ-01] [AZ-03] synchronising a service point is refused to users who may not see it or may not open its edit page', async () => {
    for (const id of [pointId('Altona'), 99_999])
      expect(await sync(id)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect((await sync(pointId('Altona'), admin)).status).toBe(200)
    expect((await sync(pointId('Gran Vía 12'), customer)).status).toBe(403)
  })
})

describe('[ADM-SPT-68] looking up a code', () => {
  const lookup = async (query: Readonly<Record<string, string>>, country = 'ES', as: string = staff) => {
    const call = `GET /api/sol/${country}/v1/service-point?${new URLSearchParams(query)}`
    const { status, body } = await world.call(as, call)
    return { status, body: status === 200 ? contract.servicePoints.lookup.response.parse(body) : body }
  }
  const none = { status: 200, body: { success: false, punto: null } }
  const found = { status: 200, body: { success: true, punto: { idPunto: 'PS-9202', codPunto: '9202' } } }

  it('a lookup in a named source system needs only the code of a service point, but a lookup in the system NONE also needs the codes of client and center', async () => {
    const servicePointCode = '9202'
    expect(await lookup({ servicePointCode, sourceSystem: 'SIGII' })).toMatchObject(found)
    const above = { clientCode: '0101', centerCode: '0301' }
    expect(await lookup({ servicePointCode, sourceSystem: 'NONE', ...above })).toMatchObject(found)
    expect(await lookup({ servicePointCode, sourceSystem: 'GENESIS' })).toEqual(none)
    expect(await lookup({ servicePointCode, sourceSystem: 'NONE' })).toEqual(none)
    expect(await lookup({ servicePointCode, sourceSystem: 'NONE', ...above, centerCode: '0302' })).toEqual(
      none,
    )
    expect(await lookup({ servicePointCode: '8888', sourceSystem: 'SIGII' })).toEqual(none)
  })

  it('a lookup of a service point gets 404 for another country, 503 if the operations system does not respond, and 400 for an unknown source system', async () => {
    const query = { servicePointCode: '9202', sourceSystem: 'SIGII' }
    expect((await lookup(query, 'DE')).status).toBe(404)
    expect((await lookup(query, 'ZZ')).status).toBe(404)
    expect(await lookup(query, 'DE', admin)).toEqual(none)
    expect((await lookup({ ...query, servicePointCode: 'FAIL' })).status).toBe(503)
    expect((await lookup({ servicePointCode: '9202', sourceSystem: 'ERP' })).status).toBe(400)
    expect((await lookup(query, 'ES', customer)).status).toBe(403)
  })

  it('a new service point is accepted with the values from a lookup in the operations system', async () => {
    expect((await world.call(staff, `POST ${path}`, { body: untakenBody() })).body).toMatchObject({
      status: 1,
    })
    expect(await detailAs(world, customer, await idOfCode(world, '9202'))).toMatchObject({
      oidSol: 'PS-9202',
    })
  })
})

describe('[API-CFG-32] the report of service points', () => {
  const call = 'POST /api/configuration/v1/report/service-point'
  const body = {
    cashServicepointParamsDTO: { active: true, clientDesc: 'Bazar', clientPrecise: true },
    informationOptionsServicePoint: {
      country: true,
      active: false,
      entityCode: true,
      entityDescription: true,
      subclientCode: true,
      subclientDescription: true,
      servicePointId: true,
      servicePointDescription: true,
      type: true,
      deviceId: true,
      modules: true,
    },
  }

  it('the report of service points is queued once for each idempotency key, with the filters of its request', async () => {
    const headers = { 'Idempotency-Key': 'report-1' }
    const [first, second] = [
      await world.call(staff, call, { body, headers }),
      await world.call(staff, call, { body, headers }),
    ]
    expect([first.status, second.body]).toEqual([200, first.body])
    const rows = await world.db.select().from(reports).where(eq(reports.type, 'SERVICE_POINT'))
    expect(rows).toMatchObject([{ status: 'RECEIVED', request: body }])
  })

  it('[AZ-03] [AZ-06] a request for the report of service points is refused with unknown fields, and to users who may not request this type', async () => {
    const unknown = { ...body, cashServicepointParamsDTO: { active: true, userId: 1 } }
    expect((await world.call(staff, call, { body: unknown })).status).toBe(400)
    expect((await world.call('customer-pt', call, { body })).status).toBe(403)
  })
})
