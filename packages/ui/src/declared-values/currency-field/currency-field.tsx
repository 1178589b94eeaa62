import type { CustomerCurrency } from '@remesa/domain/orders'
import { useCurrencyLabel, useT } from '../../i18n'
import { type Catalogue, Select } from '../../kernel'
import { missingReason } from '../declared-words'
import { type CellProps, useCell } from '../use-cell'

export interface CurrencyFieldProps<Draft> extends CellProps<Draft> {
  readonly currencies: Catalogue<CustomerCurrency>
  readonly onChange: (detail: { readonly value: string }) => void
}

/** The currency field of one row; its value is the ISO code. */
export function CurrencyField<Draft extends { readonly currencyCode: string }>(
  props: CurrencyFieldProps<Draft>,
) {
  const { row, currencies, onChange } = props
  const t = useT()
  const currencyLabel = useCurrencyLabel()
  const field = useCell(props, 'currencyCode', 'choice')
  const { currencyCode } = row.draft
  return (
    <Select
      {...field}
      isRequired
      value={currencyCode}
      placeholder={currencies.items?.some(({ isoCode }) => isoCode === currencyCode) ? null : undefined}
      options={(currencies.items ?? []).map((currency) => ({
        value: currency.isoCode,
        label: currencyLabel(currency),
      }))}
      disabledReason={missingReason(t, currencies, 'currencies')}
      onChange={onChange}
    />
  )
}
