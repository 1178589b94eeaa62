import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reports, servicePoints } from '../db/schema'
import { makeFor } from '../reports/reports.fixtures'
import { pointId } from '../testing/places'
import { depositBody } from '../testing/requests/deposits.requests'
import { depositsReportBody } from '../testing/requests/reports.requests'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'

const operator = 'customer-operator'
const abando = pointId('Abando, caja inteligente')
const path = '/api/smartcash/v1/devices/deposit'
const days = (from: string, to: string) => ({
  dateFrom: `${from}T00:00:00+01:00`,
  dateTo: `${to}T23:59:59+01:00`,
})

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
  const times = ['2026-11-22T23:30:00Z', '2026-11-23T22:59:59Z', '2026-11-23T23:00:00Z']
  for (const [at, now] of times.entries()) {
    world.setNow(new Date(now))
    const { status } = await world.call(operator, `POST ${path}`, { body: depositBody(`B-${at + 1}`, at) })
    expect(status).toBe(200)
  }
  const { sessionId } = depositBody('B-2', 1)
  await world.call(operator, `POST ${path}/reversal`, { body: { sessionId, reason: 'Counted twice' } })
  world.setNow(worldStart)
})
afterAll(() => world.close())

const make = (username: string, changes: Record<string, unknown> = {}) =>
  makeFor(world.db, username, {
    type: 'DEPOSITS',
    request: { ...depositsReportBody(abando), ...days('2026-11-23', '2026-11-23'), ...changes },
  })

describe('the report of deposits', () => {
  it('[DPS-62] the report of deposits has amounts as numbers, and contains whole days in the time zone of the service point', async () => {
    const { sheet, headers, rows } = await make(operator)
    expect(sheet).toBe('Deposits')
    expect(headers).toEqual([
      'Bag code',
      'Client',
      'Service point',
      'Deposited on',
      'Account date',
      'Currency',
      'Amount',
      'Booked by',
      'Status',
    ])
    const place = ['Bazar Norte', 'Abando, caja inteligente']
    expect(rows.map((row) => row.filter((_, at) => at !== 4))).toEqual([
      ['B-1', ...place, new Date('2026-11-23T00:30:00Z'), 'EUR', 123.45, operator, 'Booked'],
      ['B-2', ...place, new Date('2026-11-23T23:59:00Z'), 'EUR', 123.45, operator, 'Reversal requested'],
    ])
  })

  it('[DPS-62] [AZ-01] the report of deposits contains no deposits at service points that its user may not see', async () => {
    const everywhere = { servicePoint: null, ...days('2026-11-01', '2026-11-30') }
    expect((await make(operator, everywhere)).column('Bag code')).toEqual(['B-1', 'B-2', 'B-3'])
    expect((await make('customer-other', everywhere)).rows).toEqual([])
    expect((await make('customer-other', days('2026-11-01', '2026-11-30'))).rows).toEqual([])
  })

  it('[RPT-68] the report of deposits ends with the sum of its amounts in each currency, but has no sum if it is empty', async () => {
    const { rows, totals } = await make(operator)
    expect(rows.length).toBe(2)
    expect(totals).toEqual([['Total', null, null, null, null, 'EUR', 246.9, null, null]])
    expect((await make('customer-other')).totals).toEqual([])
  })

  it('[RPT-9] the file of a report of deposits is named after its service point and its days', async () => {
    await make(operator)
    await make(operator, { servicePoint: null })
    const names = await world.db.select({ name: reports.filename }).from(reports).orderBy(reports.id)
    expect(names.slice(-2).map(({ name }) => name)).toEqual([
      'deposits-abando-caja-inteligente-2026-11-23_2026-11-23.xlsx',
      'deposits-2026-11-23_2026-11-23.xlsx',
    ])
  })
})

describe('a request for the report of deposits', () => {
  const request = async (changes: Record<string, unknown>, by = operator) => {
    const { status, body } = await world.call(by, 'POST /api/configuration/v1/report/deposits', {
      body: { ...depositsReportBody(abando), ...changes },
    })
    return [status, Object(body).code]
  }

  it('[DPS-60] a report of deposits can be requested for one of the user’s service points or for all of them, and gets 404 for any other point', async () => {
    expect(await request({})).toEqual([200, undefined])
    expect(await request({ servicePoint: null })).toEqual([200, undefined])
    expect(await request({ servicePoint: 99_999 })).toEqual([404, 'not-found'])
    expect(await request({}, 'customer-other')).toEqual([404, 'not-found'])
  })

  it('[DPS-61] a report of deposits is refused for days that can’t be exported, an invalid instant, or another time zone', async () => {
    for (const changes of [
      { dateFrom: '2026-08-24T00:00:00+02:00' },
      { dateTo: '2026-11-24T00:00:00+01:00' },
      { dateTo: 'soon' },
      { dateFrom: '0001-01-01T00:00:00Z' },
      { timeZone: 'Mars/Olympus' },
    ])
      expect(await request(changes)).toEqual([400, 'request.invalid-body'])
  })

  it('[ABL-33] a report of deposits is refused to users who may not see deposits, or may not open the page of reports', async () => {
    expect(await request({}, 'customer-viewer')).toEqual([403, 'forbidden'])
    expect(await request({ servicePoint: null }, 'customer-deposit')).toEqual([403, 'forbidden'])
  })

  it('[DPS-62] the report of deposits uses the time zone of its service point, if the point has its own time zone', async () => {
    await world.db.update(servicePoints).set({ zone: 'Atlantic/Canary' }).where(eq(servicePoints.id, abando))
    const { column } = await make(operator)
    await world.db.update(servicePoints).set({ zone: null }).where(eq(servicePoints.id, abando))
    expect(column('Deposited on')[0]).toEqual(new Date('2026-11-22T23:30:00Z'))
  })
})
