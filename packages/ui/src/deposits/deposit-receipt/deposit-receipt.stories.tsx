import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { given } from '../../../test/given'
import { sampleRecords } from '../deposits.sample'
import { DepositReceipt } from './deposit-receipt'

/**
 * Use `DepositReceipt` for the receipt of a deposit from the history. On paper it has a letterhead and a line for a
 * signature.
 */
const meta = {
  title: 'Deposits/DepositReceipt',
  component: DepositReceipt,
  args: {
    isOpen: true,
    deposit: given(sampleRecords[0]),
    provider: 'REMESA',
    onReversal: fn(),
    onPrint: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DepositReceipt>
export default meta
type Story = StoryObj<typeof meta>

export const Booked: Story = { tags: ['core'] }
export const ReversalRequested: Story = { args: { deposit: given(sampleRecords[1]) } }
