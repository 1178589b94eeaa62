import { contract } from '@remesa/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { solCenters, solClients } from '../db/schema'
import { staff } from '../testing/requests/clients.requests'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { findSolPoint, solPointAnswer } from '.'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
  const twin = { countryId: 1, code: '9001', thirdCodes: [], description: 'Alba (PROFAT)' }
  await world.db.insert(solClients).values({ ...twin, oid: 'PR-9001', sourceSystem: 'PROFAT' })
  await world.db
    .insert(solCenters)
    .values({ ...twin, oid: 'PR-9101', code: '9101', clientCode: '9001', sourceSystem: 'PROFAT' })
})
afterAll(() => world.close())

const ask = async (rest: string, country = 'ES') => world.call(staff, `GET /api/sol/${country}/v1/${rest}`)
const client = async (query: string) =>
  contract.clients.lookup.response.parse((await ask(`client?${query}`)).body)
const center = async (query: string) =>
  contract.subclients.lookup.response.parse((await ask(`sub-client?${query}`)).body)

describe('a client in the operations system', () => {
  it('[API-OPS-01] a search in the operations system finds a client by code and source system, and returns that system’s field names', async () => {
    expect((await ask('client?sourceSystem=SIGII&clientCode=9001')).body).toEqual({
      success: true,
      entidad: {
        idEntidad: 'CL-9001',
        codEntidad: '9001',
        desEntidad: 'Floristería Alba',
        codigosTercero: [{ sistemaTerceroCodigo: 'SAP', valor: 'S-9001' }],
      },
    })
    expect((await client('sourceSystem=PROFAT&clientCode=9001')).entidad?.idEntidad).toBe('PR-9001')
    expect((await client('sourceSystem=NONE&clientCode=9001')).entidad?.idEntidad).toBe('CL-9001')
  })

  it.each([
    'sourceSystem=SIGII&clientCode=9999',
    'sourceSystem=GENESIS&clientCode=9001',
    'sourceSystem=SOL&clientCode=9001',
    'sourceSystem=NONE&clientCode=%25',
    "sourceSystem=SIGII&clientCode=' or 1=1 --",
    // The code belongs to a client in Germany.
    'sourceSystem=SIGII&clientCode=0108',
  ])('[API-OPS-01] a search in the operations system finds no client for the query %s', async (query) => {
    expect((await ask(`client?${query}`)).body).toEqual({ success: false, entidad: null })
  })

  it.each([
    'sourceSystem=sigii&clientCode=1',
    'clientCode=1',
    'sourceSystem=SIGII&clientCode=',
    'sourceSystem=SIGII',
  ])('[IN-01] a search for a client in the operations system is refused with the query %s', async (query) => {
    expect((await ask(`client?${query}`)).status).toBe(400)
  })
})

describe('a centre in the operations system', () => {
  it('[API-OPS-02] a search finds a subclient by its code and its client’s code, and returns the delegations of the country', async () => {
    const found = await center('sourceSystem=SIGII&clientCode=9001&centerCode=9101')
    expect(found).toMatchObject({ success: true, centro: { idCentro: 'CE-9101', desCentro: 'Alba Logroño' } })
    const known = contract.subclients.delegations.response.parse(
      (await world.call(staff, 'GET /api/configuration/v1/delegation')).body,
    )
    expect(found.delegaciones).toEqual(
      known.map(({ idSmartcash, principalBol }) => ({ idSmartcash, bolPrincipal: principalBol })),
    )
    expect(found.delegaciones.filter(({ bolPrincipal }) => bolPrincipal)).toHaveLength(1)
    const other = await center('sourceSystem=PROFAT&clientCode=9001&centerCode=9101')
    expect(other.centro?.idCentro).toBe('PR-9101')
  })

  it.each(['clientCode=0101&centerCode=9101', 'clientCode=9001&centerCode=9102'])(
    '[API-OPS-02] a search does not find a subclient below the wrong client: %s',
    async (query) => {
      expect((await ask(`sub-client?sourceSystem=SIGII&${query}`)).body).toEqual({
        success: false,
        centro: null,
        delegaciones: [],
      })
    },
  )
})

