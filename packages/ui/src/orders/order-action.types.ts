import type { OrderRow } from '@remesa/domain/orders'
import type { SentForm } from '../kernel'

/** Props of a dialog about one order of the table. Give the dialog a new `key` for each order. */
export interface OrderActionDialogProps<Draft> extends SentForm<Draft> {
  readonly isOpen: boolean
  readonly order: OrderRow
  readonly onClose: () => void
  /** IANA zone in which times are shown. */
  readonly timeZone: string
}
