import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleBags, sampleFacts } from '../deposits.sample'
import { BagTable } from './bag-table'

/**
 * Use `BagTable` wherever the bags of a deposit are listed: while they are entered, before they are booked, and
 * after.
 */
const meta = {
  title: 'Deposits/BagTable',
  component: BagTable,
  args: { bags: sampleBags(), facts: sampleFacts },
} satisfies Meta<typeof BagTable>
export default meta
type Story = StoryObj<typeof meta>

export const Collected: Story = { tags: ['core'] }
export const BookedRefusedOrUnknown: Story = {
  args: { bags: sampleBags('booked', 'refused', 'unknown'), hasStates: true },
}
export const BookedSendingOrWaiting: Story = {
  args: { bags: sampleBags('booked', 'sending', 'waiting'), hasStates: true },
}
