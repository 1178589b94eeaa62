import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInstant, anyZone } from '../../kernel/zoned-time.arbitraries'
import { latenessOf, orderTone } from '..'
import { anyOrderRow, rowWith } from '../orders.arbitraries'

const planned = (facts: Record<string, unknown> = {}) =>
  rowWith({
    serviceStatusCode: 'PLANNED',
    plannedInitialTime: '2026-11-23T10:30:00+01:00',
    plannedFinalTime: '2026-11-23T11:00:00+01:00',
    ...facts,
  })
const at = (now: string, timeZone = 'Europe/Madrid') => ({ now: new Date(now), timeZone })

describe('a planned visit after its planned end', () => {
  it.each([
    ['2026-11-23T11:00:00+01:00', undefined],
    ['2026-11-23T11:00:01+01:00', 'late'],
    ['2026-11-23T23:59:59+01:00', 'late'],
    ['2026-11-24T00:00:00+01:00', 'missed'],
    ['2026-12-24T12:00:00+01:00', 'missed'],
  ])(
    '[ORD-145] at the time %s, the lateness of a visit that was planned until 11:00 is: %s',
    (now, lateness) => {
      expect(latenessOf(planned(), at(now))).toBe(lateness)
    },
  )

  it('[ORD-145] a late visit becomes a missed visit at the end of the day in the time zone of its own service point', () => {
    const now = '2026-11-24T03:00:00Z'
    const located = (zone: string) => ({ ...planned(), servicePoint: { zone } })
    expect(latenessOf(located('America/Lima'), at(now))).toBe('late')
    expect(latenessOf(located('Europe/Madrid'), at(now, 'America/Lima'))).toBe('missed')
  })

  it('[ORD-145] a visit is late after its planned end or, without a planned end, after its planned start, even if its crew is on the way', () => {
    const now = at('2026-11-23T11:01:00+01:00')
    expect(latenessOf(planned({ serviceStatusCode: 'ONWAY' }), now)).toBe('late')
    expect(latenessOf(planned({ plannedFinalTime: null }), now)).toBe('late')
    expect(orderTone(planned(), now)).toBe('late')
  })

  it.each([
    ['is done', { serviceStatusCode: 'DONE' }],
    ['was cancelled', { serviceStatusCode: 'CANCELLED' }],
    ['was stopped', { serviceStatusCode: 'STOPPED' }],
    ['has its crew at the service point', { realInitialTime: '2026-11-23T10:59:00+01:00' }],
    ['is over, though its status does not say so', { realFinalTime: '2026-11-23T12:00:00+01:00' }],
    ['is only requested', { plannedInitialTime: null, plannedFinalTime: null }],
  ])('[ORD-145] a visit is not late if it %s', (_, facts) => {
    expect(latenessOf(planned(facts), at('2026-12-24T12:00:00+01:00'))).toBeUndefined()
  })

  it('[ORD-145] as time passes, a late visit stays late until it becomes missed, and a missed visit stays missed', () => {
    fc.assert(
      fc.property(anyOrderRow, anyInstant, anyInstant, anyZone, (row, one, other, timeZone) => {
        const [before, after] = [one, other].toSorted((a, b) => a.getTime() - b.getTime())
        const earlier = latenessOf(row, { now: before ?? one, timeZone })
        const later = latenessOf(row, { now: after ?? other, timeZone })
        if (earlier !== undefined) expect(later).toBeDefined()
        if (earlier === 'missed') expect(later).toBe('missed')
      }),
    )
  })
})
