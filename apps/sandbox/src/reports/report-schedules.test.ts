import { contract } from '@remesa/api-client/contract'
import { buildClientReport } from '@remesa/domain/clients'
import { eq, max, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reportSchedules, reports, users } from '../db/schema'
import { ordersReportBody } from '../testing/requests/reports.requests'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'
import { runDueSchedules } from '../worker'
import { maxSchedules } from './report-schedules'
import { storeReport } from './reports.fixtures'

const path = '/api/configuration/v1/report'
const listed = { page: 1, orderBy: 'id', direction: 'DESC', active: true, precise: [] } as const
const weekly = { weekday: 1, time: '06:00', timeZone: 'Europe/Madrid' }
/** Two Mondays after `worldStart`, at six o'clock in Madrid. */
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

describe('a weekly report', () => {
  it('[RPT-60] a weekly report can be created from an existing report, and belongs to the user who created it', async () => {
    expect((await create()).status).toBe(200)
    expect(await list()).toEqual([
      {
        id: expect.any(Number),
        type: 'ORDERS',
        rhythm: 'WEEKLY',
        ...weekly,
        monthDay: 1,
        state: 'ACTIVE',
        stoppedAt: null,
        user: null,
      },
    ])
    expect(await list('customer-supervisor')).toEqual([])
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

  it('[RPT-60] a weekly report is refused if its time or time zone does not exist, or if its user has twenty schedules already', async () => {
    expect((await create('customer-operator', { ...weekly, timeZone: 'Mars/Olympus' })).status).toBe(400)
    for (let count = 0; count < maxSchedules; count += 1) expect((await create()).status).toBe(200)
    expect(await create()).toMatchObject({ status: 409, body: { code: 'reports.schedules-full' } })
  })

  it('[RPT-62] a due weekly report is requested once, even if several runs were missed', async () => {
    await create()
    expect(await runDueSchedules(world.db, { now: new Date(mondays[0].getTime() - 1) })).toBe(0)
    expect(await runDueSchedules(world.db, { now: mondays[0] })).toBe(1)
    expect(await runDueSchedules(world.db, { now: mondays[0] })).toBe(0)
    expect(await runDueSchedules(world.db, { now: new Date('2027-01-20T12:00:00Z') })).toBe(1)
    expect(await runDueSchedules(world.db, { now: new Date('2027-01-20T12:00:00Z') })).toBe(0)
    const created = await requested()
    expect(created.map(({ type, status }) => [type, status])).toEqual([
      ['ORDERS', 'RECEIVED'],
      ['ORDERS', 'RECEIVED'],
    ])
    expect(created[0]?.request).toMatchObject({
      lowerLimitSearch: '2026-11-22T23:00:00.000Z',
      type: ordersReportBody().type,
    })
  })

  it('[RPT-62] if several processes find a due weekly report, only one requests it', async () => {
    await create()
    await Promise.all([
      runDueSchedules(world.db, { now: mondays[0] }),
      runDueSchedules(world.db, { now: mondays[0] }),
    ])
    expect(await requested()).toHaveLength(1)
  })

  it('[RPT-60] a paused weekly report is not requested, does not repeat missed runs when it is resumed, and can be removed', async () => {
    await create()
    const [{ id } = { id: 0 }] = await list()
    const pause = (isPaused: boolean) =>
      world.call('customer-operator', `PATCH ${path}/schedule/${id}`, { body: { isPaused } })
    await pause(true)
    expect(await runDueSchedules(world.db, { now: mondays[0] })).toBe(0)
    world.setNow(new Date(mondays[0].getTime() + 1))
    await pause(false)
    expect(await runDueSchedules(world.db, { now: new Date(mondays[0].getTime() + 2) })).toBe(0)
    expect(await runDueSchedules(world.db, { now: mondays[1] })).toBe(1)
    expect((await world.call('customer-operator', `DELETE ${path}/schedule/${id}`)).status).toBe(204)
    expect(await list()).toEqual([])
  })

  it('[RPT-62] a weekly report is stopped without another run if its user has lost the right to reports of this type', async () => {
    await create()
    const user = eq(users.username, 'customer-operator')
    await world.db.update(users).set({ active: false }).where(user)
    await runDueSchedules(world.db, { now: mondays[0] })
    await world.db.update(users).set({ active: true }).where(user)
    expect(await requested()).toEqual([])
    expect(await list()).toMatchObject([{ state: 'STOPPED', stoppedAt: mondays[0].toISOString() }])
  })

  it('[RPT-62] each run of a weekly report moves the days in its request forward, and does not change other texts in the request', async () => {
    const description = '9999-12-31T23:59:59Z'
    const request = buildClientReport({ ...listed, filters: { description } })
    const id = await storeReport(world.db, 'customer-supervisor', { type: 'CLIENT', request: { ...request } })
    await world.call('customer-supervisor', `POST ${path}/weekly/${id}`, { body: weekly })
    expect(await runDueSchedules(world.db, { now: mondays[0] })).toBe(1)
    expect((await requested()).map((created) => created.request)).toEqual([request])
    expect(await list('customer-supervisor')).toMatchObject([{ state: 'ACTIVE' }])
  })
})

/** Stores values in a user’s weekly report that no call of the API would accept. Returns the report’s id. */
const poison = async (username: string, changes: Partial<typeof reportSchedules.$inferInsert>) => {
  await create(username)
  const ids = await world.db.select({ value: max(reportSchedules.id) }).from(reportSchedules)
  const id = ids[0]?.value ?? 0
  await world.db
    .update(reportSchedules)
    .set({ nextRunAt: mondays[0], ...changes })
    .where(eq(reportSchedules.id, id))
  return id
}
const minutes = (count: number) => new Date(mondays[0].getTime() + count * 60_000)

describe('a weekly report that cannot be requested', () => {
  const broken = [
    ['a zone that does not exist', { timeZone: 'Mars/Olympus' }],
    ['a time that does not exist', { time: '25:99' }],
    [
      'days that would leave the calendar',
      { request: { ...ordersReportBody(), upperLimitSearch: '9999-12-31T23:59:59Z' } },
    ],
    ['a request that is none', { request: sql`'null'::jsonb` as never }],
  ] as const

  it.each(broken)(
    '[RPT-63] a weekly report that has %s is tried three times and then stopped',
    async (_, changes) => {
      const id = await poison('customer-operator', changes)
      const failures: number[] = []
      const onFailure = (_error: unknown, failed: number) => failures.push(failed)
      const due = []
      for (const minute of [0, 0, 1, 2, 10])
        due.push(await runDueSchedules(world.db, { now: minutes(minute), onFailure }))
      expect(due).toEqual([1, 0, 1, 1, 0])
      expect(failures).toEqual([id, id, id])
      expect(await list()).toMatchObject([{ state: 'FAILED', stoppedAt: minutes(2).toISOString() }])
      expect(await requested()).toEqual([])
    },
  )

  it('[RPT-63] a failing weekly report does not prevent other reports that are due at the same time', async () => {
    for (const [, changes] of broken) await poison('customer-operator', { ...changes, nextRunAt: worldStart })
    await create('provider-admin')
    await world.db.delete(reports)
    expect(await runDueSchedules(world.db, { now: mondays[0] })).toBe(broken.length + 1)
    const created = await world.db.select({ status: reports.status }).from(reports)
    expect(created).toEqual([{ status: 'RECEIVED' }])
  })

  it('[RPT-63] a stopped weekly report gets three further attempts if its user resumes it', async () => {
    const id = await poison('customer-operator', {
      timeZone: 'Mars/Olympus',
      state: 'FAILED',
      tries: 3,
      stoppedAt: worldStart,
    })
    const { status } = await world.call('customer-operator', `PATCH ${path}/schedule/${id}`, {
      body: { isPaused: false },
    })
    expect(status).toBe(204)
    expect(await list()).toMatchObject([{ state: 'ACTIVE', stoppedAt: null }])
    const [stored] = await world.db.select({ tries: reportSchedules.tries }).from(reportSchedules)
    expect(stored).toEqual({ tries: 0 })
  })
})

describe('a report of every day or month', () => {
  const next = async () =>
    (await world.db.select({ at: reportSchedules.nextRunAt }).from(reportSchedules)).map(({ at }) =>
      at.toISOString(),
    )
  const daily = { rhythm: 'DAILY', time: '06:00', timeZone: 'Europe/Madrid' }
  const monthly = { ...daily, rhythm: 'MONTHLY', monthDay: 31 }

  it('[RPT-60] [RPT-61] a daily report is requested at its time every day', async () => {
    expect((await create('customer-operator', daily)).status).toBe(200)
    expect(await list()).toMatchObject([daily])
    const tomorrow = new Date('2026-11-24T05:00:00Z')
    expect(await next()).toEqual([tomorrow.toISOString()])
    expect(await runDueSchedules(world.db, { now: new Date(tomorrow.getTime() - 1) })).toBe(0)
    expect(await runDueSchedules(world.db, { now: tomorrow })).toBe(1)
    expect(await next()).toEqual(['2026-11-25T05:00:00.000Z'])
  })

  it('[RPT-60] [RPT-61] a monthly report can be scheduled for the last day of each month, but not for a day that some months lack', async () => {
    for (const monthDay of [0, 29, 30, 32])
      expect((await create('customer-operator', { ...monthly, monthDay })).status).toBe(400)
    expect((await create('customer-operator', { ...daily, rhythm: 'YEARLY' })).status).toBe(400)
    await create('customer-operator', monthly)
    expect(await next()).toEqual(['2026-11-30T05:00:00.000Z'])
    await runDueSchedules(world.db, { now: new Date('2027-01-31T05:00:00Z') })
    expect(await next()).toEqual(['2027-02-28T05:00:00.000Z'])
  })

  it('[RPT-66] if the days of a monthly report are a whole month, each run moves these days forward to another whole month', async () => {
    const request = {
      ...ordersReportBody(),
      lowerLimitSearch: '2026-10-01T00:00:00+02:00',
      upperLimitSearch: '2026-10-31T23:59:59+01:00',
    }
    const id = await storeReport(world.db, 'customer-operator', { request })
    await world.call('customer-operator', `POST ${path}/weekly/${id}`, { body: { ...monthly, monthDay: 1 } })
    await runDueSchedules(world.db, { now: new Date('2026-12-01T05:00:00Z') })
    expect((await requested()).map((created) => created.request)).toMatchObject([
      { lowerLimitSearch: '2026-10-31T23:00:00.000Z', upperLimitSearch: '2026-11-30T22:59:59.000Z' },
    ])
  })
})

describe('a scheduled report that is run now', () => {
  const run = (id: number, by = 'customer-operator', key: string = crypto.randomUUID()) =>
    world.call(by, `POST ${path}/schedule/run`, {
      body: { schedule: id },
      headers: { 'Idempotency-Key': key },
    })

  it('[RPT-67] running a scheduled report at once moves its days forward, requests the report once for each idempotency key, and does not change the schedule', async () => {
    await create()
    const [{ id } = { id: 0 }] = await list()
    const before = await world.db.select().from(reportSchedules)
    const now = new Date(worldStart.getTime() + 2 * 86_400_000)
    world.setNow(now)
    const first = await run(id, 'customer-operator', 'run-1')
    expect(first.status).toBe(200)
    expect(await run(id, 'customer-operator', 'run-1')).toMatchObject({ status: 200, body: first.body })
    expect((await run(id, 'customer-operator', 'run-2')).status).toBe(200)
    const created = await requested()
    expect(created.map(({ type, status, requestDate }) => [type, status, requestDate])).toEqual([
      ['ORDERS', 'RECEIVED', now],
      ['ORDERS', 'RECEIVED', now],
    ])
    expect(created[0]?.request).toMatchObject({ lowerLimitSearch: '2026-11-17T23:00:00.000Z' })
    expect(await world.db.select().from(reportSchedules)).toEqual(before)
  })

  it('[RPT-67] running another user’s scheduled report gets 404, but a caller who may see all reports gets an own report from it', async () => {
    await create()
    const [{ id } = { id: 0 }] = await list()
    expect((await run(id, 'customer-other')).status).toBe(404)
    expect((await run(99_999)).status).toBe(404)
    expect(await requested()).toEqual([])
    expect((await run(id, 'provider-admin')).status).toBe(200)
    const [created] = await requested()
    const [admin] = await world.db.select().from(users).where(eq(users.username, 'provider-admin'))
    expect(created?.userId).toBe(admin?.id)
  })

  it('[RPT-67] running a scheduled report at once is refused if its time zone does not exist, or if its days can’t be moved forward', async () => {
    const id = await poison('customer-operator', { timeZone: 'Mars/Olympus' })
    expect(await run(id)).toMatchObject({ status: 409, body: { code: 'report-failed' } })
    const request = { ...ordersReportBody(), upperLimitSearch: '9999-12-31T23:59:59Z' }
    const moved = await poison('customer-operator', { request, basedOn: new Date('2026-11-01T00:00:00Z') })
    expect(await run(moved)).toMatchObject({ status: 409, body: { code: 'report-failed' } })
  })
})

describe('weekly reports of others', () => {
  it('[RPT-64] a user who may see reports of other users can also see and end their weekly reports', async () => {
    const id = await poison('customer-operator', { timeZone: 'Mars/Olympus' })
    const user = { username: 'customer-operator', countryCode: 'ES' }
    expect(await list('provider-admin')).toMatchObject([{ id, user }])
    expect(await list('provider-staff')).toEqual([])
    expect(await list('customer-operator')).toMatchObject([{ id, user: null }])
    expect(await list('customer-supervisor')).toEqual([])
    expect(
      (await world.call('provider-admin', `PATCH ${path}/schedule/${id}`, { body: { isPaused: true } }))
        .status,
    ).toBe(204)
    expect((await world.call('provider-admin', `DELETE ${path}/schedule/${id}`)).status).toBe(204)
    expect(await list()).toEqual([])
  })
})
