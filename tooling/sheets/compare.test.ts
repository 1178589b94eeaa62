import { describe, expect, it } from 'vitest'
import { differencesOf } from './compare.ts'

const compared = (ours: string, ...second: readonly string[]) =>
  differencesOf(
    [{ name: 'a', cells: new Map(ours === '' ? [] : [['B3', ours]]) }],
    [{ name: 'a', cells: new Map(second.length === 0 ? [] : [['B3', second]]) }],
  )

describe('the comparison of two readers', () => {
  it.each([
    ['0077', '77'],
    ['77', '0077'],
    ['', '7'],
    ['7', ''],
    ['44.28', '44.27'],
    ['1.5', '1.50'],
    ['12.50', '12.5%'],
    ['2026-11-22', '2026-11-23'],
  ])(
    'the comparison of two spreadsheet readers lists a cell that the first reads as %j and the second as %j',
    (ours, second) => {
      expect(compared(ours, second)).toEqual([{ cell: 'a!B3', ours, second }])
    },
  )

  it('the comparison of two spreadsheet readers lists cells and sheets that only one reader finds', () => {
    expect(compared('7')).toHaveLength(1)
    expect(differencesOf([], [{ name: 'b', cells: new Map([['A1', ['x']]]) }])).toHaveLength(1)
  })

  it.each([
    ['0077', ['0077']],
    ['77', ['7.7E1', '77']],
    ['(5)', ['(5) ']],
    ['347.992326041483000', ['347.992326041482670']],
  ])('the comparison of two spreadsheet readers treats %j and %j as equal', (ours, second) => {
    expect(compared(ours, ...second)).toEqual([])
  })
})
