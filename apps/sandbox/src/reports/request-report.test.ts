import { contract, Problem } from '@remesa/api-client/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { idempotencyKeys, reports } from '../db/schema'
import { pointId } from '../testing/places'
import { ordersReportBody, placeOf, searchesReportBody } from '../testing/requests/reports.requests'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'
import { workReports } from '../worker'
import { at, rowsOf } from './reports.fixtures'
import { maxOpenReports } from './request-report'

const path = '/api/configuration/v1/report'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())
afterEach(async () => {
  await world.db.delete(reports)
  await world.db.delete(idempotencyKeys)
})

interface Options {
  readonly username?: string
  readonly key?: string
  readonly language?: string
}

const send = (name: string, body: unknown, { username = 'customer-operator', key, language }: Options = {}) =>
  world.call(username, `POST ${path}/${name}`, {
    body,
    headers: {
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...(language === undefined ? {} : { 'Accept-Language': language }),
    },
  })
const sendOrders = (changes: object = {}, options?: Options) =>
  send('orders', { ...ordersReportBody(), ...changes }, options)
const sendSearches = (changes: object = {}, options?: Options) => {
  const { employeeSearchReportFilterDTO, ...rest } = searchesReportBody()
  return send(
    'employee-search',
    { ...rest, employeeSearchReportFilterDTO: { ...employeeSearchReportFilterDTO, ...changes } },
    options,
  )
}
const stored = () => world.db.select().from(reports)
const issuesOf = (body: unknown) =>
  Problem.parse(body)
    .issues?.map(({ path: at, rule }) => `${at}: ${rule}`)
    .toSorted() ?? []

describe('a request for a report', () => {
  it('[API-CFG-47] a requested report is queued, and the worker creates it in the language of the request', async () => {
    expect((await sendOrders({}, { language: 'de-CH,de;q=0.9' })).status).toBe(200)
    expect(await stored()).toMatchObject([
      {
        type: 'ORDERS',
        status: 'RECEIVED',
        countryId: 1,
        locale: 'de',
        requestDate: worldStart,
        attempts: 0,
      },
    ])
    await workReports(world.db, { now: at(worldStart) })
    const [created] = await stored()
    expect((await rowsOf(created?.content ?? null)).rows[0]?.slice(0, 2)).toEqual(['Auftrag', 'Art'])
  })

  it('[PRM-43] [PRM-44] a request for a report is forbidden to users who are not offered this type of report', async () => {
    // Portugal offers only the report of searches, Peru offers no report, and Germany offers the report of orders.
    const statuses = async (username: string) => [
      (await sendOrders({}, { username })).status,
      (await sendSearches({}, { username })).status,
    ]
    expect(await statuses('customer-pt')).toEqual([403, 404])
    expect(await statuses('customer-pe')).toEqual([403, 403])
    expect(await statuses('customer-de')).toEqual([404, 403])
    expect(await stored()).toEqual([])
  })

  it('[ID-01] fifty concurrent requests with one idempotency key create one report and get one response', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendOrders({}, { key: 'report-one' })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await stored()).toHaveLength(1)
  })

  it('[ID-01] a request for a report is refused if its idempotency key was used with another request', async () => {
    await sendOrders({}, { key: 'report-two' })
    expect((await sendOrders({ type: 'ORDERS_AMOUNTS' }, { key: 'report-two' })).status).toBe(422)
    expect((await sendSearches({}, { key: 'report-two' })).status).toBe(422)
    expect(await stored()).toHaveLength(1)
  })

  it('[ID-01] a repeated request for a report gets the first response again, even after its days have passed', async () => {
    const first = await sendSearches({}, { key: 'report-three' })
    world.setNow(new Date('2027-06-01T09:30:00Z'))
    const again = await sendSearches({}, { key: 'report-three' })
    const withNewKey = await sendSearches({}, { key: 'report-four' })
    world.setNow(worldStart)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(withNewKey.status).toBe(400)
  })

  it('[IN-05] a caller with too many unfinished reports can’t request another one for a while, even with concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => sendOrders()))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(30 - maxOpenReports)
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await stored()).toHaveLength(maxOpenReports)
    const other = { username: 'provider-admin' }
    expect((await sendOrders({}, other)).status).toBe(200)
    await workReports(world.db, { now: at(worldStart) })
    expect((await sendOrders()).status).toBe(200)
  })

  it('[IN-05] a request for a report that was refused because of the limit can be repeated with its idempotency key', async () => {
    for (let open = 0; open < maxOpenReports; open++) await sendOrders()
    expect((await sendOrders({}, { key: 'report-five' })).status).toBe(429)
    await world.db.delete(reports)
    expect((await sendOrders({}, { key: 'report-five' })).status).toBe(200)
  })
})

