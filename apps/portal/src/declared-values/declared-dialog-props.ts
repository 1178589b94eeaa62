import type { DeclaredOrder, DeclaredValuesAnswer } from '@remesa/domain/declared-values'
import type { PickupDetail } from '@remesa/domain/orders'
import type { QrLabel } from '@remesa/ui/declared-values'
import type { useDeclaredCatalogues } from './use-declared-values'

/** Props of every dialog about an order's declared values. Mount a new one, by key, each time it opens. */
export interface DeclaredDialogProps {
  readonly isOpen: boolean
  readonly order: DeclaredOrder
  /** The order's name for people: `Pickup 10017`. */
  readonly name: string
  /** Place and time of the pickup, for its label. */
  readonly place: QrLabel['place']
  readonly when: QrLabel['when']
  /** Code of the record; empty for a new record. */
  readonly code: string
  /** Code of the order's status. */
  readonly status: string
  readonly answer: DeclaredValuesAnswer
  readonly catalogues: ReturnType<typeof useDeclaredCatalogues>
  /** Amounts that the order requested; usually none. */
  readonly requestedAmounts: PickupDetail['requestedAmounts']
  /** Reads the declared values again; `undefined` if that fails. */
  readonly onReread: () => Promise<DeclaredValuesAnswer | undefined>
  /** Called when the data on screen may be out of date. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** An open dialog about declared values: its kind, and its record. */
export interface DeclaredDialog {
  readonly kind: 'values' | 'packs' | 'deletion' | 'codes'
  /** Code of the record; empty for a new record. */
  readonly code: string
}
