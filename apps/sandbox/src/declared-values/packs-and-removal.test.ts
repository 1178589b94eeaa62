import { contract, Problem } from '@remesa/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { declaredValues } from '../db/schema'
import { openPickup, packsBody, valuesBody } from '../testing/requests/declared-values.requests'
import { createTestWorld, type TestWorld } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.delete(declaredValues)
})

const operator = 'customer-operator'
const svc = openPickup('Casco Viejo')
const path = '/api/sol-service/v1/declared-value'

const read = async () => {
  const { body } = await world.call(
    operator,
    `GET /api/sol-service/v2/declared-value?countryCode=ES&serviceCode=${svc}`,
  )
  return contract.declaredValues.get.response.parse(body)
}
const post = (body: unknown) => world.call(operator, `POST ${path}`, { body })
const remove = (codes: readonly string[]) =>
  world.call(operator, `DELETE ${path}`, {
    body: { countryCode: 'ES', serviceCode: svc, declaredCode: codes },
  })
const problemOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => {
  const { code, issues } = Problem.parse(body)
  return [status, code, ...(issues ?? []).map(({ path: at, rule }) => `${at}: ${rule}`)]
}
const rows = () => world.db.select().from(declaredValues)

describe('packs', () => {
  const call = (method: string, body: unknown) => world.call(operator, `${method} ${path}-pack`, { body })

  it('[ORD-DEC-41] declared packs can be created with a code, and be replaced under the same code', async () => {
    expect((await call('POST', packsBody(svc))).status).toBe(200)
    expect(problemOf(await call('POST', packsBody(svc)))[0]).toBe(409)
    expect((await call('PUT', packsBody(svc, 'P-1', 1_000_000))).status).toBe(200)
    expect(problemOf(await call('PUT', packsBody(svc, 'P-2')))[0]).toBe(404)
    expect((await read()).declaredValuesPack[0]?.dt.dr).toEqual([
      { co: 'P-1', vl: [{ pc: 'ES-1', pq: 1_000_000, cic: 'EUR' }] },
    ])
  })

  it.each([
    ['[ORD-DEC-31] a pack that the client does not have', { pc: 'BR-1' }, 'pc: invalid'],
    ['a currency that the country does not have', { cic: 'BRL' }, 'cic: invalid'],
    ['[ORD-DEC-32] half a pack', { pq: 0.5 }, 'pq: integer'],
    ['[ORD-DEC-32] no packs', { pq: 0 }, 'pq: min_value'],
  ])('declared packs with %s are refused', async (_, changes, issue) => {
    const body = {
      ...packsBody(svc),
      dr: [{ co: 'P-1', vl: [{ pc: 'ES-1', pq: 1, cic: 'EUR', ...changes }] }],
    }
    const [status, , found] = problemOf(await call('POST', body))
    expect([status, found]).toEqual([400, `dr.0.vl.0.${issue}`])
    expect(await rows()).toEqual([])
  })
})

describe('removing records', () => {
  beforeEach(async () => {
    await post(valuesBody(svc, 'A-1'))
    await post(valuesBody(svc, 'B-1'))
    await world.call(operator, `POST ${path}-pack`, { body: packsBody(svc, 'P-1') })
  })
  const codes = async () => (await rows()).map(({ code }) => code).toSorted()

  it('[ORD-DEC-40] [ORD-DEC-42] a request to remove declared values may contain codes of values and of packs, and may repeat a code', async () => {
    expect((await remove(['A-1', 'P-1', 'A-1'])).status).toBe(204)
    expect(await codes()).toEqual(['B-1'])
  })

  it('a request to remove declared values removes no records if one code is unknown', async () => {
    expect(problemOf(await remove(['A-1', 'X']))).toEqual([404, 'not-found'])
    expect(await codes()).toEqual(['A-1', 'B-1', 'P-1'])
  })

  it('[ORD-DEC-40] a request to remove declared values can have its codes in the query, in case a proxy drops the body', async () => {
    const query = (rest: string) =>
      world.call(operator, `DELETE ${path}?countryCode=ES&serviceCode=${svc}${rest}`)
    expect((await query('&declaredCode=A-1&declaredCode=P-1')).status).toBe(204)
    expect((await query('&declaredCode=%00&declaredCode=B-1')).status).toBe(404)
    expect(problemOf(await query('')).slice(0, 2)).toEqual([400, 'request.invalid-query'])
    expect(await codes()).toEqual(['B-1'])
    expect((await query('&declaredCode=B-1')).status).toBe(204)
    expect(await codes()).toEqual([])
  })
})

describe('concurrent requests', () => {
  it('[ORD-DEC-23] [ID-01] twenty concurrent saves with the same seal store one record', async () => {
    const bodies = Array.from({ length: 20 }, (_, at) => ({
      ...valuesBody(svc),
      dr: [{ co: `R-${at}`, vl: [{ sc: 'SAME', ctc: '0', cic: 'EUR', am: 1 }], ct: [] }],
    }))
    const answers = await Promise.all(bodies.map((body) => post(body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 400),
    ])
    expect(await rows()).toHaveLength(1)
  })

  it('[ID-01] fifty saves with one idempotency key create one record, and the key is refused with 422 for another body', async () => {
    const send = (body: unknown) =>
      world.call(operator, `POST ${path}`, { body, headers: { 'Idempotency-Key': 'declared-once' } })
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(valuesBody(svc))))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set(['[200,{}]']),
    )
    expect(await rows()).toHaveLength(1)
    expect((await send(valuesBody(svc, 'B-1'))).status).toBe(422)
  })

  it('values that are declared for one order at the same time get different positions in the list', async () => {
    await Promise.all(['A', 'B', 'C', 'D', 'E'].map((code) => post(valuesBody(svc, code))))
    expect((await rows()).map(({ position }) => position).toSorted()).toEqual([1, 2, 3, 4, 5])
  })
})
