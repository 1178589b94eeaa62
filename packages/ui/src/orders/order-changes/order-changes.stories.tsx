import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { OrderTables } from '../order-tables/order-tables'
import { handlersOf } from '../order-tables/row-handlers.sample'
import { now, row, someOrders, timeZone } from '../orders.sample'
import { OrderChanges, type OrderChangesProps } from './order-changes'

function Changing({ changed }: OrderChangesProps) {
  return (
    <>
      <OrderTables
        state="ready"
        orders={someOrders}
        showCanceled={false}
        handlersOf={handlersOf}
        onRetry={fn()}
        window={{ from: '16/11/2026', until: '30/11/2026' }}
        timeZone={timeZone}
        now={now}
      />
      <OrderChanges changed={changed} />
    </>
  )
}

/**
 * Use `OrderChanges` once beside the tables of orders. If someone else changes the status of an order, the component
 * announces the change and highlights the row.
 */
const meta = {
  title: 'Orders/OrderChanges',
  component: Changing,
  args: { changed: someOrders.today.slice(0, 2) },
} satisfies Meta<typeof Changing>
export default meta
type Story = StoryObj<typeof meta>

export const TwoOrders: Story = { tags: ['core'] }
export const OneOrder: Story = { args: { changed: someOrders.today.slice(0, 1) } }
export const Many: Story = {
  args: { changed: ['1', '2', '3', '4'].map((serviceId) => row({ serviceId })) },
}
