import type { DeclaredOrder, DeclaredValuesAnswer } from '@remesa/domain/declared-values'
import type { useDeclaredCatalogues } from './use-declared-values'

/** What every dialog about the declared values of an order is told and tells. Mount another, by key, for each opening. */
export interface DeclaredDialogProps {
  readonly isOpen: boolean
  readonly order: DeclaredOrder
  /** What the order is called: `Pickup 10017`. */
  readonly name: string
  /** Code of the record that it is about; empty for a new one. */
  readonly code: string
  /** Code of the order's status. */
  readonly status: string
  readonly answer: DeclaredValuesAnswer
  readonly catalogues: ReturnType<typeof useDeclaredCatalogues>
  /** Asks anew what is declared; nothing when that did not come. */
  readonly onReread: () => Promise<DeclaredValuesAnswer | undefined>
  /** What is shown may no longer be so. */
  readonly onChanged: () => void
  readonly onClose: () => void
}
