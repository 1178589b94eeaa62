import { describe, expect, it } from 'vitest'
import { inactiveAbove, inactiveLevel } from '.'

describe('a service point', () => {
  it.each([
    [true, true, true, undefined],
    [true, true, false, 'service-point'],
    [true, false, true, 'subclient'],
    [true, false, false, 'subclient'],
    [false, true, true, 'client'],
    [false, false, true, 'client'],
    [false, false, false, 'client'],
  ])(
    '[SVP-90] a point below a client (%s) and a subclient (%s), itself (%s), is out of use because of this level: %s',
    (client, subclient, active, level) => {
      expect(inactiveLevel({ active, subclient: { active: subclient, client: { active: client } } })).toBe(
        level,
      )
    },
  )

  it.each([
    [true, true, undefined],
    [true, false, 'subclient'],
    [false, true, 'client'],
    [false, false, 'client'],
  ])(
    '[REC-92] a subclient below a client (%s) and itself (%s) is marked with the highest inactive level',
    (client, active, level) => {
      expect(inactiveAbove({ active, client: { active: client } })).toBe(level)
    },
  )
})
