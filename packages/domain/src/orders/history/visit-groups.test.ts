import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInstant, anyZone } from '../../kernel/zoned-time.arbitraries'
import {
  classifyOrders,
  groupVisits,
  holdsAllOfToday,
  LocatedOrder,
  narrowOrders,
  orderByPoint,
  todaysTotals,
  visitGroups,
} from '..'
import { orderDay } from '../order/order-days'
import { anyOrderRow, pointWith, rowWith } from '../orders.arbitraries'
import { visitGroup } from './visit-groups'

const clock = { now: new Date('2026-11-23T09:30:00+01:00'), timeZone: 'Europe/Madrid' }
const eur = (totalAmount: number) => ({
  requestedAmounts: [
    {
      currencyId: '978',
      currencyIsoCode: 'EUR',
      currencySymbol: '€',
      totalAmount,
      denominations: [],
      packs: [],
    },
  ],
})
const at = (hour: string, facts: Record<string, unknown> = {}) =>
  rowWith({ serviceStatusCode: 'PLANNED', plannedInitialTime: `2026-11-23T${hour}:00+01:00`, ...facts })
const located = (facts: Record<string, unknown>, point: Parameters<typeof pointWith>[0] = {}) =>
  LocatedOrder.parse({ ...rowWith(facts), servicePoint: pointWith(point) })
const anyLocated = fc
  .tuple(
    anyOrderRow,
    fc.constantFrom(1, 2, 3),
    fc.constantFrom(100, 200),
    fc.constantFrom(null, 'Europe/Madrid', 'Atlantic/Canary', 'America/Lima'),
  )
  .map(([row, id, clientId, zone]) =>
    LocatedOrder.parse({ ...row, servicePoint: pointWith({ id, clientId, zone }) }),
  )

describe('the groups of visits', () => {
  it.each([
    ['late', at('08:00')],
    ['late', at('08:00', { serviceStatusCode: 'ONWAY' })],
    ['stopped', at('08:00', { serviceStatusCode: 'STOPPED' })],
    ['on-the-way', at('10:00', { serviceStatusCode: 'ONWAY' })],
    ['on-the-way', at('08:00', { realInitialTime: '2026-11-23T09:00:00+01:00' })],
    ['to-come', at('09:30')],
    ['to-come', at('10:00', { serviceStatusCode: 'PENDING' })],
    ['done', at('08:00', { serviceStatusCode: 'DONE' })],
    ['done', at('08:00', { realFinalTime: '2026-11-23T08:10:00+01:00' })],
    [undefined, at('08:00', { serviceStatusCode: 'CANCELLED' })],
  ])('[ORD-190] the status and the hours of a visit decide its group: %s', (group, row) => {
    expect(visitGroup(row, clock)).toBe(group)
  })

  it('[ORD-190] every order that is not cancelled is in exactly one group, such as late or done, and grouping keeps the sequence of the orders in each group', () => {
    fc.assert(
      fc.property(fc.array(anyOrderRow), anyInstant, anyZone, (rows, now, timeZone) => {
        const groups = groupVisits(rows, { now, timeZone })
        const grouped = visitGroups.flatMap((group) => groups[group])
        expect(grouped).toHaveLength(
          rows.filter(({ serviceStatusCode }) => serviceStatusCode !== 'CANCELLED').length,
        )
        for (const group of visitGroups)
          expect(groups[group]).toEqual(rows.filter((row) => visitGroup(row, { now, timeZone }) === group))
      }),
    )
  })
})

