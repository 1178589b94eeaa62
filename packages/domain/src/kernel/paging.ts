import { PAGE_SIZE } from './list-state'

/** Results per request of a selector while the user types. (KRN-46) */
export const SELECTOR_PAGE_SIZE = 10

/** Rows per call when a whole collection is loaded, such as the service points of a user. (KRN-46) */
export const LOAD_ALL_PAGE_SIZE = 100

/** Whether a list needs its page control: it has more rows than fit on one page. */
export const showsPagination = (total: number, size: number = PAGE_SIZE): boolean => total > size

/** The last page of a list, one-based; an empty list has one page. */
export const lastPage = (total: number, size: number = PAGE_SIZE): number =>
  Math.max(1, Math.ceil(total / size))

/**
 * The page to show if `page` (one-based) is requested: the same page, at most the last and at least the
 * first. (KRN-45)
 */
export const clampPage = (page: number, total: number, size: number = PAGE_SIZE): number =>
  Math.min(Math.max(1, page), lastPage(total, size))

/**
 * The pages that are still to be loaded after the first page of a whole collection: zero-based numbers, as in
 * calls. Example: for 250 rows by 100, pages 1 and 2. (KRN-46)
 */
export const remainingPages = (total: number, size: number = LOAD_ALL_PAGE_SIZE): readonly number[] =>
  Array.from({ length: lastPage(total, size) - 1 }, (_, index) => index + 1)
