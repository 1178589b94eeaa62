import { PAGE_SIZE } from './list-state'

/** The number of results in one response to a selector's search. (KRN-46) */
export const SELECTOR_PAGE_SIZE = 10

/** The number of rows in one call while a whole collection is loaded, such as all service points of a user. (KRN-46) */
export const LOAD_ALL_PAGE_SIZE = 100

/** Whether a list needs its page control: it has more rows than fit on one page. */
export const showsPagination = (total: number, size: number = PAGE_SIZE): boolean => total > size

/** The last page of a list, one-based; an empty list has one page. */
export const lastPage = (total: number, size: number = PAGE_SIZE): number =>
  Math.max(1, Math.ceil(total / size))

/**
 * The number of the page to show, from 1: the requested `page`, but at least the first and at most the last page.
 * (KRN-45)
 */
export const clampPage = (page: number, total: number, size: number = PAGE_SIZE): number =>
  Math.min(Math.max(1, page), lastPage(total, size))

/**
 * The numbers, from 0 as in calls, of the pages that are still to be loaded after the first page of a collection. For
 * 250 rows by 100 these are pages 1 and 2. (KRN-46)
 */
export const remainingPages = (total: number, size: number = LOAD_ALL_PAGE_SIZE): readonly number[] =>
  Array.from({ length: lastPage(total, size) - 1 }, (_, index) => index + 1)
