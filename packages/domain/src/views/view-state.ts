import type { Viewer } from '../abilities'
import {
  type ListDescriptor,
  type ListState,
  type QueryEntries,
  readListState,
  writeListState,
} from '../kernel'
import type { ListView } from './view.schema'

/** The parts of a list that a view needs. */
type ViewableList<F extends string> = Pick<
  ListDescriptor<Viewer, F, string, unknown>,
  'spec' | 'read' | 'permitted'
>

type Entries = readonly (readonly [string, string])[]

/**
 * The state that a view shows to a viewer: its first page, without the parts that the viewer may not use.
 * (VIE-1, VIE-2)
 */
export const viewState = <F extends string>(
  list: ViewableList<F>,
  query: QueryEntries,
  viewer: Viewer,
): ListState<F> => ({ ...list.read(query, viewer), page: 1 })

/** The query of a view from a state, as in the list's address. (VIE-1, VIE-2) */
export const viewQuery = <F extends string>(
  list: ViewableList<F>,
  state: ListState<F>,
  viewer: Viewer,
): Entries => writeListState({ ...list.permitted(state, viewer), page: 1 }, list.spec(viewer))

/** The initial state of a list: its first page without a filter, in its default sorting. (VIE-9) */
export const startState = <F extends string>(list: ViewableList<F>, viewer: Viewer): ListState<F> =>
  readListState([], list.spec(viewer))

/** The view that is in use for a list, and whether the list has been changed since it was chosen. */
export interface ViewInUse<View> {
  readonly view: View
  readonly isModified: boolean
}

/** The view in use, determined by the chosen view (`chosenId`) and the shown state of the list (`query`). (VIE-10) */
export const viewInUse = <View extends Pick<ListView, 'id' | 'query' | 'isOwn'>>(
  views: readonly View[],
  { chosenId, query }: { readonly chosenId: number | undefined; readonly query: string },
): ViewInUse<View> | undefined => {
  const same = views.filter((view) => view.query === query)
  const view = views.find(({ id }) => id === chosenId) ?? same.find(({ isOwn }) => isOwn) ?? same[0]
  return view && { view, isModified: view.query !== query }
}

/** The view of a list whose address contains no state; `undefined` without a default view. (VIE-9) */
export const defaultView = <View extends Pick<ListView, 'isDefault'>>(
  views: readonly View[],
): View | undefined => views.find(({ isDefault }) => isDefault)
