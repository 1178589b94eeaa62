import type { Viewer } from '@remesa/domain/abilities'
import { type ListDescriptor, type ListState, pageSizeOf, writeListState } from '@remesa/domain/kernel'
import type { NeighbourLink } from '@remesa/ui/records'
import { useQuery } from '@tanstack/react-query'
import { type RowsCall, rowsQuery } from '../kernel/list'
import { fillPattern } from '../kernel/routing'
import { usePortal } from '../kernel/state'
import { lastQueryOf, returnTo } from './list-memory'

interface NeighboursInput<F extends string, Query, Row> {
  readonly list: ListDescriptor<Viewer, F, string, unknown>
  readonly call: RowsCall<Query, Row>
  readonly listPath: string
  /** Path pattern of the page that a row opens. */
  readonly pattern: string
  readonly id: number
}

/**
 * The previous and the next record in the list from which the viewer came, across the pages of the list. Both are
 * missing if the viewer did not come from a list, or if the list no longer contains the record. When the viewer goes
 * back, the list shows the page with the current record. (REC-95)
 */
export const useNeighbours = <F extends string, Query, Row extends { readonly id: number }>({
  list,
  call,
  listPath,
  pattern,
  id,
}: NeighboursInput<F, Query, Row>): {
  readonly previous: NeighbourLink | undefined
  readonly next: NeighbourLink | undefined
} => {
  const viewer = usePortal()
  const query = lastQueryOf(listPath)
  const state = list.read(new URLSearchParams(query), viewer)
  const pageAt = (page: number): ListState<F> => ({ ...state, page })
  const shown = useQuery({ ...rowsQuery(list, call, state), enabled: query !== undefined })
  const rows = shown.data?.content ?? []
  const total = shown.data?.totalElements ?? 0
  const at = rows.findIndex((row) => row.id === id)
  const isFirst = at === 0 && state.page > 1
  const isLast = at !== -1 && at === rows.length - 1 && state.page * pageSizeOf(state) < total
  const before = useQuery({ ...rowsQuery(list, call, pageAt(Math.max(1, state.page - 1))), enabled: isFirst })
  const after = useQuery({ ...rowsQuery(list, call, pageAt(state.page + 1)), enabled: isLast })
  const linkTo = (row: Row | undefined, page: number): NeighbourLink | undefined =>
    row && {
      href: fillPattern(pattern, { id: row.id }),
      onClick: () => returnTo(listPath, addressOf(writeListState(pageAt(page), list.spec(viewer)))),
    }
  if (at === -1) return { previous: undefined, next: undefined }
  return {
    previous: isFirst
      ? linkTo(before.data?.content.at(-1), state.page - 1)
      : linkTo(rows[at - 1], state.page),
    next: isLast ? linkTo(after.data?.content[0], state.page + 1) : linkTo(rows[at + 1], state.page),
  }
}

const addressOf = (entries: readonly (readonly [string, string])[]): string =>
  entries.length === 0 ? '' : `?${new URLSearchParams(entries.map(([name, value]) => [name, value]))}`
