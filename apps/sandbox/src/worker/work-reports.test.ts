import { readListState } from '@remesa/domain/kernel'
import { buildUsersReport, userListSpec, usersReportColumnNames } from '@remesa/domain/users'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reports, users } from '../db/schema'
import { maxTries } from '../db/tries'
import { at, findReport, storeReport } from '../reports/reports.fixtures'
import { ordersReportBody } from '../testing/requests/reports.requests'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'
import { startReportWorker } from './start-report-worker'
import { keptForMs, leaseMs, removeExpiredReports, workOneReport, workReports } from './work-reports'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())
afterEach(() => world.db.delete(reports))

const later = (ms: number) => new Date(worldStart.getTime() + ms)
const request = ordersReportBody()
const usersReport = { ...buildUsersReport(readListState([], userListSpec), usersReportColumnNames) }
const store = (values: Parameters<typeof storeReport>[2] = {}) =>
  storeReport(world.db, 'customer-operator', { request, ...values })
const work = (now: Date, onFailure: (error: unknown, id: number) => void = () => {}) =>
  workReports(world.db, { now: at(now), onFailure })

describe('a report in the queue', () => {
  it('[REP-27] the file of a created report is named after its day, and is stored for a week', async () => {
    const id = await store()
    expect(await work(worldStart)).toBe(1)
    expect(await findReport(world.db, id)).toMatchObject({
      status: 'UPLOADED',
      filename: 'orders-gran-via-12-2026-11-16_2026-11-30.xlsx',
      reportDate: worldStart,
      expirationDate: later(7 * 24 * 3_600_000),
      attempts: 1,
      leaseUntil: null,
    })
    expect(await work(later(leaseMs * 10))).toBe(0)
  })

  it('the date of a report is the day in its user’s country, which may differ from the server’s day', async () => {
    const id = await storeReport(world.db, 'provider-admin', { type: 'USERS', request: usersReport })
    await work(new Date('2026-11-23T23:30:00Z'))
    expect((await findReport(world.db, id)).filename).toBe('users-2026-11-24.xlsx')
  })

  it('[REP-27] a report that a process has claimed is shown as being processed, and no other process claims it', async () => {
    const id = await store({ status: 'PROCESSING', attempts: 1, leaseUntil: later(leaseMs) })
    expect(await work(later(leaseMs))).toBe(0)
    expect((await findReport(world.db, id)).status).toBe('PROCESSING')
  })

  it('[DU-07] a report whose process died is claimed by another process after the lease has expired', async () => {
    const id = await store({ status: 'PROCESSING', attempts: 1, leaseUntil: later(leaseMs) })
    expect(await work(later(leaseMs + 1))).toBe(1)
    expect(await findReport(world.db, id)).toMatchObject({ status: 'UPLOADED', attempts: 2 })
  })

  it('[DU-07] a report ends as an error if three processes have died while creating it', async () => {
    const id = await store({ status: 'PROCESSING', attempts: maxTries, leaseUntil: worldStart })
    expect(await work(later(1))).toBe(1)
    expect(await findReport(world.db, id)).toMatchObject({ status: 'ERROR', content: null, filename: null })
  })

  it('[DU-07] a report that can’t be created ends as an error after three attempts, each of which is reported to `onFailure`', async () => {
    const id = await store({ request: { ...request, type: 'ORDERS_FAIL' } })
    const failures: number[] = []
    const round = (ms: number) => work(later(ms), (_, failed) => failures.push(failed))
    expect([await round(0), await round(1_000), await round(3_000), await round(6_000)]).toEqual([1, 0, 1, 1])
    expect(failures).toEqual([id, id, id])
    expect(await findReport(world.db, id)).toMatchObject({
      status: 'ERROR',
      attempts: 3,
      filename: null,
      content: null,
      reportDate: null,
      expirationDate: later(6_000 + keptForMs),
    })
    expect(await round(leaseMs * 10)).toBe(0)
  })

  it('a failed report does not delay the reports that follow it', async () => {
    await store({ request: { ...request, type: 'ORDERS_FAIL' } })
    const behind = await store()
    await work(worldStart)
    expect((await findReport(world.db, behind)).status).toBe('UPLOADED')
  })

  it('a report with an unreadable request ends as an error', async () => {
    const id = await store({ request: { type: 'ORDERS_SUMMARY' } })
    for (const ms of [0, 3_000, 6_000]) await work(later(ms))
    expect((await findReport(world.db, id)).status).toBe('ERROR')
  })

  it.each([
    ['is switched off', { active: false }],
    ['has moved to a country without reports', { countryId: 4 }],
  ])('[AZ-07] a report gets no file if its user %s in the meantime', async (_, change) => {
    const id = await store()
    const user = eq(users.username, 'customer-operator')
    const [before] = await world.db.select().from(users).where(user)
    await world.db.update(users).set(change).where(user)
    await work(worldStart)
    await world.db
      .update(users)
      .set({ active: true, countryId: before?.countryId ?? 1 })
      .where(user)
    expect(await findReport(world.db, id)).toMatchObject({ status: 'ERROR', content: null, attempts: 1 })
  })
})

