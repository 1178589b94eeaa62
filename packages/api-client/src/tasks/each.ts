import { err, LOAD_ALL_PAGE_SIZE, ok, type Page, type Result, remainingPages } from '@remesa/domain/kernel'
import type { ApiError } from '../client/api-error'
import { type TaskError, TaskFailure } from './task'

/** A call that returns a page of rows. */
type ListCall<Query, Row> = (input: {
  readonly query: Query & { readonly page: number; readonly size: number }
}) => Promise<Result<Page<Row>, ApiError<string>>>

/**
 * The rows of a list, page after page. A page is requested when its first row is needed. If rows are added to the list
 * in the meantime, some rows may be missing or repeated.
 * @throws TaskFailure if a page can't be read.
 *
 * @example
 * ```ts
 * for await (const point of each(api.servicePoints.list, { active: true })) console.log(point.description)
 * ```
 */
export async function* each<Query extends object, Row>(
  call: ListCall<Query, Row>,
  query: NoInfer<Omit<Query, 'page' | 'size'>>,
): AsyncGenerator<Row, void, undefined> {
  // Only `page` and `size` of the query are replaced, so the type of the query is unchanged.
  const pageAt = (page: number) => call({ query: { ...(query as Query), page, size: LOAD_ALL_PAGE_SIZE } })
  const rowsOf = ({ ok, ...answer }: Result<Page<Row>, ApiError<string>>): Page<Row> => {
    if ('value' in answer) return answer.value
    throw new TaskFailure(answer.error)
  }
  const first = rowsOf(await pageAt(0))
  yield* first.content
  for (const page of remainingPages(first.totalElements)) yield* rowsOf(await pageAt(page)).content
}

/**
 * All rows of a list at once.
 *
 * @example
 * ```ts
 * const points = await unwrap(all(api.servicePoints.list, { active: true }))
 * ```
 */
export const all = async <Query extends object, Row>(
  call: ListCall<Query, Row>,
  query: NoInfer<Omit<Query, 'page' | 'size'>>,
): Promise<Result<readonly Row[], TaskError>> => {
  const rows: Row[] = []
  try {
    for await (const row of each(call, query)) rows.push(row)
    return ok(rows)
  } catch (thrown) {
    if (thrown instanceof TaskFailure) return err(thrown.error)
    throw thrown
  }
}
