import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { given } from '../../../test/given'
import { sampleRecords } from '../deposits.sample'
import { ReversalDialog } from './reversal-dialog'

/**
 * Use `ReversalDialog` if a deposit was booked by mistake. It tells the provider the reason; the deposit itself stays
 * booked.
 */
const meta = {
  title: 'Deposits/ReversalDialog',
  component: ReversalDialog,
  args: {
    isOpen: true,
    deposit: given(sampleRecords[0]),
    isBusy: false,
    failure: undefined,
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReversalDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = { tags: ['core'] }
export const Refused: Story = {
  args: {
    failure: { kind: 'refused', issues: [], message: null, code: 'deposits.reversal-requested' },
  },
}
