import { match } from 'ts-pattern'
import { cleanText, MAX_SEARCH_LENGTH } from './clean-text'
import { isValidDay } from './zoned-time'

/**
 * Name of the filter that finds each word of a text in the names and codes of rows. Its field is above the list, not in
 * the filter panel.
 */
export const SEARCH_FILTER = 'search'

/** The number of rows on a page of a list, unless the viewer chooses another number. */
export const PAGE_SIZE = 10

/** The numbers of rows on a page that the viewer can choose. (KRN-65) */
export const PAGE_SIZES = [PAGE_SIZE, 25, 50, 100] as const

/** The kind of value that a filter accepts. A value of another kind is dropped, as if the filter were empty. */
export type FilterKind =
  | { readonly kind: 'text' }
  | { readonly kind: 'id' }
  | { readonly kind: 'day' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }

/**
 * A filter of a list. `precise` is the query parameter of the filter's switch for exact comparison; it is absent if the
 * filter has no such switch.
 */
export type FilterSpec = FilterKind & { readonly precise?: string }

/** The filters and sorting of a list. The name of a filter is also its query parameter. */
export interface ListSpec<F extends string = string> {
  readonly filters: Readonly<Record<F, FilterSpec>>
  /** The columns by which the back end can sort. */
  readonly sortable: readonly string[]
  /**
   * The column by which the list is sorted by default. If it is absent, the list is sorted by `id` in descending order.
   */
  readonly defaultOrderBy?: string
}

/** The state of a list as the viewer sees it: its page, sorting and filters. */
export interface ListState<F extends string = string> {
  /** Number of the page, counted from 1. */
  readonly page: number
  /** The number of rows on a page, one of `PAGE_SIZES`; absent for the default number. */
  readonly size?: number | undefined
  /** Names of the chosen columns in the chosen order; absent for all columns in the order of the list. */
  readonly columns?: readonly string[] | undefined
  /** The height of the rows: `normal` is higher than the usual height; absent for the usual height. */
  readonly density?: 'normal' | undefined
  readonly orderBy: string
  readonly direction: 'ASC' | 'DESC'
  /** Whether the list has only active rows; otherwise it has active and inactive rows. */
  readonly active: boolean
  /** The values of the filters that have a value. */
  readonly filters: Readonly<Partial<Record<F, string>>>
  /** Query parameters of switches for exact comparison. A switch is listed if it is on and its filter has a value. */
  readonly precise: readonly string[]
}

/** Pairs of a name and a value, such as `URLSearchParams` or the `Object.entries` of a parsed query. */
export type QueryEntries = Iterable<readonly [string, string]>

/**
 * The state of a list that the query of a URL contains. Unknown names are ignored, and of repeated names only the first
 * is read. An invalid value is replaced with its default, so that the list can always be shown. (KRN-40)
 * @example
 * ```ts
 * const spec = { filters: { name: { kind: 'text' } }, sortable: ['id', 'name'] } as const
 * const state = readListState(new URLSearchParams('name=Ana&page=2&orderBy=age'), spec)
 * state.filters // { name: 'Ana' }
 * state.orderBy // 'id'
 * ```
 */
export const readListState = <F extends string>(query: QueryEntries, spec: ListSpec<F>): ListState<F> => {
  const given = new Map<string, string>()
  for (const [name, value] of query) if (!given.has(name)) given.set(name, cleanText(value))
  const orderBy = given.get('orderBy') ?? ''
  const filters = filterEntries(spec).flatMap(([name, filter]): [F, string][] => {
    const value = given.get(name) ?? ''
    return fits(value, filter) ? [[name, value]] : []
  })
  const precise = filters.flatMap(([name]) => {
    const flag = spec.filters[name].precise
    return flag !== undefined && given.get(flag) === 'true' ? [flag] : []
  })
  return {
    page: /^[1-9]\d{0,5}$/.test(given.get('page') ?? '') ? Number(given.get('page')) : 1,
    ...sizedAs(PAGE_SIZES.find((size) => String(size) === given.get('size'))),
    ...lookOf({
      columns: columnNames(given.get('columns') ?? ''),
      density: given.get('density') === 'normal' ? 'normal' : undefined,
    }),
    orderBy: spec.sortable.includes(orderBy) ? orderBy : defaultOrderBy(spec),
    direction: given.get('direction') === 'ASC' ? 'ASC' : 'DESC',
    active: given.get('active') !== 'false',
    filters: record(filters),
    precise,
  }
}

/**
 * The shortest query from which `readListState` gets the same state. The query has no default values, and its names are
 * in the order of the spec. (KRN-41)
 */
export const writeListState = <F extends string>(
  state: ListState<F>,
  spec: ListSpec<F>,
): readonly (readonly [string, string])[] => [
  ...filterEntries(spec).flatMap(([name, { precise }]): [string, string][] => {
    const value = state.filters[name]
    if (value === undefined || value === '') return []
    return precise !== undefined && state.precise.includes(precise)
      ? [
          [name, value],
          [precise, 'true'],
        ]
      : [[name, value]]
  }),
  ...(state.active ? [] : [['active', 'false'] as const]),
  ...(state.orderBy === defaultOrderBy(spec) ? [] : [['orderBy', state.orderBy] as const]),
  ...(state.direction === 'DESC' ? [] : [['direction', state.direction] as const]),
  ...(state.size === undefined ? [] : [['size', String(state.size)] as const]),
  ...(state.columns === undefined ? [] : [['columns', state.columns.join(',')] as const]),
  ...(state.density === undefined ? [] : [['density', state.density] as const]),
  ...(state.page === 1 ? [] : [['page', String(state.page)] as const]),
]

