import type { ListSpec } from '@remesa/domain/kernel'

/** The options of a filter; `value` is the value in the address. */
export interface FilterChoice {
  readonly value: string
  readonly label: string
}

/** The options of filters by name; those of a filter outside the list are ignored. */
export type FilterChoices = Readonly<Record<string, readonly FilterChoice[]>>

/**
 * The fields of a filter panel. The list's declaration provides the kind of each filter, and the query parameter of its
 * switch for an exact match; the page provides names and options.
 */
export const filterFields = <F extends string>(
  spec: ListSpec<F>,
  filters: readonly F[],
  nameOf: (filter: F) => string,
  choices: FilterChoices,
) =>
  filters.map((name) => {
    const { kind, precise } = spec.filters[name]
    return { name, kind, precise, label: nameOf(name), options: choices[name] }
  })
