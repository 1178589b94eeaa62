import { contract } from '@remesa/api-client/contract'
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
  it('[FIR-94] are those planned or under way at points of the caller, with their hours there', async () => {
    const visits = await visitsOf('4821-KLM')
    expect(visits?.slice(0, 1)).toEqual([{ servicePoint: 'Gran Vía 12', from: '10:30', to: '11:00' }])
    expect(visits).toContainEqual({ servicePoint: 'Gran Vía 12', from: '12:20', to: '12:50' })
    expect(visits).toEqual(visits?.toSorted((one, other) => (one.from < other.from ? -1 : 1)))
  })

  it('[AZ-01] [FIR-94] are none at points of others, and unknown to a caller without points', async () => {
    expect(await visitsOf('4821-KLM', 'customer-other')).toEqual([])
    expect(JSON.stringify(await visitsOf('4822-KLM', 'customer-other'))).not.toMatch(/Casco Viejo|Atocha/)
    expect(await visitsOfGuard('customer-operator')).toEqual([])
    expect(await visitsOfGuard('customer-empty')).toBeNull()
  })

  it('[FIR-94] end with the day of the point', async () => {
    world.setNow(new Date('2026-11-23T22:59:59Z'))
    expect(await visitsOf('4821-KLM')).not.toEqual([])
    world.setNow(new Date('2026-11-23T23:00:00Z'))
    expect(JSON.stringify(await visitsOf('4821-KLM'))).not.toContain('"12:20"')
    world.setNow(worldStart)
  })

  it('[FIR-94] come with a truck and its crew once an order is planned', async () => {
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
    await advanceOrders(world.db, worldStart)
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
      from: '17:00',
      to: '17:30',
    })
  })
})
