import {
  type DeclaredPackDraft,
  type DeclaredPackRow,
  declaredPackRowRules,
  enteredRows,
  readPastedLines,
} from '@remesa/domain/declared-values'
import type { CustomerCurrency, Pack } from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { type Catalogue, EntryGrid, type GridColumn, packContents, Select, TextInput } from '../../kernel'
import { CurrencyField } from '../currency-field/currency-field'
import { missingReason, packText } from '../declared-words'
import { hasCurrencyChoice } from '../record-dialog/record-columns'
import { type CellProps, rowsForm, useCell } from '../use-cell'
import type { PacksDialogProps } from './packs-dialog.types'
import type { PacksRowsState } from './use-packs-rows'

export interface PackGridProps extends Pick<PacksDialogProps, 'facts' | 'packs' | 'currencies'> {
  readonly state: PacksRowsState
}

/** The grid in which packs are declared, with a row for each kind of pack. */
export function PackGrid({ state, facts, packs, currencies }: PackGridProps) {
  const t = useT()
  const { form, rows, draft, change } = state
  const cells = rowsForm<DeclaredPackDraft>({
    form,
    list: 'packs',
    entered: enteredRows(rows.packs, declaredPackRowRules(facts)),
    onEdit: change,
  })
  return (
    <EntryGrid
      caption={t('declared-values.packs')}
      columns={[
        {
          id: 'packCode',
          header: t('declared-values.form.pack'),
          cell: (row, label) => <PackCell rows={cells} row={row} label={label} packs={packs} />,
        },
        {
          id: 'quantity',
          header: t('declared-values.form.quantity'),
          width: '10rem',
          cell: (row, label) => <QuantityCell rows={cells} row={row} label={label} />,
        },
        ...currencyColumn(t('declared-values.form.currency'), { cells, rows: rows.packs, currencies }),
      ]}
      rows={rows.packs}
      nameOf={({ draft: { packCode } }) => packText(packCode, packs.items ?? [])}
      onRemove={({ id }) => change({ type: 'remove', id })}
      onPaste={({ id, text }) => {
        const patches = readPastedLines<keyof DeclaredPackDraft>(text, {
          texts: ['quantity'],
          choices: [
            { name: 'packCode', options: packOptions(packs.items ?? []) },
            {
              name: 'currencyCode',
              options: (currencies.items ?? []).map(({ isoCode }) => ({ text: isoCode, value: isoCode })),
            },
          ],
        })
        if (patches !== undefined) change({ type: 'fill', id, patches })
        return patches !== undefined
      }}
      footer={t('declared-values.grid.packs', { count: draft.packs.reduce((sum, { pq }) => sum + pq, 0) })}
    />
  )
}

interface CurrencyColumnInput {
  readonly cells: CellProps<DeclaredPackDraft>['rows']
  readonly rows: readonly DeclaredPackRow[]
  readonly currencies: Catalogue<CustomerCurrency>
}

const currencyColumn = (
  header: string,
  { cells, rows, currencies }: CurrencyColumnInput,
): readonly GridColumn<DeclaredPackRow>[] =>
  hasCurrencyChoice(
    currencies,
    rows.map(({ draft }) => draft),
  )
    ? [
        {
          id: 'currencyCode',
          header,
          width: '11.5rem',
          cell: (row, label) => (
            <CurrencyField
              rows={cells}
              row={row}
              label={label}
              currencies={currencies}
              onChange={({ value }) => cells.edit(row.id, { currencyCode: value })}
            />
          ),
        },
      ]
    : []

function PackCell(props: CellProps<DeclaredPackDraft> & { readonly packs: Catalogue<Pack> }) {
  const { rows, row, packs } = props
  const t = useT()
  const field = useCell(props, 'packCode', 'choice')
  const { packCode } = row.draft
  const items = packs.items ?? []
  const chosen = items.find(({ code }) => code === packCode)
  return (
    <Select
      {...field}
      isRequired
      value={packCode}
      placeholder={packCode === '' ? t('orders.composition.packs.placeholder') : null}
      options={[
        ...items.map(({ code, description }) => ({ value: code, label: description })),
        ...(packCode !== '' && chosen === undefined ? [{ value: packCode, label: packCode }] : []),
      ]}
      hint={missingReason(t, packs, 'packs') ?? (chosen && packContents(chosen))}
      onChange={({ value }) => rows.edit(row.id, { packCode: value })}
    />
  )
}

function QuantityCell(props: CellProps<DeclaredPackDraft>) {
  const { rows, row } = props
  const field = useCell(props, 'quantity')
  return (
    <TextInput
      {...field}
      isRequired
      inputMode="numeric"
      placeholder="0"
      value={row.draft.quantity}
      onChange={({ value }) => rows.edit(row.id, { quantity: value })}
    />
  )
}

/** The packs as options of a choice, each with its name and its code. */
const packOptions = (packs: readonly Pack[]) =>
  packs.flatMap(({ code, description }) => [
    { text: description, value: code },
    { text: code, value: code },
  ])
