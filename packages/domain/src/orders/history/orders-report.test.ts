import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deriveAbility } from '../../abilities'
import { anyConfig, anyUser } from '../../abilities/testing'
import { parseWith } from '../../kernel'
import {
  buildOrdersReportRequest,
  buildReportOfPoints,
  groupServicePoints,
  historyWindow,
  lastMonth,
  OrdersReportRequest,
  OrdersReportType,
  offeredOrdersReports,
  ordersReportBounds,
  proposedReportDays,
  resolveOrderFilters,
  showsHistoryExport,
  windowOfDays,
} from '..'
import { configWith, pointWith } from '../orders.arbitraries'

const clock = { now: new Date('2026-11-21T09:30:00+01:00'), timeZone: 'Europe/Madrid' }
const window = historyWindow(configWith(), clock)
const types = [
  { code: 'DETAIL', description: 'Detail', disabled: false },
  { code: 'SUMMARY', description: 'Summary', disabled: true },
]
const tree = groupServicePoints([
  pointWith({ id: 1 }),
  pointWith({ id: 2 }),
  pointWith({ id: 3, subclientId: 11 }),
  pointWith({ id: 4, subclientId: 20, clientId: 200 }),
])
const chosen = resolveOrderFilters(tree, { clientId: 100, subclientId: 10, servicePointId: 2 })

describe('exports of the history', () => {
  it('[ORD-15] only users who may read both the reports page and the reports of orders can request a report of orders', () => {
    fc.assert(
      fc.property(anyUser, anyConfig, (user, config) => {
        const ability = deriveAbility({ user, config })
        const reads = (subject: 'ReportsPage' | 'ReportTypeOrders') => ability.can('read', subject)
        expect(showsHistoryExport(ability, config)).toBe(reads('ReportsPage') && reads('ReportTypeOrders'))
      }),
    )
    const onlyOne = (readable: string) => ({ can: (_: string, subject: unknown) => subject === readable })
    expect(showsHistoryExport(onlyOne('ReportsPage'), configWith())).toBe(false)
    expect(showsHistoryExport(onlyOne('ReportTypeOrders'), configWith())).toBe(false)
  })

  it('[ORD-15] a report of orders can be requested only if the country of the chosen service point has reports, whoever the viewer is', () => {
    fc.assert(
      fc.property(anyUser, anyConfig, anyConfig, (user, own, ofPoint) => {
        const ability = deriveAbility({ user, config: own })
        const makes = ofPoint.Reports.Enabled && ofPoint.Reports.ReportType.Orders.Enabled
        const shows = showsHistoryExport(ability, ofPoint)
        expect(shows).toBe(makes && showsHistoryExport(ability, own))
        expect(showsHistoryExport(ability, undefined)).toBe(false)
      }),
    )
  })

  it('[ORD-17] a report of orders includes only clients in the country of the chosen service point', () => {
    const abroad = pointWith({ id: 9, subclientId: 30, clientId: 300 })
    const { country } = abroad.subclient.client
    const client = { ...abroad.subclient.client, country: { ...country, id: country.id + 1, code: 'PE' } }
    const points = [pointWith({ id: 1 }), { ...abroad, subclient: { ...abroad.subclient, client } }]
    const filters = resolveOrderFilters(groupServicePoints(points), { clientId: 300 })
    const request = buildOrdersReportRequest({ code: 'DETAIL' }, filters, { window, countryCode: 'PE' })
    expect(request).toMatchObject({ client: 300, clients: [300], servicePoint: 9 })
  })

  it('[ORD-16] the code of a report type may be a number, and a report type is enabled unless the back end disables it', () => {
    expect(parseWith(OrdersReportType, { code: 3, description: 'Detail' })).toEqual({
      ok: true,
      value: { code: '3', description: 'Detail', disabled: false },
    })
    expect(parseWith(OrdersReportType, { code: 'A', description: '', disabled: null })).toMatchObject({
      value: { disabled: false },
    })
    expect(parseWith(OrdersReportType, { code: 'A', description: '', disabled: true })).toMatchObject({
      value: { disabled: true },
    })
  })

  it('[ORD-16] a report of orders can be requested if its type is enabled and an option is chosen in every filter', () => {
    expect(offeredOrdersReports(types, chosen).map((offer) => [offer.type.code, offer.export])).toEqual([
      ['DETAIL', { allowed: true, reasons: [] }],
      [
        'SUMMARY',
        {
          allowed: false,
          reasons: [
            { rule: 'export-disabled', key: 'orders.refused.export-disabled', params: { type: 'SUMMARY' } },
          ],
        },
      ],
    ])
    const rulesFor = (filters: object) =>
      offeredOrdersReports(types, resolveOrderFilters(tree, filters)).map((offer) =>
        offer.export.reasons.map(({ rule }) => rule),
      )
    expect(rulesFor({ clientId: 100, subclientId: 10 })).toEqual([
      ['no-service-point'],
      ['export-disabled', 'no-service-point'],
    ])
    expect(rulesFor({ clientId: 100 })[0]).toEqual(['no-subclient', 'no-service-point'])
    expect(rulesFor({})[0]).toEqual(['no-client', 'no-subclient', 'no-service-point'])
  })

  it('[ORD-17] the request for a report of orders contains the chosen records, all options of the filters, the period and the report type', () => {
    expect(buildOrdersReportRequest({ code: 'DETAIL' }, chosen, { window, countryCode: 'ES' })).toEqual({
      client: 100,
      clients: [100, 200],
      subClient: 10,
      subClients: [10, 11],
      servicePoint: 2,
      servicePoints: [1, 2],
      countryCode: 'ES',
      lowerLimitSearch: '2026-11-14T00:00:00+01:00',
      upperLimitSearch: '2026-11-28T23:59:59+01:00',
      type: 'DETAIL',
    })
  })

  it('[ORD-17] the body of a request for a report of orders matches its schema, and a filter without a chosen option causes an error', () => {
    const id = fc.constantFrom(undefined, 1, 2, 3, 4, 10, 11, 20, 100, 200, 999)
    const filters = fc.record({ clientId: id, subclientId: id, servicePointId: id })
    fc.assert(
      fc.property(filters, fc.constantFrom(...types), (wanted, type) => {
        const resolved = resolveOrderFilters(tree, wanted)
        const build = () => buildOrdersReportRequest(type, resolved, { window, countryCode: 'ES' })
        if (resolved.servicePointId === undefined) {
          expect(build).toThrow('a filter has no choice')
          return
        }
        const body = build()
        expect(parseWith(OrdersReportRequest, body)).toEqual({ ok: true, value: body })
        expect(body.clients).toContain(body.client)
        expect(body.subClients).toContain(body.subClient)
        expect(body.servicePoints).toContain(body.servicePoint)
      }),
    )
  })
})

