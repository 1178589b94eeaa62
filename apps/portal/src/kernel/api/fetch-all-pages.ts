import type { ApiError } from '@remesa/api-client'
import { ok, type Result, remainingPages } from '@remesa/domain/kernel'

/** One page of a list, as list calls return it. */
export interface FetchedPage<Row> {
  readonly content: readonly Row[]
  readonly totalElements: number
}

/** Number of pages that are requested at the same time after the first page. */
const PAGES_AT_ONCE = 4

/**
 * All rows of a list, in the order of its pages. If the first page has fewer rows than requested, its number of rows
 * counts as the page size. An empty page ends the reading, because rows may disappear meanwhile. A row that moves to
 * a later page may appear twice.
 *
 * @param fetchPage reads a page by its zero-based number.
 */
export const fetchAllPages = async <Row>(
  fetchPage: (page: number) => Promise<Result<FetchedPage<Row>, ApiError>>,
): Promise<Result<readonly Row[], ApiError>> => {
  const first = await fetchPage(0)
  if (!first.ok) return first
  const { content, totalElements } = first.value
  if (content.length === 0) return ok([])
  const rows = [...content]
  const pages = remainingPages(totalElements, content.length)
  for (let at = 0; at < pages.length; at += PAGES_AT_ONCE) {
    const answers = await Promise.all(pages.slice(at, at + PAGES_AT_ONCE).map((page) => fetchPage(page)))
    for (const answer of answers) {
      if (!answer.ok) return answer
      if (answer.value.content.length === 0) return ok(rows)
      rows.push(...answer.value.content)
    }
  }
  return ok(rows)
}
