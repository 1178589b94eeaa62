import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInstant, anyZone } from '../../kernel/zoned-time.arbitraries'
import { classifyOrders, visitHours, visitsOfToday } from '..'
import { anyOrderRow, rowWith } from '../orders.arbitraries'

const clock = { now: new Date('2026-11-22T09:47:00+01:00'), timeZone: 'Europe/Madrid' }
const today = (time: string) => `2026-11-22T${time}:00+01:00`
let lastId = 0
const visit = (facts: Record<string, unknown>) => {
  lastId += 1
  return rowWith({ serviceId: String(lastId), ...facts })
}
const planned = (from: string, until: string, facts: Record<string, unknown> = {}) =>
  visit({
    serviceStatusCode: 'PLANNED',
    plannedInitialTime: today(from),
    plannedFinalTime: today(until),
    ...facts,
  })
const requested = (from: string, until: string, facts: Record<string, unknown> = {}) =>
  visit({ requestInitialTime: today(from), requestFinalTime: today(until), ...facts })
const done = (time: string) =>
  visit({ serviceStatusCode: 'DONE', realInitialTime: today(time), realFinalTime: today(time) })
const visitsOf = (...rows: readonly ReturnType<typeof visit>[]) => visitsOfToday(rows, clock)
const rowsOf = (found: ReturnType<typeof visitsOf>) => found.visits.map(({ row }) => row)

