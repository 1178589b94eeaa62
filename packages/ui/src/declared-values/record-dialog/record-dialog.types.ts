import type {
  DeclaredRecordDraft,
  DeclaredValueFacts,
  DeclaredValuesAnswer,
  DeclaredValuesMode,
  RequestedFacts,
} from '@remesa/domain/declared-values'
import type { CustomerCurrency } from '@remesa/domain/orders'
import type { ReactNode } from 'react'
import type { Catalogue, WriteFailure } from '../../kernel'

/** Renders the dialog that reads a code with the camera. */
export type RenderScanner = (props: {
  readonly isOpen: boolean
  readonly onFound: (detail: { readonly code: string }) => void
  readonly onClose: () => void
}) => ReactNode

export interface RecordFacts {
  readonly mode: DeclaredValuesMode
  /** What is already declared for the order, including the record itself. */
  readonly answer: DeclaredValuesAnswer
  readonly maxCodeSeal: number | null
  readonly mainCurrency: DeclaredValueFacts['mainCurrency']
  /** Code of the order's status. */
  readonly status: string
  /** What the order requested, to compare it with what is declared; usually nothing. */
  readonly requestedAmounts: RequestedFacts['requestedAmounts']
}

export interface RecordDialogProps {
  readonly isOpen: boolean
  /** The order, as it is called: `Pickup 10017`. */
  readonly order: string
  /** Empty, or an existing record. */
  readonly initial: DeclaredRecordDraft
  readonly facts: RecordFacts
  readonly currencies: Catalogue<CustomerCurrency>
  readonly isBusy: boolean
  /** How the last attempt ended. */
  readonly failure: WriteFailure | undefined
  readonly onSave: (detail: { readonly draft: DeclaredRecordDraft }) => void
  readonly onClose: () => void
  /** `undefined`: codes can only be typed. */
  readonly renderScanner: RenderScanner | undefined
}
