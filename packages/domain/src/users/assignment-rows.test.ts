import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textOrder } from '../kernel'
import {
  type AssignmentRow,
  addAssignments,
  assignmentRows,
  assignmentsOfRows,
  assignmentTable,
  emptyAssignmentTableState,
  filterAssignmentRows,
  removeAssignments,
  sortAssignmentRows,
  toggleAllAssignmentRows,
  toggleAssignmentRow,
} from '.'
import { anyAssignments, anyRepeatedAssignments, clientWith } from './users.arbitraries'

const labels = { all: 'All' }
const locale = 'es'
const empty = emptyAssignmentTableState()

const rowWith = (facts: Partial<AssignmentRow>): AssignmentRow => ({
  key: '1/11/111',
  clientId: 1,
  subclientId: 11,
  servicePointId: 111,
  client: '',
  center: '',
  code: '',
  description: '',
  active: true,
  ...facts,
})

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    rowWith({ key: `1/11/${index}`, client: `Client ${String(index).padStart(3, '0')}` }),
  )

const anyRows = anyAssignments.map((tree) => assignmentRows(tree, labels))
const anyQuery = fc.constantFrom('', ' ', 'bazar', 'BAZAR NORTE ', 'ss', 'ñ', 'οδοσ', 'all', 'C-1', 'zzz')
const anyFilters = fc.record({ client: anyQuery, center: anyQuery, description: anyQuery })

describe('rows', () => {
  it('[USR-51] the table of assignments shows each assigned service point with its subclient and client', () => {
    const points = [
      { id: 111, codeSol: 'P-1', description: 'Caja 1', active: false },
      { id: 112, description: 'Caja 2' },
    ]
    const subclient = { id: 11, codeSol: 'S-1', description: 'Norte', servicepoints: points }
    const common = { clientId: 1, subclientId: 11, client: 'C-1 - Bazar', center: 'S-1 - Norte' }
    expect(assignmentRows([clientWith({ codeSol: 'C-1', subclients: [subclient] })], labels)).toEqual([
      { ...common, key: '1/11/111', servicePointId: 111, code: 'P-1', description: 'Caja 1', active: false },
      { ...common, key: '1/11/112', servicePointId: 112, code: '', description: 'Caja 2', active: true },
    ])
  })

  it('[USR-51] a client that is assigned as a whole has one row in the table, with the word “all” for subclient and service point', () => {
    expect(assignmentRows([clientWith({ codeSol: '', active: false })], labels)).toEqual([
      {
        key: '1',
        clientId: 1,
        subclientId: null,
        servicePointId: null,
        client: 'Bazar',
        center: 'All',
        code: '',
        description: 'All',
        active: false,
      },
    ])
  })

  it('[USR-51] a subclient that is assigned as a whole has one row in the table, with the word “all” for the service point', () => {
    const subclients = [{ id: 11, codeSol: null, description: 'Norte', active: false }]
    expect(assignmentRows([clientWith({ subclients })], labels)).toEqual([
      {
        key: '1/11',
        clientId: 1,
        subclientId: 11,
        servicePointId: null,
        client: 'Bazar',
        center: 'Norte',
        code: '',
        description: 'All',
        active: false,
      },
    ])
  })

  it('[USR-51] the rows in the table of assignments have different keys, and can be converted back to the same assignments', () => {
    fc.assert(
      fc.property(anyRepeatedAssignments, (tree) => {
        const rows = assignmentRows(tree, labels)
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
        expect(assignmentRows(addAssignments(tree, []), labels)).toEqual(rows)
        expect(removeAssignments(tree, assignmentsOfRows(rows))).toEqual([])
      }),
    )
  })
})

