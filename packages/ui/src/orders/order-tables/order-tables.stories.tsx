import { orderStatuses } from '@remesa/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useIntl } from 'react-intl'
import { fn, within } from 'storybook/test'
import { noOrders, now, row, someOrders, strangeOrdersIn, timeZone } from '../orders.sample'
import { OrderTables, type OrderTablesProps } from './order-tables'
import type { RowAction } from './row-actions'
import { handlersOf } from './row-handlers.sample'

export interface Args extends Omit<OrderTablesProps, 'handlersOf'> {
  /** Called with the chosen action and the id of the order. */
  readonly onAction: (action: RowAction, serviceId: string | null) => void
}

/** The tables of orders for a user who has every right on orders. */
function Tables({ onAction, ...props }: Args) {
  return <OrderTables {...props} handlersOf={(order) => handlersOf(order, onAction)} />
}

/**
 * Use `OrderTables` for the orders of a service point. Each day is shown once, followed by its rows, and all tables
 * share one grid.
 */
const meta = {
  title: 'Orders/OrderTables',
  component: Tables,
  args: {
    state: 'ready',
    orders: someOrders,
    showCanceled: false,
    onAction: fn(),
    onRetry: fn(),
    window: { from: '16/11/2026', until: '30/11/2026' },
    timeZone,
    now,
  },
} satisfies Meta<typeof Tables>
export default meta
type Story = StoryObj<typeof meta>

export const AWeekOfOrders: Story = { tags: ['core'] }
export const WithCanceledOrders: Story = { args: { showCanceled: true } }
export const Loading: Story = { args: { state: 'loading', orders: noOrders } }
export const TodayFirst: Story = { args: { state: 'today', showCanceled: true } }
export const TodayOnly: Story = { args: { state: 'today-only' } }
export const Empty: Story = {
  args: { orders: noOrders, showCanceled: true, onFirstOrder: fn() },
  // The code of the sentence is loaded after the first paint.
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button')
  },
}
export const EmptyForReaders: Story = { tags: ['!test'], args: { orders: noOrders } }
export const NothingAhead: Story = {
  tags: ['!test'],
  args: { orders: { ...noOrders, previous: someOrders.previous } },
}
export const Failed: Story = { args: { state: 'error', orders: noOrders } }
export const WhatNobodyKnows: Story = {
  render: function InLanguage(args) {
    return <Tables {...args} orders={strangeOrdersIn(useIntl().locale)} />
  },
}
const withStatus = (day: string, codes: readonly string[]) =>
  codes.map((serviceStatusCode, index) =>
    row({
      serviceId: `48${day}${index}`,
      serviceStatusCode,
      requestInitialTime: `2026-11-${day}T09:00:00+01:00`,
      requestFinalTime: `2026-11-${day}T11:00:00+01:00`,
    }),
  )
const codesOf = (isOver: boolean) =>
  orderStatuses
    .filter(({ tone }) => (tone === 'done' || tone === 'cancelled') === isOver)
    .map(({ code }) => code)
export const EveryStatus: Story = {
  args: {
    showCanceled: true,
    orders: {
      ...noOrders,
      next: withStatus('24', [...codesOf(false), 'ON_HOLD']),
      previous: withStatus('20', ['DONE']),
      cancelled: withStatus('21', ['CANCELLED']),
    },
  },
}
export const WithoutAnId: Story = {
  tags: ['!test'],
  args: {
    orders: {
      ...noOrders,
      next: [row({ serviceId: '48244' }), { ...row({ serviceId: '48230' }), serviceId: null }],
    },
  },
}
export const Rated: Story = {
  args: {
    orders: {
      ...someOrders,
      previous: someOrders.previous.map((order) =>
        order.serviceId === '48102' ? { ...order, serviceRate: 4 } : order,
      ),
    },
  },
}
