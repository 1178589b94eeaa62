import type {
  CodeBearer,
  DeclaredContainerDraft,
  DeclaredRow,
  DeclaredValueDraft,
  DeclaredValueRow,
} from '@remesa/domain/declared-values'
import type { CustomerCurrency } from '@remesa/domain/orders'
import type { Translate } from '../../i18n'
import type { Catalogue, GridColumn } from '../../kernel'
import { CurrencyField } from '../currency-field/currency-field'
import type { RowsForm } from '../use-cell'
import { AmountCell, CodeCell, ContentsCell, KindCell } from './value-cells'

/** The two columns of a bag or seal: its code and its kind. */
export const bearerColumns = <Row extends DeclaredRow<DeclaredContainerDraft, CodeBearer>>(
  t: Translate,
  rows: RowsForm<DeclaredContainerDraft>,
  maxCodeSeal: number | null,
): readonly GridColumn<Row>[] => [
  {
    id: 'code',
    header: t('declared-values.form.code'),
    cell: (row, label) => <CodeCell rows={rows} row={row} label={label} maxCodeSeal={maxCodeSeal} />,
  },
  {
    id: 'codeKind',
    header: t('declared-values.form.kind'),
    width: '7.25rem',
    cell: (row, label) => <KindCell rows={rows} row={row} label={label} />,
  },
]

/** The columns of a value: contents, amount and, if several currencies are possible, currency. */
export const moneyColumns = (
  t: Translate,
  rows: RowsForm<DeclaredValueDraft>,
  {
    currencies,
    drafts,
  }: {
    readonly currencies: Catalogue<CustomerCurrency>
    readonly drafts: readonly Pick<DeclaredValueDraft, 'currencyCode'>[]
  },
): readonly GridColumn<DeclaredValueRow>[] => {
  const contents: GridColumn<DeclaredValueRow> = {
    id: 'commodityCode',
    header: t('declared-values.form.commodity'),
    width: '9rem',
    cell: (row, label) => <ContentsCell rows={rows} row={row} label={label} />,
  }
  const amount: GridColumn<DeclaredValueRow> = {
    id: 'amount',
    header: t('declared-values.form.amount'),
    width: '9rem',
    align: 'end',
    cell: (row, label) => (
      <AmountCell
        rows={rows}
        row={row}
        label={label}
        symbol={currencies.items?.find(({ isoCode }) => isoCode === row.draft.currencyCode)?.symbol}
      />
    ),
  }
  const currency: GridColumn<DeclaredValueRow> = {
    id: 'currencyCode',
    header: t('declared-values.form.currency'),
    width: '8.5rem',
    cell: (row, label) => (
      <CurrencyField
        rows={rows}
        row={row}
        label={label}
        currencies={currencies}
        onChange={({ value }) => rows.edit(row.id, { currencyCode: value })}
      />
    ),
  }
  return [contents, amount, ...(hasCurrencyChoice(currencies, drafts) ? [currency] : [])]
}

/**
 * Whether the grid has a column of currencies. It has none if the point has a single currency and every row is in that
 * currency.
 */
export const hasCurrencyChoice = (
  { items }: Catalogue<CustomerCurrency>,
  drafts: readonly Pick<DeclaredValueDraft, 'currencyCode'>[],
): boolean => items?.length !== 1 || drafts.some(({ currencyCode }) => currencyCode !== items[0]?.isoCode)
