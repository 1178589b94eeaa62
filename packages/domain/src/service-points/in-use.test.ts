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
    '[SVP-90] a service point with client active: %s, subclient active: %s and point active: %s is out of use because of: %s',
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
    '[REC-92] a subclient with client active: %s and subclient active: %s is marked as out of use because of the highest inactive level',
    (client, active, level) => {
      expect(inactiveAbove({ active, client: { active: client } })).toBe(level)
    },
  )
})
