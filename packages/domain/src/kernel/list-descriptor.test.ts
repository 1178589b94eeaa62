import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeList, filtersDraftOf, issue, type ListSpec, readListState, toSearchParams } from './index'

const spec = {
  filters: {
    codeSol: { kind: 'text', precise: 'codePrecise' },
    client: { kind: 'text', precise: 'clientPrecise' },
    countryId: { kind: 'id' },
  },
  sortable: ['id', 'codeSol', 'client', 'country.name'],
} as const satisfies ListSpec
type Filter = keyof typeof spec.filters

/** The filters, columns and switches of a list that one viewer may see. */
interface Eyes {
  readonly filters: readonly Filter[]
  readonly columns: readonly ('code' | 'client' | 'country' | 'warning')[]
  readonly inactive: boolean
  readonly countryId: number
}
const sorting = { code: 'codeSol', client: 'client', country: 'country.name' } as const
const list = describeList({
  spec: () => spec,
  filters: ({ filters }: Eyes) => filters,
  columns: ({ columns }: Eyes) =>
    columns.map((name) => (name === 'warning' ? { name } : { name, sortBy: sorting[name] })),
  offers: ({ inactive }: Eyes) => ({ add: false, export: true, showInactive: inactive }),
  accepts: (name: Filter, value: string, { countryId }: Eyes) =>
    name !== 'countryId' || value === `${countryId}`,
  report: (state) => ({ filtered: Object.keys(state.filters) }),
})

const everything: Eyes = {
  filters: ['codeSol', 'client', 'countryId'],
  columns: ['code', 'client', 'country', 'warning'],
  inactive: true,
  countryId: 4,
}
const anyEyes: fc.Arbitrary<Eyes> = fc.record({
  filters: fc.subarray([...everything.filters]),
  columns: fc.subarray([...everything.columns]),
  inactive: fc.boolean(),
  countryId: fc.constantFrom(3, 4),
})
const anyQuery = fc.array(
  fc.constantFrom<[string, string]>(
    ['codeSol', 'A1'],
    ['codeSol', 'A'],
    ['codePrecise', 'true'],
    ['client', 'Bazar'],
    ['clientPrecise', 'true'],
    ['countryId', '3'],
    ['countryId', '4'],
    ['page', '3'],
    ['direction', 'ASC'],
    ['active', 'false'],
    ...[...spec.sortable, 'password'].map((name): [string, string] => ['orderBy', name]),
  ),
)

describe('the part of a list that is permitted to a viewer', () => {
  it('[KRN-50] if a viewer may see everything, the list state is exactly the state that the URL contains', () => {
    fc.assert(
      fc.property(anyQuery, (entries) => {
        const query = entries.filter(([name, value]) => name !== 'countryId' || value === '4')
        expect(list.read(query, everything)).toEqual(readListState(query, spec))
      }),
    )
  })

  it('[KRN-50] the list state contains only filters, switches and filter values that the viewer may use', () => {
    fc.assert(
      fc.property(anyQuery, anyEyes, (query, eyes) => {
        const wanted = readListState(query, spec)
        const { filters, precise } = list.read(query, eyes)
        for (const name of everything.filters) {
          const isAccepted = name !== 'countryId' || wanted.filters[name] === `${eyes.countryId}`
          const isKept = eyes.filters.includes(name) && isAccepted
          expect(filters[name]).toBe(isKept ? wanted.filters[name] : undefined)
        }
        expect(Object.values(filters)).not.toContain(undefined)
        expect(precise.includes('codePrecise')).toBe(
          wanted.precise.includes('codePrecise') && eyes.filters.includes('codeSol'),
        )
      }),
    )
  })

  it('[KRN-50] the list is sorted by a column that the viewer can see, or by the default column', () => {
    fc.assert(
      fc.property(anyQuery, anyEyes, (query, eyes) => {
        const { orderBy, direction } = readListState(query, spec)
        const shown = eyes.columns.some((name) => name !== 'warning' && sorting[name] === orderBy)
        expect(list.read(query, eyes)).toMatchObject(
          shown || orderBy === 'id' ? { orderBy, direction } : { orderBy: 'id', direction: 'DESC' },
        )
      }),
    )
  })

  it('[KRN-50] the list contains inactive rows only if the viewer has the switch for inactive rows', () => {
    fc.assert(
      fc.property(anyQuery, anyEyes, (query, eyes) => {
        const { active, page } = readListState(query, spec)
        expect(list.read(query, eyes)).toMatchObject({ active: active || !eyes.inactive, page })
      }),
    )
  })

  it('[KRN-50] restricting a list state to the permissions of a viewer a second time changes nothing', () => {
    fc.assert(
      fc.property(anyQuery, anyEyes, (query, eyes) => {
        const permitted = list.read(query, eyes)
        expect(list.permitted(permitted, eyes)).toEqual(permitted)
      }),
    )
  })
})

describe('a filter that the panel refuses', () => {
  const strict = describeList({
    ...list,
    validate: ({ values, precise }) =>
      precise.includes('codePrecise') && values.codeSol !== 'A1' ? [issue('required', 'codeSol')] : [],
  })

  it('[KRN-50] if the filter panel refuses a filter in a URL, this filter and its exact-match switch are ignored, and all other values of the URL apply', () => {
    const query = 'codeSol=A&codePrecise=true&client=Bazar&clientPrecise=true&page=2&active=false'
    const state = strict.read(new URLSearchParams(query), everything)
    expect(state).toMatchObject({ page: 2, active: false })
    expect(state.filters).toEqual({ client: 'Bazar' })
    expect(state.precise).toEqual(['clientPrecise'])
  })

  it('[KRN-50] a filter that the filter panel refuses is never applied from a URL', () => {
    fc.assert(
      fc.property(anyQuery, anyEyes, (query, eyes) => {
        expect(strict.validate(filtersDraftOf(strict.read(query, eyes)))).toEqual([])
      }),
    )
  })
})

describe('a list', () => {
  it('[KRN-42] a list that declares no parameters and no validation of its own sends the parameters of all lists, and refuses no filter', () => {
    const state = list.read([['codeSol', 'A1']], everything)
    expect(list.searchParams(state)).toEqual(toSearchParams(state))
    expect(list.validate({ values: { codeSol: '' }, precise: ['codePrecise'] })).toEqual([])
    expect(list.report(state, everything)).toEqual({ filtered: ['codeSol'] })
  })
})
