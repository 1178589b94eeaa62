import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeList, moveColumn, shownColumns, toggleColumn, writeListState } from '.'
import { columnChoice } from './list-columns'

const names = ['code', 'name', 'email', 'country', 'active']
const columns = names.map((name) => ({ name }))
const anyNames = fc.array(fc.oneof(fc.constantFrom(...names), fc.constantFrom('', 'secret', '__proto__')), {
  maxLength: 9,
})
const anyShown = fc.shuffledSubarray(names, { minLength: 1 })

describe('the columns of a list', () => {
  it('[KRN-72] a list shows all its columns, or only the columns that the user chose, in the chosen order', () => {
    expect(shownColumns(columns, undefined)).toEqual(columns)
    expect(shownColumns(columns, ['email', 'code'])).toEqual([{ name: 'email' }, { name: 'code' }])
  })

  it('[KRN-72] unknown and repeated names are dropped from the chosen columns, and an empty choice or the default choice is ignored', () => {
    fc.assert(
      fc.property(anyNames, (chosen) => {
        const choice = columnChoice(names, chosen)
        const known = [...new Set(chosen)].filter((name) => names.includes(name))
        const isDefault = known.length === 0 || known.join() === names.join()
        expect(choice).toEqual(isDefault ? undefined : known)
        expect(columnChoice(names, choice)).toEqual(choice)
        expect(shownColumns(columns, choice).length).toBeGreaterThan(0)
      }),
      { examples: [[names], [[]], [['secret']], [['code', 'code']]] },
    )
  })

  it('[KRN-73] if a column is hidden and shown again, the same columns are visible as before; the last visible column can’t be hidden', () => {
    fc.assert(
      fc.property(anyShown, fc.constantFrom(...names), (shown, name) => {
        const toggled = toggleColumn(names, shown, name)
        expect(toggled.length).toBeGreaterThan(0)
        expect(new Set(toggleColumn(names, toggled, name))).toEqual(
          shown.length === 1 && shown[0] === name ? new Set(toggled) : new Set(shown),
        )
      }),
    )
    expect(toggleColumn(names, ['code'], 'code')).toEqual(['code'])
    expect(toggleColumn(names, ['code', 'active'], 'name')).toEqual(['code', 'name', 'active'])
    expect(toggleColumn(names, ['active'], 'code')).toEqual(['code', 'active'])
    expect(toggleColumn(names, ['code'], 'secret')).toEqual(['code'])
  })

  it('[KRN-73] moving a column forth and back restores the order, and a column can’t be moved beyond the first or last position', () => {
    fc.assert(
      fc.property(anyShown, fc.constantFrom(...names), (shown, name) => {
        const moved = moveColumn(shown, name, 1)
        expect(moved.toSorted()).toEqual(shown.toSorted())
        if (moved !== shown) expect(moveColumn(moved, name, -1)).toEqual(shown)
      }),
    )
    expect(moveColumn(['code', 'name'], 'code', -1)).toEqual(['code', 'name'])
    expect(moveColumn(['code', 'name'], 'name', 1)).toEqual(['code', 'name'])
    expect(moveColumn(['code', 'name'], 'name', -1)).toEqual(['name', 'code'])
  })
})

describe('the address of a list', () => {
  const list = describeList({
    spec: () => ({ filters: { name: { kind: 'text' } }, sortable: ['id'] }) as const,
    filters: () => ['name'],
    columns: ({ isAdmin }: { readonly isAdmin: boolean }) =>
      columns.filter(({ name }) => isAdmin || name !== 'country'),
    offers: () => ({ add: false, export: false, showInactive: true }),
    report: () => undefined,
  })
  const read = (query: string, isAdmin = true) => list.read(new URLSearchParams(query), { isAdmin })

  it.each([
    ['', undefined],
    ['columns=email,code', ['email', 'code']],
    ['columns=email,secret,email,%20,code', ['email', 'code']],
    ['columns=code,name,email,country,active', undefined],
    ['columns=secret', undefined],
    ['columns=', undefined],
  ])('[KRN-72] the URL query "%s" chooses these columns: %j', (query, chosen) => {
    expect(read(query).columns).toEqual(chosen)
  })

  it('[KRN-72] the URL of a list sets the columns and row height of the list, but never shows columns that the viewer may not see', () => {
    const state = read('columns=country,code&density=normal&name=Ana')
    expect(writeListState(state, list.spec({ isAdmin: true }))).toEqual([
      ['name', 'Ana'],
      ['columns', 'country,code'],
      ['density', 'normal'],
    ])
    expect(read('columns=country,code', false).columns).toEqual(['code'])
    expect(read('density=huge')).not.toHaveProperty('density')
    expect(list.searchParams(state)).not.toHaveProperty('columns')
  })
})
