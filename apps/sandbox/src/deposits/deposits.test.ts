import { contract, Problem } from '@remesa/api-client/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deposits, servicePoints } from '../db/schema'
import { pointId } from '../testing/places'
import { depositBody } from '../testing/requests/deposits.requests'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.setNow(worldStart)
  await world.db.delete(deposits)
})

const operator = 'customer-operator'
const line = 'POST /api/smartcash/v1/devices/deposit'
const send = (body: unknown, { by = operator, key }: { by?: string; key?: string } = {}) =>
  world.call(by, line, { body, ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }) })
const rows = () => world.db.select().from(deposits)
const problemOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => {
  const { code, issues } = Problem.parse(body)
  return [status, code, ...(issues ?? []).map(({ path, rule }) => `${path}: ${rule}`)]
}

/** A copy of a valid body in which the values at some paths are replaced. */
const bodyWith = (changes: Readonly<Record<string, unknown>>, good: object = depositBody()) => {
  const body: object = structuredClone(good)
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const parent = names.reduce<unknown>((at, name) => Reflect.get(Object(at), name), body)
    Reflect.set(Object(parent), last, value)
  }
  return body
}
const client = 'contextInformation.client'
const mix = 'transactions.0.units.0.mix.0'

describe('kinds of money', () => {
  const call = (by: string, country: string) =>
    world.call(by, `GET /api/smartcash/v1/commodities/country/${country}`)

  it('[DEP-20] a deposit can contain the types of money of the country, which have codes if the country’s devices distinguish types', async () => {
    const { body } = await call(operator, 'ES')
    expect(body).toEqual({
      commodities: [
        { code: '0', description: 'Efectivo', commodityTypeCode: '0' },
        { code: '1', description: 'Billetes', commodityTypeCode: '1' },
        { code: '2', description: 'Monedas', commodityTypeCode: '2' },
      ],
    })
    const brazil = await call('customer-br', 'BR')
    expect(contract.deposits.commodities.response.parse(brazil.body).commodities).toEqual([
      { code: '0', description: 'Numerário', commodityTypeCode: null },
    ])
  })

  it('[AZ-01] the types of money can be read only for countries that the caller may see', async () => {
    for (const country of ['PT', 'ZZ']) {
      const { status, body } = await call(operator, country)
      expect([status, body]).toEqual([404, { code: 'not-found' }])
    }
  })
})