describe('the totals of today', () => {
  it('[ORD-191] the totals of a list are the number of today’s visits in each group, such as late or done, and the sum of their amounts by currency', () => {
    const rows = [
      at('08:00', { plannedFinalTime: '2026-11-23T09:00:00+01:00', ...eur(0.1) }),
      at('10:00', { serviceStatusCode: 'ONWAY', ...eur(0.2) }),
      rowWith({ plannedInitialTime: '2026-11-24T10:00:00+01:00', ...eur(900) }),
      at('11:00', { serviceStatusCode: 'CANCELLED', ...eur(900) }),
    ]
    expect(todaysTotals(rows, clock)).toEqual({
      visits: 2,
      counts: { late: 1, stopped: 0, 'on-the-way': 1, 'to-come': 0, done: 0 },
      amounts: [{ isoCode: 'EUR', symbol: '€', amount: 0.3 }],
    })
  })

  it('[ORD-191] the numbers of visits in the groups add up to all visits of today, and today is the day in the time zone of each service point', () => {
    fc.assert(
      fc.property(fc.array(anyLocated), anyInstant, anyZone, (rows, now, timeZone) => {
        const { visits, counts } = todaysTotals(rows, { now, timeZone })
        expect(visits).toBe(classifyOrders(rows, { now, timeZone }).today.length)
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(visits)
      }),
    )
    // 23:30 UTC on the 23rd is on the 24th in Madrid, but on the 23rd in Las Palmas.
    const late = { plannedInitialTime: '2026-11-23T23:30:00Z' }
    const count = (zone: string) => todaysTotals([located(late, { zone })], clock).visits
    expect([count('Europe/Madrid'), count('Atlantic/Canary')]).toEqual([0, 1])
  })

  it('[ORD-191] a list contains all visits of today if, in every time zone, its last visit starts after today or has no start', () => {
    const zones = ['Europe/Madrid', 'Atlantic/Canary']
    const holds = (...starts: readonly (string | null)[]) =>
      holdsAllOfToday(
        starts.map((plannedInitialTime) => located({ plannedInitialTime }, { zone: 'Europe/Madrid' })),
        { now: clock.now, zones },
      )
    expect(holds()).toBe(false)
    expect(holds('2026-11-23T22:00:00Z')).toBe(false)
    expect(holds('2026-11-23T23:30:00Z')).toBe(false)
    expect(holds('2026-11-24T00:00:00Z')).toBe(true)
    expect(holds('2026-11-23T22:00:00Z', null)).toBe(true)
  })
})

describe('a filtered list over several points', () => {
  it('[ORD-192] a filtered list contains the visits that match all chosen filters', () => {
    const rows = [
      located({ serviceId: '1', serviceType: '0', plannedInitialTime: '2026-11-23T11:00:00+01:00' }),
      located(
        { serviceId: '2', serviceType: '0', plannedInitialTime: '2026-11-23T23:30:00Z' },
        { id: 2, clientId: 200, zone: 'Atlantic/Canary' },
      ),
      located({ serviceId: '3', serviceType: '1', serviceStatusCode: 'DONE' }, { id: 2, clientId: 200 }),
    ]
    const ids = (narrowing: Parameters<typeof narrowOrders>[1]) =>
      narrowOrders(rows, narrowing, clock).map(({ serviceId }) => serviceId)
    expect(ids({})).toEqual(['1', '2', '3'])
    expect(ids({ kind: 'pickup' })).toEqual(['1', '2'])
    expect(ids({ group: 'done' })).toEqual(['3'])
    expect(ids({ client: 200 })).toEqual(['2', '3'])
    expect(ids({ point: 1 })).toEqual(['1'])
    expect(ids({ day: '2026-11-23' })).toEqual(['1', '2'])
    expect(ids({ kind: 'pickup', client: 200, day: '2026-11-23' })).toEqual(['2'])
  })

  it('[ORD-193] sorting visits by service point does not change the order of the days, and sorts each day by the names of the points', () => {
    const compare = (a: string, b: string) => a.localeCompare(b, 'en')
    fc.assert(
      fc.property(fc.array(anyLocated), anyInstant, anyZone, (rows, now, timeZone) => {
        const { next } = classifyOrders(rows, { now, timeZone: timeZone })
        const sorted = orderByPoint(next, { timeZone, compare })
        expect(new Set(sorted)).toEqual(new Set(next))
        const days = (list: typeof next) => [...new Set(list.map((row) => orderDay(row, timeZone)))]
        expect(days(sorted)).toEqual(days(next))
        for (const [above, below] of sorted.map((row, index) => [row, sorted[index + 1]] as const)) {
          if (below === undefined || orderDay(above, timeZone) !== orderDay(below, timeZone)) continue
          expect(compare(above.servicePoint.description, below.servicePoint.description)).toBeLessThanOrEqual(
            0,
          )
        }
      }),
    )
  })
})