describe('the days of a report of orders', () => {
  it('[ORD-165] the dialog for a report of orders proposes the days of the history, and accepts days from a year ago to 30 days ahead', () => {
    const days = proposedReportDays(configWith(), clock)
    expect(windowOfDays(days, clock.timeZone)).toEqual(window)
    expect(ordersReportBounds(clock)).toEqual({ from: '2025-11-21', to: '2026-12-21' })
    const wide = configWith()
    const far = { Orders: { ...wide.Orders, Filter: { PreviousDays: 3_660, NextDays: 3_660 } } }
    expect(proposedReportDays(far, clock)).toEqual(ordersReportBounds(clock))
  })

  it('[ORD-165] a report of orders covers whole days in the time zone of the service point, even if the clock changes', () => {
    expect(windowOfDays({ from: '2026-10-01', to: '2026-10-31' }, 'Europe/Madrid')).toEqual({
      lowerLimitSearch: '2026-10-01T00:00:00+02:00',
      upperLimitSearch: '2026-10-31T23:59:59+01:00',
    })
  })
})

describe('a report of several points', () => {
  const points = [
    pointWith({ id: 1 }),
    pointWith({ id: 2 }),
    pointWith({ id: 3, subclientId: 11 }),
    pointWith({ id: 4, subclientId: 20, clientId: 200 }),
  ]
  const days = { from: '2026-10-01', to: '2026-10-31' } as const

  it('[ORD-195] a report for several service points contains all points, and covers the chosen days in the time zone of each point', () => {
    const zones = ['Europe/Madrid', 'Atlantic/Canary']
    const body = buildReportOfPoints({ code: 'DETAIL' }, { points, countryCode: 'ES', days, zones })
    expect(body).toEqual({
      client: 100,
      clients: [100, 200],
      subClient: 10,
      subClients: [10, 11, 20],
      servicePoint: 1,
      servicePoints: [1, 2, 3, 4],
      countryCode: 'ES',
      lowerLimitSearch: '2026-10-01T00:00:00+02:00',
      upperLimitSearch: '2026-10-31T23:59:59+00:00',
      type: 'DETAIL',
    })
    expect(parseWith(OrdersReportRequest, body)).toEqual({ ok: true, value: body })
  })

  it('[ORD-195] a report of orders for several service points needs no options in the filters, but the type of report must be enabled', () => {
    const reasons = offeredOrdersReports(types, undefined).map((offer) =>
      offer.export.reasons.map(({ rule }) => rule),
    )
    expect(reasons).toEqual([[], ['export-disabled']])
    expect(() =>
      buildReportOfPoints({ code: 'DETAIL' }, { points: [], countryCode: 'ES', days, zones: [] }),
    ).toThrow('no point')
  })
})

describe('the last month in a report of orders', () => {
  it.each([
    ['2027-03-01T00:00:00+01:00', '2027-02-01', '2027-02-28'],
    ['2026-01-31T23:59:59+01:00', '2025-12-01', '2025-12-31'],
    ['2028-03-31T12:00:00+02:00', '2028-02-01', '2028-02-29'],
  ])(
    '[ORD-196] if a report of orders is requested at %s, the last month is from %s to %s',
    (now, from, to) => {
      expect(lastMonth({ now: new Date(now), timeZone: 'Europe/Madrid' })).toEqual({ from, to })
    },
  )
})
