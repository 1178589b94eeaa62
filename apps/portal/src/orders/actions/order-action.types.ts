import type { OrderRow } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'

/** Props of a dialog about one row's order. Mount a new one, by key, for the next order. */
export interface OrderActionProps {
  readonly isOpen: boolean
  readonly row: OrderRow & { readonly serviceId: string }
  readonly servicePoint: ServicePoint
  readonly countryCode: string
  /** Called when the history on screen may be out of date. */
  readonly onChanged: () => void
  readonly onClose: () => void
}
