import type { CommodityType, CustomerCurrency, Denomination, Fault, Pack } from '@remesa/domain/orders'
import type { OrderLimit } from '@remesa/domain/service-points'
import type { Catalogue } from '../../kernel'

/** The options that the forms of a new order offer. */
export interface OrderCatalogues {
  readonly currencies: Catalogue<CustomerCurrency>
  /** The notes and coins that exist in the chosen currency. */
  readonly denominations: Catalogue<Denomination>
  readonly packs: Catalogue<Pack>
  /** The maximum totals that the service point may order. */
  readonly limits: Catalogue<OrderLimit>
  readonly faults: Catalogue<Fault>
  readonly supplies: Catalogue<CommodityType>
}
