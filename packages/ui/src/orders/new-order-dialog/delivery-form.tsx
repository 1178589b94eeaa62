import { chakra } from '@chakra-ui/react'
import type { DeliveryDraft, ServiceWindowRules } from '@remesa/domain/orders'
import { CompositionEditor } from '../composition-editor/composition-editor'
import { CommentsField } from './comments-field'
import type { FormProps, OrderCatalogues } from './form-props'
import type { CompositionEntry } from './order-entries'
import { WindowFields } from './window-fields'

export interface DeliveryFormProps
  extends FormProps<DeliveryDraft>,
    Pick<OrderCatalogues, 'currencies' | 'denominations' | 'packs' | 'limits'> {
  readonly rules: ServiceWindowRules
  readonly entry: CompositionEntry
  readonly onEntryChange: (detail: { readonly entry: CompositionEntry }) => void
}

/** What a delivery or a delivery exchange needs: when it is to come, and what is to be in it. */
export function DeliveryForm(props: DeliveryFormProps) {
  return (
    <chakra.div display="grid" gap="5">
      <WindowFields {...props} />
      <CompositionEditor {...props} />
      <CommentsField {...props} />
    </chakra.div>
  )
}
