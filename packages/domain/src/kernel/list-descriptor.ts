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
 * A column, and the field by which the back end sorts when its heading is clicked; a column without a field
 * is not sortable.
 */
export interface ListColumn<C extends string = string> {
  readonly name: C
  readonly sortBy?: string
}

/** The actions and switches in the bar above a list. */
export interface ListOffers {
  /** A link to the page that adds a row. */
  readonly add: boolean
  /** A button that requests the report of the rows in the list. */
  readonly export: boolean
  /** The switch that lists inactive rows too. */
  readonly showInactive: boolean
}

/** A list as its feature declares it. */
interface ListDeclaration<Viewer, F extends string, C extends string, Report> {
  /** The filters and sorting of the list. */
  readonly spec: (viewer: Viewer) => ListSpec<F>
  /** The filters that a viewer sees, in the order of the filter panel. */
  readonly filters: (viewer: Viewer) => readonly F[]
  /** The columns that a viewer sees, from the first to the last. */
  readonly columns: (viewer: Viewer) => readonly ListColumn<C>[]
  readonly offers: (viewer: Viewer) => ListOffers
  /** The body that requests a report of the list; `undefined` for a list without a report. */
  readonly report: (state: ListState<F>, viewer: Viewer) => Report
}

/** One list of the product: everything that its page, call and report need for one viewer. */
export interface ListDescriptor<Viewer, F extends string, C extends string, Report>
  extends ListDeclaration<Viewer, F, C, Report> {
  /**
   * A state of the list without the filters, sorting and switches that the viewer may not use. A state without any of
   * these is returned unchanged.
   */
  readonly permitted: (state: ListState<F>, viewer: Viewer) => ListState<F>
  /** The state of the list from the query of a URL, without the parts that the viewer may not use. */
  readonly read: (query: QueryEntries, viewer: Viewer) => ListState<F>
  /** Every issue of the filter panel; Filter is refused while there is an issue. */
  readonly validate: (draft: FiltersDraft<F>) => readonly Issue[]
  /** The query parameters of the call that reads the list. */
  readonly searchParams: (state: ListState<F>) => Readonly<Record<string, string | number | boolean>>
}

/**
 * A list from its declaration. A URL can apply neither a hidden filter nor a value that `accepts` or `validate`
 * refuses. If its sorting column is hidden, the default sorting applies. Inactive rows are listed only if their switch
 * is offered. (KRN-50)
 */
export const describeList = <Viewer, F extends string, C extends string, Report>({
  accepts = () => true,
  validate = () => [],
  searchParams = toSearchParams,
  ...list
}: ListDeclaration<Viewer, F, C, Report> &
  Partial<Pick<ListDescriptor<Viewer, F, C, Report>, 'validate' | 'searchParams'>> & {
    /** Whether a viewer may filter by a value; by default, every value of a visible filter is accepted. */
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
      // `fromEntries` widens the type of the names to string, but all of them are names of shown filters.
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
  // `fromEntries` widens the type of the names to string, but all of them are names of the state's filters.
  filters: Object.fromEntries(
    Object.entries(state.filters).filter(([name]) => !names.has(name)),
  ) as ListState<F>['filters'],
})
