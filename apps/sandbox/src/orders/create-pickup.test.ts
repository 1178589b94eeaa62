import { CreatedOrder, contract, Problem } from '@remesa/api-client/contract'
import { count, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { idempotencyKeys, orderAmounts, orders } from '../db/schema'
import { pickupBody } from '../testing/pickup-body'
import { orderPointId, pointId } from '../testing/places'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())
afterEach(() => world.setNow(worldStart))

const create = (
  changes: Parameters<typeof pickupBody>[0] = {},
  {
    key,
    username = 'customer-operator',
    country = 'ES',
  }: { key?: string; username?: string; country?: string } = {},
) =>
  world.call(username, `PUT /api/sol-customer/${country}/v1/pick-up-service`, {
    body: pickupBody(changes),
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  })

const issuesOf = (body: unknown) =>
  Problem.parse(body)
    .issues?.map(({ path, rule }) => `${path}: ${rule}`)
    .toSorted() ?? []

const countOrders = async () => (await world.db.select({ value: count() }).from(orders))[0]?.value ?? 0

const detailOf = async (username: string, country: string, serviceId: string) => {
  const { body } = await world.call(
    username,
    `GET /api/sol-customer/${country}/v1/pick-up-service/${serviceId}`,
  )
  return contract.orders.pickup.response.parse(body)
}

describe('a pickup that every rule accepts', () => {
  it('[API-OPS-07] a pickup is stored as pending, and can be read in the history and by its detail', async () => {
    const answer = await create({ comments: '  Puerta lateral  ' })
    const { serviceId, serviceCode } = CreatedOrder.parse(answer.body)
    expect(serviceCode).toMatch(/^\d+$/)
    const { body } = await world.call(
      'customer-operator',
      'GET /api/sol-customer/ES/v1/request-historial/PS-0001?lowerLimitSearch=2026-11-25T00:00:00%2B01:00&upperLimitSearch=2026-11-25T23:59:59%2B01:00',
    )
    const { services } = contract.orders.history.response.parse(body).requestHistorials
    expect(services.find((row) => row.serviceId === serviceId)).toMatchObject({
      serviceCode,
      serviceType: '0',
      serviceStatusCode: 'PENDING',
      origin: 'REMESA_PORTAL',
      requestedTime: '2026-11-23T10:30:00+01:00',
      requestInitialTime: '2026-11-25T10:00:00+01:00',
      requestFinalTime: '2026-11-25T12:00:00+01:00',
      requestedAmounts: [{ totalAmount: 1250.5, currencyIsoCode: 'EUR' }],
    })
    expect(await detailOf('customer-operator', 'ES', serviceId)).toMatchObject({
      applicant: 'Olga Prieto Vera',
      comments: 'Puerta lateral',
      entityDescription: 'Bazar Norte',
      servicePointId: orderPointId('Gran Vía 12'),
    })
  })

  it('a pickup gets the next number of its country', async () => {
    const [first, second] = [await create(), await create()].map(({ body }) =>
      Number(CreatedOrder.parse(body).serviceCode),
    )
    expect(second).toBe((first ?? 0) + 1)
  })

  it("[ORD-HIS-21] a pickup contains the portal's id of its service point if the operations system has no id for the point", async () => {
    const byId = await create({ servicePointId: String(pointId('Farmacia Triana')) })
    expect(byId.status).toBe(200)
  })

  it('[ORD-PCK-03] a pickup at a service point with agile pickup has no amount', async () => {
    expect((await create({ servicePointId: orderPointId('Casco Viejo'), requestedAmounts: [] })).status).toBe(
      200,
    )
    const withAmount = await create({ servicePointId: orderPointId('Casco Viejo') })
    expect(issuesOf(withAmount.body)).toEqual(['requestedAmounts: invalid'])
  })

  it('[ORD-NEW-26] in a country without pickup hours, a pickup has no hours and starts at the beginning of its day', async () => {
    const portuguese = {
      countryCode: 'PT',
      servicePointId: orderPointId('Baixa'),
      serviceDate: '2026-11-25T00:00:00Z',
      requestInitialTime: undefined,
      requestFinalTime: undefined,
    }
    const where = { username: 'customer-pt', country: 'PT' }
    const { serviceId } = CreatedOrder.parse((await create(portuguese, where)).body)
    const detail = await detailOf('customer-pt', 'PT', serviceId)
    expect(detail).toMatchObject({ requestInitialTime: '2026-11-25T00:00:00+00:00', requestFinalTime: null })
    const withHours = await create({ ...portuguese, requestInitialTime: '2026-11-25T10:00:00Z' }, where)
    expect(issuesOf(withHours.body)).toEqual(['requestInitialTime: invalid'])
  })
})

