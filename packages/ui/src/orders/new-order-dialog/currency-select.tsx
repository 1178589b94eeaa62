import type { CustomerCurrency } from '@remesa/domain/orders'
import type { ReactNode } from 'react'
import { useCurrencyLabel, useT } from '../../i18n'
import { Select } from '../../kernel'
import { type Catalogue, controlOf, type FormProps } from './form-props'

export interface CurrencySelectProps extends FormProps<{ readonly currencyId: string }> {
  readonly currencies: Catalogue<CustomerCurrency>
  readonly hint?: ReactNode
}

/** One of the customer's currencies. */
export function CurrencySelect(props: CurrencySelectProps) {
  const { draft, currencies, hint, onChange } = props
  const t = useT()
  const label = useCurrencyLabel()
  return (
    <Select
      {...controlOf(props, t, 'currencyId')}
      value={draft.currencyId}
      label={t('orders.form.currency')}
      isRequired
      hint={hint}
      placeholder={draft.currencyId === '' ? undefined : null}
      options={(currencies.items ?? []).map((currency) => ({
        value: currency.currencyId,
        label: label(currency),
      }))}
      disabledReason={currencies.items === undefined ? t('orders.form.currencies.loading') : undefined}
      onChange={({ value }) => onChange({ field: 'currencyId', patch: { currencyId: value } })}
    />
  )
}
