import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DepositsExportDialog } from './deposits-export-dialog'

/** Use `DepositsExportDialog` to ask for the days of a report of deposits before the report is requested. */
const meta = {
  title: 'Deposits/DepositsExportDialog',
  component: DepositsExportDialog,
  args: {
    isOpen: true,
    point: 'Delicias, caja inteligente',
    proposed: { from: '2026-11-22', to: '2026-11-22' },
    bounds: { from: '2026-08-24', to: '2026-11-22' },
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DepositsExportDialog>
export default meta
type Story = StoryObj<typeof meta>

export const OnePoint: Story = { tags: ['core'] }
export const AllPoints: Story = {
  args: { point: undefined, proposed: { from: '2026-08-24', to: '2026-11-22' } },
}
