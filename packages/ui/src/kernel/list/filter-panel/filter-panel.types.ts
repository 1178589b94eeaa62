import type { AnyIssue, FilterKind, FiltersChange, FiltersDraft } from '@remesa/domain/kernel'
import type { Option } from '../../fields/select'

/** One field of the filter panel. */
export interface FilterField<F extends string = string> {
  /** Name of the filter, and the path of the filter's issues. */
  readonly name: F
  readonly label: string
  /** Kind of the filter. For the kinds `id` and `choice`, the value is chosen from `options`. */
  readonly kind: FilterKind['kind']
  /** Query parameter of the switch for an exact search; `undefined` for a filter without that switch. */
  readonly precise?: string | undefined
  readonly options?: readonly Option[] | undefined
  /** Whether there is only one option. The field then shows this option and can't be changed. */
  readonly isFixed?: boolean | undefined
}

/** A change of one filter by the user. The callback `onClean` handles the clearing of all filters. */
export type FilterChange<F extends string = string> = Exclude<FiltersChange<F>, { readonly type: 'clean' }>

export interface FilterPanelProps<F extends string = string> {
  readonly fields: readonly FilterField<F>[]
  readonly draft: FiltersDraft<F>
  /**
   * Every validation issue of the draft, under the name of its filter. While there are issues, the Filter button
   * applies nothing.
   */
  readonly issues: readonly AnyIssue[]
  /** Number of applied filters, shown on the Filter button. */
  readonly activeCount: number
  readonly onChange: (change: FilterChange<F>) => void
  /** Called if the draft has no issues when Filter is clicked or Enter is pressed in a field. */
  readonly onApply: () => void
  /** Clears the panel and removes all applied filters of the list. */
  readonly onClean: () => void
}
