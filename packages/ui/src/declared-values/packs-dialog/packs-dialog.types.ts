import type { DeclaredPackFacts, DeclaredPacksDraft } from '@remesa/domain/declared-values'
import type { CustomerCurrency, Pack } from '@remesa/domain/orders'
import type { Catalogue, WriteFailure } from '../../kernel'

export interface PacksDialogProps {
  readonly isOpen: boolean
  /** Name of the order in the title of the dialog: `Pickup 10017`. */
  readonly order: string
  /** The initial draft: empty for a new record, else the values of the existing record. */
  readonly initial: DeclaredPacksDraft
  readonly facts: Pick<DeclaredPackFacts, 'mainCurrency'> & { readonly status: string }
  readonly packs: Catalogue<Pack>
  readonly currencies: Catalogue<CustomerCurrency>
  readonly isBusy: boolean
  /** The failure of the last attempt to save the packs. */
  readonly failure: WriteFailure | undefined
  readonly onSave: (detail: { readonly draft: DeclaredPacksDraft }) => void
  readonly onClose: () => void
}