describe('a report of orders', () => {
  const kinds = async (username: string, language: string) => {
    const { body } = await world.call(username, `GET ${path}/orders/types`, {
      headers: { 'Accept-Language': language },
    })
    return contract.reports.orderTypes.response.parse(body)
  }

  it('[API-CFG-48] [ORD-HIS-03] the portal lists the types of a report of orders, and the report is named in the language of the request', async () => {
    expect(await kinds('customer-operator', 'en')).toEqual([
      { code: 'ORDERS_SUMMARY', description: 'Orders', disabled: false },
      { code: 'ORDERS_AMOUNTS', description: 'Amounts of orders', disabled: false },
      { code: 'ORDERS_CONSIGNMENTS', description: 'Consignment notes', disabled: false },
    ])
    const descriptions = (await kinds('customer-br', 'pt')).map(({ description }) => description)
    expect(descriptions).toEqual(['Pedidos', 'Montantes dos pedidos', 'Guias de transporte'])
  })

  it('[ORD-HIS-03] a country that declares values by container does not offer the report of consignment notes', async () => {
    const off = (await kinds('customer-br', 'en')).filter(({ disabled }) => disabled)
    expect(off.map(({ code }) => code)).toEqual(['ORDERS_CONSIGNMENTS'])
    const place = { countryCode: 'BR', ...firstPlace }
    const { status, body } = await sendOrders(
      { ...place, type: 'ORDERS_CONSIGNMENTS' },
      { username: 'customer-br' },
    )
    expect([status, issuesOf(body)]).toEqual([400, ['type: export-disabled']])
  })

  const firstPlace = {
    client: 1,
    subClient: 1,
    servicePoint: 1,
    clients: [],
    subClients: [],
    servicePoints: [],
  }

  it.each([
    ['a type that does not exist', { type: 'ORDERS' }, ['type: one-of']],
    [
      'limits in the wrong order',
      { lowerLimitSearch: '2026-12-01T00:00:00Z', upperLimitSearch: '2026-11-01T00:00:00Z' },
      ['upperLimitSearch: min-date'],
    ],
    [
      'more than 400 days',
      { lowerLimitSearch: '2025-10-01T00:00:00Z', upperLimitSearch: '2026-11-06T00:00:00Z' },
      ['upperLimitSearch: max_value'],
    ],
    [
      'a year that cannot be stored',
      { lowerLimitSearch: '0001-01-01T00:00:00Z' },
      ['lowerLimitSearch: date'],
    ],
  ])('[RPT-12] a request for a report of orders is refused because of %s', async (_, changes, issues) => {
    const { status, body } = await sendOrders(changes)
    expect([status, issuesOf(body)]).toEqual([400, issues])
    expect(await stored()).toEqual([])
  })

  it('a report of orders is about at most 400 days', async () => {
    const limits = { lowerLimitSearch: '2025-10-01T00:00:00Z', upperLimitSearch: '2026-11-05T00:00:00Z' }
    expect((await sendOrders(limits)).status).toBe(200)
  })

  const foreign = pointId('Puerta del Sol')
  it.each([
    ['the point', { servicePoint: foreign }],
    ['one of the points', { servicePoints: [pointId('Gran Vía 12'), foreign] }],
    ['one of the points, missing', { servicePoints: [pointId('Gran Vía 12'), 99_999] }],
    ['the subclient', { subClient: 99_999 }],
    ['one of the subclients', { subClients: [1, 99_999] }],
    ['the client', { client: 99_999 }],
    ['one of the clients', { clients: [1, 99_999] }],
    ['the country', { countryCode: 'DE' }],
    ['a country that does not exist', { countryCode: 'ZZ' }],
    ['a point of another of one’s own subclients', { servicePoint: pointId('Atocha') }],
    ['a subclient of another of one’s own clients', { client: 2 }],
  ])(
    '[AZ-02] a request for a report of orders gets 404 if %s is hidden from the user or does not match the rest of the request',
    async (_, changes) => {
      const { status, body } = await sendOrders(changes)
      expect([status, body]).toEqual([404, { code: 'not-found' }])
      expect(await stored()).toEqual([])
    },
  )
})

