import { contract, Problem } from '@remesa/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pickupBody } from '../testing/pickup-body'
import { orderPointId } from '../testing/places'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(() => world.setNow(worldStart))
afterAll(() => world.close())

/** A request for a pickup at a service point on the Canary Islands, with hours that have a UTC offset. */
const order = (hours: readonly [string, string], offset: string) =>
  world.call('customer-islands', 'PUT /api/sol-customer/ES/v1/pick-up-service', {
    body: pickupBody({
      servicePointId: orderPointId('Vegueta'),
      serviceDate: `2026-11-25T00:00:00${offset}`,
      requestInitialTime: `2026-11-25T${hours[0]}:00${offset}`,
      requestFinalTime: `2026-11-25T${hours[1]}:00${offset}`,
    }),
  })

const upcomingOf = async (username: string, country: string) => {
  const { body } = await world.call(
    username,
    `GET /api/sol-customer/${country}/v1/request-upcoming?size=1000`,
  )
  return contract.orders.upcoming.response.parse(body).content
}

describe('[ORD-10] [SVP-87] a point on another clock than its country', () => {
  it('an order at a service point in another time zone than its country is accepted until the latest hour in the point’s own time zone', async () => {
    expect((await order(['16:00', '18:00'], '+00:00')).status).toBe(200)
    const late = await order(['17:00', '19:00'], '+00:00')
    expect(late.status).toBe(400)
    expect(Problem.parse(late.body).issues?.map(({ rule }) => rule)).toContain('max-hour')
    // In the time zone of Madrid these hours are 18:00 to 20:00, which would be refused as too late.
    expect((await order(['17:00', '19:00'], '+01:00')).status).toBe(200)
  })

  it('the history of a service point in another time zone than its country has times in the point’s own time zone', async () => {
    await order(['16:00', '18:00'], '+00:00')
    const window = 'lowerLimitSearch=2026-11-25T00:00:00Z&upperLimitSearch=2026-11-25T23:59:59Z'
    const { body } = await world.call(
      'customer-islands',
      `GET /api/sol-customer/ES/v1/request-historial/${orderPointId('Vegueta')}?${window}`,
    )
    const { services } = contract.orders.history.response.parse(body).requestHistorials
    expect(services.map(({ requestInitialTime }) => requestInitialTime)).toContain(
      '2026-11-25T16:00:00+00:00',
    )
  })

  it('the upcoming orders state a service point’s time zone if it differs from the country’s, and are sorted by instant', async () => {
    const orders = await upcomingOf('customer-islands', 'ES')
    expect(
      new Set(orders.map(({ servicePoint }) => `${servicePoint.description} ${servicePoint.zone}`)),
    ).toEqual(new Set(['Vegueta Atlantic/Canary', 'Alcalá 20 Europe/Madrid']))
    const starts = orders.flatMap(({ plannedInitialTime, requestInitialTime, realInitialTime }) => {
      const start = realInitialTime ?? plannedInitialTime ?? requestInitialTime
      return start === null ? [] : [Date.parse(start)]
    })
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  })

  it('at midnight in Madrid a service point on the Canary Islands still has the previous day', async () => {
    const islandsToday = async () =>
      (await upcomingOf('customer-islands', 'ES')).filter(
        ({ servicePoint, plannedInitialTime }) =>
          servicePoint.description === 'Vegueta' && plannedInitialTime?.startsWith('2026-11-23') === true,
      ).length
    expect(await islandsToday()).toBeGreaterThan(0)
    world.setNow(new Date('2026-11-23T23:30:00Z'))
    expect(await islandsToday()).toBeGreaterThan(0)
    world.setNow(new Date('2026-11-24T00:00:00Z'))
    expect(await islandsToday()).toBe(0)
  })

  it('a service point in Brazil may be in the time zone of Manaus or of Rio Branco, which have different offsets', async () => {
    const offsets = (await upcomingOf('customer-amazon', 'BR')).map(({ servicePoint, requestedTime }) => [
      servicePoint.zone,
      requestedTime?.slice(-6),
    ])
    expect(offsets).toContainEqual(['America/Manaus', '-04:00'])
    expect(offsets).toContainEqual(['America/Rio_Branco', '-05:00'])
  })
})
