import { viewCalls } from '@remesa/api-client/contract'
import type { Viewer } from '@remesa/domain/abilities'
import type { ListDescriptor, ListState } from '@remesa/domain/kernel'
import {
  defaultView,
  type ListView,
  startState,
  type ViewedList,
  type ViewInUse,
  viewInUse,
  viewQuery,
  viewState,
} from '@remesa/domain/views'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { endpointQueryOptions, useClientOf } from '../api'
import type { Opening } from './use-list-address'

/** The saved views of a list, as its page hands them on. */
export interface ShownViews {
  readonly list: ViewedList
  /** `undefined` while they load, or when they could not be loaded. */
  readonly views: readonly ListView[] | undefined
  readonly hasFailed: boolean
  /** Reads them again. */
  readonly reread: () => void
  /** What the list shows, as a view holds it. */
  readonly query: string
  readonly inUse: ViewInUse<ListView> | undefined
  /** Shows the list by a view; without one from its start. */
  readonly show: (view: ListView | undefined) => void
  /** The view that the list is shown by from now on. */
  readonly choose: (id: number) => void
}

type ViewableList<F extends string> = Pick<
  ListDescriptor<Viewer, F, string, unknown>,
  'spec' | 'read' | 'permitted'
>

const FRESH_MS = 5 * 60_000

const textOf = (entries: readonly (readonly [string, string])[]): string =>
  new URLSearchParams(entries.map(([name, value]): [string, string] => [name, value])).toString()

/**
 * The saved views of a list, each with what the viewer may have of it, and the one with which the list opens. A back end
 * without views has none. (LST-6)
 *
 * @param name `undefined` for a list that has no views.
 */
export const useListViews = <F extends string>(
  list: ViewableList<F>,
  { name, viewer }: { readonly name: ViewedList | undefined; readonly viewer: Viewer },
) => {
  const api = useClientOf(viewCalls)
  const answer = useQuery({
    // Silent: the menu of views shows its own loading and failure.
    ...endpointQueryOptions(api.views.list, { query: { list: name ?? 'users' } }, { isSilent: true }),
    enabled: name !== undefined,
    staleTime: FRESH_MS,
  })
  const { data, error, refetch } = answer
  const known = useMemo(() => {
    const stateOf = ({ query }: ListView): ListState<F> => viewState(list, new URLSearchParams(query), viewer)
    const views = data?.map((view) => ({ ...view, query: textOf(viewQuery(list, stateOf(view), viewer)) }))
    const first = views && defaultView(views)
    const opening: Opening<F> | undefined = first && { state: stateOf(first), viewId: first.id }
    return { views, stateOf, opening }
  }, [data, list, viewer])
  const isMissing = error?.error.kind === 'rejected' && error.error.status === 404
  return {
    opening: known.opening,
    /** Whether it is not known yet with which view the list opens. */
    isAwaited: name !== undefined && answer.isPending,
    /** What the page hands on about views for a state of the list. */
    shown: (
      state: ListState<F>,
      viewId: number | undefined,
      go: {
        readonly push: (state: ListState<F>, view: { readonly id: number | undefined }) => void
        readonly replace: (state: ListState<F>, view: { readonly id: number | undefined }) => void
      },
    ): ShownViews | undefined => {
      if (name === undefined || isMissing) return undefined
      const query = textOf(viewQuery(list, state, viewer))
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
