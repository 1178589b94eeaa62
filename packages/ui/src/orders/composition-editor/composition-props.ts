import type { CompositionDraft, CustomerCurrency, Denomination, Pack } from '@remesa/domain/orders'
import type { OrderLimit } from '@remesa/domain/service-points'
import type { Catalogue, DraftForm } from '../../kernel'

/** The draft of a delivery's contents, and the catalogues from which it is filled in. */
export interface CompositionEditorProps {
  readonly form: DraftForm<CompositionDraft>
  readonly currencies: Catalogue<CustomerCurrency>
  /** The notes and coins that exist in the chosen currency. */
  readonly denominations: Catalogue<Denomination>
  readonly packs: Catalogue<Pack>
  /** Limits of the service point. Until they are loaded, the editor shows no limits. */
  readonly limits: Catalogue<OrderLimit>
}
