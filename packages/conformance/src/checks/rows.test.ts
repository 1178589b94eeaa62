import { expect, it } from 'vitest'
import { misplaced, type Page, pageFaults, pageNumbers } from './rows'

const pageOf = (total: number, ...ids: readonly number[]): Page => ({
  rows: ids.map((id) => ({ id })),
  total,
})

it('the conformance check reads every page of a short list, and of a long list the first two pages and the last', () => {
  expect(pageNumbers(7, 3)).toEqual([0, 1, 2])
  expect(pageNumbers(100, 10)).toEqual([0, 1, 9])
})

it.each([
  ['are right', [pageOf(5, 1, 2), pageOf(5, 3, 4), pageOf(5, 5)], []],
  [
    'begin at the second',
    [pageOf(5, 3, 4), pageOf(5, 5), pageOf(5)],
    ['page 1 has 1 rows, not 2', 'page 2 has 0 rows, not 1'],
  ],
  ['repeat a row', [pageOf(5, 1, 2), pageOf(5, 2, 3), pageOf(5, 5)], ['page 1 repeats 1 rows']],
  ['name another total', [pageOf(5, 1, 2), pageOf(2, 3, 4), pageOf(5, 5)], ['page 1 says 2 in all, not 5']],
])('the conformance check finds exactly the faults of pages that %s', (_, pages, faults) => {
  expect(pageFaults(new Map(pages.entries()), { size: 2, total: 5 })).toEqual(faults)
})

const named = (...names: readonly (string | null)[]) => names.map((name) => ({ name }))

it.each([
  ['by code units', named('B', 'a')],
  ['without regard to case', named('a', 'B')],
  ['as Spanish does', named('Núñez', 'Nzi', 'Ñíguez')],
  ['with empty values anywhere', named('a', null, 'b', '', 'c')],
  ['by a code inside', [{ name: { code: 'x1' } }, { name: { code: 'x2' } }]],
])('the conformance check accepts rows that are sorted %s', (_, rows) => {
  expect(misplaced(rows, 'name', 'ASC')).toBeUndefined()
})

it('the conformance check reports the first two values that are in the wrong order', () => {
  expect(misplaced(named('a', 'c', 'b'), 'name', 'ASC')).toEqual(['c', 'b'])
  expect(misplaced(named('a', 'b', 'c'), 'name', 'DESC')).toEqual(['a', 'b'])
})

it('the conformance check does not check the order of rows that do not contain the value by which they are sorted', () => {
  expect(misplaced([{ id: 2 }, { id: 1 }], 'name', 'ASC')).toBeUndefined()
  const countries = [
    { name: 'Deutschland', code: 'DE' },
    { name: 'Brasil', code: 'BR' },
  ]
  expect(misplaced(countries, 'name', 'ASC')).toBeUndefined()
})
