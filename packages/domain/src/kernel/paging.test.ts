import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clampPage,
  LOAD_ALL_PAGE_SIZE,
  lastPage,
  PAGE_SIZE,
  remainingPages,
  SEARCH_DEBOUNCE_MS,
  SELECTOR_PAGE_SIZE,
  showsPagination,
  TOAST_HIDE_MS,
  TOAST_UNDO_MS,
} from './index'

const anyTotal = fc.oneof(fc.integer({ min: 0, max: 50 }), fc.nat())
const anySize = fc.constantFrom(1, 7, 10, 100)

describe('pages of a list', () => {
  it('[KRN-44] a list has a page control if it has eleven rows or more', () => {
    expect([0, 9, 10, 11, 100].map((total) => showsPagination(total))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
    expect([showsPagination(100, 100), showsPagination(101, 100)]).toEqual([false, true])
  })

  it('[KRN-44] [KRN-45] a list has a page control exactly if it has at least two pages', () => {
    fc.assert(
      fc.property(anyTotal, anySize, (total, size) => {
        expect(showsPagination(total, size)).toBe(lastPage(total, size) > 1)
      }),
    )
  })

  it('[KRN-45] a page number beyond the last page means the last page, and a page number below 1 means the first page', () => {
    expect([1, 2, 3, 4, 0, -5].map((page) => clampPage(page, 21))).toEqual([1, 2, 3, 3, 1, 1])
    expect([clampPage(4, 0), clampPage(3, 20), clampPage(2, 101, 100)]).toEqual([1, 2, 2])
    expect([0, 10, 11, 20, 21].map((total) => lastPage(total))).toEqual([1, 1, 2, 2, 3])
  })

  it('[KRN-45] a page of a list contains at least one row, unless the list is empty', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 999_999 }), anyTotal, anySize, (asked, total, size) => {
        const page = clampPage(asked, total, size)
        expect((page - 1) * size < Math.max(1, total)).toBe(true)
        expect(page).toBeGreaterThanOrEqual(1)
        expect(clampPage(page, total, size)).toBe(page)
        if (asked >= 1 && asked <= lastPage(total, size)) expect(page).toBe(asked)
      }),
    )
  })
})

describe('whole collections', () => {
  it('[KRN-46] a whole collection is loaded in pages of a hundred rows, and the options of a selector in pages of ten', () => {
    expect([PAGE_SIZE, SELECTOR_PAGE_SIZE, LOAD_ALL_PAGE_SIZE]).toEqual([10, 10, 100])
    expect([0, 1, 100].map((total) => remainingPages(total))).toEqual([[], [], []])
    expect([remainingPages(101), remainingPages(200), remainingPages(250)]).toEqual([[1], [1], [1, 2]])
  })

  it('[KRN-46] the first page and the remaining pages together contain the whole collection, and there is no page after the last row', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000 }), anySize, (total, size) => {
        const pages = [0, ...remainingPages(total, size)]
        expect(pages).toEqual(pages.map((_, index) => index))
        expect(pages.length * size).toBeGreaterThanOrEqual(total)
        if (pages.length > 1) expect((pages.length - 1) * size).toBeLessThan(total)
      }),
    )
  })
})

describe('pauses', () => {
  it('[KRN-47] a search starts after a pause of 0.5 s, a toast disappears after 4 s, and a toast with undo after 10 s', () => {
    expect([SEARCH_DEBOUNCE_MS, TOAST_HIDE_MS, TOAST_UNDO_MS]).toEqual([500, 4_000, 10_000])
  })
})