describe('a service point in the operations system', () => {
  const find = async (query: Omit<Parameters<typeof findSolPoint>[1], 'countryId'>) => {
    const found = await findSolPoint(world.db, { countryId: 1, ...query })
    return found.ok ? found.value?.oid : found.error.status
  }
  const parents = { clientCode: '9001', centerCode: '9101' }

  it('[API-OPS-03] a search in a named source system needs only the code of a service point, but a search in the system NONE also needs the codes of client and center', async () => {
    expect(await find({ sourceSystem: 'SIGII', code: '9201' })).toBe('PS-9201')
    expect(await find({ sourceSystem: 'SIGII', code: '9201', ...parents })).toBe('PS-9201')
    expect(await find({ sourceSystem: 'NONE', code: '9201', ...parents })).toBe('PS-9201')
    expect(await find({ sourceSystem: 'NONE', code: '9201' })).toBeUndefined()
    expect(await find({ sourceSystem: 'NONE', code: '9201', clientCode: '9001' })).toBeUndefined()
    expect(await find({ sourceSystem: 'NONE', code: '9201', ...parents, centerCode: '0301' })).toBeUndefined()
    expect(await find({ sourceSystem: 'PROFAT', code: '9201' })).toBeUndefined()
    expect(await find({ sourceSystem: 'SIGII', code: 'FAIL' })).toBe(503)
  })

  it('a search with an id in the query prefers the service point with this id to other points with the code', async () => {
    expect(await find({ sourceSystem: 'NONE', code: '9201', oid: 'PS-9202', ...parents })).toBe('PS-9202')
    expect(await find({ sourceSystem: 'NONE', code: '9201', oid: 'PS-0000', ...parents })).toBe('PS-9201')
  })

  it('[API-OPS-03] a service point of the operations system is returned with the field names of that system', async () => {
    const found = await findSolPoint(world.db, { countryId: 1, sourceSystem: 'SIGII', code: '9202' })
    const answer = solPointAnswer(found.ok ? found.value : undefined)
    expect(contract.servicePoints.lookup.response.parse(answer)).toEqual({
      success: true,
      punto: {
        codPunto: '9202',
        idPunto: 'PS-9202',
        desPunto: 'Plaza Nueva',
        direccion: { desDireccionVia: 'Plaza Nueva 11, 48005 Bilbao' },
        codTipoPunto: 'T',
        desTipoPunto: 'Tienda',
        codigosTercero: [{ sistemaTerceroCodigo: 'SAP', valor: 'S-9202' }],
      },
    })
    expect(solPointAnswer(undefined)).toEqual({ success: false, punto: null })
  })
})

describe('the trigger codes', () => {
  it('a search for the code SLOW, or for a code that begins with SLOW-, gets a late response and does not delay other requests', async () => {
    const began = performance.now()
    const late = Promise.all([
      client('sourceSystem=SIGII&clientCode=SLOW'),
      client('sourceSystem=SIGII&clientCode=SLOW-9001'),
      center('sourceSystem=SIGII&clientCode=9001&centerCode=SLOW-9101'),
    ])
    expect((await client('sourceSystem=SIGII&clientCode=9001')).success).toBe(true)
    expect(performance.now() - began).toBeLessThan(2_900)
    const [none, slowClient, slowCenter] = await late
    expect(performance.now() - began).toBeGreaterThan(2_900)
    expect(none).toEqual({ success: false, entidad: null })
    expect(slowClient.entidad?.codEntidad).toBe('9001')
    expect(slowCenter.centro?.codCentro).toBe('9101')
  })

  it.each([
    'client?sourceSystem=SIGII&clientCode=FAIL',
    'sub-client?sourceSystem=NONE&clientCode=9001&centerCode=FAIL-1',
  ])(
    'a search for a code that simulates a failing system gets 503 and the time to wait: %s',
    async (rest) => {
      const { status, body, headers } = await ask(rest)
      expect([status, body, headers.get('Retry-After')]).toEqual([503, { code: 'unavailable' }, '30'])
    },
  )

  it('a search for a code gets a normal response if SLOW or FAIL is only part of a word in the code, or is in lower case', async () => {
    expect((await client('sourceSystem=SIGII&clientCode=FAILED')).success).toBe(false)
    expect((await client('sourceSystem=SIGII&clientCode=slow')).success).toBe(false)
  })
})
