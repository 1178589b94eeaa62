import { contract } from '@remesa/api-client/contract'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reportSchedules, reports, users } from '../db/schema'
import { ordersReportBody } from '../testing/requests/reports.requests'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'
import { maxSchedules } from './report-schedules'
import { storeReport } from './reports.fixtures'
import { movedRequest, runDueSchedules } from './worker'

const path = '/api/configuration/v1/report'
const weekly = { weekday: 1, time: '06:00', timeZone: 'Europe/Madrid' }
/** The Mondays after the start of the world, at six in Madrid. */
const mondays = [new Date('2026-11-30T05:00:00Z'), new Date('2026-12-07T05:00:00Z')] as const

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())
afterEach(async () => {
  world.setNow(worldStart)
  await world.db.delete(reports)
  await world.db.delete(reportSchedules)
})

const create = async (username = 'customer-operator', body: unknown = weekly) => {
  const id = await storeReport(world.db, username, { request: ordersReportBody() })
  return world.call(username, `POST ${path}/weekly/${id}`, { body })
}
const list = async (username = 'customer-operator') =>
  contract.reports.schedules.response.parse((await world.call(username, `GET ${path}/schedule`)).body)
const requested = async () => {
  const rows = await world.db.select().from(reports).orderBy(reports.id)
  return rows.slice(1)
}

describe('a report of every week', () => {
  it('[RPT-60] is made from a report, and belongs to who made it', async () => {
    expect((await create()).status).toBe(200)
    expect(await list()).toEqual([
      { id: expect.any(Number), type: 'ORDERS', ...weekly, state: 'ACTIVE', stoppedAt: null },
    ])
    expect(await list('provider-admin')).toEqual([])
    const [{ id } = { id: 0 }] = await list()
    for (const line of [`DELETE ${path}/schedule/${id}`, `PATCH ${path}/schedule/${id}`])
      expect(
        (
          await world.call('customer-other', line, {
            body: line.startsWith('P') ? { isPaused: true } : undefined,
          })
        ).status,
      ).toBe(404)
  })

  it('[RPT-60] needs a time and a zone that exist, and there are twenty at most', async () => {
    expect((await create('customer-operator', { ...weekly, timeZone: 'Mars/Olympus' })).status).toBe(400)
    for (let count = 0; count < maxSchedules; count += 1) expect((await create()).status).toBe(200)
    expect(await create()).toMatchObject({ status: 409, body: { code: 'reports.schedules-full' } })
  })

  it('[RPT-62] is requested when it is due, once for all runs that were missed', async () => {
    await create()
    expect(await runDueSchedules(world.db, new Date(mondays[0].getTime() - 1))).toBe(0)
    expect(await runDueSchedules(world.db, mondays[0])).toBe(1)
    expect(await runDueSchedules(world.db, mondays[0])).toBe(0)
    expect(await runDueSchedules(world.db, new Date('2027-01-20T12:00:00Z'))).toBe(1)
    expect(await runDueSchedules(world.db, new Date('2027-01-20T12:00:00Z'))).toBe(0)
    const made = await requested()
    expect(made.map(({ type, status }) => [type, status])).toEqual([
      ['ORDERS', 'RECEIVED'],
      ['ORDERS', 'RECEIVED'],
    ])
    expect(made[0]?.request).toMatchObject({
      lowerLimitSearch: '2026-11-22T23:00:00.000Z',
      type: ordersReportBody().type,
    })
  })

  it('[RPT-62] is requested once by several processes', async () => {
    await create()
    await Promise.all([runDueSchedules(world.db, mondays[0]), runDueSchedules(world.db, mondays[0])])
    expect(await requested()).toHaveLength(1)
  })

  it('[RPT-60] rests while it is paused, makes up for nothing afterwards, and ends', async () => {
    await create()
    const [{ id } = { id: 0 }] = await list()
    const pause = (isPaused: boolean) =>
      world.call('customer-operator', `PATCH ${path}/schedule/${id}`, { body: { isPaused } })
    await pause(true)
    expect(await runDueSchedules(world.db, mondays[0])).toBe(0)
    world.setNow(new Date(mondays[0].getTime() + 1))
    await pause(false)
    expect(await runDueSchedules(world.db, new Date(mondays[0].getTime() + 2))).toBe(0)
    expect(await runDueSchedules(world.db, mondays[1])).toBe(1)
    expect((await world.call('customer-operator', `DELETE ${path}/schedule/${id}`)).status).toBe(204)
    expect(await list()).toEqual([])
  })

  it('[RPT-62] stops when the right to the report is gone, and makes none', async () => {
    await create()
    const user = eq(users.username, 'customer-operator')
    await world.db.update(users).set({ active: false }).where(user)
    await runDueSchedules(world.db, mondays[0])
    await world.db.update(users).set({ active: true }).where(user)
    expect(await requested()).toEqual([])
    expect(await list()).toMatchObject([{ state: 'STOPPED', stoppedAt: mondays[0].toISOString() }])
  })

  it('[RPT-62] moves its days along, over a change of the clock at the same time of the day', () => {
    const move = {
      from: new Date('2026-10-19T10:00:00Z'),
      to: new Date('2026-10-26T05:00:00Z'),
      timeZone: 'Europe/Madrid',
    }
    const request = {
      client: 1,
      from: '2026-10-12T00:00:00+02:00',
      to: '2026-10-18T23:59:59+02:00',
      of: ['x'],
    }
    expect(movedRequest(request, move)).toEqual({
      client: 1,
      from: '2026-10-18T22:00:00.000Z',
      to: '2026-10-25T22:59:59.000Z',
      of: ['x'],
    })
  })
})
