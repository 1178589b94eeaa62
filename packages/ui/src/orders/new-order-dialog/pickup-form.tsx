import { chakra } from '@chakra-ui/react'
import type { CustomerCurrency, PickupDraft, ServiceWindowRules } from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { AmountField, type Catalogue, CatalogueNotice, type DraftForm, fieldPair } from '../../kernel'
import { CurrencySelect } from '../order-fields/currency-select'
import { AgileNotice } from './agile-notice'
import { CommentsField } from './comments-field'
import { WindowFields } from './window-fields'

export interface PickupFormProps {
  readonly form: DraftForm<PickupDraft>
  readonly rules: ServiceWindowRules
  /** The values of an agile point are declared per bag: it has neither currency nor amount. */
  readonly isAgile: boolean
  readonly currencies: Catalogue<CustomerCurrency>
}

/** The fields of a pickup. Each field states its rule before it can be broken. */
export function PickupForm(props: PickupFormProps) {
  return (
    <chakra.div display="grid" gap="5">
      <WindowFields {...props} />
      {props.isAgile ? <AgileNotice /> : <Amount {...props} />}
      <CommentsField {...props} />
    </chakra.div>
  )
}

function Amount(props: PickupFormProps) {
  const { form, currencies } = props
  const t = useT()
  const chosen = currencies.items?.find(({ currencyId }) => currencyId === form.draft.currencyId)
  if (currencies.onRetry !== undefined) {
    return <CatalogueNotice title={t('orders.form.currencies.error')} onRetry={currencies.onRetry} />
  }
  return (
    <chakra.div css={fieldPair}>
      <CurrencySelect {...props} />
      <AmountField
        form={form}
        name="totalAmount"
        label={t('orders.form.totalAmount')}
        isRequired
        currency={chosen?.symbol}
        hint={t('orders.form.amount.help', { example: '1.234,50' })}
      />
    </chakra.div>
  )
}
