import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countActiveFilters, type ListSpec, readListState, toSearchParams, writeListState } from './index'

const spec = {
  filters: {
    codeSol: { kind: 'text', precise: 'codePrecise' },
    description: { kind: 'text', precise: 'descriptionPrecise' },
    countryId: { kind: 'id' },
    creationDate: { kind: 'day' },
    admin: { kind: 'flag' },
    userType: { kind: 'choice', values: ['CLIENTE', 'REMESA'] },
  },
  sortable: ['id', 'codeSol', 'description'],
} as const satisfies ListSpec

const defaults = { page: 1, orderBy: 'id', direction: 'DESC', active: true, filters: {}, precise: [] }
const parameterNames = [
  ...Object.keys(spec.filters),
  'codePrecise',
  'descriptionPrecise',
  'page',
  'size',
  'orderBy',
  'direction',
  'active',
  '__proto__',
  'constructor',
]
const hostileValue = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1',
    '7',
    '1e9',
    '9999999',
    'NaN',
    'true',
    'false',
    'ASC',
    'id',
    'CLIENTE',
    '2026-02-29',
  ),
  fc.constant('x'.repeat(100_000)),
)
const anyQuery = fc.array(fc.tuple(fc.constantFrom(...parameterNames), hostileValue), { maxLength: 20 })

const read = (query: string) => readListState(new URLSearchParams(query), spec)

describe('reading', () => {
  it('[KRN-40] a list begins with page 1, sorted by id descending, with active rows only', () => {
    expect(read('')).toEqual(defaults)
  })

  it('[KRN-40] the URL of a list sets page, sorting, inactive rows, filters and exact-match switches of the list', () => {
    expect(
      read('page=3&orderBy=codeSol&direction=ASC&active=false&codeSol=%20A1%20&codePrecise=true&countryId=4'),
    ).toEqual({
      page: 3,
      orderBy: 'codeSol',
      direction: 'ASC',
      active: false,
      filters: { codeSol: 'A1', countryId: '4' },
      precise: ['codePrecise'],
    })
  })

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e9',
    'page=NaN',
    'page=9999999',
    'page=%00',
    'orderBy=password',
    'direction=asc',
    'direction=up',
    'active=maybe',
    'countryId=abc',
    'codeSol=%00',
    'codeSol=A%001',
    'countryId=-1',
    'creationDate=2026-02-29',
    'admin=yes',
    'userType=OTHER',
    'codeSol=%20%20',
    'codePrecise=true',
    'unknown=1',
    'filters=1',
    '__proto__=x',
  ])('[KRN-40] a list with the unusable URL parameter %s starts in its default state', (query) => {
    expect(read(query)).toEqual(defaults)
  })

  it('[KRN-40] of repeated names in the URL of a list only the first is read, and texts of more than 200 characters are ignored', () => {
    expect(read('page=2&page=3').page).toBe(2)
    expect(read(`codeSol=${'x'.repeat(200)}`).filters.codeSol).toHaveLength(200)
    expect(read(`codeSol=${'x'.repeat(201)}`).filters).toEqual({})
  })

  it('[KRN-40] any query in a URL is read as a valid list state', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const state = readListState(query, spec)
        expect(Number.isInteger(state.page) && state.page >= 1 && state.page <= 999_999).toBe(true)
        expect(spec.sortable).toContain(state.orderBy)
        expect(Object.keys(spec.filters)).toEqual(expect.arrayContaining(Object.keys(state.filters)))
      }),
    )
  })
})

describe('writing', () => {
  it('[KRN-41] the list state that is read from any URL is unchanged after it is written to a URL and read again', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const state = readListState(query, spec)
        const written = writeListState(state, spec)
        const address = new URLSearchParams(written.map(([name, value]) => [name, value])).toString()
        expect(read(address)).toEqual(state)
        expect(writeListState(read(address), spec)).toEqual(written)
      }),
    )
  })

  it('[KRN-41] a URL that is written for a list state contains no default values and no empty filters', () => {
    expect(writeListState(read(''), spec)).toEqual([])
    expect(writeListState({ ...read(''), filters: { codeSol: '' } }, spec)).toEqual([])
  })

  it('[KRN-41] the URL of a list has the parameter names of the specification, in the order of the specification', () => {
    const state = read('page=2&description=b&active=false&descriptionPrecise=true&codeSol=a')
    expect(writeListState(state, spec)).toEqual([
      ['codeSol', 'a'],
      ['description', 'b'],
      ['descriptionPrecise', 'true'],
      ['active', 'false'],
      ['page', '2'],
    ])
  })
})

describe('calling', () => {
  it('[KRN-42] the request for a list counts pages from zero, asks for ten rows, and contains the sorting and every filter with a value', () => {
    expect(toSearchParams(read('page=3&codeSol=a&codePrecise=true&description='))).toEqual({
      page: 2,
      size: 10,
      orderBy: 'id',
      direction: 'DESC',
      active: true,
      codeSol: 'a',
      codePrecise: true,
    })
    expect(toSearchParams({ ...read(''), filters: { codeSol: '' } })).not.toHaveProperty('codeSol')
  })

  it('[KRN-65] a page of a list has the number of rows that the user chose, both in the URL and in the request', () => {
    const state = readListState([['size', '25']], spec)
    expect(state).toEqual({ ...defaults, size: 25 })
    expect(writeListState(state, spec)).toEqual([['size', '25']])
    expect(toSearchParams(state)).toMatchObject({ size: 25 })
  })

  it.each(['10', '30', '0', '-25', '25.0', '1000', 'all'])(
    '[KRN-65] a page of a list has ten rows if the URL contains the unusable size %s',
    (size) => {
      expect(readListState([['size', size]], spec)).toEqual(defaults)
    },
  )

  it('[KRN-43] [KRN-64] the number of active filters does not include the search text, which has its field outside the filter panel', () => {
    const searched = { ...spec, filters: { ...spec.filters, search: { kind: 'text' } } } as const
    const state = readListState(Object.entries({ search: 'via gran', codeSol: '7' }), searched)
    expect(state.filters).toEqual({ search: 'via gran', codeSol: '7' })
    expect(countActiveFilters(state)).toBe(1)
  })

  it('[KRN-43] the number of active filters includes filters with a value, but neither switches nor sorting', () => {
    expect(countActiveFilters(read('page=3&orderBy=codeSol&direction=ASC&active=false&size=5'))).toBe(0)
    expect(countActiveFilters(read('codeSol=a&codePrecise=true&admin=true'))).toBe(2)
    expect(countActiveFilters({ ...read(''), filters: { codeSol: '' } })).toBe(0)
  })
})

describe('a list with its own default', () => {
  it('[KRN-40] [KRN-41] the URL of a list does not contain the sort column if it is the default of the list', () => {
    const own = {
      filters: {},
      sortable: ['id', 'client'],
      defaultOrderBy: 'client',
    } as const satisfies ListSpec
    expect(readListState([], own).orderBy).toBe('client')
    expect(writeListState(readListState([['orderBy', 'id']], own), own)).toEqual([['orderBy', 'id']])
  })
})
