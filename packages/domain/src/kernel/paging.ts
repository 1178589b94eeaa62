import { PAGE_SIZE } from './list-state'

/** The number of results in one response to a search in a selector. (KRN-46) */
export const SELECTOR_PAGE_SIZE = 10

/**
 * The number of rows in one response while all rows of a collection are loaded, such as all service points of a user.
 * (KRN-46)
 */
export const LOAD_ALL_PAGE_SIZE = 100

/** Whether a list needs a page control, because it has more rows than fit on one page. */
export const showsPagination = (total: number, size: number = PAGE_SIZE): boolean => total > size

/** The number of the last page of a list, counted from 1; an empty list has one page. */
export const lastPage = (total: number, size: number = PAGE_SIZE): number =>
  Math.max(1, Math.ceil(total / size))

/**
 * The number of the page to show, counted from 1: `page`, but at least 1 and at most the number of the last page.
 * (KRN-45)
 */
export const clampPage = (page: number, total: number, size: number = PAGE_SIZE): number =>
  Math.min(Math.max(1, page), lastPage(total, size))

/**
 * The numbers of the pages that must be loaded after the first page of a collection, counted from 0 as in calls. A
 * collection of 250 rows in pages of 100 needs the pages 1 and 2. (KRN-46)
 */
export const remainingPages = (total: number, size: number = LOAD_ALL_PAGE_SIZE): readonly number[] =>
  Array.from({ length: lastPage(total, size) - 1 }, (_, index) => index + 1)
