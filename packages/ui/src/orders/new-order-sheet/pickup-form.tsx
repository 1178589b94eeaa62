import { chakra } from '@chakra-ui/react'
import { formatMoney } from '@remesa/domain/kernel'
import type { CustomerCurrency, PickupDraft, ServiceWindowRules, UsualAmounts } from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { AmountField, type Catalogue, CatalogueNotice, type DraftForm, fieldPair } from '../../kernel'
import { CurrencySelect } from '../order-fields/currency-select'
import { AgileNotice } from './agile-notice'
import { CommentsField } from './comments-field'
import { WindowFields } from './window-fields'
import type { WindowChoices } from './window-fields.types'

export interface PickupFormProps {
  readonly form: DraftForm<PickupDraft>
  readonly rules: ServiceWindowRules
  readonly choices: WindowChoices
  /** The values of an agile point are declared per bag: it has neither currency nor amount. */
  readonly isAgile: boolean
  readonly currencies: Catalogue<CustomerCurrency>
  /** The range of the last pickups in a currency, by ISO code. */
  readonly usualAmountsOf: (isoCode: string) => UsualAmounts | undefined
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
  const usualText = useUsualText()
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
        hint={usualText(props, chosen) ?? t('orders.form.amount.help', { example: '1.234,50' })}
      />
    </chakra.div>
  )
}

/** What the last pickups came to: `Last 4: 875,00 € to 4.850,00 €`. */
const useUsualText = () => {
  const t = useT()
  return ({ usualAmountsOf }: PickupFormProps, currency: CustomerCurrency | undefined) => {
    const usual = currency && usualAmountsOf(currency.isoCode)
    if (usual === undefined) return undefined
    const [lowest, highest] = [usual.lowest, usual.highest].map((each) =>
      formatMoney(each, currency?.symbol ?? ''),
    )
    return t('orders.form.usual', { count: usual.orders, lowest: lowest ?? '', highest: highest ?? '' })
  }
}
