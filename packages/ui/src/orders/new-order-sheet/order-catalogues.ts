import type { CommodityType, CustomerCurrency, Denomination, Fault, Pack } from '@remesa/domain/orders'
import type { OrderLimit } from '@remesa/domain/service-points'
import type { Catalogue } from '../../kernel'

/** The options of the forms of a new order. */
export interface OrderCatalogues {
  readonly currencies: Catalogue<CustomerCurrency>
  /** Notes and coins of the chosen currency. */
  readonly denominations: Catalogue<Denomination>
  readonly packs: Catalogue<Pack>
  /** The highest totals that the service point may order. */
  readonly limits: Catalogue<OrderLimit>
  readonly faults: Catalogue<Fault>
  readonly supplies: Catalogue<CommodityType>
}