describe('filtering', () => {
  const rows = [
    rowWith({ key: 'a', client: 'C-1 - Bazar', center: 'Norte', description: 'Caja' }),
    rowWith({ key: 'b', client: 'C-2 - BAZAR Sur', center: 'Straße', description: 'caja 2' }),
  ]
  const keysFor = (filters: Partial<Record<'client' | 'center' | 'description', string>>) =>
    filterAssignmentRows(rows, { ...empty.filters, ...filters }).map(({ key }) => key)

  it.each([
    [{}, ['a', 'b']],
    [{ client: 'bazar' }, ['a', 'b']],
    [{ client: 'c-2' }, ['b']],
    [{ client: ' SUR ' }, ['b']],
    [{ center: 'STRASSE' }, ['b']],
    [{ center: ' norte ' }, ['a']],
    [{ description: 'CAJA' }, ['a', 'b']],
    [{ description: ' 2 ' }, ['b']],
    [{ client: 'bazar', center: 'norte', description: '2' }, []],
  ])('[USR-52] with the filter %j, the table of assignments shows the service points %j', (filters, keys) => {
    expect(keysFor(filters)).toEqual(keys)
  })

  it('[USR-52] the table of assignments shows all rows if no filter is set, and a further filter never adds rows', () => {
    fc.assert(
      fc.property(anyRows, anyFilters, (some, filters) => {
        expect(filterAssignmentRows(some, empty.filters)).toEqual(some)
        const byClient = filterAssignmentRows(some, { ...empty.filters, client: filters.client })
        const byAll = filterAssignmentRows(some, filters)
        expect(byAll.every((row) => byClient.includes(row))).toBe(true)
        expect(filterAssignmentRows(byAll, filters)).toEqual(byAll)
      }),
    )
  })

  it('[USR-52] a filter of the table of assignments finds any part of a text, in upper or lower case', () => {
    const anyText = fc.string({ unit: fc.constantFrom('a', 'ß', 'ẞ', 'Σ', 'ς', 'İ', 'ñ', 'ﬁ', '💶', ' ') })
    fc.assert(
      fc.property(anyText, anyText, anyText, (before, piece, after) => {
        const row = rowWith({ client: `${before}${piece}${after}` })
        for (const client of [piece, piece.toUpperCase(), piece.toLowerCase()])
          expect(filterAssignmentRows([row], { ...empty.filters, client })).toEqual([row])
      }),
    )
  })
})

describe('sorting', () => {
  const rows = [
    rowWith({ key: 'a', client: 'Ñandú', center: '2', description: 'x' }),
    rowWith({ key: 'b', client: 'nube', center: '1', description: 'z' }),
    rowWith({ key: 'c', client: 'Orden', center: '1', description: 'y' }),
  ]

  it.each([
    ['client', 'ASC', 'bac'],
    ['client', 'DESC', 'cab'],
    ['center', 'ASC', 'bca'],
    ['center', 'DESC', 'abc'],
    ['description', 'ASC', 'acb'],
  ] as const)(
    '[USR-53] the table sorted by %s %s follows the alphabet of the user’s language, and equal rows keep their order',
    (column, direction, keys) => {
      const sorted = sortAssignmentRows(rows, { column, direction }, locale)
      expect(sorted.map(({ key }) => key).join('')).toBe(keys)
    },
  )

  it('[USR-53] sorting the table of assignments only changes the order of the rows', () => {
    const anySort = fc.record({
      column: fc.constantFrom('client' as const, 'center' as const, 'description' as const),
      direction: fc.constantFrom('ASC' as const, 'DESC' as const),
    })
    fc.assert(
      fc.property(anyRows, anySort, (some, sort) => {
        const sorted = sortAssignmentRows(some, sort, locale)
        const byKey = (list: readonly AssignmentRow[]) => list.toSorted((a, b) => (a.key < b.key ? -1 : 1))
        expect(byKey(sorted)).toEqual(byKey(some))
        for (const [index, row] of sorted.slice(1).entries()) {
          const order = textOrder(locale)(sorted[index]?.[sort.column] ?? '', row[sort.column])
          expect(sort.direction === 'ASC' ? order <= 0 : order >= 0).toBe(true)
        }
      }),
    )
  })
})

