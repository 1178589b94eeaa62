import { contract, Problem } from '@remesa/api-client/contract'
import { orderKind } from '@remesa/domain/orders'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assignments, orders, userRoles, users } from '../db/schema'
import { orderPointId, pointId, seededOrder } from '../testing/places'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'
import { addUser, countryIds, place } from '../users/users.fixtures'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const notFound = { status: 404, body: { code: 'not-found' } }

const find = async (number: string, username = 'customer-operator', country = 'ES') => {
  const query = new URLSearchParams({ number })
  const { status, body } = await world.call(username, `GET /api/sol-customer/${country}/v1/request?${query}`)
  return { status, body }
}
const found = async (number: string, username?: string) =>
  contract.orders.find.response.parse((await find(number, username)).body)

const numberAt = (point: string) => seededOrder(point, 'pickup').serviceCode

describe('[ORD-152] an order by its number', () => {
  it('a search by number returns an order as in the history, with its service point', async () => {
    const number = numberAt('Gran Vía 12')
    const { servicePoint, ...row } = await found(number)
    const window = 'lowerLimitSearch=2026-11-16T00:00:00Z&upperLimitSearch=2026-11-30T00:00:00Z'
    const { body } = await world.call(
      'customer-operator',
      `GET /api/sol-customer/ES/v1/request-historial/${orderPointId('Gran Vía 12')}?${window}`,
    )
    const { services } = contract.orders.history.response.parse(body).requestHistorials
    expect(row).toEqual(services.find(({ serviceCode }) => serviceCode === number))
    expect(row.requestedAmounts.length).toBeGreaterThan(0)
    expect(orderKind(row)).toBe('pickup')
    const { client, subclient, point } = place('Bazar Norte', 'Bazar Norte Bilbao', 'Gran Vía 12')
    expect(servicePoint).toEqual({
      id: point,
      oidSol: orderPointId('Gran Vía 12'),
      description: 'Gran Vía 12',
      zone: 'Europe/Madrid',
      subclient: {
        id: subclient,
        description: 'Bazar Norte Bilbao',
        client: { id: client, description: 'Bazar Norte' },
      },
    })
  })

  it('a search by number finds an order even outside the longest window of the history', async () => {
    const { servicePoint, realInitialTime } = await found('10026')
    expect([servicePoint.description, realInitialTime?.slice(0, 10)]).toEqual(['Gran Vía 12', '2026-10-09'])
    const ahead = seededOrder(
      'Gran Vía 12',
      'pickup',
      ({ requestInitialTime }) => (requestInitialTime ?? worldStart) > new Date('2026-12-20T00:00:00Z'),
    )
    expect((await found(ahead.serviceCode)).serviceStatusCode).toBe('PENDING')
  })

  it('a search by number finds a cancelled order and an order without any time', async () => {
    const isCancelled = ({ statusCode }: { readonly statusCode: string }) => statusCode === 'CANCELLED'
    const cancelled = seededOrder('Gran Vía 12', 'pickup', isCancelled)
    expect((await found(cancelled.serviceCode)).serviceStatusCode).toBe('CANCELLED')
    const timeless = seededOrder(
      'Gran Vía 12',
      'supply-material-service',
      ({ requestInitialTime, realInitialTime }) => requestInitialTime === null && realInitialTime === null,
    )
    expect((await found(timeless.serviceCode)).requestInitialTime).toBeNull()
  })

  it('every account that may see the service point of an order can find the order by its number', async () => {
    const number = numberAt('Gran Vía 12')
    for (const username of ['customer-pickup', 'customer-viewer', 'provider-staff', 'provider-admin'])
      expect((await found(number, username)).serviceCode).toBe(number)
  })

  it('two orders in different countries may have the same order number', async () => {
    const [german] = await world.db.select().from(orders).where(eq(orders.countryId, countryIds.DE)).limit(1)
    const number = german?.serviceCode ?? ''
    const answer = await find(number, 'provider-admin', 'DE')
    expect(contract.orders.find.response.parse(answer.body).serviceId).toBe(String(german?.id))
    expect(await find(number, 'customer-operator', 'DE')).toEqual(notFound)
    expect(await find(number, 'provider-admin', 'ES')).toEqual(notFound)
    await world.db.update(orders).set({ serviceCode: number }).where(eq(orders.serviceCode, '10026'))
    expect((await found(number)).servicePoint.description).toBe('Gran Vía 12')
    await world.db.update(orders).set({ serviceCode: '10026' }).where(eq(orders.id, 26))
  })
})

describe('[AZ-01] an order out of reach', () => {
  it.each([
    ['of another client', 'customer-operator', 'Puerta del Sol'],
    ['of another point of the same centre', 'customer-pickup', 'Casco Viejo'],
    ['of a caller without points', 'customer-empty', 'Gran Vía 12'],
  ])(
    'a search for an order that the caller may not see, %s, gets the response for a missing order',
    async (_, username, point) => {
      expect(await find(numberAt(point), username)).toEqual(notFound)
      expect(await find('99999999', username)).toEqual(notFound)
    },
  )

  it('a search no longer finds an order after the user’s assignment was removed, and an inactive user gets 403', async () => {
    const number = numberAt('Gran Vía 12')
    const username = 'finder'
    const id = await addUser(world, { username }, [['Bazar Norte', 'Bazar Norte Bilbao', 'Gran Vía 12']])
    await world.db.insert(userRoles).values({ userId: id, suffix: 'ORDERS' })
    expect((await find(number, username)).status).toBe(200)
    const ofPoint = eq(assignments.servicePointId, pointId('Gran Vía 12'))
    await world.db.delete(assignments).where(and(eq(assignments.userId, id), ofPoint))
    expect(await find(number, username)).toEqual(notFound)
    await world.db.update(users).set({ active: false }).where(eq(users.id, id))
    expect(await find(number, username)).toEqual({ status: 403, body: { code: 'account-inactive' } })
  })

  it('[AZ-03] callers who may not see orders get 403 for a search by any order number', async () => {
    const forbidden = { status: 403, body: { code: 'forbidden' } }
    for (const number of [numberAt('Gran Vía 12'), '99999999', 'x'])
      expect(await find(number, 'no-access')).toEqual(forbidden)
  })
})

describe('[IN-01] a text that is no number', () => {
  const placeOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => {
    const { code, issues } = Problem.parse(body)
    return [status, code, issues?.map(({ path }) => path)]
  }
  const refused = [400, 'request.invalid-query', ['number']]

  it.each([
    'M00001',
    'ten',
    '',
    '0',
    '010026',
    '-1',
    '1.5',
    '1e4',
    '9007199254740992',
    '9'.repeat(400),
    '%',
    '%25',
    '10026%',
    '_',
    "10026' or '1'='1",
    '10026 ',
    '١٠',
  ])(
    'a search by a text that is no order number is refused, and the issue states the parameter: %j',
    async (number) => {
      expect(placeOf(await find(number))).toEqual(refused)
    },
  )

  it('a search for an order is refused if the number is missing or repeated', async () => {
    for (const query of ['', '?', '?number=1&number=2', '?numero=1'])
      expect(
        placeOf(await world.call('customer-operator', `GET /api/sol-customer/ES/v1/request${query}`)),
      ).toEqual(refused)
  })

  it('a search for an order never causes a server error, whatever its URL', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60 }), async (text) => {
        expect((await find(text.toWellFormed())).status).toBeOneOf([200, 400, 404])
      }),
      { numRuns: 150 },
    )
  })
})
