import type { ListSpec } from '@remesa/domain/kernel'

/** An option of a filter; `value` is its value in the URL. */
export interface FilterChoice {
  readonly value: string
  readonly label: string
}

/** The options of filters, by the names of the filters. Options of a filter that the list does not have are ignored. */
export type FilterChoices = Readonly<Record<string, readonly FilterChoice[]>>

/**
 * The fields of a filter panel. The declaration of the list provides the kind of each filter, and the query parameter
 * of the filter's switch for exact matches. The page provides names and options.
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
