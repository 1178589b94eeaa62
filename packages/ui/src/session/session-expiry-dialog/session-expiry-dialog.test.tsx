import { expect, it } from 'vitest'
import { spokenSeconds } from './session-expiry-dialog'

it.each([
  [60, 60],
  [31, 60],
  [30, 30],
  [11, 30],
  [10, 10],
  [0, 10],
])('when %i seconds of the session remain, the last announced number of seconds is %i', (left, spoken) => {
  expect(spokenSeconds(left)).toBe(spoken)
})

it('before the last minute of the session, no seconds are announced', () => {
  expect(spokenSeconds(61)).toBeUndefined()
})
