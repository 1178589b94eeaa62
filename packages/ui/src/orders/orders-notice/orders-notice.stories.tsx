import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { OrdersNotice } from './orders-notice'

/**
 * Use `OrdersNotice` in place of the tables if no orders can be shown: the service points failed to load, there is
 * no point, or the service point in a link is not one of the user's points.
 */
const meta = {
  title: 'Orders/OrdersNotice',
  component: OrdersNotice,
  args: { kind: 'point-gone', onRetry: fn() },
} satisfies Meta<typeof OrdersNotice>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = { tags: ['core'] }
export const NoServicePoints: Story = { args: { kind: 'no-points' } }
export const PointsFailed: Story = { args: { kind: 'points-failed' } }
export const HistoryFailed: Story = { args: { kind: 'history-failed' } }
export const OtherDaysFailed: Story = { args: { kind: 'rest-failed' } }
