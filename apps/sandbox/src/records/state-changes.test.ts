import { describe, expect, it } from 'vitest'
import { stateChanges } from './state-changes'

const special = { secret: ['password'], sets: ['assignments'] }

describe('the differences between two states of a record', () => {
  it('[REC-55] two states of a record count as equal if they differ only in the order of an unordered list', () => {
    const [one, other] = [{ clientId: 1 }, { clientId: 2 }]
    expect(stateChanges({ assignments: [one, other] }, { assignments: [other, one] }, special)).toEqual([])
  })

  it('[REC-55] the difference between two states of a record contains old and new value of each field, the changes of unordered lists, and no secret', () => {
    const before = { assignments: [{ clientId: 1 }], address: null, password: 'a' }
    const after = { assignments: [{ clientId: 2 }], address: 'Calle 1', password: 'b' }
    expect(stateChanges(before, after, special)).toEqual([
      { field: 'assignments', added: [{ clientId: 2 }], removed: [{ clientId: 1 }] },
      { field: 'address', from: null, to: 'Calle 1' },
      { field: 'password', secret: true },
    ])
  })
})
