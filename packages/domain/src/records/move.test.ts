import { describe, expect, it } from 'vitest'
import { subclientKind } from '../subclients'
import { canMoveRecord, canMoveTo, placeOf } from '.'

const madrid = { countryId: 34, active: true }

describe('moving a record', () => {
  it('[REC-100] a record can be moved if it is active, and the user may edit and add records of its type', () => {
    const who = (...subjects: readonly string[]) => ({
      can: (_action: string, subject: string) => subjects.includes(subject),
    })
    const rules = (record: { readonly active: boolean }, ...subjects: readonly string[]) =>
      canMoveRecord(record, who(...subjects), subclientKind).reasons.map(({ rule }) => rule)
    expect(rules({ active: true }, 'SubclientEditPage', 'SubclientAddPage')).toEqual([])
    expect(rules({ active: true }, 'SubclientEditPage')).toEqual(['no-permission'])
    expect(rules({ active: true }, 'SubclientAddPage')).toEqual(['no-permission'])
    expect(rules({ active: false }, 'SubclientEditPage', 'SubclientAddPage')).toEqual(['inactive'])
  })

  it('[REC-102] after a move, only the parents and the unique code change in the open form; the user’s other edits are kept', () => {
    const draft = { clientId: '1', subclientId: '2', uniqueCode: null, address: 'Gran Vía 12' }
    expect(placeOf(draft)).toEqual({ clientId: '1', subclientId: '2', uniqueCode: null })
    expect(placeOf({ clientId: '1', description: 'Bilbao' })).toEqual({ clientId: '1' })
  })

  it.each([
    [{}, []],
    [{ countryId: 49 }, ['other-country']],
    [{ active: false }, ['parent-inactive']],
    [{ countryId: 49, active: false }, ['other-country', 'parent-inactive']],
  ])(
    '[REC-101] a record can’t be moved to a parent that differs in %j, for the reasons %j',
    (other, rules) => {
      expect(canMoveTo(madrid, { ...madrid, ...other }).reasons.map(({ rule }) => rule)).toEqual(rules)
    },
  )
})
