import { contract, Problem } from '@remesa/api-client/contract'
import { decodeDeclaredValues, qrSets } from '@remesa/domain/declared-values'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { declaredValues, orders } from '../db/schema'
import { seededOrder } from '../testing/places'
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

const read = async (username = operator, serviceCode = svc) => {
  const { body } = await world.call(
    username,
    `GET /api/sol-service/v2/declared-value?countryCode=ES&serviceCode=${serviceCode}`,
  )
  return contract.declaredValues.get.response.parse(body)
}
const post = (body: unknown, username = operator) => world.call(username, `POST ${path}`, { body })
const put = (body: unknown) => world.call(operator, `PUT ${path}`, { body })
const remove = (codes: readonly string[], serviceCode = svc) =>
  world.call(operator, `DELETE ${path}`, {
    body: { countryCode: 'ES', serviceCode, declaredCode: codes },
  })
const problemOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => {
  const { code, issues } = Problem.parse(body)
  return [status, code, ...(issues ?? []).map(({ path: at, rule }) => `${at}: ${rule}`)]
}
const rows = () => world.db.select().from(declaredValues)
const withStatus = async (statusCode: string, test: () => Promise<void>) => {
  const change = (code: string) =>
    world.db.update(orders).set({ statusCode: code }).where(eq(orders.serviceCode, svc))
  const [before] = await world.db.select().from(orders).where(eq(orders.serviceCode, svc))
  await change(statusCode)
  try {
    await test()
  } finally {
    await change(before?.statusCode ?? '')
  }
}

describe('the declared values of an order', () => {
  it('[ORD-DEC-38] an order without declared values has an empty list of values and an empty list of packs', async () => {
    expect(await read()).toEqual({ declaredValues: [], declaredValuesPack: [] })
  })

  it('[ORD-DEC-43] declared values are returned in the format of QR codes, as a list of values and a list of packs, each in the order of saving', async () => {
    for (const body of [valuesBody(svc, 'Z-9'), valuesBody(svc, 'A-1', 0.01)])
      expect((await post(body)).status).toBe(200)
    await world.call(operator, `POST ${path}-pack`, { body: packsBody(svc) })
    const answer = await read()
    const values = [
      { co: 'Z-9', vl: [{ bc: null, sc: 'Z-9', ctc: '0', cic: 'EUR', am: 120.5 }], ct: [] },
      { co: 'A-1', vl: [{ bc: null, sc: 'A-1', ctc: '0', cic: 'EUR', am: 0.01 }], ct: [] },
    ]
    expect(answer).toEqual({
      declaredValues: [{ dt: { dr: values }, fp: null }],
      declaredValuesPack: [
        { dt: { dr: [{ co: 'P-1', vl: [{ pc: 'ES-1', pq: 2, cic: 'EUR' }] }] }, fp: null },
      ],
    })
    const [first, second] = qrSets(answer)
    expect([first?.number, second?.number, second?.total]).toEqual([1, 2, 2])
    expect(decodeDeclaredValues(first?.payload ?? '')).toEqual({ ok: true, value: answer.declaredValues[0] })
  })

  it('[API-OPS-26] users who may only read orders can read declared values, but not change them', async () => {
    await post(valuesBody(svc))
    expect(await read('customer-viewer')).toEqual(await read())
    expect((await post(valuesBody(svc, 'B-1'), 'customer-viewer')).status).toBe(403)
  })

  it.each([
    ['the account of another customer', 'customer-other', 'ES', svc],
    ['an account of another country', 'customer-br', 'ES', svc],
    ['an account that may see only another service point', 'customer-pickup', 'ES', svc],
    ['the code of the order in another country', operator, 'DE', svc],
    ['an invalid code', operator, 'ES', "' or 1=1 --"],
    ['the code of a delivery', operator, 'ES', seededOrder('Gran Vía 12', 'delivery').serviceCode],
  ])(
    '[AZ-01] the declared values of an order can’t be read, written or removed with %s',
    async (_, username, ct, code) => {
      await post(valuesBody(svc))
      const before = await rows()
      const encoded = encodeURIComponent(code)
      const query = `countryCode=${ct}&serviceCode=${encoded}`
      const answers = [
        await world.call(username, `GET /api/sol-service/v2/declared-value?${query}`),
        await world.call(username, `POST ${path}`, { body: { ...valuesBody(code, 'F-1'), ct } }),
        await world.call(username, `PUT ${path}`, { body: { ...valuesBody(code), ct } }),
        await world.call(username, `POST ${path}-pack`, { body: { ...packsBody(code), ct } }),
        await world.call(username, `PUT ${path}-pack`, { body: { ...packsBody(code), ct } }),
        await world.call(username, `DELETE ${path}?${query}&declaredCode=A-1`),
      ]
      for (const { status, body } of answers) expect([status, body]).toEqual([404, { code: 'not-found' }])
      expect(await rows()).toEqual(before)
    },
  )
})

