import { type FiltersDraft, filtersDraftOf } from './filters-draft'
import type { Issue } from './issue'
import { columnChoice } from './list-columns'
import {
  type ListSpec,
  type ListState,
  lookOf,
  type QueryEntries,
  readListState,
  sizedAs,
  toSearchParams,
} from './list-state'

/**
 * A column of a list. A click on the heading sorts the list by the field `sortBy` of the back end; a column without
 * `sortBy` can't be sorted.
 */
export interface ListColumn<C extends string = string> {
  readonly name: C
  readonly sortBy?: string
}

/** The actions and switches above a list that the viewer can use. */
export interface ListOffers {
  /** Whether there is a link to the page that adds a row. */
  readonly add: boolean
  /** Whether there is a button that requests the report of the rows in the list. */
  readonly export: boolean
  /** Whether there is a switch that adds the inactive rows to the list. */
  readonly showInactive: boolean
}

/** The declaration of a list by its feature. */
interface ListDeclaration<Viewer, F extends string, C extends string, Report> {
  /** The filters and sorting of the list. */
  readonly spec: (viewer: Viewer) => ListSpec<F>
  /** The filters that the viewer sees, in the order of the filter panel. */
  readonly filters: (viewer: Viewer) => readonly F[]
  /** The columns that the viewer sees, from the first to the last. */
  readonly columns: (viewer: Viewer) => readonly ListColumn<C>[]
  readonly offers: (viewer: Viewer) => ListOffers
  /** The body of the request for a report of the list; `undefined` for a list without a report. */
  readonly report: (state: ListState<F>, viewer: Viewer) => Report
}

/** One list of the product, with everything that its page, its call and its report need for one viewer. */
export interface ListDescriptor<Viewer, F extends string, C extends string, Report>
  extends ListDeclaration<Viewer, F, C, Report> {
  /**
   * A state of the list without the filters, sorting and switches that the viewer may not use. A state that the viewer
   * may use in full is returned unchanged.
   */
  readonly permitted: (state: ListState<F>, viewer: Viewer) => ListState<F>
  /**
   * The state of the list that the query of a URL contains, without filters, sorting and switches that the viewer may
   * not use.
   */
  readonly read: (query: QueryEntries, viewer: Viewer) => ListState<F>
  /**
   * All validation issues of the values in the filter panel. While there is an issue, the button Filter applies
   * nothing.
   */
  readonly validate: (draft: FiltersDraft<F>) => readonly Issue[]
  /** The query parameters of the call that reads the list. */
  readonly searchParams: (state: ListState<F>) => Readonly<Record<string, string | number | boolean>>
}

/**
 * The descriptor of a list. A URL can't apply a filter that the viewer does not see, or a value that `accepts` or
 * `validate` refuses. If the viewer does not see the sorting column, the default sorting applies. Inactive rows are
 * listed only if the viewer has the switch for inactive rows. (KRN-50)
 */
export const describeList = <Viewer, F extends string, C extends string, Report>({
  accepts = () => true,
  validate = () => [],
  searchParams = toSearchParams,
  ...list
}: ListDeclaration<Viewer, F, C, Report> &
  Partial<Pick<ListDescriptor<Viewer, F, C, Report>, 'validate' | 'searchParams'>> & {
    /** Whether a viewer may filter by a value. By default, a viewer may filter by every value of a visible filter. */
    readonly accepts?: (filter: F, value: string, viewer: Viewer) => boolean
  }): ListDescriptor<Viewer, F, C, Report> => {
  const permitted = (state: ListState<F>, viewer: Viewer): ListState<F> => {
    const spec = list.spec(viewer)
    const filters = list.filters(viewer).flatMap((name): [F, string][] => {
      const value = state.filters[name]
      return value !== undefined && accepts(name, value, viewer) ? [[name, value]] : []
    })
    const flags = filters.map(([name]) => spec.filters[name].precise)
    const start = readListState([], spec)
    const sortable = [start.orderBy, ...list.columns(viewer).map(({ sortBy }) => sortBy)]
    const names = list.columns(viewer).map(({ name }) => name)
    const { orderBy, direction } = sortable.includes(state.orderBy) ? state : start
    return {
      page: state.page,
      ...sizedAs(state.size),
      ...lookOf({ columns: columnChoice(names, state.columns), density: state.density }),
      orderBy,
      direction,
      active: state.active || !list.offers(viewer).showInactive,
      // `fromEntries` returns names of the type string, although all of them are names of visible filters.
      filters: Object.fromEntries(filters) as Partial<Record<F, string>>,
      precise: state.precise.filter((flag) => flags.includes(flag)),
    }
  }
  return {
    ...list,
    permitted,
    read: (query, viewer) => {
      const state = permitted(readListState(query, list.spec(viewer)), viewer)
      const refused = new Set(validate(filtersDraftOf(state)).map(({ path }) => path))
      return refused.size === 0 ? state : permitted(withoutFilters(state, refused), viewer)
    },
    validate,
    searchParams,
  }
}

const withoutFilters = <F extends string>(state: ListState<F>, names: ReadonlySet<string>): ListState<F> => ({
  ...state,
  // `fromEntries` returns names of the type string, although all of them are names of filters in the state.
  filters: Object.fromEntries(
    Object.entries(state.filters).filter(([name]) => !names.has(name)),
  ) as ListState<F>['filters'],
})