/**
 * The query parameters of the call that reads a list: page from zero, page size, sorting and filters with a value.
 * (KRN-42)
 */
export const toSearchParams = <F extends string>(
  state: ListState<F>,
): Readonly<Record<string, string | number | boolean>> => ({
  ...record(Object.entries<string | undefined>(state.filters).filter(isFilled)),
  ...record(state.precise.map((name): [string, boolean] => [name, true])),
  page: state.page - 1,
  size: pageSizeOf(state),
  orderBy: state.orderBy,
  direction: state.direction,
  active: state.active,
})

/**
 * The number of filters with a value. The search text, sorting, page, switch for active rows and switches for exact
 * comparison are not counted. (KRN-43)
 */
export const countActiveFilters = <F extends string>(state: ListState<F>): number =>
  Object.entries<string | undefined>(state.filters).filter(
    (entry) => entry[0] !== SEARCH_FILTER && isFilled(entry),
  ).length

/** The names of the filters of a list, in the order of its spec. */
export const filterNames = <F extends string>(spec: Pick<ListSpec<F>, 'filters'>): readonly F[] =>
  filterEntries(spec).map(([name]) => name)

/**
 * The state of a list from validated values, such as the query of a call or the filters of a report. Blank texts and
 * switches that are off have no effect. Inactive rows are listed unless `active` is `true`. (KRN-51)
 */
export const requestedState = <F extends string>(
  asked: Readonly<Record<string, unknown>>,
  spec: ListSpec<F>,
): ListState<F> => {
  const filters = filterEntries(spec).flatMap(([name]): [F, string][] => {
    const value = asked[name] === false ? '' : cleanText(String(asked[name] ?? ''))
    return value === '' ? [] : [[name, value]]
  })
  const flags = filters.flatMap(([name]) => spec.filters[name].precise ?? [])
  const orderBy = spec.sortable.find((column) => column === asked['orderBy'])
  return {
    page: 1,
    orderBy: orderBy ?? defaultOrderBy(spec),
    direction: asked['direction'] === 'ASC' ? 'ASC' : 'DESC',
    active: asked['active'] === true,
    filters: record(filters),
    precise: flags.filter((flag) => asked[flag] === true),
  }
}

/** The number of rows on a page of a list. (KRN-65) */
export const pageSizeOf = ({ size = PAGE_SIZE }: Pick<ListState, 'size'>): number => size

/** A partial state with the number of rows on a page; an empty object for the default number. */
export const sizedAs = (size: number | undefined): Pick<ListState, 'size'> =>
  size === undefined || size === PAGE_SIZE ? {} : { size }

/** A partial state with the chosen columns and the height of the rows; an empty object for the defaults. */
export const lookOf = ({
  columns,
  density,
}: Pick<ListState, 'columns' | 'density'>): Pick<ListState, 'columns' | 'density'> => ({
  ...(columns === undefined ? {} : { columns }),
  ...(density === undefined ? {} : { density }),
})

const MAX_COLUMNS = 50

const columnNames = (text: string): readonly string[] | undefined => {
  const names = [...new Set(text.split(',').filter((name) => /^\w{1,40}$/.test(name)))].slice(0, MAX_COLUMNS)
  return names.length === 0 ? undefined : names
}

const defaultOrderBy = (spec: Pick<ListSpec, 'defaultOrderBy'>): string => spec.defaultOrderBy ?? 'id'

const fits = (value: string, filter: FilterKind): boolean =>
  match(filter)
    .with({ kind: 'text' }, () => {
      // No back end can store a null character. A filter by a text with a null character is dropped, because no row can
      // match it.
      return value !== '' && value.length <= MAX_SEARCH_LENGTH && !value.includes('\0')
    })
    .with({ kind: 'id' }, () => /^[1-9]\d{0,14}$/.test(value))
    .with({ kind: 'day' }, () => isValidDay(value))
    .with({ kind: 'flag' }, () => value === 'true')
    .with({ kind: 'choice' }, ({ values }) => values.includes(value))
    .exhaustive()

// `Object.entries` returns names of the type string, but they are exactly the names of the filters in the spec.
const filterEntries = <F extends string>(spec: Pick<ListSpec<F>, 'filters'>) =>
  Object.entries(spec.filters) as [F, FilterSpec][]

const isFilled = (entry: [string, string | undefined]): entry is [string, string] =>
  entry[1] !== undefined && entry[1] !== ''

// `fromEntries` returns names of the type string, but they are exactly the names in the entries.
const record = <K extends string, V>(entries: readonly (readonly [K, V])[]) =>
  Object.fromEntries(entries) as Partial<Record<K, V>> & Record<string, V>
