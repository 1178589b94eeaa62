import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { row, someOrders, timeZone } from '../../../test/orders.fixtures'
import { handlersOf } from '../../../test/row-handlers.fixtures'
import { OrderTables } from '../order-tables/order-tables'
import { OrderChanges, type OrderChangesProps } from './order-changes'

function Changing({ changed }: OrderChangesProps) {
  return (
    <>
      <OrderTables
        state="ready"
        orders={someOrders}
        showCanceled={false}
        onShowCanceledChange={fn()}
        handlersOf={handlersOf}
        onRetry={fn()}
        window={{ from: '16/11/2026', until: '30/11/2026' }}
        timeZone={timeZone}
      />
      <OrderChanges changed={changed} />
    </>
  )
}

const meta = {
  title: 'Orders/OrderChanges',
  component: Changing,
  args: { changed: someOrders.today.slice(0, 2) },
} satisfies Meta<typeof Changing>
export default meta
type Story = StoryObj<typeof meta>

export const TwoOrders: Story = {}
export const Dark: Story = { globals: { colorMode: 'dark' } }
export const German: Story = { globals: { locale: 'de' } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const Portuguese: Story = { globals: { locale: 'pt' } }
export const Many: Story = {
  args: { changed: ['1', '2', '3', '4', '5'].map((serviceId) => row({ serviceId })) },
}
