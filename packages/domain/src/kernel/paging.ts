import { PAGE_SIZE } from './list-state'

/** KRN-46. Results that a selector asks for while somebody types. */
export const SELECTOR_PAGE_SIZE = 10

/** KRN-46. Rows per call where a whole collection is wanted, such as the service points of a user. */
export const LOAD_ALL_PAGE_SIZE = 100

/** KRN-44. Whether a list needs a way from page to page: more rows than one page holds. */
export const showsPagination = (total: number, size: number = PAGE_SIZE): boolean => total > size

/** KRN-45. The last page of a list, one-based; an empty list has one page too. */
export const lastPage = (total: number, size: number = PAGE_SIZE): number =>
  Math.max(1, Math.ceil(total / size))

/** KRN-45. The page to show when `page` (one-based) was asked for: that one, else the last, never below the first. */
export const clampPage = (page: number, total: number, size: number = PAGE_SIZE): number =>
  Math.min(Math.max(1, page), lastPage(total, size))

/**
 * KRN-46. What is still to be read after the first page of a whole collection: zero-based page numbers, as calls count
 * them. Example: 250 rows by 100 leave pages 1 and 2.
 */
export const remainingPages = (total: number, size: number = LOAD_ALL_PAGE_SIZE): readonly number[] =>
  Array.from({ length: lastPage(total, size) - 1 }, (_, index) => index + 1)
