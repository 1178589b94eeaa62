import { contract } from '@remesa/api-client/contract'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { employeeSearches, users } from '../db/schema'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const expectedBy = async (username: string, country = 'ES') => {
  const { status, body } = await world.call(username, `GET /api/sol-customer/${country}/v1/expected`)
  expect(status).toBe(200)
  return { body: JSON.stringify(body), visits: contract.firms.expected.response.parse(body).visits }
}
const check = (username: string, reference: string) =>
  world.call(
    username,
    `GET /api/sol-customer/ES/v1/expected/employee?reference=${encodeURIComponent(reference)}`,
  )
/** The reference to the first crew member of a visit at Gran Vía. */
const referenceOf = async (username: string): Promise<string> => {
  const { visits } = await expectedBy(username)
  const [member] = visits?.find(({ servicePoint }) => servicePoint === 'Gran Vía 12')?.crew ?? []
  if (member === undefined) throw new Error('nobody is expected')
  return member.reference
}

describe('the list of visits of today', () => {
  it('[FIR-97] [FIR-98] the list of expected visits shows trucks and crews without personal data if the country asks security questions', async () => {
    const { visits, body } = await expectedBy('customer-operator')
    expect(visits?.[0]).toMatchObject({
      servicePoint: 'Gran Vía 12',
      timeZone: 'Europe/Madrid',
      plannedInitialTime: '2026-11-23T09:30:00.000Z',
      vehicle: { number: 'BL-014', licensePlate: '4821-KLM' },
    })
    expect(visits?.flatMap(({ crew }) => crew.map(({ employee }) => employee)).some(Boolean)).toBe(false)
    expect(body).not.toMatch(/100234|84512|Iker|Zabala|44120987K|Portavalor|getImage/)
  })

  it('[AZ-01] [FIR-97] the list of expected visits contains visits at the caller’s service points, and is empty for a caller without points', async () => {
    const own = new Set((await expectedBy('customer-operator')).visits?.map((visit) => visit.servicePoint))
    const { visits } = await expectedBy('customer-other')
    expect(visits?.filter(({ servicePoint }) => own.has(servicePoint))).toEqual([])
    expect((await expectedBy('customer-empty')).visits).toBeNull()
    const outside = await world.call('customer-operator', 'GET /api/sol-customer/DE/v1/expected')
    expect(outside.status).toBe(404)
  })

  it('[FIR-98] the list of expected visits shows names and photos in a country without security questions', async () => {
    const { visits } = await expectedBy('provider-admin', 'DE')
    const members = visits?.flatMap(({ crew }) => crew) ?? []
    expect(members.map(({ employee }) => employee?.lastName)).toContain('Weller')
    expect(members[0]?.employee?.photoURL).toContain('token=')
  })
})

describe('the check of a crew member of the list', () => {
  it('[FIR-99] checking a crew member of an expected visit asks the security question, and is logged like a search', async () => {
    const reference = await referenceOf('customer-operator')
    const { status, body } = await check('customer-operator', reference)
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, employees: [], guarded: [{ reference }], errors: [] },
    })
    const [logged] = await world.db
      .select({ type: employeeSearches.searchType, identifier: employeeSearches.identifier })
      .from(employeeSearches)
      .innerJoin(users, eq(users.id, employeeSearches.userId))
      .where(and(eq(users.username, 'customer-operator'), eq(employeeSearches.searchedAt, worldStart)))
      .orderBy(desc(employeeSearches.id))
    expect(logged).toEqual({ type: 'EXPECTED', identifier: '100234' })
    const asked = await world.call('customer-operator', 'POST /api/sol-customer/ES/v2/employee/challenge', {
      body: { reference },
    })
    expect(asked.body).toMatchObject({ state: 'open', documentType: 'DNI' })
  })

  it('[AZ-01] [FIR-99] a reference to a crew member is not found if it belongs to another user, is too old, or is invented', async () => {
    const reference = await referenceOf('customer-operator')
    expect((await check('customer-other', reference)).status).toBe(404)
    expect((await check('customer-operator', 'none')).status).toBe(404)
    world.setNow(new Date(worldStart.getTime() + 61 * 60_000))
    expect((await check('customer-operator', reference)).status).toBe(404)
    world.setNow(worldStart)
  })
})
