import { visitsOfToday } from '@remesa/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { next, now, target, timeZone, today } from '../orders.sample'
import { OrdersSheet } from './orders-sheet'

/** Use it while the list of orders is printed. It is seen on paper alone: print this page to look at it. */
const meta = {
  title: 'Orders/OrdersSheet',
  component: OrdersSheet,
  args: { place: target, today: visitsOfToday(today, { now, timeZone }), next, timeZone, now },
} satisfies Meta<typeof OrdersSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Sheet: Story = {}
export const German: Story = { globals: { locale: 'de' } }
export const NothingToday: Story = { args: { today: visitsOfToday(next, { now, timeZone }) } }