describe('a deposit', () => {
  it('[API-OPS-33] a deposit is stored with its total amount in hundredths, its account date and its sender', async () => {
    const { status, body } = await send(depositBody())
    expect([status, body]).toEqual([200, {}])
    expect(await rows()).toEqual([
      expect.objectContaining({
        sessionId: '20261123093005DEV-48008-1CASHIN',
        servicePointId: pointId('Abando, caja inteligente'),
        createdBy: 1,
        total: 12_345,
        accountDate: '2026-11-22',
        body: depositBody(),
        createdAt: worldStart,
      }),
    ])
  })

  it.each([
    ['another customer', 'customer-other'],
    ['another country', 'customer-pt'],
    ['a customer without points', 'customer-empty'],
  ])(
    '[AZ-01] [AZ-02] a deposit at a service point that the caller may not see is refused: %s',
    async (_, by) => {
      for (const body of [depositBody(), bodyWith({ [`${client}.servicePointId`]: 'SC-ES-9999' })]) {
        const answer = await send(body, { by })
        expect([answer.status, answer.body]).toEqual([404, { code: 'not-found' }])
      }
      expect(await rows()).toEqual([])
    },
  )

  it('[AZ-01] a deposit is hidden from users who may not see its service point', async () => {
    await send(depositBody())
    const changed = bodyWith({ channel: 'Tienda en línea' })
    for (const body of [depositBody(), changed])
      expect((await send(body, { by: 'customer-other' })).status).toBe(404)
  })

  it('[AZ-03] a deposit is forbidden to users without the role for deposits', async () => {
    expect((await send(depositBody(), { by: 'customer-viewer' })).status).toBe(403)
  })

  const date = (day: string) => ({
    'contextInformation.transactionTimestamp.date': `${day}/11/2026`,
    sessionId: `202611${day}093005DEV-48008-1CASHIN`,
  })
  const account = (day: string) => ({ 'contextInformation.accountTimestamp.date': day })

  it.each<readonly [string, Readonly<Record<string, unknown>>, readonly string[]]>([
    [
      '[DEP-28] another client than that of the service point',
      { [`${client}.clientId`]: 'SC-ES-0002' },
      [`${client}.clientId`],
    ],
    [
      '[DEP-28] another subclient than that of the service point',
      { [`${client}.subClientId`]: 'SC-ES-0302' },
      [`${client}.subClientId`],
    ],
    [
      '[DEP-28] another name than that of the client',
      { [`${client}.customerName`]: 'Bazar Sur' },
      [`${client}.customerName`],
    ],
    [
      '[DEP-28] another cash center than that of the service point',
      { [`${client}.cashCenter`]: '' },
      [`${client}.cashCenter`],
    ],
    [
      '[AZ-06] another user than the caller',
      { [`${client}.userName`]: 'noa@remesa.example' },
      [`${client}.userName`],
    ],
    [
      '[DEP-27] another device than that of the service point',
      { 'contextInformation.device.deviceId': 'DEV-1300-1' },
      ['contextInformation.device.deviceId'],
    ],
    [
      '[DEP-29] a session id of another second',
      { sessionId: '20261123093006DEV-48008-1CASHIN' },
      ['sessionId'],
    ],
    ['[DEP-30] a channel that the point does not have', { channel: 'Counter' }, ['channel']],
    [
      '[DEP-31] comments in a field that the country does not show',
      { 'extraData.OBSERVATIONS': 'hi' },
      ['extraData.OBSERVATIONS'],
    ],
    [
      '[DEP-17] a currency that the point does not have',
      { 'transactions.0.total.currency': 'USD', [`${mix}.currency`]: 'USD' },
      ['transactions.0.total.currency'],
    ],
    ['[DEP-34] an entry in another currency', { [`${mix}.currency`]: 'USD' }, [`${mix}.currency`]],
    ['[DEP-33] totals that differ from each other', { [`${mix}.total`]: 12_346 }, [`${mix}.total`]],
    ['[DEP-34] a kind of money that the country does not have', { [`${mix}.type`]: 'AGGR' }, [`${mix}.type`]],
    ['[DEP-15] a barcode of blanks', { [`${mix}.barCode`]: '  ' }, [`${mix}.barCode`]],
    [
      '[DEP-19] an account date 11 days ago',
      account('12/11/2026'),
      ['contextInformation.accountTimestamp.date'],
    ],
    [
      '[DEP-19] an account date in 11 days',
      account('04/12/2026'),
      ['contextInformation.accountTimestamp.date'],
    ],
    [
      '[DEP-26] an account time other than that of the transaction',
      { 'contextInformation.accountTimestamp.time': '00:00:00' },
      ['contextInformation.accountTimestamp.time'],
    ],
    ['[DEP-26] a transaction 11 days ago', date('12'), ['contextInformation.transactionTimestamp.date']],
    ['[DEP-26] a transaction after tomorrow', date('25'), ['contextInformation.transactionTimestamp.date']],
    [
      '[DEP-25] a time zone that does not exist',
      { 'contextInformation.timeZone': 'Europe/Bilbao' },
      ['contextInformation.timeZone'],
    ],
  ])('[IN-01] a deposit with %s is refused', async (_, changes, paths) => {
    const [status, code, ...issues] = problemOf(await send(bodyWith(changes)))
    expect([status, code]).toEqual([400, 'request.invalid-body'])
    expect(issues.map((found) => String(found).split(':')[0])).toEqual(paths)
    expect(await rows()).toEqual([])
  })

  it.each([
    ['10 days ago', account('13/11/2026')],
    ['in 10 days', account('03/12/2026')],
  ])('[DEP-19] a deposit with an account date %s is accepted', async (_, changes) => {
    expect((await send(bodyWith(changes))).status).toBe(200)
  })

  it('[DEP-26] the times of a deposit are read in the time zone that the deposit states, and its account date is checked in the time zone of the country', async () => {
    // 23:30 on the 22nd in Lima is 05:30 on the 23rd in Madrid.
    const body = bodyWith({
      'contextInformation.timeZone': 'America/Lima',
      'contextInformation.transactionTimestamp': { date: '22/11/2026', time: '23:30:05' },
      'contextInformation.accountTimestamp': { date: '13/11/2026', time: '23:30:05' },
      sessionId: '20261122233005DEV-48008-1CASHIN',
    })
    expect((await send(body)).status).toBe(200)
    await world.db.delete(deposits)
    // A minute before midnight the day is still the 23rd in Madrid. At midnight, the 13th becomes too old.
    world.setNow(new Date('2026-11-23T22:59:00Z'))
    expect((await send(body)).status).toBe(200)
    await world.db.delete(deposits)
    world.setNow(new Date('2026-11-23T23:00:00Z'))
    expect((await send(body)).status).toBe(400)
  })

  const withPoint = async (
    changes: Partial<typeof servicePoints.$inferInsert>,
    test: () => Promise<void>,
  ) => {
    const safe = eq(servicePoints.id, pointId('Abando, caja inteligente'))
    const [before] = await world.db.select().from(servicePoints).where(safe)
    await world.db.update(servicePoints).set(changes).where(safe)
    try {
      await test()
    } finally {
      await world.db
        .update(servicePoints)
        .set({ active: before?.active, type: before?.type, deviceId: before?.deviceId })
        .where(safe)
    }
  }

  it('[DEP-12] a deposit is refused at a service point of the wrong type and at a point without a device', async () => {
    await withPoint({ type: 'SOL' }, async () => {
      expect(problemOf(await send(depositBody()))).toEqual([
        409,
        'deposits.no-service-points',
        ': no-service-points',
      ])
    })
    await withPoint({ deviceId: null }, async () => {
      expect(problemOf(await send(depositBody()))).toEqual([409, 'deposits.no-device', ': no-device'])
    })
  })

  it('[DEP-12] a deposit at an inactive service point is refused with 404', async () => {
    await withPoint({ active: false }, async () => {
      expect((await send(depositBody())).status).toBe(404)
    })
  })

  it('[DEP-13] [DEP-30] the comments of a deposit count as its channel only at a service point that accepts free text as channel', async () => {
    const [point] = await world.db
      .select()
      .from(servicePoints)
      .where(eq(servicePoints.id, pointId('Belém, cofre inteligente')))
    const stamp = { date: '23/11/2026', time: '08:30:05' }
    const places = await world.call('customer-pt', 'GET /api/configuration/v1/service-point?size=100')
    const belem = contract.servicePoints.list.response
      .parse(places.body)
      .content.find(({ id }) => id === point?.id)
    const body = bodyWith({
      'contextInformation.countryId': 'PT',
      'contextInformation.timeZone': 'Europe/Lisbon',
      'contextInformation.transactionTimestamp': stamp,
      'contextInformation.accountTimestamp': stamp,
      'contextInformation.device.deviceId': 'DEV-1300-1',
      [`${client}.customerName`]: 'Lojas Tejo',
      [`${client}.clientId`]: belem?.subclient.client.idSmartcash,
      [`${client}.subClientId`]: belem?.subclient.idSmartcash,
      [`${client}.servicePointId`]: point?.idSmartcash,
      [`${client}.userName`]: 'customer-pt@remesa.example',
      [`${client}.cashCenter`]: belem?.subclient.delegation?.idSmartcash,
      sessionId: '20261123083005DEV-1300-1CASHIN',
      [`${mix}.barCode`]: 'PT-00000001',
      channel: 'Caixa 2',
      'extraData.OBSERVATIONS': 'Caixa 2',
    })
    expect(problemOf(await send(bodyWith({ channel: 'Caixa 3' }, body), { by: 'customer-pt' }))).toEqual([
      400,
      'request.invalid-body',
      'channel: invalid',
    ])
    expect((await send(body, { by: 'customer-pt' })).status).toBe(200)
  })
})

