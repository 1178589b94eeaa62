import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deriveAbility } from '../abilities'
import { anyConfig, anyUser } from '../abilities/testing'
import { administratorReach } from '.'

it('[USR-34] an administrator may access the records of every country if and only if the administrator may read all countries', () => {
  fc.assert(
    fc.property(anyUser, anyConfig, (user, config) => {
      const opensAll = deriveAbility({ user: { ...user, admin: true }, config }).can('read', 'Countries')
      expect(administratorReach(user) === 'everywhere').toBe(opensAll)
    }),
  )
})
