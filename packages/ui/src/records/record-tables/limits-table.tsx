import type { CurrencySummary } from '@remesa/domain/country'
import { formatAmount } from '@remesa/domain/kernel'
import {
  type CurrencyLimit,
  emptyLimitDraft,
  type LimitDraft,
  limitCurrencies,
  limitDraftOf,
  removeLimit,
  saveLimit,
  validateLimit,
} from '@remesa/domain/records'
import { useT } from '../../i18n'
import { AmountField, type RecordFields, type RowRules, SelectField } from '../../kernel'
import { RecordTable } from './record-table'

export interface LimitsTableProps {
  readonly form: RecordFields<{ readonly limits: readonly CurrencyLimit[] }>
  readonly currencies: readonly CurrencySummary[]
  /** The main currency of the record's country, with which a new limit starts. */
  readonly mainCurrency?: CurrencySummary | null | undefined
}

const rulesFor = ({
  currencies,
  mainCurrency,
}: Omit<LimitsTableProps, 'form'>): RowRules<CurrencyLimit, LimitDraft> => ({
  empty: (existing) => emptyLimitDraft({ existing, currencies, mainCurrency }),
  draftOf: limitDraftOf,
  validate: (draft, place) => validateLimit(draft, { ...place, currencies }),
  save: (draft, place) => saveLimit(draft, { ...place, currencies }),
  remove: removeLimit,
})

/**
 * The table of limits, with the highest amount in each currency. A row can be added only for a currency that has no
 * limit yet.
 */
export function LimitsTable({ form, currencies, mainCurrency }: LimitsTableProps) {
  const t = useT()
  return (
    <RecordTable
      form={form}
      name="limits"
      rowFields={['currencyId', 'amount']}
      title={t('records.limits')}
      emptyText={t('records.limits.empty')}
      addText={t('records.limits.add')}
      rules={rulesFor({ currencies, mainCurrency })}
      nameOf={({ currency, amount }) => `${currency.code} ${formatAmount(amount)}`}
      columns={[
        {
          id: 'currency',
          header: t('records.limits.currency'),
          isRowHeader: true,
          cell: ({ currency }) => currency.code,
        },
        {
          id: 'amount',
          header: t('records.limits.amount'),
          align: 'end',
          cell: ({ amount }) => formatAmount(amount),
        },
      ]}
      fields={(row, place) => (
        <>
          <SelectField
            form={row}
            name="currencyId"
            label={t('records.limits.currency')}
            isRequired
            options={limitCurrencies({ ...place, currencies }).map(({ id, code }) => ({
              value: String(id),
              label: code,
            }))}
          />
          <AmountField form={row} name="amount" label={t('records.limits.amount')} isRequired />
        </>
      )}
    />
  )
}
