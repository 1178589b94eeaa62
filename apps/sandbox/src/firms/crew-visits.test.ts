import { contract } from '@remesa/api-client/contract'
import { judgeVisits } from '@remesa/domain/firms'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { employees, orders, vehicles } from '../db/schema'
import { advanceOrders } from '../orders/order-lifecycle'
import { pointId } from '../testing/places'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const visitsOf = async (plate: string, username = 'customer-operator', country = 'ES') => {
  const line = `GET /api/sol-customer/${country}/v1/vehicle?plate=${encodeURIComponent(plate)}`
  const { body } = await world.call(username, line)
  return contract.firms.vehicles.response.parse(body).vehicles[0]?.visits
}
const visitsOfGuard = async (username: string) => {
  const { body } = await world.call(
    username,
    'GET /api/sol-customer/ES/v2/employee?countryCode=ES&documentTypeCode=DNI&documentValue=12345678Z',
  )
  return contract.firms.employees.response.parse(body).employees[0]?.visits
}

describe('visits of today', () => {
  it('[FIR-94] the list of today’s visits contains planned, current and completed visits at the caller’s service points, nearest in time first', async () => {
    const visits = (await visitsOf('4821-KLM')) ?? []
    const planned = (time: string) => ({
      servicePoint: 'Gran Vía 12',
      timeZone: 'Europe/Madrid',
      plannedInitialTime: `2026-11-23T${time}:00.000Z`,
    })
    expect(visits[0]).toMatchObject(planned('09:30'))
    expect(visits).toContainEqual(expect.objectContaining(planned('11:20')))
    const distances = visits.map(({ plannedInitialTime }) =>
      Math.abs(Date.parse(plannedInitialTime) - worldStart.getTime()),
    )
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  })

  it('[AZ-01] [FIR-94] the list of visits hides visits at points that the caller may not see, and is `null` for a caller without points', async () => {
    expect(await visitsOf('4821-KLM', 'customer-other')).toEqual([])
    expect(JSON.stringify(await visitsOf('4822-KLM', 'customer-other'))).not.toMatch(/Casco Viejo|Atocha/)
    expect(await visitsOfGuard('customer-operator')).toEqual([])
    expect(await visitsOfGuard('customer-empty')).toBeNull()
  })

  it('[FIR-94] [FIR-95] a visit that did not take place is listed until the day ends in the time zone of its service point', async () => {
    const evening = new Date('2026-11-23T22:59:59Z')
    world.setNow(evening)
    const visits = await visitsOf('4821-KLM')
    expect(visits).not.toEqual([])
    expect(judgeVisits(visits ?? [], evening).map(({ state }) => state)).not.toContain('due')
    world.setNow(new Date('2026-11-23T23:00:00Z'))
    expect(JSON.stringify(await visitsOf('4821-KLM'))).not.toContain('T11:20:00')
    world.setNow(worldStart)
  })

  it('[FIR-94] an order that becomes planned gets a visit with a truck and its crew', async () => {
    const point = pointId('Gran Vía 12')
    const [order] = await world.db
      .insert(orders)
      .values({
        servicePointId: point,
        countryId: 1,
        serviceCode: 'CREW-1',
        serviceType: '1',
        statusCode: 'PREPARED',
        origin: 'TEST',
        requestInitialTime: new Date('2026-11-23T16:00:00Z'),
        requestFinalTime: new Date('2026-11-23T16:30:00Z'),
        nextStepAt: worldStart,
      })
      .returning({ id: orders.id })
    await advanceOrders(world.db, { now: worldStart })
    const [planned] = await world.db
      .select()
      .from(orders)
      .where(and(eq(orders.id, order?.id ?? 0), isNotNull(orders.plannedInitialTime)))
    const [truck] = await world.db.select().from(vehicles).where(eq(vehicles.plate, '4821-KLM'))
    const crew = await world.db
      .select()
      .from(employees)
      .where(eq(employees.vehicleId, truck?.id ?? 0))
    expect(planned?.vehicleId).toBe(truck?.id)
    expect(planned?.crew).toEqual(crew.map(({ id }) => id))
    expect(await visitsOf('4821-KLM')).toContainEqual({
      servicePoint: 'Gran Vía 12',
      timeZone: 'Europe/Madrid',
      serviceStatusCode: 'PLANNED',
      plannedInitialTime: '2026-11-23T16:00:00.000Z',
      plannedFinalTime: '2026-11-23T16:30:00.000Z',
      realInitialTime: null,
      realFinalTime: null,
    })
  })
})
