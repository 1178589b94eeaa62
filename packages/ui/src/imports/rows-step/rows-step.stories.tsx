import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { rowBeingChecked, rowsThatExist, rowsThatRemove, sampleFields, sampleRows } from '../imports.sample'
import { RowsStep } from './rows-step'

/**
 * Use `RowsStep` as the third step of an import. For a table that users only read, use a `DataTable`. For a table in
 * which users type, use an `EntryGrid`.
 */
const meta = {
  title: 'Imports/RowsStep',
  component: RowsStep,
  args: { fields: sampleFields, rows: sampleRows, onEdit: fn(), onLeaveOut: fn(), onSave: fn() },
} satisfies Meta<typeof RowsStep>
export default meta
type Story = StoryObj<typeof meta>

export const Problems: Story = { tags: ['core'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const StillChecking: Story = { args: { rows: [...sampleRows, rowBeingChecked] } }
export const SomeLeftOut: Story = {
  args: {
    rows: sampleRows.map((row, at) =>
      at < 3 ? row : { ...row, row: { ...row.row, aside: at === 3 ? 'left-out' : 'written' } },
    ),
  },
}
export const AllGood: Story = { args: { rows: sampleRows.slice(0, 1) } }
export const Removals: Story = {
  args: { fields: ['client', 'subclient', 'codeSol'], rows: rowsThatRemove },
}
export const Changes: Story = { args: { rows: [...sampleRows.slice(0, 1), ...rowsThatExist] } }
