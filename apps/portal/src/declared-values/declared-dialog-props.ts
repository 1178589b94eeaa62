import type { DeclaredOrder, DeclaredValuesAnswer } from '@remesa/domain/declared-values'
import type { PickupDetail } from '@remesa/domain/orders'
import type { QrLabel } from '@remesa/ui/declared-values'
import type { useDeclaredCatalogues } from './use-declared-values'

/** Props of every dialog about an order's declared values. A dialog needs a new `key` each time it opens. */
export interface DeclaredDialogProps {
  readonly isOpen: boolean
  readonly order: DeclaredOrder
  /** The name of the order as people see it, for example `Pickup 10017`. */
  readonly name: string
  /** Place and time of the pickup, as the label with the QR code shows them. */
  readonly place: QrLabel['place']
  readonly when: QrLabel['when']
  /** Code of the declared record that the dialog changes; empty for a new record. */
  readonly code: string
  /** Code of the order's status. */
  readonly status: string
  readonly answer: DeclaredValuesAnswer
  readonly catalogues: ReturnType<typeof useDeclaredCatalogues>
  /** Amounts that were entered when the order was requested. Most orders have none. */
  readonly requestedAmounts: PickupDetail['requestedAmounts']
  /** Reads the declared values again; `undefined` if that fails. */
  readonly onReread: () => Promise<DeclaredValuesAnswer | undefined>
  /** Called when the declared values on the screen may be out of date. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** The open dialog about declared values: its kind, and the record that it changes. */
export interface DeclaredDialog {
  readonly kind: 'values' | 'packs' | 'deletion' | 'codes'
  /** Code of the declared record that the dialog changes; empty for a new record. */
  readonly code: string
}
