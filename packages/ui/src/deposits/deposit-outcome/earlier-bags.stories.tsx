import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { EarlierBags } from './earlier-bags'

/** Use `EarlierBags` above the form of a deposit while bags of earlier deposits are not booked. */
const meta = {
  title: 'Deposits/EarlierBags',
  component: EarlierBags,
  args: { waiting: 2, unconfirmed: 1, onShow: fn() },
} satisfies Meta<typeof EarlierBags>
export default meta
type Story = StoryObj<typeof meta>

export const WaitingAndUnconfirmed: Story = { tags: ['core'] }
export const Waiting: Story = { args: { unconfirmed: 0 } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
