import type {
  AssistanceDetail,
  DeliveryDetail,
  Denomination,
  Pack,
  PickupDetail,
  SupplyDetail,
} from '@remesa/domain/orders'

/** Names of packs and values of notes and coins, which a delivery contains only by id. */
export type DeliveryCatalogue =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly onRetry: () => void }
  | {
      readonly state: 'ready'
      readonly packs: readonly Pack[]
      readonly denominations: readonly Pick<Denomination, 'id' | 'value'>[]
    }

interface DetailedDelivery<Type> {
  readonly type: Type
  readonly detail: DeliveryDetail
  readonly catalogue: DeliveryCatalogue
}

/** One order of any kind with all its details. */
export type DetailedOrder =
  | { readonly type: 'pickup'; readonly detail: PickupDetail }
  | DetailedDelivery<'delivery'>
  | DetailedDelivery<'delivery-exchange'>
  | { readonly type: 'assistance-service'; readonly detail: AssistanceDetail }
  | { readonly type: 'supply-material-service'; readonly detail: SupplyDetail }