describe('a pickup that breaks a rule', () => {
  const refused: [string, Parameters<typeof pickupBody>[0], string[]][] = [
    ['another country in body and path', { countryCode: 'PT' }, ['countryCode: confirmed']],
    ['an origin that is not this portal', { origin: 'ERP' }, ['origin: confirmed']],
    [
      'a day that has passed',
      {
        serviceDate: '2026-11-20T00:00:00+01:00',
        requestInitialTime: '2026-11-20T10:00:00+01:00',
        requestFinalTime: '2026-11-20T12:00:00+01:00',
      },
      ['requestInitialTime: min-starting-interval', 'serviceDate: min-date'],
    ],
    [
      'no hours in a country that requires hours',
      { requestInitialTime: undefined, requestFinalTime: undefined },
      ['requestFinalTime: required', 'requestInitialTime: required'],
    ],
    [
      'a start before eight o’clock',
      { requestInitialTime: '2026-11-25T07:50:00+01:00' },
      ['requestInitialTime: min-hour'],
    ],
    [
      'an end after six o’clock',
      { requestFinalTime: '2026-11-25T18:10:00+01:00' },
      ['requestFinalTime: max-hour'],
    ],
    [
      'an interval under two hours',
      { requestFinalTime: '2026-11-25T11:50:00+01:00' },
      ['requestFinalTime: min-interval-hours', 'requestInitialTime: min-interval-hours'],
    ],
    [
      'an hour of another day',
      { requestInitialTime: '2026-11-24T10:00:00+01:00' },
      ['requestInitialTime: date'],
    ],
    [
      'a time with seconds',
      { requestInitialTime: '2026-11-25T10:00:30+01:00' },
      ['requestInitialTime: time'],
    ],
    [
      'a third decimal',
      { requestedAmounts: [{ currencyId: '1', totalAmount: 1.005 }] },
      ['requestedAmounts.0.totalAmount: amount'],
    ],
    ['no amount', { requestedAmounts: [] }, ['requestedAmounts: required']],
    [
      'an amount of zero',
      { requestedAmounts: [{ currencyId: '1', totalAmount: 0 }] },
      ['requestedAmounts.0.totalAmount: gt'],
    ],
    [
      'a currency of another country',
      { requestedAmounts: [{ currencyId: '4', totalAmount: 1 }] },
      ['requestedAmounts.0.currencyId: invalid'],
    ],
    [
      'the same currency twice',
      {
        requestedAmounts: [
          { currencyId: '1', totalAmount: 1 },
          { currencyId: '1', totalAmount: 2 },
        ],
      },
      ['requestedAmounts.1.currencyId: invalid'],
    ],
    [
      'a point without the pickup module',
      { servicePointId: orderPointId('Farmacia Nervión') },
      ['servicePointId: adapter-missing'],
    ],
  ]

  it.each(refused)(
    '[ORD-NEW] a pickup is refused because of %s, and the issue contains the path of the field',
    async (_, changes, issues) => {
      const before = await countOrders()
      const { status, body } = await create(changes)
      expect(status).toBe(400)
      expect(issuesOf(body)).toEqual(issues)
      expect(await countOrders()).toBe(before)
    },
  )

  it('[ORD-NEW-22] a pickup cannot be for today in Peru', async () => {
    const peru = { username: 'customer-pe', country: 'PE' }
    const on = (day: string) => ({
      countryCode: 'PE',
      servicePointId: orderPointId('Miraflores'),
      serviceDate: `${day}T00:00:00-05:00`,
      requestInitialTime: `${day}T14:00:00-05:00`,
      requestFinalTime: `${day}T17:00:00-05:00`,
      requestedAmounts: [{ currencyId: '3', totalAmount: 10 }],
    })
    expect(issuesOf((await create(on('2026-11-23'), peru)).body)).toEqual(['serviceDate: not-today'])
    expect((await create(on('2026-11-24'), peru)).status).toBe(200)
  })

  it('[ORD-PCK-08] a pickup for the next day is refused in the evening in Portugal', async () => {
    const portugal = { username: 'customer-pt', country: 'PT' }
    const on = (day: string) => ({
      countryCode: 'PT',
      servicePointId: orderPointId('Baixa'),
      serviceDate: `${day}T00:00:00Z`,
      requestInitialTime: undefined,
      requestFinalTime: undefined,
    })
    world.setNow(new Date('2026-11-23T18:00:00Z'))
    expect(issuesOf((await create(on('2026-11-24'), portugal)).body)).toEqual([
      'serviceDate: invalid-date-pickup',
    ])
    expect((await create(on('2026-11-25'), portugal)).status).toBe(200)
    world.setNow(new Date('2026-11-23T17:59:00Z'))
    expect((await create(on('2026-11-24'), portugal)).status).toBe(200)
  })

  it('a pickup at an inactive service point gets the same response as a missing point', async () => {
    expect((await create({ servicePointId: orderPointId('Fuencarral, cerrada') })).status).toBe(404)
  })
})

