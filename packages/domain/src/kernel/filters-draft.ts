import { match } from 'ts-pattern'
import { type FilterSpec, type ListSpec, type ListState, readListState, writeListState } from './list-state'

/**
 * The contents of the filter panel before they are applied: the text of every field, and the switches for exact
 * comparison that are on.
 */
export interface FiltersDraft<F extends string = string> {
  readonly values: Readonly<Partial<Record<F, string>>>
  /** The query parameters of the switches for exact comparison, only of switches that are on. */
  readonly precise: readonly string[]
}

/**
 * A change in the filter panel: a typed value, a click on a switch for exact comparison, or a click on the button
 * Clean.
 */
export type FiltersChange<F extends string = string> =
  | { readonly type: 'value'; readonly filter: F; readonly value: string }
  | { readonly type: 'precise'; readonly filter: F; readonly precise: boolean }
  | { readonly type: 'clean' }

/** The contents of an empty filter panel, as after a click on the button Clean. (KRN-48) */
export const emptyFiltersDraft = <F extends string>(): FiltersDraft<F> => ({
  // The compiler does not know that an empty object has the type of partial values.
  values: {} as Partial<Record<F, string>>,
  precise: [],
})

/** The contents of the filter panel when it opens: the filters that are applied to the list. (KRN-48) */
export const filtersDraftOf = <F extends string>({
  filters,
  precise,
}: Pick<ListState<F>, 'filters' | 'precise'>): FiltersDraft<F> => ({ values: filters, precise })

/**
 * The contents of the filter panel after a change. If a filter has no switch for exact comparison, turning the switch
 * on changes nothing. (KRN-48)
 */
export const changeFiltersDraft = <F extends string>(
  draft: FiltersDraft<F>,
  change: FiltersChange<F>,
  spec: Pick<ListSpec<F>, 'filters'>,
): FiltersDraft<F> =>
  match(change)
    .returnType<FiltersDraft<F>>()
    .with({ type: 'clean' }, () => emptyFiltersDraft())
    .with({ type: 'value' }, ({ filter, value }) => ({
      ...draft,
      values: { ...draft.values, [filter]: value },
    }))
    .with({ type: 'precise' }, ({ filter, precise }) => {
      const changed: FilterSpec = spec.filters[filter]
      const others = draft.precise.filter((name) => name !== changed.precise)
      return {
        ...draft,
        precise: precise && changed.precise !== undefined ? [...others, changed.precise] : others,
      }
    })
    .exhaustive()

/**
 * The state of the list after a click on the button Filter: the first page of the rows that match the panel. Empty and
 * invalid values are dropped together with their switches for exact comparison. The sorting and the switch for inactive
 * rows do not change. (KRN-49)
 */
export const applyFilters = <F extends string>(
  state: ListState<F>,
  { values, precise }: FiltersDraft<F>,
  spec: ListSpec<F>,
): ListState<F> =>
  readListState(
    [
      ...writeListState({ ...state, page: 1, filters: emptyFiltersDraft<F>().values }, spec),
      ...Object.entries<string | undefined>(values).map(([name, value]) => [name, value ?? ''] as const),
      ...precise.map((flag) => [flag, 'true'] as const),
    ],
    spec,
  )
