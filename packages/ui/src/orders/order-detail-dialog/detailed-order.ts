import type {
  AssistanceDetail,
  DeliveryDetail,
  Denomination,
  Pack,
  PickupDetail,
  SupplyDetail,
} from '@remesa/domain/orders'

/** What packs are called and what notes and coins are worth, which a delivery names by their ids alone. */
export type DeliveryCatalogue =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly onRetry: () => void }
  | {
      readonly state: 'ready'
      readonly packs: readonly Pick<Pack, 'id' | 'description'>[]
      readonly denominations: readonly Pick<Denomination, 'id' | 'value'>[]
    }

interface DetailedDelivery<Type> {
  readonly type: Type
  readonly detail: DeliveryDetail
  readonly catalogue: DeliveryCatalogue
}

/** One order of any kind with all that is known of it. */
export type DetailedOrder =
  | { readonly type: 'pickup'; readonly detail: PickupDetail }
  | DetailedDelivery<'delivery'>
  | DetailedDelivery<'delivery-exchange'>
  | { readonly type: 'assistance-service'; readonly detail: AssistanceDetail }
  | { readonly type: 'supply-material-service'; readonly detail: SupplyDetail }
