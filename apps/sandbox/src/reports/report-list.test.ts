import { contract, Problem, SPREADSHEET_TYPE } from '@remesa/api-client/contract'
import { reportListSpec } from '@remesa/domain/reports'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clients, reports } from '../db/schema'
import { ordersReportBody } from '../testing/requests/reports.requests'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'
import { removeExpiredReports, workReports } from '../worker'
import { at, download, findReport, makeFor, storeReport } from './reports.fixtures'

const path = '/api/configuration/v1/report'
const weekMs = 7 * 86_400_000
const later = (ms: number) => new Date(worldStart.getTime() + ms)

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())
afterEach(async () => {
  world.setNow(worldStart)
  await world.db.delete(reports)
})

const list = async (username: string, query = '') => {
  const { status, body } = await world.call(username, `GET ${path}?size=100${query}`)
  expect(status).toBe(200)
  const page = contract.reports.list.response.parse(body)
  expect(page.totalElements).toBe(page.content.length)
  return page.content
}
const ids = async (username: string, query = '') => (await list(username, query)).map(({ id }) => Number(id))

describe('the list of reports', () => {
  let own: { received: number; ready: number }
  let other: number
  let german: number
  beforeEach(async () => {
    own = {
      received: await storeReport(world.db, 'customer-operator'),
      ready: await storeReport(world.db, 'customer-operator', {
        type: 'EMPLOYEE_SEARCH',
        status: 'UPLOADED',
        filename: 'b.xlsx',
        content: new Uint8Array([1]),
        requestDate: new Date('2026-11-20T23:30:00Z'),
        reportDate: new Date('2026-11-21T10:00:00Z'),
        expirationDate: later(weekMs),
      }),
    }
    other = await storeReport(world.db, 'customer-other', { status: 'ERROR', expirationDate: later(1) })
    german = await storeReport(world.db, 'customer-de', { type: 'CLIENT', filename: 'a.xlsx' })
  })

  it('[API-CFG-44] [AZ-01] the list of reports contains and counts only the caller’s own reports, newest first', async () => {
    expect(await ids('customer-operator')).toEqual([own.ready, own.received])
    expect(await ids('customer-other')).toEqual([other])
    expect(await ids('provider-staff')).toEqual([])
    expect(await ids('provider-admin')).toEqual([german, other, own.ready, own.received])
  })

  it('[RPT-1] the list of reports contains all fields of a report except its file and its request', async () => {
    const [ready] = await list('customer-operator')
    expect(ready).toEqual({
      id: ready?.id,
      type: 'EMPLOYEE_SEARCH',
      filename: 'b.xlsx',
      status: 'UPLOADED',
      requestDate: '2026-11-20T23:30:00.000Z',
      reportDate: '2026-11-21T10:00:00.000Z',
      expirationDate: later(weekMs).toISOString(),
      user: null,
    })
    const { body } = await world.call('customer-operator', `GET ${path}`)
    expect(JSON.stringify(body)).not.toMatch(/content":"|request"|locale|attempts|lease/)
  })

  it('[PRM-49] [AZ-05] the list of reports contains the names of owners only for users who may read all reports', async () => {
    const users = (await list('provider-admin')).map(({ user }) => user)
    expect(users).toEqual([
      { username: 'customer-de', countryCode: 'DE' },
      { username: 'customer-other', countryCode: 'ES' },
      { username: 'customer-operator', countryCode: 'ES' },
      { username: 'customer-operator', countryCode: 'ES' },
    ])
    for (const { user } of await list('customer-operator')) expect(user).toBeNull()
  })

  it('[REP-19] to [REP-25] each filter of the list of reports returns only matching reports', async () => {
    const found = (query: string) => ids('provider-admin', query)
    expect(await found('&status=ERROR')).toEqual([other])
    expect(await found('&status=LOST')).toEqual([])
    // 23:30 UTC belongs to the next day in Spain.
    expect(await found('&requestDate=2026-11-21')).toEqual([own.ready])
    expect(await found('&requestDate=2026-11-20')).toEqual([])
    expect(await found('&reportDate=2026-11-21')).toEqual([own.ready])
    expect(await found('&username=OPERAT')).toEqual([own.ready, own.received])
    expect(await found('&username=OPERAT&usernamePrecise=true')).toEqual([])
    expect(await found('&username=Customer-DE&usernamePrecise=true')).toEqual([german])
    expect(await found('&username=%25')).toEqual([])
    expect(await found('&userType=CLIENTE')).toHaveLength(4)
    expect(await found('&userType=REMESA')).toEqual([])
    expect(await found('&countryId=3')).toEqual([german])
    expect(await found('&reportType=CLIENT')).toEqual([german])
  })

  it('[RPT-23] [AZ-05] the list of reports ignores filters and sortings that the portal does not offer to the caller', async () => {
    const all = await ids('customer-operator')
    for (const query of ['&status=UPLOADED', '&username=other', '&userType=REMESA', '&countryId=3']) {
      expect([query, await ids('customer-operator', query)]).toEqual([query, all])
    }
    expect(await ids('customer-operator', '&orderBy=username&direction=ASC')).toEqual(all)
    expect(await ids('customer-operator', '&reportType=EMPLOYEE_SEARCH')).toEqual([own.ready])
  })

  it('[REP-13] the list of reports can be sorted by each of its columns in both directions', async () => {
    for (const orderBy of reportListSpec.sortable) {
      const down = await ids('provider-admin', `&orderBy=${orderBy}&direction=DESC`)
      expect([orderBy, await ids('provider-admin', `&orderBy=${orderBy}&direction=ASC`)]).toEqual([
        orderBy,
        down.toReversed(),
      ])
    }
    expect((await ids('provider-admin', '&orderBy=country&direction=ASC'))[0]).toBe(german)
    expect((await ids('provider-admin', '&orderBy=filename&direction=ASC')).slice(0, 2)).toEqual([
      german,
      own.ready,
    ])
    const { status } = await world.call('provider-admin', `GET ${path}?orderBy=content`)
    expect(status).toBe(400)
  })

  it('[REP-16] the pages of the list of reports are numbered from zero, and have ten reports each by default', async () => {
    for (let count = 0; count < 9; count++) await storeReport(world.db, 'customer-operator')
    const page = async (query: string) =>
      contract.reports.list.response.parse(
        (await world.call('customer-operator', `GET ${path}${query}`)).body,
      )
    const [first, second] = [await page(''), await page('?page=1')]
    expect([first.content.length, second.content.length]).toEqual([10, 1])
    expect([first.totalElements, second.totalElements]).toEqual([11, 11])
    expect(Number(second.content[0]?.id)).toBe(own.received)
  })

  it('[RPT-6] the list of reports contains expired reports, because they can be requested again', async () => {
    world.setNow(later(1))
    expect(await ids('customer-other')).toEqual([other])
    expect(await ids('provider-admin')).toEqual([german, other, own.ready, own.received])
  })
})

describe('one report', () => {
  const ready = {
    status: 'UPLOADED',
    filename: 'orders-2026-11-23.xlsx',
    expirationDate: later(weekMs),
  } as const
  const bytes = new Uint8Array([0x50, 0x4b, 0, 0xff, 0x80])
  const store = (username = 'customer-operator') =>
    storeReport(world.db, username, { ...ready, content: bytes })
  const codeOf = (body: unknown) => {
    const { code, message } = Problem.parse(body)
    return [code, message]
  }

  it('[API-CFG-45] a report is downloaded unchanged under its name', async () => {
    const { response, bytes: received } = await download(world.db, 'customer-operator', await store())
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe(SPREADSHEET_TYPE)
    expect(response.headers.get('Content-Disposition')).toContain('filename="orders-2026-11-23.xlsx"')
    expect(received).toEqual(bytes)
  })

  it('a report can be downloaded with exactly the bytes that the worker created', async () => {
    const request = { cashClientParamsDTO: { active: true }, informationOptionsClient: allOf('entity') }
    await makeFor(world.db, 'provider-admin', { type: 'CLIENT', request })
    const [id = 0] = await ids('provider-admin')
    const { bytes: received } = await download(world.db, 'provider-admin', id)
    expect(received).toEqual(new Uint8Array((await findReport(world.db, id)).content ?? []))
  })

  it.each([
    ['RECEIVED', 'not-ready'],
    ['PROCESSING', 'not-ready'],
    ['ERROR', 'failed'],
  ] as const)(
    '[RPT-4] a report with the status %s can be neither downloaded nor removed',
    async (status, rule) => {
      const id = await storeReport(world.db, 'customer-operator', { status })
      for (const line of [`GET ${path}/download/${id}`, `DELETE ${path}/${id}`]) {
        const answer = await world.call('customer-operator', line)
        expect([answer.status, codeOf(answer.body)]).toEqual([
          409,
          [`report-${rule}`, `reports.refused.${rule}`],
        ])
      }
      expect((await findReport(world.db, id)).status).toBe(status)
    },
  )

  it('[API-CFG-46] removing a report deletes its file, and a second removal is refused', async () => {
    const id = await store()
    const remove = () => world.call('customer-operator', `DELETE ${path}/${id}`)
    const answers = await Promise.all([remove(), remove()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404])
    expect(await ids('customer-operator')).toEqual([])
    expect((await world.call('customer-operator', `GET ${path}/download/${id}`)).status).toBe(404)
    await removeExpiredReports(world.db, later(11 * 60_000))
    expect(await world.db.select().from(reports)).toEqual([])
  })

  it('[RPT-7] a user can undo the removal of a report within ten minutes, and not later', async () => {
    const id = await store()
    const remove = () => world.call('customer-operator', `DELETE ${path}/${id}`)
    const restore = async (username = 'customer-operator') =>
      (await world.call(username, `POST ${path}/restoration/${id}`)).status
    await remove()
    expect(await restore('customer-other')).toBe(404)
    world.setNow(later(9 * 60_000))
    await removeExpiredReports(world.db, later(9 * 60_000))
    expect([await restore(), await restore()]).toEqual([204, 204])
    expect((await download(world.db, 'customer-operator', id)).bytes).toEqual(bytes)
    await remove()
    world.setNow(later(20 * 60_000))
    expect(await restore()).toBe(404)
    expect(await ids('customer-operator')).toEqual([])
  })

  it('[RPT-8] a report has a preview of its first rows, and can be downloaded as comma-separated values without formulas', async () => {
    const hostile = '=HYPERLINK("http://evil.example";"ñ ß ç <b>&_x0041_")'
    await world.db.update(clients).set({ description: hostile }).where(eq(clients.id, 1))
    const request = {
      cashClientParamsDTO: { active: true },
      informationOptionsClient: allOf('entityDescription'),
    }
    const { headers, rows } = await makeFor(world.db, 'provider-admin', { type: 'CLIENT', request })
    const [id = 0] = await ids('provider-admin')
    const { body } = await world.call('provider-admin', `GET ${path}/preview/${id}`)
    const preview = contract.reports.preview.response.parse(body)
    expect(preview).toEqual({ columns: headers, rows, total: rows.length, totals: [] })
    expect(preview.rows.flat()).toContain(hostile)
    const file = await download(world.db, 'provider-admin', id, worldStart, 'CSV')
    expect(file.response.headers.get('Content-Type')).toContain('text/csv')
    expect(file.response.headers.get('Content-Disposition')).toContain('.csv"')
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes)
    expect(text.startsWith('\uFEFF')).toBe(true)
    expect(text.split('\r\n').length - 2).toBe(rows.length)
    expect(text).toContain(`"'${hostile.replaceAll('"', '""')}"`)
    for (const line of text.slice(1).split('\r\n')) expect(line).not.toMatch(/^"?[=+\-@]/)
  })

  it('[RPT-6] a user can request a failed report again with its filters, once for each idempotency key', async () => {
    const request = ordersReportBody()
    const id = await storeReport(world.db, 'customer-operator', { status: 'ERROR', request })
    const again = (username: string) =>
      world.call(username, `POST ${path}/again`, {
        body: { report: id },
        headers: { 'Idempotency-Key': 'again-1' },
      })
    const [first, second] = [await again('customer-operator'), await again('customer-operator')]
    expect([first.status, second.body]).toEqual([200, first.body])
    const [created = 0] = await ids('customer-operator')
    expect(await findReport(world.db, created)).toMatchObject({ status: 'RECEIVED', request })
    expect((await again('customer-other')).status).toBe(404)
  })

  it('[AZ-01] [FI-06] a report of another user and an expired report get the response for a missing report', async () => {
    const [foreign, expired] = [await store('customer-other'), await store()]
    world.setNow(later(weekMs))
    const ofOthers = await storeReport(world.db, 'customer-other', {
      ...ready,
      content: bytes,
      expirationDate: later(2 * weekMs),
    })
    for (const [method, prefix] of [
      ['GET', `${path}/download`],
      ['DELETE', path],
    ]) {
      for (const id of [foreign, expired, ofOthers, 999_999]) {
        const { status, body } = await world.call('customer-operator', `${method} ${prefix}/${id}`)
        expect([status, body]).toEqual([404, { code: 'not-found' }])
      }
    }
    expect(await world.db.select().from(reports)).toHaveLength(3)
  })

  it("[PRM-22] an administrator of the provider can download and remove any user's report", async () => {
    const id = await store()
    expect((await world.call('provider-admin', `GET ${path}/download/${id}`)).status).toBe(200)
    expect((await world.call('provider-staff', `DELETE ${path}/${id}`)).status).toBe(404)
    expect((await world.call('provider-admin', `DELETE ${path}/${id}`)).status).toBe(204)
  })

  it('removing a report does not change the queue of waiting reports', async () => {
    const id = await store()
    const waiting = await storeReport(world.db, 'customer-operator', { request: {} })
    await world.call('customer-operator', `DELETE ${path}/${id}`)
    expect(await workReports(world.db, { now: at(worldStart) })).toBe(1)
    expect((await findReport(world.db, waiting)).attempts).toBe(1)
  })
})

const allOf = (on: string) =>
  Object.fromEntries(['country', 'active', 'entity', 'entityDescription'].map((name) => [name, name === on]))
