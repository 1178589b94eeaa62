import type { ListSpec } from '@remesa/domain/kernel'

/** What a filter can be chosen out of; `value` is what the address says. */
export interface FilterChoice {
  readonly value: string
  readonly label: string
}

/**
 * The fields of a filter panel from the list's declaration: kind and precise switch are the spec's, label and choices the
 * page's.
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