describe('the table', () => {
  it('[USR-50] the table of assignments opens on page 1 with all rows sorted by client, and no row is selected', () => {
    expect(empty).toEqual({
      filters: { client: '', center: '', description: '' },
      sort: { column: 'client', direction: 'ASC' },
      page: 1,
      selected: new Set(),
    })
    const table = assignmentTable(numbered(3).toReversed(), empty, locale)
    expect(table).toEqual({
      rows: numbered(3),
      page: 1,
      lastPage: 1,
      total: 3,
      selectedRows: [],
      selection: 'none',
    })
  })

  it.each([
    [10, 1, 1, 1, 10],
    [11, 1, 1, 2, 10],
    [11, 2, 2, 2, 1],
    [11, 3, 2, 2, 1],
    [11, 0, 1, 2, 10],
    [0, 4, 1, 1, 0],
  ])(
    '[USR-50] in a table of %i assignments, opening page %i shows page %i of %i with %i rows',
    (count, asked, page, lastPage, shown) => {
      const table = assignmentTable(numbered(count), { ...empty, page: asked }, locale)
      expect(table).toMatchObject({ page, lastPage, total: count })
      expect(table.rows).toEqual(numbered(count).slice((page - 1) * 10, page * 10))
      expect(table.rows).toHaveLength(shown)
    },
  )

  it('[USR-50] each row of the table of assignments is on exactly one page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 45 }), (count) => {
        const rows = numbered(count)
        const pageOf = (page: number) => assignmentTable(rows, { ...empty, page }, locale)
        const pages = Array.from({ length: pageOf(1).lastPage }, (_, index) => pageOf(index + 1).rows)
        expect(pages.flat()).toEqual(rows)
      }),
    )
  })

  it('[USR-54] the checkbox in the heading of the table of assignments selects all rows that match the filters, on every page', () => {
    const rows = [...numbered(12), rowWith({ key: 'other', client: 'Bazar' })]
    const filters = { ...empty.filters, client: 'client' }
    const selected = toggleAllAssignmentRows(rows, { filters, selected: new Set(['1/11/3']) })
    expect(selected).toEqual(new Set(numbered(12).map(({ key }) => key)))
    const table = assignmentTable(rows, { ...empty, filters, selected }, locale)
    expect(table.selection).toBe('all')
    expect(table.selectedRows).toHaveLength(12)
    expect(toggleAllAssignmentRows(rows, { filters, selected: new Set([...selected, 'other']) })).toEqual(
      new Set(['other']),
    )
  })

  it('[USR-54] selected rows that a filter hides are neither counted nor removed', () => {
    const rows = [rowWith({ key: 'a', client: 'Bazar' }), rowWith({ key: 'b', client: 'Kiosk' })]
    const state = { ...empty, selected: new Set(['a', 'b']) }
    const filtered = assignmentTable(rows, { ...state, filters: { ...empty.filters, client: 'ki' } }, locale)
    expect(filtered.selectedRows.map(({ key }) => key)).toEqual(['b'])
    expect(assignmentTable(rows, state, locale).selectedRows).toHaveLength(2)
    expect(assignmentTable(rows, { ...empty, selected: new Set(['a']) }, locale).selection).toBe('some')
    expect(assignmentTable([], state, locale).selection).toBe('none')
  })

  it('[USR-54] a click on a row of the table of assignments selects the row, and a second click removes the selection', () => {
    const ticked = toggleAssignmentRow(new Set(['a']), 'b')
    expect(ticked).toEqual(new Set(['a', 'b']))
    expect(toggleAssignmentRow(ticked, 'a')).toEqual(new Set(['b']))
  })

  it('[USR-54] the checkbox in the heading selects all rows that match the filters, or no row if all of them were selected', () => {
    fc.assert(
      fc.property(anyRows, anyFilters, fc.nat(), (rows, filters, chosen) => {
        const selected = new Set(rows.filter((_, index) => (chosen >> index) % 2 === 1).map(({ key }) => key))
        const tableOf = (ticks: ReadonlySet<string>) =>
          assignmentTable(rows, { ...empty, filters, selected: ticks }, locale)
        const [before, after] = [
          tableOf(selected),
          tableOf(toggleAllAssignmentRows(rows, { filters, selected })),
        ]
        expect(after.selectedRows).toHaveLength(before.selection === 'all' ? 0 : before.total)
        expect(after.total).toBe(before.total)
      }),
    )
  })
})
