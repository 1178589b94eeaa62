import type { CompositionDraft, CustomerCurrency, Denomination, Pack } from '@remesa/domain/orders'
import type { OrderLimit } from '@remesa/domain/service-points'
import type { Catalogue, DraftForm } from '../../kernel'

/** The data that a composition is filled in with. */
export interface CompositionEditorProps {
  readonly form: DraftForm<CompositionDraft>
  readonly currencies: Catalogue<CustomerCurrency>
  /** Notes and coins of the chosen currency. */
  readonly denominations: Catalogue<Denomination>
  readonly packs: Catalogue<Pack>
  /** Limits of the service point. Until they are loaded, nothing is shown about them. */
  readonly limits: Catalogue<OrderLimit>
}
