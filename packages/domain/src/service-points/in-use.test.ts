import { describe, expect, it } from 'vitest'
import { inactiveAbove, inactiveLevel } from '.'

describe('the state of a service point', () => {
  it.each([
    [true, true, true, undefined],
    [true, true, false, 'service-point'],
    [true, false, true, 'subclient'],
    [true, false, false, 'subclient'],
    [false, true, true, 'client'],
    [false, false, true, 'client'],
    [false, false, false, 'client'],
  ])(
    '[SVP-90] with client active: %s, subclient active: %s and point active: %s, a service point is out of use because of: %s',
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
    '[REC-92] with client active: %s and subclient active: %s, a subclient is out of use because of: %s',
    (client, active, level) => {
      expect(inactiveAbove({ active, client: { active: client } })).toBe(level)
    },
  )
})
