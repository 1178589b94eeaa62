import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { useT } from '../../i18n'
import { PointSwitcher } from '../point-switcher/point-switcher'
import { samplePoints } from '../point-switcher/points.sample'
import { OrdersHeader } from './orders-header'

/**
 * Use `OrdersHeader` at the top of the orders page. It shows the service point and the buttons for reports and new
 * orders.
 */
const meta: Meta<typeof OrdersHeader> = {
  title: 'Orders/OrdersHeader',
  component: OrdersHeader,
  args: {
    point: <PointSwitcher tree={samplePoints} value={1} recents={[]} offersAll onChange={fn()} />,
    canceled: { isShown: false, onChange: fn() },
    onPrint: fn(),
    onNewOrder: fn(),
    refusal: undefined,
    exports: undefined,
  },
}
export default meta
type Story = StoryObj<typeof OrdersHeader>

export const MayRequest: Story = { tags: ['core'] }
export const ReadOnly: Story = {
  args: { onNewOrder: undefined, canceled: undefined, onPrint: undefined, point: undefined },
}
export const Refused: Story = {
  render: function InLanguage(args) {
    return <OrdersHeader {...args} refusal={useT()('orders.refused.no-service-point')} />
  },
}
export const MayOnlyPrint: Story = { args: { onNewOrder: undefined } }
