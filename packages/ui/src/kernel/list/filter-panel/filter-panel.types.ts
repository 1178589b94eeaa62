import type { FilterKind, FiltersChange, FiltersDraft, Issue } from '@remesa/domain/kernel'
import type { Option } from '../../fields/select'

/** One field of the panel. */
export interface FilterField<F extends string = string> {
  /** Name of the filter, and the path of its issues. */
  readonly name: F
  readonly label: string
  /** `id` and `choice` are chosen out of `options`. */
  readonly kind: FilterKind['kind']
  /** Query parameter of its precise switch; `undefined` where it has none. */
  readonly precise?: string | undefined
  readonly options?: readonly Option[] | undefined
  /** The only value there is: shown, and not to be changed. */
  readonly isFixed?: boolean | undefined
}

export type FilterChange<F extends string = string> = Exclude<FiltersChange<F>, { readonly type: 'clean' }>

export interface FilterPanelProps<F extends string = string> {
  readonly fields: readonly FilterField<F>[]
  readonly draft: FiltersDraft<F>
  /** Every issue of the draft, at the name of its filter. Filter does nothing while there is one. */
  readonly issues: readonly Issue[]
  /** How many filters the list has now, shown on the Filter button. */
  readonly activeCount: number
  readonly onChange: (change: FilterChange<F>) => void
  /** Filter was pressed, or Enter in a field, and the draft has no issue. */
  readonly onApply: () => void
  /** Empties the panel and lists everything. */
  readonly onClean: () => void
}
