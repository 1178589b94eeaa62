import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { ColumnsDialog, type ColumnsDialogProps, type ListLook } from './columns-dialog'

const all = [
  { name: 'codeSol', label: 'Code' },
  { name: 'description', label: 'Description' },
  { name: 'client', label: 'Client' },
  { name: 'active', label: 'Active' },
]

/** A component that renders the dialog, and holds the columns and the row height of the list. */
function OpenDialog({ columns, density, onChange, ...dialog }: ColumnsDialogProps) {
  const [look, setLook] = useState<ListLook>({ columns, density })
  return (
    <ColumnsDialog
      {...dialog}
      {...look}
      onChange={(next) => {
        setLook(next)
        onChange(next)
      }}
    />
  )
}

/**
 * Use `ColumnsDialog` for every list with several columns. The list behind the dialog shows each change at once.
 * Escape closes the dialog.
 */
const meta = {
  title: 'Kernel/List/ColumnsDialog',
  component: OpenDialog,
  args: {
    isOpen: true,
    all,
    columns: all.map(({ name }) => name),
    density: 'compact',
    onChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OpenDialog>
export default meta
type Story = StoryObj<typeof meta>

export const AllColumns: Story = { tags: ['core'] }
export const ChosenColumns: Story = { args: { columns: ['client', 'codeSol'], density: 'normal' } }
/** A list with one shown column. This column can't be hidden or moved. */
export const OneColumn: Story = { args: { columns: ['description'] } }