describe("today's visits", () => {
  it('[ORD-143] visits are sorted by start, and done visits come last; of two visits with equal start, a visit with planned hours comes first', () => {
    const rows = {
      done: done('00:15'),
      firm: planned('10:30', '11:00'),
      requested: requested('10:30', '12:30'),
      afternoon: requested('16:00', '18:00'),
    }
    expect(rowsOf(visitsOf(rows.done, rows.afternoon, rows.requested, rows.firm))).toEqual([
      rows.firm,
      rows.requested,
      rows.afternoon,
      rows.done,
    ])
  })

  it('[ORD-143] a visit has its planned hours, or its requested hours if no hours are planned; a done visit has its real hours', () => {
    const both = planned('10:30', '11:00', { requestInitialTime: today('10:00') })
    expect(visitHours(both)).toEqual({ from: today('10:30'), until: today('11:00'), certainty: 'firm' })
    expect(visitHours(requested('16:00', '18:00')).certainty).toBe('requested')
    expect(visitHours(done('00:15'))).toEqual({ from: today('00:15'), until: null, certainty: 'done' })
    expect(visitHours(visit({ realInitialTime: today('09:00') }))).toEqual({
      from: today('09:00'),
      until: null,
      certainty: 'firm',
    })
    expect(visitHours(rowWith()).certainty).toBe('none')
  })

  it('[ORD-143] a cancelled order is not a visit', () => {
    const found = visitsOf(requested('16:00', '18:00', { serviceStatusCode: 'CANCELLED' }))
    expect(found).toEqual({
      visits: [],
      next: undefined,
      isNextToday: false,
      late: 0,
      minutesUntilNext: undefined,
    })
  })

  it('[ORD-144] the next visit is the first visit that is not done and whose hours are not over', () => {
    const [missed, coming] = [requested('08:00', '08:30'), planned('10:30', '11:00')]
    const found = visitsOf(missed, coming, done('09:00'))
    expect(found.next?.row).toBe(coming)
    expect(found.isNextToday).toBe(true)
    expect(visitsOf(missed, done('09:00')).next?.row).toBe(missed)
  })

  it('[ORD-144] a visit that has begun remains the next visit until its hours are over', () => {
    const running = planned('09:00', '09:47')
    expect(visitsOf(running, planned('11:00', '12:00')).next?.row).toBe(running)
    expect(visitsOf(running).minutesUntilNext).toBeUndefined()
  })

  it('[ORD-144] [ORD-170] a stopped visit is never shown as the next visit', () => {
    const stopped = planned('10:00', '10:30', { serviceStatusCode: 'STOPPED' })
    const behind = planned('12:00', '12:30')
    expect(visitsOf(stopped, behind)).toMatchObject({ next: { row: behind }, late: 0 })
    expect(visitsOf(stopped).next).toBeUndefined()
  })

  it('[ORD-144] a visit whose crew is on the way is the next visit, even before visits that start earlier', () => {
    const onTheWay = planned('11:00', '11:30', { serviceStatusCode: 'ONWAY' })
    expect(visitsOf(planned('10:30', '11:00'), onTheWay).next?.row).toBe(onTheWay)
  })

  it('[ORD-145] late visits are counted, come first in the list, and are never shown as the next visit', () => {
    const [late, coming] = [planned('09:30', '09:40'), planned('08:00', '10:00')]
    const found = visitsOf(done('00:15'), coming, late)
    expect(rowsOf(found).slice(0, 2)).toEqual([late, coming])
    expect([found.late, found.next?.row]).toEqual([1, coming])
    expect(visitsOf(late).next).toBeUndefined()
  })

  it('[ORD-144] if no visit remains today, the next visit is the first visit of a later day', () => {
    const tomorrow = visit({ requestInitialTime: '2026-11-23T09:00:00+01:00' })
    const dayless = visit({ serviceType: '4' })
    const after = visit({ requestInitialTime: '2026-11-24T09:00:00+01:00' })
    const found = visitsOf(after, dayless, tomorrow, done('09:00'))
    expect(found.next?.row).toBe(tomorrow)
    expect(found.isNextToday).toBe(false)
    expect(visitsOf(dayless).next).toBeUndefined()
  })

  it.each([
    ['2026-11-22T10:30:00+01:00', 43],
    ['2026-11-22T09:47:01+01:00', 1],
    ['2026-11-22T11:47:00+01:00', 120],
    ['2026-11-22T11:47:01+01:00', undefined],
    ['2026-11-22T09:47:00+01:00', undefined],
  ])(
    '[ORD-144] if it is 09:47 and the next visit is planned at %s, the number of minutes until the visit is %s',
    (plannedInitialTime, minutes) => {
      const row = visit({ plannedInitialTime, plannedFinalTime: '2026-11-22T12:30:00+01:00' })
      expect(visitsOf(row).minutesUntilNext).toBe(minutes)
    },
  )

  const anyRows = fc.uniqueArray(
    fc
      .tuple(anyOrderRow, fc.integer({ min: 1, max: 99 }))
      .map(([row, id]) => ({ ...row, serviceId: `${id}` })),
    { selector: ({ serviceId }) => serviceId, maxLength: 12 },
  )

  it('[ORD-143] the visits of today contain each order of today exactly once, and no cancelled order', () => {
    fc.assert(
      fc.property(anyRows, anyInstant, anyZone, (rows, now, timeZone) => {
        const found = visitsOfToday(rows, { now, timeZone }).visits.map(({ row }) => row)
        expect(new Set(found)).toEqual(new Set(classifyOrders(rows, { now, timeZone }).today))
        expect(new Set(found).size).toBe(found.length)
        expect(found.some(({ serviceStatusCode }) => serviceStatusCode === 'CANCELLED')).toBe(false)
      }),
    )
  })

  it('[ORD-143] [ORD-144] the visits of today and the next visit do not depend on the order of the rows', () => {
    const shuffled = anyRows.chain((rows) =>
      fc.tuple(
        fc.constant(rows),
        fc.shuffledSubarray(rows, { minLength: rows.length }),
        fc.constantFrom(...rows.map((row) => row.realInitialTime ?? row.plannedInitialTime ?? null), null),
      ),
    )
    fc.assert(
      fc.property(shuffled, anyInstant, anyZone, ([rows, others, start], instant, timeZone) => {
        const now = start === null ? instant : new Date(start)
        expect(visitsOfToday(others, { now, timeZone })).toEqual(visitsOfToday(rows, { now, timeZone }))
      }),
    )
  })
})