describe('saving values', () => {
  it('[ORD-DEC-39] declared values with a new code create a record, an existing code is refused, and a record that is replaced keeps its position', async () => {
    await post(valuesBody(svc, 'A-1'))
    await post(valuesBody(svc, 'B-1'))
    expect(problemOf(await post(valuesBody(svc, 'A-1', 5)))).toEqual([
      409,
      'declared-values.record-exists',
      'dr.0.co: recordAlreadyExists',
    ])
    expect((await put(valuesBody(svc, 'A-1', 80))).status).toBe(200)
    const records = (await read()).declaredValues[0]?.dt.dr ?? []
    expect(records.map(({ co, vl }) => [co, vl[0]?.am])).toEqual([
      ['A-1', 80],
      ['B-1', 120.5],
    ])
  })

  it('[ORD-DEC-39] replacing declared values is refused with 404 if no record has the code, or if the record with the code contains packs', async () => {
    await world.call(operator, `POST ${path}-pack`, { body: packsBody(svc, 'P-1') })
    const before = await rows()
    for (const code of ['A-1', 'P-1'])
      expect(problemOf(await put(valuesBody(svc, code)))).toEqual([
        404,
        'not-found',
        'dr.0.co: recordNotFound',
      ])
    expect(problemOf(await post(valuesBody(svc, 'P-1')))[0]).toBe(409)
    expect(await rows()).toEqual(before)
  })

  const [record] = valuesBody(svc).dr
  const bodyOfValue = (changes: Readonly<Record<string, unknown>>) => ({
    ...valuesBody(svc),
    dr: [{ ...record, vl: [{ sc: 'A-1', ctc: '0', cic: 'EUR', am: 10, ...changes }] }],
  })

  it.each([
    [
      '[ORD-DEC-22] a value without code',
      bodyOfValue({ sc: undefined }),
      ['dr.0.vl.0: required', 'dr: sealRequired'],
    ],
    ['[ORD-DEC-24] a bag of 21 characters', bodyOfValue({ bc: 'B'.repeat(21) }), ['dr.0.vl.0.bc: max']],
    [
      '[ORD-DEC-25] a seal longer than the country’s 20',
      bodyOfValue({ sc: 'S'.repeat(21) }),
      ['dr.0.vl.0.sc: max'],
    ],
    [
      '[ORD-DEC-25] blanks for a seal',
      bodyOfValue({ sc: ' ' }),
      ['dr.0.vl.0.sc: required', 'dr: sealRequired'],
    ],
    [
      '[ORD-DEC-27] a currency that the country does not have',
      bodyOfValue({ cic: 'BRL' }),
      ['dr.0.vl.0.cic: invalid'],
    ],
    ['[ORD-DEC-29] half a note', bodyOfValue({ ctc: '1', am: 1.5 }), ['dr.0.vl.0.am: integer']],
    ['[ORD-DEC-30] a third decimal', bodyOfValue({ am: 0.015 }), ['dr.0.vl.0.am: amount']],
    ['[ORD-DEC-36] bags without any seal', bodyOfValue({ sc: undefined, bc: 'B-1' }), ['dr: sealRequired']],
    [
      '[ORD-DEC-04] the mode of other countries',
      { ...bodyOfValue({}), mo: '1' },
      ['mo: invalid', 'dr.0.ct: required', 'dr: sealRequired'],
    ],
    ['a code of blanks', { ...bodyOfValue({}), dr: [{ ...record, co: '  ' }] }, ['dr.0.co: required']],
    [
      'one code twice in a body',
      { ...bodyOfValue({}), dr: [record, { ...record, vl: [{ sc: 'A-2', ctc: '0', cic: 'EUR', am: 1 }] }] },
      ['dr.1.co: recordAlreadyExists'],
    ],
  ])(
    '[IN-01] saving declared values with %s is refused with 400 and writes no rows',
    async (_, body, issues) => {
      expect(problemOf(await post(body))).toEqual([400, 'request.invalid-body', ...issues])
      expect(await rows()).toEqual([])
    },
  )

  it('[ORD-DEC-23] a declared bag or seal is refused if another record of the order has the same code, ignoring spaces', async () => {
    await post(valuesBody(svc, 'A-1'))
    const second = {
      ...valuesBody(svc, 'B-1'),
      dr: [{ co: 'B-1', vl: [{ sc: ' A-1 ', ctc: '0', cic: 'EUR', am: 1 }], ct: [] }],
    }
    expect(problemOf(await post(second))).toEqual([
      400,
      'request.invalid-body',
      'dr.0.vl.0.sc: sealCodeAlreadyExists',
    ])
    // A bag and a seal may have the same code, and a replaced record does not conflict with itself.
    const bag = { bc: 'A-1', sc: 'B-1', ctc: '0', cic: 'EUR', am: 1 }
    expect((await post({ ...second, dr: [{ co: 'B-1', vl: [bag], ct: [] }] })).status).toBe(200)
    expect((await put(valuesBody(svc, 'A-1', 7))).status).toBe(200)
  })

  it('in mode "0", in which values have their own codes, declared values are stored with trimmed codes and without containers', async () => {
    await post({
      ...valuesBody(svc),
      dr: [{ co: ' A-1 ', vl: [{ sc: ' S-1 ', ctc: '2', cic: 'EUR', am: 1 }], ct: [{ sc: 'S-2' }] }],
    })
    expect((await rows()).map(({ code, values, containers }) => ({ code, values, containers }))).toEqual([
      { code: 'A-1', values: [{ sc: 'S-1', ctc: '2', cic: 'EUR', am: 1 }], containers: [] },
    ])
  })

  it('[ORD-DEC-05] in mode "1", in which only containers have codes, declared values are stored without codes, and containers with codes', async () => {
    const order = openPickup('Pinheiros')
    const body = {
      ct: 'BR',
      svc: order,
      mo: '1',
      dr: [{ co: 'A-1', vl: [{ bc: 'X', ctc: '1', cic: 'BRL', am: 5 }], ct: [{ bc: 'B-1' }, { sc: 'S-1' }] }],
    }
    expect((await post(body, 'customer-br')).status).toBe(200)
    expect((await rows()).map(({ mode, values, containers }) => ({ mode, values, containers }))).toEqual([
      { mode: '1', values: [{ ctc: '1', cic: 'BRL', am: 5 }], containers: [{ bc: 'B-1' }, { sc: 'S-1' }] },
    ])
  })

  it('[ORD-DEC-01] values can be declared for a pickup only at an agile service point, or if the pickup already has declared values', async () => {
    const elsewhere = openPickup('Gran Vía 12')
    expect(problemOf(await post(valuesBody(elsewhere)))).toEqual([
      409,
      'declared-values.not-agile',
      ': not-agile',
    ])
    const [order] = await world.db.select().from(orders).where(eq(orders.serviceCode, elsewhere))
    await world.db.insert(declaredValues).values({
      orderId: order?.id ?? 0,
      code: 'OLD',
      kind: 'value',
      position: 1,
      values: [{ sc: 'OLD', ctc: '0', cic: 'EUR', am: 1 }],
      containers: [],
      updatedAt: new Date('2026-11-20T08:00:00Z'),
    })
    expect((await post(valuesBody(elsewhere))).status).toBe(200)
  })

  it.each(['ONWAY', 'DONE', 'CANCELLED', 'SOMETHING-NEW'])(
    '[ORD-DEC-03] [AZ-08] the declared values of an order that is %s can’t be changed',
    async (status) => {
      await post(valuesBody(svc))
      await world.call(operator, `POST ${path}-pack`, { body: packsBody(svc) })
      const before = await rows()
      await withStatus(status, async () => {
        const closed = [409, 'declared-values.status-closed', ': status-closed']
        expect(problemOf(await post(valuesBody(svc, 'B-1')))).toEqual(closed)
        expect(problemOf(await put(valuesBody(svc)))).toEqual(closed)
        expect(problemOf(await remove(['A-1']))).toEqual(closed)
        for (const method of ['POST', 'PUT'])
          expect(
            problemOf(await world.call(operator, `${method} ${path}-pack`, { body: packsBody(svc) })),
          ).toEqual(closed)
        expect((await read()).declaredValues).toHaveLength(1)
      })
      expect(await rows()).toEqual(before)
    },
  )

  it.each(['PENDING', 'RECEIVED', 'PREPARING', 'PREPARED', 'PLANNED'])(
    '[ORD-DEC-03] the declared values of an order that is %s can be changed',
    async (status) => {
      await withStatus(status, async () => {
        expect((await post(valuesBody(svc))).status).toBe(200)
        expect((await put(valuesBody(svc))).status).toBe(200)
        expect((await remove(['A-1'])).status).toBe(204)
      })
    },
  )
})
