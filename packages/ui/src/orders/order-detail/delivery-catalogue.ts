import type { Denomination, Pack } from '@remesa/domain/orders'

/** Names of packs, and values of notes and coins. The details of a delivery contain only their ids. */
export type DeliveryCatalogue =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly onRetry: () => void }
  | {
      readonly state: 'ready'
      readonly packs: readonly Pack[]
      readonly denominations: readonly Pick<Denomination, 'id' | 'value'>[]
    }
