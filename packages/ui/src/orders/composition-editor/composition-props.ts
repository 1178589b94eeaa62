import type { CompositionDraft, CustomerCurrency, Denomination, Pack } from '@remesa/domain/orders'
import type { OrderLimit } from '@remesa/domain/service-points'
import type { Catalogue, DraftForm } from '../../kernel'

/** The draft of a composition and the catalogues to fill it in. */
export interface CompositionEditorProps {
  readonly form: DraftForm<CompositionDraft>
  readonly currencies: Catalogue<CustomerCurrency>
  /** Notes and coins of the chosen currency. */
  readonly denominations: Catalogue<Denomination>
  readonly packs: Catalogue<Pack>
  /** Limits of the service point. Until they are loaded, the editor shows nothing about limits. */
  readonly limits: Catalogue<OrderLimit>
}
