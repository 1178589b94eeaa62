import { describe, expect, it } from 'vitest'
import { planStatus } from '.'

describe('switching many rows', () => {
  it('[REC-86] switching many rows changes only rows that are in the other state', () => {
    for (const value of [true, false]) {
      expect(planStatus({ active: !value }, { value })).toEqual({ kind: 'waiting' })
      expect(planStatus({ active: value }, { value })).toEqual({ kind: 'already' })
    }
  })
})
