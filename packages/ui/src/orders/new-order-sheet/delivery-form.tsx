import { chakra } from '@chakra-ui/react'
import type { DeliveryDraft, ServiceWindowRules } from '@remesa/domain/orders'
import type { DraftForm } from '../../kernel'
import { CompositionEditor } from '../composition-editor/composition-editor'
import { CommentsField } from './comments-field'
import type { OrderCatalogues } from './order-catalogues'
import { WindowFields } from './window-fields'
import type { WindowChoices } from './window-fields.types'

export interface DeliveryFormProps
  extends Pick<OrderCatalogues, 'currencies' | 'denominations' | 'packs' | 'limits'> {
  readonly form: DraftForm<DeliveryDraft>
  readonly rules: ServiceWindowRules
  readonly choices: WindowChoices
}

/** The fields of a delivery or a delivery exchange: the day, the hours and the contents. */
export function DeliveryForm(props: DeliveryFormProps) {
  return (
    <chakra.div display="grid" gap="5">
      <WindowFields {...props} />
      <CompositionEditor {...props} />
      <CommentsField {...props} />
    </chakra.div>
  )
}
