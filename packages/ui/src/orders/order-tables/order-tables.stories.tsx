import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { noOrders, row, someOrders, strangeOrders, timeZone } from '../../../test/orders.fixtures'
import { handlersOf } from '../../../test/row-handlers.fixtures'
import { OrderTables } from './order-tables'

const meta = {
  title: 'Orders/OrderTables',
  component: OrderTables,
  args: {
    state: 'ready',
    orders: someOrders,
    showCanceled: false,
    onShowCanceledChange: fn(),
    handlersOf,
    onRetry: fn(),
    window: { from: '16/11/2026', until: '30/11/2026' },
    timeZone,
  },
} satisfies Meta<typeof OrderTables>
export default meta
type Story = StoryObj<typeof meta>

export const AWeekOfOrders: Story = {}
export const Dark: Story = { globals: { colorMode: 'dark' } }
export const WithCanceledOrders: Story = { args: { showCanceled: true } }
export const Loading: Story = { args: { state: 'loading', orders: noOrders } }
export const TodayFirst: Story = { args: { state: 'today', showCanceled: true } }
export const TodayOnly: Story = { args: { state: 'today-only' } }
export const Empty: Story = { args: { orders: noOrders, showCanceled: true } }
export const Failed: Story = { args: { state: 'error', orders: noOrders } }
export const WhatNobodyKnows: Story = { args: { orders: strangeOrders } }
export const Spanish: Story = { globals: { locale: 'es' }, args: { showCanceled: true } }
export const German: Story = { globals: { locale: 'de' }, args: { showCanceled: true } }
export const Portuguese: Story = { globals: { locale: 'pt' }, args: { showCanceled: true } }

export const ManyOrders: Story = {
  args: {
    orders: {
      ...noOrders,
      previous: Array.from({ length: 300 }, (_, index) =>
        row({
          serviceId: String(40_000 + index),
          serviceStatusCode: 'DONE',
          requestInitialTime: '2026-11-19T09:00:00+01:00',
          realFinalTime: '2026-11-19T09:40:00+01:00',
        }),
      ),
    },
  },
}

export const Folded: Story = {
  play: async ({ canvasElement }) => {
    const heading = await within(canvasElement).findByRole('button', { name: 'Next' })
    await userEvent.click(heading)
    await expect(heading).toHaveAttribute('aria-expanded', 'false')
  },
}
