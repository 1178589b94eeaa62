import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { AmountInput } from '../fields/amount-input'
import { Select } from '../fields/select'
import { TextInput } from '../fields/text-input'
import { EntryGrid } from './entry-grid'

interface Line {
  readonly id: number
  readonly code: string
  readonly contents: string
  readonly amount: string
  readonly error?: string
}

interface LinesProps {
  readonly lines: readonly Line[]
  /** Width of the element around the grid, in pixels. */
  readonly width: number
}

function Lines({ lines, width }: LinesProps) {
  const [rows, setRows] = useState([...lines, { id: 99, code: '', contents: '', amount: '' }])
  const edit = (id: number, patch: Partial<Line>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...patch } : row)))
  const count = rows.filter(({ code }) => code !== '').length
  return (
    <div style={{ maxWidth: width }}>
      <EntryGrid<Line>
        caption="Values"
        rows={rows}
        nameOf={({ code }) => code}
        onRemove={({ id }) => setRows(rows.filter((row) => row.id !== id))}
        columns={[
          {
            id: 'code',
            header: 'Code',
            cell: ({ id, code, error }, label) => (
              <TextInput
                label={label}
                isLabelHidden
                placeholder="Scan or type a code"
                value={code}
                error={error}
                onChange={({ value }) => edit(id, { code: value })}
              />
            ),
          },
          {
            id: 'contents',
            header: 'Contents',
            width: '10rem',
            cell: ({ id, contents }, label) => (
              <Select
                label={label}
                isLabelHidden
                value={contents}
                options={[
                  { value: 'notes', label: 'Banknotes' },
                  { value: 'coins', label: 'Coins' },
                ]}
                onChange={({ value }) => edit(id, { contents: value })}
              />
            ),
          },
          {
            id: 'amount',
            header: 'Amount',
            width: '10rem',
            align: 'end',
            cell: ({ id, amount }, label) => (
              <AmountInput
                label={label}
                isLabelHidden
                currency="€"
                value={amount}
                onChange={({ value }) => edit(id, { amount: value })}
              />
            ),
          },
        ]}
        footer={count === 1 ? '1 line' : `${count} lines`}
      />
    </div>
  )
}

const lines: readonly Line[] = [
  { id: 1, code: 'S-7741920', contents: 'notes', amount: '1.250,00' },
  { id: 2, code: 'BAG-001', contents: 'coins', amount: '12,35' },
]

/**
 * Use `EntryGrid` for lines that are typed, scanned or pasted one after the other, such as bags with their amounts.
 * Enter goes on to the next field, and the last row is always empty. For a list of a few things, each with a
 * quantity, use an `EntryList`.
 */
const meta = {
  title: 'Kernel/EntryGrid',
  component: Lines,
  args: { lines, width: 800 },
} satisfies Meta<typeof Lines>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['core'] }
export const Empty: Story = { args: { lines: [] } }
export const WithAnError: Story = {
  args: {
    lines: [
      ...lines,
      { ...lines[0], id: 3, code: 'BAG-001', contents: '', amount: '', error: 'The bag code already exists' },
    ],
  },
}
export const Cards: Story = { args: { width: 360 } }

export const WalkedWithEnter: Story = {
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const canvas = within(canvasElement)
    const cell = (field: string, number: number) =>
      canvas.getByRole('textbox', { name: t('entries.cell', { field, number }) })
    await userEvent.click(cell('Code', 1))
    await userEvent.keyboard('{Enter}')
    await expect(cell('Amount', 1)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(cell('Code', 2)).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}S-3{Enter}')
    await expect(
      canvas.getByRole('combobox', { name: t('entries.cell', { field: 'Contents', number: 3 }) }),
    ).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: t('entries.remove', { name: 'BAG-001' }) }))
    await expect(cell('Code', 2)).toHaveValue('S-3')
    await expect(cell('Code', 2)).toHaveFocus()
  },
}
