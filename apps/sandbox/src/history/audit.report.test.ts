import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reports } from '../db/schema'
import { download, makeFor, storeReport } from '../reports/reports.fixtures'
import { userId } from '../testing/requests/users.requests'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'

const admin = 'provider-admin'
const path = 'POST /api/configuration/v1/report/audit'
const request = { signIns: false, dateFrom: null, dateTo: null, timeZone: 'Europe/Madrid' }

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
  const flip = (value: boolean) =>
    world.call(admin, 'PATCH /api/configuration/v1/client/1', { body: { value } })
  world.setNow(new Date('2026-11-22T22:30:00Z'))
  await flip(false)
  world.setNow(new Date('2026-11-22T23:30:00Z'))
  await flip(true)
  world.setNow(worldStart)
})
afterAll(() => world.close())

const make = (changes: Record<string, unknown> = {}, locale: 'en' | 'de' = 'en') =>
  makeFor(world.db, admin, { type: 'AUDIT', request: { ...request, ...changes }, locale })

describe('the report of the history', () => {
  it('[REC-121] the report of the history has one row for each line of the entries that match its filters, latest first', async () => {
    const { sheet, headers, rows } = await make({ kind: 'clients', field: 'active', subject: 'bazar' })
    expect(sheet).toBe('Audit')
    expect(headers).toEqual([
      ...['Entry', 'When', 'Who', 'IP address', 'Browser', 'Kind', 'Action', 'About'],
      ...['Field', 'Row', 'Before', 'After'],
    ])
    const shown = rows.map((row) => [row[1], ...row.slice(5)])
    const about = ['Client', 'Changed', 'Bazar Norte', 'Active', null]
    expect(shown).toEqual([
      [new Date('2026-11-23T00:30:00Z'), ...about, 'No', 'Yes'],
      [new Date('2026-11-22T23:30:00Z'), ...about, 'Yes', 'No'],
    ])
  })

  it('[REC-121] the report of the history has days in the requested time zone and texts in the requested language', async () => {
    const { sheet, column } = await make(
      { kind: 'clients', dateFrom: '2026-11-23T00:00:00+01:00', dateTo: '2026-11-23T23:59:59+01:00' },
      'de',
    )
    expect(sheet).toBe('Audit')
    expect([column('Feld'), column('Vorher'), column('Nachher')]).toEqual([['Aktiv'], ['Nein'], ['Ja']])
  })

  it('[REC-121] the report of the history has one row for an entry without changes, and contains sign-ins only on request', async () => {
    await world.call(admin, `POST /api/configuration/v1/user/${userId('new-user')}/sync`)
    await world.call(admin, `POST /api/configuration/v1/user/${userId('new-user')}/sync`)
    const { column } = await make({ kind: 'users', action: 'synchronised' })
    expect(column('Action').length).toBeGreaterThan(0)
    expect((await make()).column('Kind')).not.toContain('Sign-in')
  })

  it('[REC-122] a report of the history can be requested only by users who may read the history', async () => {
    const asked = async (by: string, body: object = request) => (await world.call(by, path, { body })).status
    expect(await asked(admin)).toBe(200)
    for (const by of ['provider-staff', 'customer-supervisor', 'customer-operator'])
      expect(await asked(by)).toBe(403)
    for (const changes of [
      { timeZone: 'Mars/Olympus' },
      { dateFrom: 'soon' },
      { dateTo: '0001-01-01T00:00:00Z' },
      { kind: 'orders' },
    ])
      expect(await asked(admin, { ...request, ...changes })).toBe(400)
  })

  it('[REC-122] [AZ-01] users who may not read the history can’t see, download or repeat a report of it, even a report of their own', async () => {
    await make()
    const [report] = await world.db.select({ id: reports.id }).from(reports).limit(1)
    const id = report?.id ?? 0
    expect((await download(world.db, admin, id)).response.status).toBe(200)
    for (const by of ['provider-staff', 'customer-supervisor']) {
      const own = await storeReport(world.db, by, { type: 'AUDIT', request })
      for (const each of [id, own]) {
        expect((await download(world.db, by, each)).response.status).toBe(404)
        const again = { body: { report: each } }
        expect((await world.call(by, 'POST /api/configuration/v1/report/again', again)).status).toBe(404)
      }
      const { body } = await world.call(by, 'GET /api/configuration/v1/report?size=100')
      expect(JSON.stringify(body)).not.toContain('AUDIT')
    }
  })

  it('[REC-122] a schedule of a report of the history is listed and run only for users who may read the history', async () => {
    await make()
    const [report] = await world.db.select({ id: reports.id }).from(reports).limit(1)
    const schedules = '/api/configuration/v1/report/schedule'
    const body = { weekday: 1, time: '07:00', timeZone: 'Europe/Madrid' }
    const created = await world.call(admin, `POST /api/configuration/v1/report/weekly/${report?.id}`, {
      body,
    })
    expect(created.status).toBe(200)
    const id = Reflect.get(Object(created.body), 'id')
    expect(JSON.stringify((await world.call(admin, `GET ${schedules}`)).body)).toContain('AUDIT')
    expect(JSON.stringify((await world.call('provider-staff', `GET ${schedules}`)).body)).not.toContain(
      'AUDIT',
    )
    expect(
      (await world.call('provider-staff', `POST ${schedules}/run`, { body: { schedule: `${id}` } })).status,
    ).toBe(404)
  })
})
