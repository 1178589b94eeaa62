import { orderStatuses } from '@remesa/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useIntl } from 'react-intl'
import { fn } from 'storybook/test'
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
export const Empty: Story = { args: { orders: noOrders, showCanceled: true, onFirstOrder: fn() } }
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
export const EveryStatus: Story = {
  args: {
    orders: {
      ...noOrders,
      next: [...orderStatuses.map(({ code }) => code), 'NEVER_HEARD_OF'].map((serviceStatusCode, index) =>
        row({ serviceId: `70${index}`, serviceStatusCode }),
      ),
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
      ...noOrders,
      previous: [
        row({
          serviceId: '7',
          serviceStatusCode: 'DONE',
          realFinalTime: '2026-11-19T10:03:00+01:00',
          serviceRate: 4,
        }),
      ],
    },
  },
}
