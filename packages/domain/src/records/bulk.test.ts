import { describe, expect, it } from 'vitest'
import { planStatus } from '.'

describe('switching many rows', () => {
  it('[REC-86] activating or deactivating many rows changes only rows that are not yet in the new state', () => {
    for (const value of [true, false]) {
      expect(planStatus({ active: !value }, { value })).toEqual({ kind: 'waiting' })
      expect(planStatus({ active: value }, { value })).toEqual({ kind: 'already' })
    }
  })
})