describe('a report of orders in another country', () => {
  const place = placeOf('Barranco')
  const body = {
    ...place,
    countryCode: 'PE',
    clients: [place.client],
    subClients: [place.subClient],
    servicePoints: [place.servicePoint],
  }

  it('[ORD-15] a report of orders is refused in a country that does not offer it, even to an administrator of all countries', async () => {
    const { status } = await sendOrders(body, { username: 'provider-admin' })
    expect(status).toBe(403)
  })
})

describe('a report of employee searches', () => {
  it('[API-CFG-49] a report of searches can be requested only for the caller’s own clients', async () => {
    expect((await sendSearches()).status).toBe(200)
    for (const entities of [['Mercado Levante'], ['Bazar Norte', 'Nobody']]) {
      const { status, body } = await sendSearches({ entities })
      expect([status, body]).toEqual([404, { code: 'not-found' }])
    }
    expect(await stored()).toHaveLength(1)
  })

  it.each([
    [
      'no client for a user of several',
      { entities: [] },
      ['employeeSearchReportFilterDTO.entities: required'],
    ],
    [
      'more than 90 days back',
      { dateFrom: '2026-08-24T00:00:00+02:00' },
      ['employeeSearchReportFilterDTO.dateFrom: date-range'],
    ],
    [
      'tomorrow',
      { dateTo: '2026-11-24T23:59:59+01:00' },
      ['employeeSearchReportFilterDTO.dateTo: date-range'],
    ],
    [
      'an end before the start',
      { dateFrom: '2026-11-10T00:00:00+01:00', dateTo: '2026-11-09T23:59:59+01:00' },
      ['employeeSearchReportFilterDTO.dateTo: date-range'],
    ],
  ])(
    '[FRM-EMP-28] a request for a report of searches is refused because of %s',
    async (_, changes, issues) => {
      const { status, body } = await sendSearches(changes)
      expect([status, issuesOf(body)]).toEqual([400, issues])
    },
  )

  it('[FRM-EMP-27] a user with only one client can omit the client in a request for a report of searches', async () => {
    expect((await sendSearches({ entities: [] }, { username: 'customer-other' })).status).toBe(200)
  })

  it('[FRM-EMP-28] a report of searches is about at most the last 90 days, in the time zone of the request', async () => {
    expect((await sendSearches({ dateFrom: '2026-08-25T00:00:00+02:00' })).status).toBe(200)
  })

  it('[FRM-EMP-33] a report of searches is refused if its time zone is missing or does not exist', async () => {
    const { status, body } = await send('employee-search', {
      ...searchesReportBody(),
      timeZone: 'Mars/Olympus',
    })
    expect([status, issuesOf(body)]).toEqual([400, ['timeZone: invalid']])
  })
})
