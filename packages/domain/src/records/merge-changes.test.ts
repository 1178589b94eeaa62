import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedFields, mergeChanges, type RecordSide } from './index'

const fields = ['name', 'code', 'active', 'limits'] as const
type Field = (typeof fields)[number]
interface State {
  readonly name: string
  readonly code: string | null
  readonly active: boolean
  readonly limits: readonly { readonly currency: string; readonly amount: number }[]
}
const state: State = { name: 'Bazar', code: 'B-7', active: true, limits: [{ currency: 'EUR', amount: 5 }] }

const anyState: fc.Arbitrary<State> = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  code: fc.option(fc.constantFrom('1', '2')),
  active: fc.boolean(),
  limits: fc.array(fc.record({ currency: fc.constantFrom('EUR', 'USD'), amount: fc.nat(2) }), {
    maxLength: 2,
  }),
})
const anySides = fc.record({ base: anyState, mine: anyState, theirs: anyState })
const everywhere = (side: RecordSide) => ({ name: side, code: side, active: side, limits: side })
const changesOf = (sides: { readonly base: State; readonly mine: State; readonly theirs: State }) =>
  new Map(changedFields(sides, fields).map(({ field, change }) => [field, change]))

describe('changes of one record by two people', () => {
  it('[REC-50] a merge tells for each field if the user, someone else or both have changed it since the form was opened', () => {
    const mine = { ...state, name: 'Bazar Norte', code: 'B-8', active: false }
    const theirs = { ...state, code: 'B-9', active: false, limits: [] }
    expect(changedFields({ base: state, mine, theirs }, fields)).toEqual([
      { field: 'name', change: 'mine' },
      { field: 'code', change: 'conflict' },
      { field: 'active', change: 'same' },
      { field: 'limits', change: 'theirs' },
    ])
  })

  it('[REC-50] a merge compares the content of fields, so that an equal copy of an object is not a change', () => {
    const reordered = { ...state, limits: [{ amount: 5, currency: 'EUR' }] }
    expect(changedFields({ base: state, mine: reordered, theirs: structuredClone(state) }, fields)).toEqual(
      [],
    )
    const swapped = { ...state, limits: [{ currency: '5', amount: 0 }] }
    expect(changedFields({ base: state, mine: swapped, theirs: state }, fields)).toHaveLength(1)
  })

  it.each<readonly [string, unknown, unknown]>([
    ['an empty list and an empty object', [], {}],
    ['null and an object', null, {}],
    ['a field that is absent and one that is undefined', {}, { a: undefined }],
    ['fields of other names', { a: 1 }, { b: 1 }],
    ['a text and a number', '1', 1],
  ])(
    '[REC-50] two values of a field count as different when records are merged: %s',
    (_title, one, other) => {
      const sides = { base: { value: one }, mine: { value: other }, theirs: { value: one } }
      expect(changedFields(sides, ['value'])).toEqual([{ field: 'value', change: 'mine' }])
    },
  )

  it('[REC-50] if the records of the two users are swapped, a merge finds the same changed fields with the two sides swapped', () => {
    const exchanged = { mine: 'theirs', theirs: 'mine', same: 'same', conflict: 'conflict' } as const
    fc.assert(
      fc.property(anySides, ({ base, mine, theirs }) => {
        const seen = changedFields({ base, mine: theirs, theirs: mine }, fields)
        expect(seen.map(({ field, change }) => ({ field, change: exchanged[change] }))).toEqual(
          changedFields({ base, mine, theirs }, fields),
        )
      }),
    )
  })
})

describe('the merged record', () => {
  it('[REC-51] a merge is refused with the fields that both users changed and for which the user has not chosen a side', () => {
    const mine = { ...state, name: 'A', code: 'A' }
    const theirs = { ...state, name: 'B', code: 'B', active: false }
    const sides = { base: state, mine, theirs }
    expect(mergeChanges(sides, fields, {})).toEqual({ ok: false, error: ['name', 'code'] })
    expect(mergeChanges(sides, fields, { name: 'mine' })).toEqual({ ok: false, error: ['code'] })
    expect(mergeChanges(sides, fields, { name: 'mine', code: 'theirs' })).toEqual({
      ok: true,
      value: { ...state, name: 'A', code: 'B', active: false },
    })
  })

  it('[REC-51] after a merge, a field has the value of the only user who changed it, or the chosen value if both changed it, and is otherwise unchanged', () => {
    const choices = fc.record<{ readonly [Name in Field]: RecordSide }>({
      name: fc.constantFrom('mine', 'theirs'),
      code: fc.constantFrom('mine', 'theirs'),
      active: fc.constantFrom('mine', 'theirs'),
      limits: fc.constantFrom('mine', 'theirs'),
    })
    fc.assert(
      fc.property(anySides, choices, (sides, chosen) => {
        const merged = mergeChanges(sides, fields, chosen)
        if (!merged.ok) throw new Error('a choice is missing')
        const changes = changesOf(sides)
        for (const field of fields) {
          const change = changes.get(field)
          const side = change === 'conflict' ? chosen[field] : (change ?? 'base')
          expect(merged.value[field]).toEqual(sides[side === 'same' ? 'mine' : side][field])
        }
      }),
    )
  })

  it('[REC-51] a merge without conflicts has the same result if the records of the two users are swapped', () => {
    fc.assert(
      fc.property(anySides, ({ base, mine, theirs }) => {
        const one = mergeChanges({ base, mine, theirs }, fields, {})
        const other = mergeChanges({ base, mine: theirs, theirs: mine }, fields, {})
        expect(other.ok).toBe(one.ok)
        if (one.ok) expect(other).toEqual(one)
      }),
    )
  })

  it('[REC-51] if the user always chooses their own side, the merge is the stored record with the user’s changes', () => {
    fc.assert(
      fc.property(anySides, (sides) => {
        const changes = changesOf(sides)
        const isMine = (field: Field) => ['mine', 'same', 'conflict'].includes(changes.get(field) ?? '')
        const overTheirs = Object.fromEntries(
          fields.map((field) => [field, (isMine(field) ? sides.mine : sides.theirs)[field]]),
        )
        expect(mergeChanges(sides, fields, everywhere('mine'))).toEqual({ ok: true, value: overTheirs })
      }),
    )
  })

  it('[REC-51] a merge keeps the stored values of fields that users do not edit, such as synchronised fields', () => {
    const stored = { ...state, name: 'Synchronised', code: 'B-7x', limits: [] }
    const mine = { ...state, name: 'Bazar', active: false }
    expect(mergeChanges({ base: state, mine, theirs: stored }, ['active'], {})).toEqual({
      ok: true,
      value: { ...stored, active: false },
    })
  })
})
