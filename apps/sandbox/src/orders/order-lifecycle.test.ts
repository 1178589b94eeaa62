import { CreatedOrder, contract, Problem } from '@remesa/api-client/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '../db/schema'
import { pickupBody } from '../testing/pickup-body'
import { supplyBody } from '../testing/requests/orders.requests'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'
import { advanceOrders } from './order-lifecycle'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())
afterEach(() => world.setNow(worldStart))

const spain = '/api/sol-customer/ES/v1'
const call = (line: string, body?: unknown, username = 'customer-operator') =>
  world.call(username, line.replace(' ', ` ${spain}/`), { body })

const create = async (path = 'pick-up-service', body: unknown = pickupBody()) =>
  CreatedOrder.parse((await call(`PUT ${path}`, body)).body).serviceId

const rowOf = async (id: string) =>
  (
    await world.db
      .select()
      .from(orders)
      .where(eq(orders.id, Number(id)))
  )[0]

const seconds = (count: number) => new Date(worldStart.getTime() + count * 1_000)

describe('the course of an order', () => {
  it('an order advances from pending to planned, and takes each step at its time and not before', async () => {
    const id = await create()
    const seen = []
    for (const at of [29, 30, 59, 60, 90, 120]) {
      await advanceOrders(world.db, { now: seconds(at) })
      seen.push((await rowOf(id))?.statusCode)
    }
    expect(seen).toEqual(['PENDING', 'RECEIVED', 'RECEIVED', 'PREPARING', 'PREPARED', 'PLANNED'])
  })

  it('the crew leaves an hour before the planned start, and a completed order has a consignment note with its amounts', async () => {
    const id = await create()
    await advanceOrders(world.db, { now: new Date('2026-11-25T07:59:59Z') })
    expect((await rowOf(id))?.statusCode).toBe('PLANNED')
    await advanceOrders(world.db, { now: new Date('2026-11-25T08:00:00Z') })
    expect(await rowOf(id)).toMatchObject({ statusCode: 'ONWAY', consignmentStatusCode: '3' })
    await advanceOrders(world.db, { now: new Date('2026-11-25T09:30:00Z') })
    const detail = contract.orders.pickup.response.parse((await call(`GET pick-up-service/${id}`)).body)
    expect(detail).toMatchObject({
      plannedInitialTime: '2026-11-25T10:00:00+01:00',
      realInitialTime: '2026-11-25T10:00:00+01:00',
      realFinalTime: '2026-11-25T10:30:00+01:00',
      documents: [{ amounts: [{ commodityCode: '0', totalAmount: 1250.5, currencyIsoCode: 'EUR' }] }],
    })
    expect((await rowOf(id))?.nextStepAt).toBeNull()
  })

  it('an order whose steps are overdue takes all these steps at once, with the times at which they were due', async () => {
    const id = await create()
    await advanceOrders(world.db, { now: new Date('2027-02-01T00:00:00Z') })
    expect(await rowOf(id)).toMatchObject({
      statusCode: 'DONE',
      realFinalTime: new Date('2026-11-25T09:30:00Z'),
      startsAt: new Date('2026-11-25T09:00:00Z'),
    })
  })

  it('an order without a date is planned for the next morning in the time zone of its country', async () => {
    const id = await create('supply-material-service', supplyBody)
    await advanceOrders(world.db, { now: seconds(120) })
    expect((await rowOf(id))?.plannedInitialTime).toEqual(new Date('2026-11-24T08:00:00Z'))
  })

  it('an order takes each step only once, even if several processes work at the same time', async () => {
    await create()
    await create()
    const taken = await Promise.all([1, 2, 3].map(() => advanceOrders(world.db, { now: seconds(30) })))
    expect(taken.reduce((sum, steps) => sum + steps, 0)).toBe(2)
  })
})

