import { describe, expect, it } from 'vitest'
import { planStatus } from '.'

describe('activating or deactivating many rows', () => {
  it('[REC-86] activating or deactivating many rows changes only the rows that do not have the new state yet', () => {
    for (const value of [true, false]) {
      expect(planStatus({ active: !value }, { value })).toEqual({ kind: 'waiting' })
      expect(planStatus({ active: value }, { value })).toEqual({ kind: 'already' })
    }
  })
})
