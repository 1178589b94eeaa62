import { describe, expect, it } from 'vitest'
import { ordersOfClosing } from '..'

const row = (
  name: string,
  start: string | null,
  serviceStatusCode = 'PENDING',
  realFinalTime: string | null = null,
) => ({
  name,
  serviceStatusCode,
  requestInitialTime: start,
  plannedInitialTime: null,
  realInitialTime: null,
  realFinalTime,
})

describe('the orders of a closing', () => {
  const now = new Date('2026-11-23T09:30:00Z')
  const rows = [
    row('yesterday', '2026-11-22T10:00:00Z'),
    row('under way since yesterday', '2026-11-22T22:30:00Z', 'ONWAY'),
    row('today', '2026-11-23T10:00:00Z'),
    row('ended today', '2026-11-23T07:00:00Z', 'PENDING', '2026-11-23T08:00:00Z'),
    row('done', '2026-11-23T07:00:00Z', 'DONE'),
    row('cancelled', '2026-11-25T07:00:00Z', 'CANCELLED'),
    row('tomorrow in Madrid', '2026-11-23T23:30:00Z'),
    row('without a day', null),
  ]
  const names = (from: string) => {
    const { concerned, earlier } = ordersOfClosing(rows, { from, now, timeZone: 'Europe/Madrid' })
    return [concerned.map(({ name }) => name), earlier]
  }

  it('[REC-106] closing a service point from today on affects its open orders that are in progress, start today or later, or have no day', () => {
    expect(names('2026-11-23')).toEqual([
      ['under way since yesterday', 'today', 'tomorrow in Madrid', 'without a day'],
      0,
    ])
  })

  it('[REC-106] if a service point closes on a later day, its open orders before that day are counted separately, in the time zone of the point', () => {
    expect(names('2026-11-24')).toEqual([
      ['under way since yesterday', 'tomorrow in Madrid', 'without a day'],
      1,
    ])
    expect(names('2026-11-25')).toEqual([['under way since yesterday', 'without a day'], 2])
  })
})
