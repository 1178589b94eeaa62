import type { Viewer } from '../abilities'
import {
  type ListDescriptor,
  type ListState,
  type QueryEntries,
  readListState,
  writeListState,
} from '../kernel'
import type { ListView } from './view.schema'

/** The properties of a list that are needed for its views. */
type ViewableList<F extends string> = Pick<
  ListDescriptor<Viewer, F, string, unknown>,
  'spec' | 'read' | 'permitted'
>

type Entries = readonly (readonly [string, string])[]

/**
 * The state of a list after the viewer opened a view. It is the first page, without the filters and columns that the
 * viewer may not use. (VIE-1, VIE-2)
 */
export const viewState = <F extends string>(
  list: ViewableList<F>,
  query: QueryEntries,
  viewer: Viewer,
): ListState<F> => ({ ...list.read(query, viewer), page: 1 })

/**
 * The query of a view for a state of the list. It has the format of the query in the URL of the list. (VIE-1, VIE-2)
 */
export const viewQuery = <F extends string>(
  list: ViewableList<F>,
  state: ListState<F>,
  viewer: Viewer,
): Entries => writeListState({ ...list.permitted(state, viewer), page: 1 }, list.spec(viewer))

/** The initial state of a list: the first page in the default sorting, without filters. (VIE-9) */
export const startState = <F extends string>(list: ViewableList<F>, viewer: Viewer): ListState<F> =>
  readListState([], list.spec(viewer))

/** The view that is marked as current in a list, and whether the list now shows another state than the view. */
export interface ViewInUse<View> {
  readonly view: View
  readonly isModified: boolean
}

/**
 * The view that is marked as current in a list. A view that the user chose (`chosenId`) is preferred, then the user's
 * own view with the same query as the list, then another view with this query. `undefined` if there is no such view.
 * (VIE-10)
 */
export const viewInUse = <View extends Pick<ListView, 'id' | 'query' | 'isOwn'>>(
  views: readonly View[],
  { chosenId, query }: { readonly chosenId: number | undefined; readonly query: string },
): ViewInUse<View> | undefined => {
  const same = views.filter((view) => view.query === query)
  const view = views.find(({ id }) => id === chosenId) ?? same.find(({ isOwn }) => isOwn) ?? same[0]
  return view && { view, isModified: view.query !== query }
}

/**
 * The default view of the user, which the list shows if its URL contains no state. It is `undefined` if the user has no
 * default view. (VIE-9)
 */
export const defaultView = <View extends Pick<ListView, 'isDefault'>>(
  views: readonly View[],
): View | undefined => views.find(({ isDefault }) => isDefault)
