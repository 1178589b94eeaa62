import type { CustomerCurrency } from '@remesa/domain/orders'
import type { ReactNode } from 'react'
import { useCurrencyLabel, useT } from '../../i18n'
import { type Catalogue, type DraftForm, SelectField } from '../../kernel'

export interface CurrencySelectProps {
  readonly form: DraftForm<{ readonly currencyId: string }>
  readonly currencies: Catalogue<CustomerCurrency>
  readonly hint?: ReactNode
}

/**
 * A choice among the customer's currencies. Renders nothing if the customer has a single currency, because the
 * amounts then show that currency.
 */
export function CurrencySelect({ form, currencies, hint }: CurrencySelectProps) {
  const t = useT()
  const label = useCurrencyLabel()
  const [only, ...others] = currencies.items ?? []
  if (only?.currencyId === form.draft.currencyId && others.length === 0) return null
  return (
    <SelectField
      form={form}
      name="currencyId"
      label={t('orders.form.currency')}
      isRequired
      hint={hint}
      placeholder={form.draft.currencyId === '' ? undefined : null}
      options={(currencies.items ?? []).map((currency) => ({
        value: currency.currencyId,
        label: label(currency),
      }))}
      disabledReason={currencies.items === undefined ? t('orders.form.currencies.loading') : undefined}
    />
  )
}
