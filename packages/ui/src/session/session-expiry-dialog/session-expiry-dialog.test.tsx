import { expect, it } from 'vitest'
import { spokenSeconds } from './session-expiry-dialog'

it.each([
  [60, 60],
  [31, 60],
  [30, 30],
  [11, 30],
  [10, 10],
  [0, 10],
])('with %i seconds left, the last announced number of seconds is %i', (left, spoken) => {
  expect(spokenSeconds(left)).toBe(spoken)
})

it('no seconds are announced before the last minute', () => {
  expect(spokenSeconds(61)).toBeUndefined()
})
