import type { ListSpec } from '@remesa/domain/kernel'

/** The options of a filter; `value` is the value in the address. */
export interface FilterChoice {
  readonly value: string
  readonly label: string
}

/**
 * The fields of a filter panel from the list's declaration, which provides kind and precise switch; the page provides
 * labels and options.
 */
export const filterFields = <F extends string>(
  spec: ListSpec<F>,
  filters: readonly F[],
  labels: Readonly<Record<F, string>>,
  choices: { readonly [Name in F]?: readonly FilterChoice[] },
) =>
  filters.map((name) => {
    const { kind, precise } = spec.filters[name]
    return { name, kind, precise, label: labels[name], options: choices[name] }
  })
