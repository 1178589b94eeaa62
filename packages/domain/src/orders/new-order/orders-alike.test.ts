import { describe, expect, it } from 'vitest'
import { ordersAlike } from '..'
import { rowWith } from '../orders.arbitraries'

const standing = (facts: Record<string, unknown> = {}) =>
  rowWith({
    requestInitialTime: '2026-11-27T09:00:00+01:00',
    requestFinalTime: '2026-11-27T11:00:00+01:00',
    ...facts,
  })
const alike = (
  row: ReturnType<typeof rowWith>,
  hours: { readonly from: string; readonly until: string } | undefined,
  day = '2026-11-27',
) => ordersAlike([row], { type: 'pickup', day, hours }, 'Europe/Madrid').length === 1

describe('an order that may repeat another one', () => {
  it.each([
    ['09:00', '11:00', true],
    ['10:00', '12:00', true],
    ['08:00', '12:00', true],
    ['11:00', '13:00', false],
    ['08:00', '09:00', false],
  ])(
    '[ORD-181] comparing an order from %s to %s with an order from 09:00 to 11:00 finds a possible repetition: %s',
    (from, until, expected) => {
      expect(alike(standing(), { from, until })).toBe(expected)
    },
  )

  it.each([
    ['of another type', standing({ serviceType: '1' })],
    ['that is cancelled', standing({ serviceStatusCode: 'CANCELLED' })],
    ['of another day', standing({ requestInitialTime: '2026-11-28T09:00:00+01:00' })],
  ])('[ORD-181] an existing order %s is not reported as a possible repetition', (_, row) => {
    expect(alike(row, { from: '09:00', until: '11:00' })).toBe(false)
  })

  it('[ORD-181] two orders on the same day may be repetitions if one of them has no hours', () => {
    expect(alike(standing(), undefined)).toBe(true)
    expect(alike(standing({ requestFinalTime: null }), { from: '15:00', until: '17:00' })).toBe(true)
    expect(alike(standing(), undefined, '2026-11-28')).toBe(false)
  })

  it('[ORD-181] the days and hours of two orders are compared in the time zone of the service point', () => {
    const row = standing({
      requestInitialTime: '2026-11-26T23:30:00Z',
      requestFinalTime: '2026-11-27T02:00:00Z',
    })
    expect(alike(row, { from: '02:00', until: '04:00' })).toBe(true)
    expect(alike(row, { from: '03:00', until: '04:00' })).toBe(false)
  })
})
