import type { OrderRow } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'

/** Props of a dialog about an order. Another order needs a new `key`. */
export interface OrderActionProps {
  readonly isOpen: boolean
  readonly row: OrderRow & { readonly serviceId: string }
  readonly servicePoint: ServicePoint
  readonly countryCode: string
  /** Called when the list of orders on the screen may be out of date. */
  readonly onChanged: () => void
  readonly onClose: () => void
}