describe('several processes', () => {
  it('[DU-07] processes that share the queue of reports together create each report once', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => store()))
    const counts = await Promise.all(Array.from({ length: 4 }, () => work(worldStart)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ids.length)
    const created = await world.db
      .select({ id: reports.id })
      .from(reports)
      .where(and(inArray(reports.id, ids), eq(reports.status, 'UPLOADED'), eq(reports.attempts, 1)))
    expect(created).toHaveLength(ids.length)
  })

  it('several processes that share the queue of reports always claim the oldest report first', async () => {
    const [first, second] = [await store(), await store()]
    await workOneReport(world.db, { now: at(worldStart) })
    expect((await findReport(world.db, first)).status).toBe('UPLOADED')
    expect((await findReport(world.db, second)).status).toBe('RECEIVED')
  })

  it('a process that was too slow does not change a report that another process has started again', async () => {
    // The process reads the clock twice: when it claims the report, and when its work begins. At the second reading,
    // the test lets another process claim the report.
    const takenOverWhileWritten = async (): Promise<number | undefined> => {
      const id = await store()
      let takingOver: Promise<readonly unknown[]> = Promise.resolve([])
      let calls = 0
      const now = () => {
        calls += 1
        if (calls === 2)
          takingOver = world.db
            .update(reports)
            .set({ attempts: 2 })
            .where(and(eq(reports.id, id), eq(reports.status, 'PROCESSING')))
            .returning({ id: reports.id })
            .execute()
        return worldStart
      }
      expect(await workOneReport(world.db, { now })).toBe(true)
      return (await takingOver).length === 1 ? id : undefined
    }
    let id: number | undefined
    for (let attempt = 0; id === undefined && attempt < 50; attempt += 1) id = await takenOverWhileWritten()
    if (id === undefined) throw new Error('nobody was in time')
    expect(await findReport(world.db, id)).toMatchObject({ status: 'PROCESSING', attempts: 2, content: null })
  })
})

describe('expired reports', () => {
  it('[REP-12] an expired report loses its file and is removed a week later, like a failed report, while other reports are kept', async () => {
    const content = new Uint8Array([1])
    const gone = [
      await store({ status: 'UPLOADED', content, expirationDate: later(-keptForMs) }),
      await store({ status: 'ERROR', expirationDate: later(-keptForMs - 1) }),
    ]
    const emptied = await store({ status: 'UPLOADED', content, expirationDate: worldStart })
    const kept = [await store({ status: 'UPLOADED', content, expirationDate: later(1) }), await store()]
    await removeExpiredReports(world.db, worldStart)
    const left = await world.db.select({ id: reports.id }).from(reports)
    expect(left.map(({ id }) => id).toSorted()).toEqual([emptied, ...kept].toSorted())
    expect(left.map(({ id }) => id)).not.toEqual(expect.arrayContaining(gone))
    expect((await findReport(world.db, emptied)).content).toBeNull()
    expect((await findReport(world.db, kept[0] ?? 0)).content).not.toBeNull()
  })
})

describe('the worker of a process', () => {
  it('a worker creates new reports until it is stopped', async () => {
    const failures: unknown[] = []
    const fail = (error: unknown) => failures.push(error)
    const stop = startReportWorker(world.db, {
      now: at(worldStart),
      onFailure: fail,
      onScheduleFailure: fail,
      onRoundFailure: fail,
    })
    const id = await store()
    await expect
      .poll(async () => (await findReport(world.db, id)).status, { timeout: 5_000 })
      .toBe('UPLOADED')
    await stop()
    const after = await store()
    await new Promise((resolve) => setTimeout(resolve, 1_300))
    expect((await findReport(world.db, after)).status).toBe('RECEIVED')
    expect(failures).toEqual([])
  })
})
