import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deriveAbility } from '../abilities'
import { anyConfig, anyUser } from '../abilities/testing'
import { parseWith } from '../kernel'
import {
  buildOrdersReportRequest,
  groupServicePoints,
  historyWindow,
  OrdersReportRequest,
  OrdersReportType,
  offeredOrdersReports,
  resolveOrderFilters,
  showsHistoryExport,
} from '.'
import { configWith, pointWith } from './orders.arbitraries'

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
  it('[ORD-15] show exactly to those who read the reports page and reports of orders', () => {
    fc.assert(
      fc.property(anyUser, anyConfig, (user, config) => {
        const ability = deriveAbility({ user, config })
        const reads = (subject: 'ReportsPage' | 'ReportTypeOrders') => ability.can('read', subject)
        expect(showsHistoryExport(ability)).toBe(reads('ReportsPage') && reads('ReportTypeOrders'))
      }),
    )
    const onlyOne = (readable: string) => ({ can: (_: string, subject: unknown) => subject === readable })
    expect(showsHistoryExport(onlyOne('ReportsPage'))).toBe(false)
    expect(showsHistoryExport(onlyOne('ReportTypeOrders'))).toBe(false)
  })

  it('[ORD-16] are read with codes that are numbers, and enabled where nothing is said', () => {
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

  it('[ORD-16] can be asked for unless disabled, once every filter has a choice', () => {
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

  it('[ORD-17] name the chosen records, all that the filters offered, the limits on show and the report', () => {
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

  it('[ORD-17] are bodies that their schema accepts, or none where a filter has no choice', () => {
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
