import type { OrderRow } from '@remesa/domain/orders'

/** What is done about the order of one row. Mount another, by key, for the next one. */
export interface OrderActionProps {
  readonly isOpen: boolean
  readonly row: OrderRow & { readonly serviceId: string }
  readonly countryCode: string
  /** What the history shows may no longer be so. */
  readonly onChanged: () => void
  readonly onClose: () => void
}
