import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canSelectAll,
  emptySelection,
  isRowSelected,
  MAX_ROWS_AT_ONCE,
  pageSelection,
  type RowSelection,
  selectedCount,
  togglePage,
  toggleRow,
  withRowsInSight,
} from '.'

interface Row {
  readonly id: number
  readonly name: string
}
const rowOf = (id: number): Row => ({ id, name: `Kiosk ${id}` })
const pageOf = (page: number) => [1, 2, 3].map((row) => rowOf(page * 10 + row))
const first = pageOf(1)
const all: RowSelection<Row> = { rows: new Map(), isAll: true }
const idsOf = ({ rows }: RowSelection<Row>) => [...rows.keys()]

describe('selecting rows', () => {
  it('[REC-80] selecting rows on one page of a list keeps the rows that are selected on other pages', () => {
    const selection = togglePage(toggleRow<Row>(emptySelection, rowOf(11), first), pageOf(2))
    expect(idsOf(selection)).toEqual([11, 21, 22, 23])
    expect([pageSelection(selection, first), pageSelection(selection, pageOf(2))]).toEqual(['some', 'all'])
    expect(selectedCount(selection, { total: 9 })).toBe(4)
  })

  it('[REC-80] if all matching rows are selected, deselecting one row keeps only the other rows of the page selected', () => {
    expect(pageSelection(all, first)).toBe('all')
    expect(idsOf(toggleRow(all, rowOf(12), first))).toEqual([11, 13])
    expect(togglePage(all, first)).toEqual(emptySelection)
    expect(selectedCount(all, { total: 1240 })).toBe(1240)
  })

  it('[REC-80] the selection contains the current data of a row after the row was loaded again', () => {
    const selection = withRowsInSight(togglePage<Row>(emptySelection, first), [{ id: 12, name: 'Renamed' }])
    expect([...selection.rows.values()].map(({ name }) => name)).toEqual(['Kiosk 11', 'Renamed', 'Kiosk 13'])
  })

  it('[REC-81] all matching rows can be selected if more rows match than are selected, up to a maximum', () => {
    const some = togglePage<Row>(emptySelection, first)
    expect(canSelectAll(some, { total: 3 })).toBe(false)
    expect(canSelectAll(some, { total: 4 })).toBe(true)
    expect(canSelectAll(some, { total: MAX_ROWS_AT_ONCE })).toBe(true)
    expect(canSelectAll(some, { total: MAX_ROWS_AT_ONCE + 1 })).toBe(false)
    expect(canSelectAll(all, { total: 4 })).toBe(false)
  })

  it('[REC-80] a click on a row selects or deselects it, and the checkbox of the page selects or deselects all its rows', () => {
    const clicks = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 8 })
    fc.assert(
      fc.property(clicks, (ids) => {
        const selection = ids.reduce<RowSelection<Row>>(
          (last, id) => toggleRow(last, rowOf(10 + id), first),
          emptySelection,
        )
        for (const row of first) {
          expect(isRowSelected(toggleRow(selection, row, first), row)).toBe(!isRowSelected(selection, row))
        }
        const once = togglePage(selection, first)
        expect(pageSelection(once, first)).toBe(pageSelection(selection, first) === 'all' ? 'none' : 'all')
        expect(pageSelection(togglePage(once, first), first)).not.toBe(pageSelection(once, first))
      }),
    )
  })
})
