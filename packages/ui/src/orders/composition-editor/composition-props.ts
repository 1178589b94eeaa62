import type { Composition, CustomerCurrency, Denomination, Pack } from '@remesa/domain/orders'
import type { OrderLimit } from '@remesa/domain/service-points'
import type { Catalogue, FormProps } from '../new-order-dialog/form-props'
import type { CompositionEntry } from '../new-order-dialog/order-entries'

/** What a composition is told and tells. */
export interface CompositionEditorProps extends FormProps<Composition> {
  /** What is typed, as it is typed. */
  readonly entry: CompositionEntry
  readonly onEntryChange: (detail: { readonly entry: CompositionEntry }) => void
  readonly currencies: Catalogue<CustomerCurrency>
  /** Notes and coins of the chosen currency. */
  readonly denominations: Catalogue<Denomination>
  readonly packs: Catalogue<Pack>
  /** Limits of the service point. As long as they are not known nothing is said of them. */
  readonly limits: Catalogue<OrderLimit>
}
