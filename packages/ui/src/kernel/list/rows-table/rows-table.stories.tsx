import { check, formatAmount, issue, issuesOf, parseAmount } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn, screen, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../../test/texts-of'
import { AmountField, SelectField } from '../../form/fields'
import { RowsTable } from './rows-table'
import type { RowRules } from './rows-table.types'

interface Limit {
  readonly currency: string
  readonly amount: number
}

interface LimitDraft {
  readonly currency: string
  readonly amount: string
}

const rules: RowRules<Limit, LimitDraft> = {
  empty: () => ({ currency: '', amount: '' }),
  draftOf: ({ currency, amount }) => ({ currency, amount: formatAmount(amount) }),
  validate: ({ currency, amount }, { existing, editing }) => [
    ...issuesOf([check('required', 'currency', currency, {})]),
    ...existing
      .filter((other, index) => index !== editing && other.currency === currency)
      .map(() => issue('limitAlreadyExists', 'currency', { taken: currency })),
    ...issuesOf([check('required', 'amount', amount, {})]),
  ],
  save: ({ currency, amount }, { existing, editing }) => {
    const typed = parseAmount(amount)
    const row = { currency, amount: typed.ok ? typed.value : 0 }
    return editing === undefined ? [...existing, row] : existing.with(editing, row)
  },
  remove: (rows, index) => rows.filter((_, at) => at !== index),
}

interface Situation {
  readonly limits: readonly Limit[]
  readonly isReadOnly: boolean
  readonly onChange: (detail: { readonly rows: readonly Limit[] }) => void
}

/** A component that renders the table and holds its rows. */
function Limits({ limits, isReadOnly, onChange }: Situation) {
  const [rows, setRows] = useState(limits)
  return (
    <RowsTable<Limit, LimitDraft>
      title="Limits"
      columns={[
        { id: 'currency', header: 'Currency', isRowHeader: true, cell: ({ currency }) => currency },
        { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatAmount(amount) },
      ]}
      rows={rows}
      nameOf={({ currency }) => currency}
      emptyText="There are no limits"
      addText="Add limit"
      rules={rules}
      fields={(form, { editing }) => (
        <>
          <SelectField
            form={form}
            name="currency"
            label="Currency"
            isRequired
            isFixed={editing !== undefined}
            options={['EUR', 'GBP', 'USD'].map((value) => ({ value, label: value }))}
          />
          <AmountField form={form} name="amount" label="Amount" isRequired />
        </>
      )}
      onChange={
        isReadOnly
          ? undefined
          : (detail) => {
              setRows(detail.rows)
              onChange(detail)
            }
      }
    />
  )
}

const args: Situation = {
  limits: [
    { currency: 'EUR', amount: 5_000 },
    { currency: 'GBP', amount: 1_234.5 },
  ],
  isReadOnly: false,
  onChange: fn(),
}
/**
 * Use `RowsTable` for a short list inside a form. Its rows are added, changed and removed without leaving the form.
 */
const meta = { title: 'Kernel/List/RowsTable', component: Limits, args } satisfies Meta<typeof Limits>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['core'] }
export const Empty: Story = { args: { limits: [] } }
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const Phone: Story = {
  render: (shown) => (
    <div style={{ width: 320 }}>
      <Limits {...shown} />
    </div>
  ),
}
export const Adding: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add limit' }))
    await screen.findByRole('dialog', { name: 'Add limit' })
  },
}
export const Taken: Story = {
  play: async (context) => {
    const t = textsOf(context.loaded)
    await Adding.play?.(context)
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), 'EUR')
    await userEvent.click(screen.getByRole('button', { name: t('action.save') }))
  },
}
