import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyFilters,
  changeFiltersDraft,
  emptyFiltersDraft,
  type FiltersChange,
  type FiltersDraft,
  filterNames,
  filtersDraftOf,
  type ListSpec,
  readListState,
  requestedState,
} from './index'

const spec = {
  filters: {
    codeSol: { kind: 'text', precise: 'codePrecise' },
    countryId: { kind: 'id' },
    creationDate: { kind: 'day', precise: 'creationDatePrecise' },
    admin: { kind: 'flag' },
    type: { kind: 'choice', values: ['SOL', 'CASHTODAY'] },
  },
  sortable: ['id', 'codeSol'],
} as const satisfies ListSpec
type Filter = keyof typeof spec.filters

const change = (draft: FiltersDraft<Filter>, created: FiltersChange<Filter>) =>
  changeFiltersDraft(draft, created, spec)
const fitting: Readonly<Record<Filter, string>> = {
  codeSol: 'A 1',
  countryId: '4',
  creationDate: '2026-11-21',
  admin: 'true',
  type: 'SOL',
}
const anyName = fc.constantFrom(...filterNames<Filter>(spec))
const anyValue = fc.oneof(fc.string(), fc.constantFrom('', ' ', ...Object.values(fitting)))
const anyChange: fc.Arbitrary<FiltersChange<Filter>> = fc.oneof(
  fc.record({ type: fc.constant('value' as const), filter: anyName, value: anyValue }),
  fc.record({ type: fc.constant('precise' as const), filter: anyName, precise: fc.boolean() }),
  fc.constant({ type: 'clean' as const }),
)
const anyDraft = fc
  .array(anyChange, { maxLength: 12 })
  .map((changes) => changes.reduce(change, emptyFiltersDraft<Filter>()))
const anyState = fc
  .tuple(fc.subarray(Object.entries(fitting)), fc.subarray(['codePrecise', 'creationDatePrecise']), fc.nat(5))
  .map(([filters, flags, page]) =>
    readListState(
      [
        ...filters,
        ...flags.map((flag): [string, string] => [flag, 'true']),
        ['page', `${page}`],
        ['direction', page > 2 ? 'ASC' : 'DESC'],
        ['active', `${page % 2 === 0}`],
      ],
      spec,
    ),
  )

describe('the filter panel', () => {
  it('[KRN-48] a change of one value in the filter panel does not change the other values', () => {
    fc.assert(
      fc.property(anyDraft, anyName, anyValue, (draft, filter, value) => {
        const changed = change(draft, { type: 'value', filter, value })
        expect(changed).toEqual({ ...draft, values: { ...draft.values, [filter]: value } })
      }),
    )
  })

  it('[KRN-48] an exact-match switch can be turned on and off; for a filter without an exact-match switch, turning it on has no effect', () => {
    fc.assert(
      fc.property(anyDraft, anyName, (draft, filter) => {
        const turn = (from: FiltersDraft<Filter>, precise: boolean) =>
          change(from, { type: 'precise', filter, precise })
        const flag = { codeSol: 'codePrecise', creationDate: 'creationDatePrecise' }[String(filter)]
        const others = draft.precise.filter((name) => name !== flag)
        const on = turn(turn(draft, true), true)
        expect(on.precise).toEqual(flag === undefined ? draft.precise : [...others, flag])
        expect(turn(on, false)).toEqual({ ...draft, precise: others })
      }),
    )
  })

  it('[KRN-48] the button Clean empties the filter panel', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(change(draft, { type: 'clean' })).toEqual({ values: {}, precise: [] })
      }),
    )
  })

  it('[KRN-48] [KRN-49] the filter panel opens with the applied filters, and applying these filters unchanged only opens page 1', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(applyFilters(state, filtersDraftOf(state), spec)).toEqual({ ...state, page: 1 })
      }),
    )
  })

  it('[KRN-49] the button Filter applies the valid values, opens the first page and does not change the sorting', () => {
    fc.assert(
      fc.property(anyState, anyDraft, (state, draft) => {
        const applied = applyFilters(state, draft, spec)
        expect(applied).toMatchObject({ page: 1, direction: state.direction, active: state.active })
        for (const [name, value] of Object.entries<string>(applied.filters)) {
          expect(
            Object.entries(draft.values)
              .find(([filter]) => filter === name)?.[1]
              .trim(),
          ).toBe(value)
        }
        expect(draft.precise).toEqual(expect.arrayContaining([...applied.precise]))
        if (applied.precise.includes('codePrecise')) expect(applied.filters).toHaveProperty('codeSol')
      }),
    )
  })

  it('[KRN-49] the button Filter ignores blank and invalid values, and the exact-match switch of an empty field', () => {
    const values = {
      codeSol: ' ',
      countryId: ' 4 ',
      creationDate: '2026-02-30',
      type: 'OTHER',
      admin: 'true',
    }
    const draft = { values, precise: ['codePrecise'] }
    expect(applyFilters(readListState([['codeSol', 'x']], spec), draft, spec)).toMatchObject({
      filters: { countryId: '4', admin: 'true' },
      precise: [],
    })
  })
})

describe('the state of a request', () => {
  it('[KRN-51] the list state from an API query contains all values as text, but no blank texts and no flags that are off', () => {
    const asked = {
      ...{
        codeSol: ' A1 ',
        codePrecise: true,
        countryId: 4,
        admin: false,
        type: ' ',
        creationDate: undefined,
      },
      ...{ creationDatePrecise: true, orderBy: 'codeSol', direction: 'ASC', active: true, other: 'x' },
    }
    expect(requestedState(asked, spec)).toEqual({
      page: 1,
      orderBy: 'codeSol',
      direction: 'ASC',
      active: true,
      filters: { codeSol: 'A1', countryId: '4' },
      precise: ['codePrecise'],
    })
  })

  it.each([undefined, false, 'true'])(
    '[KRN-51] an API query with the parameter active set to %j lists active and inactive rows, newest first',
    (active) => {
      expect(requestedState({ active, orderBy: 'password', admin: true }, spec)).toEqual({
        page: 1,
        orderBy: 'id',
        direction: 'DESC',
        active: false,
        filters: { admin: 'true' },
        precise: [],
      })
    },
  )

  it('[KRN-51] the list state from an API query equals the list state from a URL with the same values', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { filters, precise, orderBy, direction, active } = state
        const flags = Object.fromEntries(precise.map((flag) => [flag, true]))
        const asked = { ...filters, ...flags, orderBy, direction, active }
        expect(requestedState(asked, spec)).toEqual({ ...state, page: 1 })
      }),
    )
  })
})