describe('the same deposit again', () => {
  it('[DEP-29] [ID-01] a deposit that is sent fifty times at once is stored once with one response, even without idempotency keys', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => send(depositBody(), at % 2 === 0 ? { key: `key-${at}` } : {})),
    )
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set(['[200,{}]']),
    )
    expect(await rows()).toHaveLength(1)
  })

  it('[ID-03] a repeated deposit gets the first response again, even if it is late and its fields are in another order', async () => {
    await send(depositBody())
    world.setNow(new Date('2027-03-01T09:00:00Z'))
    const turned = Object.fromEntries(Object.entries(depositBody()).toReversed())
    expect((await send(turned)).status).toBe(200)
    expect(await rows()).toHaveLength(1)
  })

  it('[ID-01] a repeated deposit with other content is refused with 422, and the stored deposit is not changed', async () => {
    await send(depositBody())
    const before = await rows()
    expect(problemOf(await send(depositBody('B-78')))).toEqual([422, 'session-id-reused'])
    expect(await rows()).toEqual(before)
  })

  it('[ID-01] only one of fifty concurrent deposits with the same session id and different content is stored', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => send(depositBody(`B-${at}`))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 49 }, () => 422),
    ])
    expect(await rows()).toHaveLength(1)
  })

  it('[ID-01] a deposit with the idempotency key of another deposit is refused', async () => {
    expect((await send(depositBody(), { key: 'deposit-key' })).status).toBe(200)
    expect((await send(depositBody(), { key: 'deposit-key' })).status).toBe(200)
    const other = await send(depositBody('B-77', 6), { key: 'deposit-key' })
    expect(problemOf(other)).toEqual([422, 'idempotency-key-reused'])
    expect(await rows()).toHaveLength(1)
  })

  it('a refused deposit can be corrected and sent again with the same session id', async () => {
    expect((await send(bodyWith({ channel: 'Counter' }))).status).toBe(400)
    expect((await send(depositBody())).status).toBe(200)
  })

  it('if two service points share a device, a deposit at one point can’t be repeated at the other point', async () => {
    await send(depositBody())
    await world.db.update(deposits).set({ servicePointId: pointId('Belém, cofre inteligente') })
    expect(problemOf(await send(depositBody()))).toEqual([422, 'session-id-reused'])
  })
})
