import { describe, expect, it } from 'vitest'
import { Dependents, DependentsRequest, hasDependents, MAX_ROWS_AT_ONCE } from '.'

const none: Dependents = {
  subclients: 0,
  servicePoints: 0,
  users: 0,
  visits: { onTheWay: 0, today: 0, later: 0 },
}

describe('the dependents of a record', () => {
  it('[REC-91] deactivating a record requires no confirmation if nothing depends on the record', () => {
    expect(hasDependents(none)).toBe(false)
  })

  it.each<[string, Dependents]>([
    ['a subclient', { ...none, subclients: 1 }],
    ['a service point', { ...none, servicePoints: 1 }],
    ['a user', { ...none, users: 1 }],
    ['a visit on the way', { ...none, visits: { ...none.visits, onTheWay: 1 } }],
    ['a visit today', { ...none, visits: { ...none.visits, today: 1 } }],
    ['a later visit', { ...none, visits: { ...none.visits, later: 1 } }],
  ])('[REC-91] a record is deactivated only after a confirmation if it has %s', (_, dependents) => {
    expect(hasDependents(Dependents.parse(dependents))).toBe(true)
  })

  it('[REC-90] one call can count the dependents of 1 to 5,000 records', () => {
    const idsOf = (length: number) => ({ ids: Array.from({ length }, (_, at) => at + 1) })
    const accepts = (length: number) => DependentsRequest.safeParse(idsOf(length)).success
    expect([0, 1, MAX_ROWS_AT_ONCE, MAX_ROWS_AT_ONCE + 1].map(accepts)).toEqual([false, true, true, false])
  })
})
