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

/** Renders the camera dialog that scans a code. */
export type RenderScanner = (props: {
  readonly isOpen: boolean
  readonly onFound: (detail: { readonly code: string }) => void
  readonly onClose: () => void
}) => ReactNode

/** Facts about an order that decide how its values are declared. */
export interface RecordFacts {
  readonly mode: DeclaredValuesMode
  /** All declared values of the order. They include the values of the record that is being changed. */
  readonly answer: DeclaredValuesAnswer
  readonly maxCodeSeal: number | null
  readonly mainCurrency: DeclaredValueFacts['mainCurrency']
  /** Code of the order's status. */
  readonly status: string
  /** The requested amounts of the order, to compare them with the declared values; usually empty. */
  readonly requestedAmounts: RequestedFacts['requestedAmounts']
}

export interface RecordDialogProps {
  readonly isOpen: boolean
  /** Name of the order in the title of the dialog: `Pickup 10017`. */
  readonly order: string
  /** The initial draft: empty for a new record, else the values of the existing record. */
  readonly initial: DeclaredRecordDraft
  readonly facts: RecordFacts
  readonly currencies: Catalogue<CustomerCurrency>
  readonly isBusy: boolean
  /** The failure of the last attempt to save the record. */
  readonly failure: WriteFailure | undefined
  readonly onSave: (detail: { readonly draft: DeclaredRecordDraft }) => void
  readonly onClose: () => void
  /** Renders the camera dialog that scans a code; `undefined` if codes can only be typed. */
  readonly renderScanner: RenderScanner | undefined
}
