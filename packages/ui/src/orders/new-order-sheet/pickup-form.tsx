import { chakra } from '@chakra-ui/react'
import { formatAmount, formatMoney } from '@remesa/domain/kernel'
import type { CustomerCurrency, PickupDraft, ServiceWindowRules, UsualAmounts } from '@remesa/domain/orders'
import { Repeat } from 'lucide'
import { useT } from '../../i18n'
import {
  AmountField,
  Button,
  type Catalogue,
  CatalogueNotice,
  type DraftForm,
  fieldPair,
  Icon,
} from '../../kernel'
import { CurrencySelect } from '../order-fields/currency-select'
import { useDateText } from '../use-date-text'
import { AgileNotice } from './agile-notice'
import { CommentsField } from './comments-field'
import { WindowFields } from './window-fields'
import type { WindowChoices } from './window-fields.types'

export interface PickupFormProps {
  readonly form: DraftForm<PickupDraft>
  readonly rules: ServiceWindowRules
  readonly choices: WindowChoices
  /**
   * Whether the service point is agile. At an agile point the values are declared for each bag, so the form has no
   * fields for currency and amount.
   */
  readonly isAgile: boolean
  readonly currencies: Catalogue<CustomerCurrency>
  /** Returns the amounts of the latest pickups in a currency (ISO code). */
  readonly usualAmountsOf: (isoCode: string) => UsualAmounts | undefined
}

/** The fields of a pickup. Each field shows the rule for its value as a hint. */
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
  const usual = chosen && props.usualAmountsOf(chosen.isoCode)
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
      {chosen !== undefined && usual !== undefined && (
        <LastAmount form={form} usual={usual} currency={chosen} />
      )}
    </chakra.div>
  )
}

/** A button that fills in the amount of the last pickup. */
function LastAmount({
  form,
  usual,
  currency,
}: Pick<PickupFormProps, 'form'> & {
  readonly usual: UsualAmounts
  readonly currency: CustomerCurrency
}) {
  const t = useT()
  const dateText = useDateText()
  const amount = formatAmount(usual.last)
  return (
    <chakra.div gridColumn="1 / -1">
      <Button
        size="sm"
        icon={<Icon of={Repeat} size={14} />}
        onClick={() => {
          form.change('totalAmount', amount)
          form.focus('totalAmount')
        }}
      >
        {t('orders.form.amount.last', {
          amount: formatMoney(usual.last, currency.symbol),
          day: usual.lastDay === undefined ? 'none' : dateText(usual.lastDay),
        })}
      </Button>
    </chakra.div>
  )
}
