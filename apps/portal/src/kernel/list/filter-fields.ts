import type { ListSpec } from '@remesa/domain/kernel'

/** An option of a filter; `value` is its value in the URL. */
export interface FilterChoice {
  readonly value: string
  readonly label: string
}

/** The options of each filter, by the name of the filter. Names that are no filters of the list are ignored. */
export type FilterChoices = Readonly<Record<string, readonly FilterChoice[]>>

/**
 * The fields of a filter panel. The list declares the kind of each filter, and in `precise` the query parameter that
 * demands exact matches for the filter. The page provides names and options.
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
