import { contract } from '@remesa/api-client/contract'
import { openVisitsCondition } from '@remesa/domain/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '../db/schema'
import { placeIds } from '../db/seed/seeded-places'
import { pointId } from '../testing/places'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const base = '/api/configuration/v1'
const clientId = (name: string) => placeIds([name]).clientId
const [granVia, cascoViejo, fuencarral] = [
  pointId('Gran Vía 12'),
  pointId('Casco Viejo'),
  pointId('Fuencarral, cerrada'),
]

type Kind = 'client' | 'sub-client' | 'service-point'

const ask = (kind: Kind, ids: readonly unknown[], by = 'provider-staff') =>
  world.call(by, `POST ${base}/${kind}/dependents`, { body: { ids } })
const dependentsOf = async (...asked: Parameters<typeof ask>) =>
  contract.clients.dependents.response.parse((await ask(...asked)).body)
const nothing = { subclients: 0, servicePoints: 0, users: 0, visits: { onTheWay: 0, today: 0, later: 0 } }

/** The number of visits at some service points in Spain, counted one by one. */
const visitsByHand = async (...points: readonly number[]) => {
  const { endedStatuses, onTheWayStatus, todayFrom, laterFrom } = openVisitsCondition({
    now: worldStart,
    timeZone: 'Europe/Madrid',
  })
  const stored = await world.db.select().from(orders)
  const open = stored.filter(
    ({ servicePointId, statusCode, realFinalTime }) =>
      points.includes(servicePointId) && !endedStatuses.includes(statusCode) && realFinalTime === null,
  )
  const isOnTheWay = ({ statusCode }: (typeof open)[number]) => statusCode === onTheWayStatus
  const waiting = open.filter((order) => !isOnTheWay(order))
  return {
    onTheWay: open.filter(isOnTheWay).length,
    today: waiting.filter(({ startsAt }) => startsAt && startsAt >= todayFrom && startsAt < laterFrom).length,
    later: waiting.filter(({ startsAt }) => startsAt === null || startsAt >= laterFrom).length,
  }
}

describe('the dependents of records', () => {
  it('[REC-90] [ORD-171] the dependents of a service point are its open visits, and the users who may see it through any assignment', async () => {
    const { users, visits, ...below } = await dependentsOf('service-point', [granVia])
    expect(below).toEqual({ subclients: 0, servicePoints: 0 })
    expect(visits).toEqual(await visitsByHand(granVia))
    expect(visits.today + visits.onTheWay).toBeGreaterThan(0)
    const list = await world.call(
      'provider-admin',
      `GET ${base}/user?active=true&servicePoint=Gran%20V%C3%ADa%2012&servicePointPrecise=true&size=100`,
    )
    const { totalElements } = contract.users.list.response.parse(list.body)
    expect(users).toBe(totalElements)
  })

  it('[REC-90] the dependents of a client are its active subclients and service points, and the visits of all its points', async () => {
    const { subclients, servicePoints, users, visits } = await dependentsOf('client', [
      clientId('Bazar Norte'),
    ])
    const listed = async (path: string) => {
      const { body } = await world.call('provider-staff', `GET ${base}/${path}&active=true&size=100`)
      return Number(Reflect.get(Object(body), 'totalElements'))
    }
    expect([subclients, servicePoints]).toEqual([
      await listed('sub-client?clientDesc=Bazar%20Norte'),
      await listed('service-point?clientDesc=Bazar%20Norte'),
    ])
    const ofPoint = await dependentsOf('service-point', [granVia])
    expect(users).toBeGreaterThanOrEqual(ofPoint.users)
    expect(visits.today).toBeGreaterThanOrEqual(ofPoint.visits.today)
  })

  it('[REC-90] a user or visit that depends on several of the requested records is counted once', async () => {
    const [first, second, both, twice] = await Promise.all([
      dependentsOf('service-point', [granVia]),
      dependentsOf('service-point', [cascoViejo]),
      dependentsOf('service-point', [granVia, cascoViejo]),
      dependentsOf('service-point', [granVia, granVia]),
    ])
    expect(both.visits).toEqual(await visitsByHand(granVia, cascoViejo))
    expect(both.users).toBeLessThan(first.users + second.users)
    expect(both.users).toBeGreaterThanOrEqual(Math.max(first.users, second.users))
    expect(twice).toEqual(first)
  })

  it('[REC-90] no dependents are counted for an unused record, or for a record that the caller may not see', async () => {
    expect(await dependentsOf('client', [clientId('Cines Atalaya')])).toEqual({ ...nothing, subclients: 1 })
    expect(await dependentsOf('client', [clientId('Kaufhaus Lindner'), 999_999])).toEqual(nothing)
    const inactive = await dependentsOf('service-point', [fuencarral])
    expect(inactive.visits).toEqual(await visitsByHand(fuencarral))
  })

  it('[REC-90] dependents are counted only for users who may deactivate this type of record, and for 1 to 5,000 records at once', async () => {
    for (const kind of ['client', 'sub-client', 'service-point'] as const) {
      expect((await ask(kind, [1], 'customer-operator')).status).toBe(403)
      for (const ids of [[], [0], ['1'], Array.from({ length: 5_001 }, (_, at) => at + 1)]) {
        expect((await ask(kind, ids)).status).toBe(400)
      }
      expect(
        (
          await ask(
            kind,
            Array.from({ length: 5_000 }, (_, at) => at + 1),
          )
        ).status,
      ).toBe(200)
    }
  })
})
