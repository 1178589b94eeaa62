import type { CustomerCurrency } from '@remesa/domain/orders'
import { useCurrencyLabel, useT } from '../../i18n'
import { type Catalogue, type DraftForm, SelectField } from '../../kernel'
import { missingReason } from '../declared-words'

export interface CurrencyFieldProps {
  readonly form: DraftForm<{ readonly currencyCode: string }>
  readonly currencies: Catalogue<CustomerCurrency>
}

/** The currency of one declared value or pack, by its ISO code. */
export function CurrencyField({ form, currencies }: CurrencyFieldProps) {
  const t = useT()
  const currencyLabel = useCurrencyLabel()
  const { currencyCode } = form.draft
  return (
    <SelectField
      form={form}
      name="currencyCode"
      label={t('declared-values.form.currency')}
      isRequired
      placeholder={currencies.items?.some(({ isoCode }) => isoCode === currencyCode) ? null : undefined}
      options={(currencies.items ?? []).map((currency) => ({
        value: currency.isoCode,
        label: currencyLabel(currency),
      }))}
      disabledReason={missingReason(t, currencies, 'currencies')}
    />
  )
}
