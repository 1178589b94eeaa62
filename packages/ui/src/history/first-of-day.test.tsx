import { expect, it } from 'vitest'
import { firstOfDays } from './first-of-day'

const entries = [
  { id: 5, at: '2026-11-21T08:00:00Z' },
  { id: 4, at: '2026-11-20T23:30:00Z' },
  { id: 3, at: '2026-11-20T16:00:00Z' },
  { id: 2, at: '2026-11-19T23:30:00Z' },
]

it('the history names each day only once, at the first entry of that day in the time zone', () => {
  expect([...firstOfDays(entries, 'Europe/Madrid')]).toEqual([5, 3])
  expect([...firstOfDays(entries, 'UTC')]).toEqual([5, 4, 2])
  expect(firstOfDays([], 'UTC').size).toBe(0)
})
