import { match } from 'ts-pattern'
import { cleanText, MAX_SEARCH_LENGTH } from './clean-text'
import { isValidDay } from './zoned-time'

/** The filter that finds each word of a text in the names and codes of rows; its field is above the list. */
export const SEARCH_FILTER = 'search'

/** Rows on a page of a list, unless the viewer chooses another number. */
export const PAGE_SIZE = 10

/** The numbers of rows on a page to choose from. (KRN-65) */
export const PAGE_SIZES = [PAGE_SIZE, 25, 50, 100] as const

/** The kind of a filter's value. A value that does not match the kind is dropped, as if the filter were empty. */
export type FilterKind =
  | { readonly kind: 'text' }
  | { readonly kind: 'id' }
  | { readonly kind: 'day' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }

/** A filter, and the query parameter of its switch for exact comparison if it has such a switch. */
export type FilterSpec = FilterKind & { readonly precise?: string }

/** The filters and sorting of a list, declared once for each list. The names of filters are their query parameters. */
export interface ListSpec<F extends string = string> {
  readonly filters: Readonly<Record<F, FilterSpec>>
  /** Columns that the back end sorts by. */
  readonly sortable: readonly string[]
  /**
   * The column by which the list is sorted by default. If it is absent, the list is sorted by `id` in descending order.
   */
  readonly defaultOrderBy?: string
}

/** The state of a list as the viewer sees it: its page, sorting and filters. */
export interface ListState<F extends string = string> {
  /** Number of the page, from 1. */
  readonly page: number
  /** Rows on a page, one of `PAGE_SIZES`; absent for the default. */
  readonly size?: number | undefined
  /** Names of the chosen columns in the chosen order; absent for all columns in the order of the list. */
  readonly columns?: readonly string[] | undefined
  /** The height of the rows: `normal` for more space than usual; absent for the usual height. */
  readonly density?: 'normal' | undefined
  readonly orderBy: string
  readonly direction: 'ASC' | 'DESC'
  /** Whether only active rows are listed; otherwise active and inactive ones. */
  readonly active: boolean
  /** The values of the filters that have a value. */
  readonly filters: Readonly<Partial<Record<F, string>>>
  /** Query parameters of the switches for exact comparison that are on; each belongs to a filter with a value. */
  readonly precise: readonly string[]
}

/** Names with values, such as `URLSearchParams` or `Object.entries` of a parsed query. */
export type QueryEntries = Iterable<readonly [string, string]>

/**
 * The state of a list from the query of its URL. Unknown names are ignored, the first of repeated names counts, and an
 * invalid value is replaced with its default, so that the list can always be shown. (KRN-40)
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
 * The shortest query that `readListState` converts back to the same state: defaults are left out, and names
 * are in the order of the spec. (KRN-41)
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
 * The number of filters with a value, without the search, sorting, page, active rows and switches for exact comparison.
 * (KRN-43)
 */
export const countActiveFilters = <F extends string>(state: ListState<F>): number =>
  Object.entries<string | undefined>(state.filters).filter(
    (entry) => entry[0] !== SEARCH_FILTER && isFilled(entry),
  ).length

/** The filters of a list, in the order of its spec. */
export const filterNames = <F extends string>(spec: Pick<ListSpec<F>, 'filters'>): readonly F[] =>
  filterEntries(spec).map(([name]) => name)

/**
 * The state of a list from validated values, such as the query of a call or the filters of a report. Blank texts and
 * switches that are off do not filter. Inactive rows are left out only if `active` is `true`. (KRN-51)
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

/** The part of a state that contains the number of rows on a page; empty for the default number. */
export const sizedAs = (size: number | undefined): Pick<ListState, 'size'> =>
  size === undefined || size === PAGE_SIZE ? {} : { size }

/** The part of a state that contains the choice of columns and the density; empty for the defaults. */
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
      // No back end can store a null character, so no row contains one, and a filter by such a text is dropped.
      return value !== '' && value.length <= MAX_SEARCH_LENGTH && !value.includes('\0')
    })
    .with({ kind: 'id' }, () => /^[1-9]\d{0,14}$/.test(value))
    .with({ kind: 'day' }, () => isValidDay(value))
    .with({ kind: 'flag' }, () => value === 'true')
    .with({ kind: 'choice' }, ({ values }) => values.includes(value))
    .exhaustive()

// `Object.entries` widens the type of the names to string, but they are exactly the names of the filters in the spec.
const filterEntries = <F extends string>(spec: Pick<ListSpec<F>, 'filters'>) =>
  Object.entries(spec.filters) as [F, FilterSpec][]

const isFilled = (entry: [string, string | undefined]): entry is [string, string] =>
  entry[1] !== undefined && entry[1] !== ''

// `fromEntries` widens the type of the names to string, but they are exactly the names of the entries.
const record = <K extends string, V>(entries: readonly (readonly [K, V])[]) =>
  Object.fromEntries(entries) as Partial<Record<K, V>> & Record<string, V>