describe('cancelling', () => {
  const cancel = (id: string, body: object = {}, path = 'pick-up-service', username?: string) =>
    call(`PATCH ${path}/${id}`, { cancellationReasonId: '1', observations: ' Cerrado ', ...body }, username)
  const rulesOf = (body: unknown) => Problem.parse(body).issues?.map(({ rule }) => rule)

  it('[API-OPS-22] a cancelled order takes no further steps, and its detail contains the reason', async () => {
    const id = await create()
    expect((await cancel(id)).status).toBe(204)
    await advanceOrders(world.db, { now: new Date('2027-02-01T00:00:00Z') })
    expect(await rowOf(id)).toMatchObject({
      statusCode: 'CANCELLED',
      motiveCode: '1',
      observation: 'Cerrado',
    })
  })

  it('[ORD-CAN-07] an order can be cancelled until exactly 24 hours before its start, and not later', async () => {
    const [one, two] = [await create(), await create()]
    world.setNow(new Date('2026-11-24T09:00:00Z'))
    expect((await cancel(one)).status).toBe(204)
    world.setNow(new Date('2026-11-24T09:00:01Z'))
    const late = await cancel(two)
    expect([late.status, rulesOf(late.body)]).toEqual([409, ['too-late']])
  })

  it('[ORD-CAN-06] a second cancellation of an order is refused, even if two cancellations arrive at the same moment', async () => {
    const id = await create()
    const answers = await Promise.all([1, 2, 3, 4].map(() => cancel(id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409])
  })

  it('a cancellation that is repeated with its idempotency key gets the first response again', async () => {
    const id = await create()
    const repeated = () =>
      world.call('customer-operator', `PATCH ${spain}/pick-up-service/${id}`, {
        body: { cancellationReasonId: '1', observations: '' },
        headers: { 'Idempotency-Key': 'cancel-once' },
      })
    const answers = [await repeated(), await repeated()]
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect((await cancel(id)).status).toBe(409)
  })

  it('[ORD-CAN-08] the cancellation of an order is refused if its reason is not one of the country’s reasons', async () => {
    const answer = await cancel(await create(), { cancellationReasonId: '99' })
    expect([answer.status, rulesOf(answer.body)]).toEqual([400, ['cancellation-reason']])
  })

  it('[ORD-CAN-10] an order can’t be cancelled under the path of a different order type', async () => {
    expect((await cancel(await create(), {}, 'deliver-service')).status).toBe(404)
  })

  it('[API-OPS-21] reasons for cancelling an order are offered only if the country allows cancelling', async () => {
    const reasons = async (username: string, country: string) => {
      const { body } = await world.call(username, `GET /api/sol-customer/${country}/v1/cancellation-reason`)
      return contract.orders.cancellationReasons.response.parse(body).cancellationReasons.length
    }
    expect([await reasons('customer-operator', 'ES'), await reasons('customer-pt', 'PT')]).toEqual([4, 0])
  })
})

describe('[ORD-170] an order whose step fails', () => {
  /** An order whose status no longer changes, because no visit can be planned for its requested time. */
  const stopped = async () => {
    const id = await create()
    await world.db
      .update(orders)
      .set({ statusCode: 'PREPARED', requestInitialTime: sql`'infinity'::timestamptz` })
      .where(eq(orders.id, Number(id)))
    const failures: number[] = []
    for (const minutes of [1, 3, 5, 7])
      await advanceOrders(world.db, {
        now: seconds(minutes * 60),
        onFailure: (_, failed) => failures.push(failed),
      })
    expect(failures).toEqual([Number(id), Number(id), Number(id)])
    await world.db
      .update(orders)
      .set({ requestInitialTime: seconds(3_600), consignmentStatusCode: '3' })
      .where(eq(orders.id, Number(id)))
    return id
  }

  it('an order is stopped and shown as stopped after three failed attempts to process the order, and other orders continue', async () => {
    const other = await create()
    const id = await stopped()
    expect((await rowOf(other))?.statusCode).toBe('PLANNED')
    const window = 'lowerLimitSearch=2026-11-20T00:00:00Z&upperLimitSearch=2026-11-30T00:00:00Z'
    const { body } = await call(`GET request-historial/${pickupBody().servicePointId}?${window}`)
    const { services } = contract.orders.history.response.parse(body).requestHistorials
    expect(services.find(({ serviceId }) => serviceId === id)?.serviceStatusCode).toBe('STOPPED')
  })

  it('a stopped order can be cancelled at any time by its user, or by a provider’s administrator with the role for its order type', async () => {
    const end = async (username: string) => {
      const id = await stopped()
      const body = { cancellationReasonId: '1', observations: '' }
      expect((await call(`PATCH pick-up-service/${id}`, body, username)).status).toBe(204)
      expect((await rowOf(id))?.statusCode).toBe('CANCELLED')
    }
    await end('customer-operator')
    await world.db.execute(sql`insert into user_roles (user_id, suffix)
      select id, 'PICKUP' from users where username = 'provider-admin'`)
    await end('provider-admin')
  })
})

describe('rating', () => {
  const rate = (serviceId: string, rating = 4) =>
    call('PUT service-rating', { serviceId, rate: rating, comments: ' Puntuales ' })

  it('[ORD-RAT-07] an order can be rated once after its real end, and the rating can then be read', async () => {
    const id = await create()
    expect((await rate(id)).status).toBe(409)
    await advanceOrders(world.db, { now: new Date('2027-02-01T00:00:00Z') })
    const answers = await Promise.all([rate(id), rate(id), rate(id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await call(`GET service-rating/${id}`)).body).toEqual({ rate: 4, comments: 'Puntuales' })
  })

  it('[API-OPS-16] a request for the rating of an order that has none gets 404', async () => {
    expect((await call(`GET service-rating/${await create()}`)).status).toBe(404)
  })
})
