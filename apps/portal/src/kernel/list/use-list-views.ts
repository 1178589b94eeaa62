import type { Viewer } from '@remesa/domain/abilities'
import type { ListState } from '@remesa/domain/kernel'
import { type ListView, startState, type ViewedList, type ViewInUse, viewInUse } from '@remesa/domain/views'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMakeClient } from '../api'
import { openingOf, stateOfView, type ViewableList, viewsQuery, viewTextOf } from './list-queries'

/** The saved views of a list, in the format that the list page expects. */
export interface ShownViews {
  readonly list: ViewedList
  /** The saved views; `undefined` while they load, or if they failed to load. */
  readonly views: readonly ListView[] | undefined
  readonly hasFailed: boolean
  /** Reads the saved views again. */
  readonly reread: () => void
  /** The query string of the list's current state, as a saved view stores it. */
  readonly query: string
  readonly inUse: ViewInUse<ListView> | undefined
  /** Shows the list by a saved view, or without filters if no view is given. */
  readonly show: (view: ListView | undefined) => void
  /** Marks a view as the one that the list shows from now on. */
  readonly choose: (id: number) => void
}

/**
 * The saved views of a list, and the view with which the list opens. Filters and columns that the viewer may not use
 * are removed from the views. There are no views if the back end does not store views. (LST-6)
 *
 * @param name `undefined` for a list that has no views.
 */
export const useListViews = <F extends string>(
  list: ViewableList<F>,
  { name, viewer }: { readonly name: ViewedList | undefined; readonly viewer: Viewer },
) => {
  const clientOf = useMakeClient()
  const answer = useQuery({ ...viewsQuery(clientOf, name ?? 'users'), enabled: name !== undefined })
  const { data, error, refetch } = answer
  const known = useMemo(() => {
    const stateOf = (view: ListView): ListState<F> => stateOfView(list, view, viewer)
    const views = data?.map((view) => ({ ...view, query: viewTextOf(list, stateOf(view), viewer) }))
    return { views, stateOf, opening: views && openingOf(list, views, viewer) }
  }, [data, list, viewer])
  const isMissing = error?.error.kind === 'rejected' && error.error.status === 404
  return {
    opening: known.opening,
    /** Whether the saved views are still loading. Until then it is not known with which view the list opens. */
    isAwaited: name !== undefined && answer.isPending,
    /** The saved views in the format that the list page expects, for a state of the list. */
    shown: (
      state: ListState<F>,
      viewId: number | undefined,
      go: {
        readonly push: (state: ListState<F>, view: { readonly id: number | undefined }) => void
        readonly replace: (state: ListState<F>, view: { readonly id: number | undefined }) => void
      },
    ): ShownViews | undefined => {
      if (name === undefined || isMissing) return undefined
      const query = viewTextOf(list, state, viewer)
      return {
        list: name,
        views: known.views,
        hasFailed: answer.isError && !answer.isFetching,
        reread: () => void refetch(),
        query,
        inUse: known.views && viewInUse(known.views, { chosenId: viewId, query }),
        show: (view) =>
          view === undefined
            ? go.push(startState(list, viewer), { id: undefined })
            : go.push(known.stateOf(view), { id: view.id }),
        choose: (id) => go.replace(state, { id }),
      }
    },
  }
}
