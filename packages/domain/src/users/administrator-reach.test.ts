import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deriveAbility } from '../abilities'
import { anyConfig, anyUser } from '../abilities/testing'
import { administratorReach } from '.'

it('[USR-34] administrators who may read all countries, and only they, may access the records of every country', () => {
  fc.assert(
    fc.property(anyUser, anyConfig, (user, config) => {
      const opensAll = deriveAbility({ user: { ...user, admin: true }, config }).can('read', 'Countries')
      expect(administratorReach(user) === 'everywhere').toBe(opensAll)
    }),
  )
})
