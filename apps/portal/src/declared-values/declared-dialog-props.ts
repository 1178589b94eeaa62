import type { DeclaredOrder, DeclaredValuesAnswer } from '@remesa/domain/declared-values'
import type { PickupDetail } from '@remesa/domain/orders'
import type { QrLabel } from '@remesa/ui/declared-values'
import type { useDeclaredCatalogues } from './use-declared-values'

/** Props of every dialog about an order's declared values. Mount a new one, by key, each time it opens. */
export interface DeclaredDialogProps {
  readonly isOpen: boolean
  readonly order: DeclaredOrder
  /** The order, as it is called: `Pickup 10017`. */
  readonly name: string
  /** Where and when the crew collects it, for its label. */
  readonly place: QrLabel['place']
  readonly when: QrLabel['when']
  /** Code of the record; empty for a new one. */
  readonly code: string
  /** Code of the order's status. */
  readonly status: string
  readonly answer: DeclaredValuesAnswer
  readonly catalogues: ReturnType<typeof useDeclaredCatalogues>
  /** Amounts that the order requested; usually none. */
  readonly requestedAmounts: PickupDetail['requestedAmounts']
  /** Reads the declared values again; `undefined` if that fails. */
  readonly onReread: () => Promise<DeclaredValuesAnswer | undefined>
  /** What is shown may be out of date. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** A dialog about declared values: of which kind, and about which record. */
export interface DeclaredDialog {
  readonly kind: 'values' | 'packs' | 'deletion' | 'codes'
  /** Code of the record; empty for a new one. */
  readonly code: string
}