describe('the same pickup sent again', () => {
  const rowsOf = async (comments: string) =>
    world.db.select().from(orders).where(eq(orders.comments, comments))

  it('[ID-01] fifty concurrent requests with one idempotency key create one order, and all get the same response', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => create({ comments: 'fifty' }, { key: 'fifty-at-once' })),
    )
    const bodies = new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))
    expect(bodies.size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    const stored = await rowsOf('fifty')
    expect(stored).toHaveLength(1)
    expect(
      await world.db
        .select()
        .from(orderAmounts)
        .where(eq(orderAmounts.orderId, stored[0]?.id ?? 0)),
    ).toHaveLength(1)
  })

  it('[ID-03] a repeated pickup gets the first response again, even after the pickup’s day', async () => {
    const first = await create({ comments: 'late retry' }, { key: 'late-retry' })
    world.setNow(new Date('2026-11-27T09:00:00Z'))
    const again = await create({ comments: 'late retry' }, { key: 'late-retry' })
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await rowsOf('late retry')).toHaveLength(1)
  })

  it('[ID-01] a pickup is refused if its idempotency key was used with another body, but the order of the fields does not matter', async () => {
    const body = pickupBody({ comments: 'one' })
    const line = 'PUT /api/sol-customer/ES/v1/pick-up-service'
    const headers = { 'Idempotency-Key': 'body-changed' }
    const first = await world.call('customer-operator', line, { body, headers })
    const reversed = Object.fromEntries(Object.entries(body).toReversed())
    const same = await world.call('customer-operator', line, { body: reversed, headers })
    const other = await world.call('customer-operator', line, { body: { ...body, comments: 'two' }, headers })
    expect([first.status, same.status, other.status]).toEqual([200, 200, 422])
    expect(other.body).toEqual({ code: 'idempotency-key-reused' })
    expect(await rowsOf('two')).toHaveLength(0)
  })

  it('[ID-01] the idempotency key of a refused pickup can be used again for the corrected body', async () => {
    const key = 'mended'
    const refused = await create({ comments: 'mended', requestedAmounts: [] }, { key })
    const mended = await create({ comments: 'mended' }, { key })
    expect([refused.status, mended.status]).toEqual([400, 200])
  })

  it('[ID-01] the same idempotency key creates two orders if two users send it', async () => {
    await create({ comments: 'shared' }, { key: 'shared-key' })
    const other = await create({ comments: 'shared' }, { key: 'shared-key', username: 'customer-pickup' })
    expect(other.status).toBe(200)
    expect(await rowsOf('shared')).toHaveLength(2)
  })

  it('[API-OPS-10] a repeated pickup without an idempotency key creates another order', async () => {
    await Promise.all([create({ comments: 'keyless' }), create({ comments: 'keyless' })])
    expect(await rowsOf('keyless')).toHaveLength(2)
  })

  it('[ID-01] a pickup with an invalid idempotency key is refused', async () => {
    expect((await create({}, { key: 'two words' })).status).toBe(400)
    expect((await create({}, { key: 'k'.repeat(256) })).status).toBe(400)
  })

  it('[ID-01] a pickup and its idempotency key are stored together, so each stored key belongs to an existing order', async () => {
    const keys = await world.db.select().from(idempotencyKeys)
    expect(keys.length).toBeGreaterThan(0)
    for (const { response } of keys) {
      const { serviceId } = CreatedOrder.parse(response)
      expect(
        await world.db
          .select()
          .from(orders)
          .where(eq(orders.id, Number(serviceId))),
      ).toHaveLength(1)
    }
  })
})
