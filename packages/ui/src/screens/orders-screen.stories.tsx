import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrdersHeader } from '../orders'
import tables from '../orders/order-tables/order-tables.stories'
import { ExportHost } from '../orders/orders-export/orders-export.sample'
import exports from '../orders/orders-export/orders-export.stories'
import header from '../orders/orders-header/orders-header.stories'
import strip from '../orders/today-strip/today-strip.stories'
import { AppShell } from '../shell'
import shell from '../shell/app-shell/app-shell.stories'

const Tables = tables.component
const Today = strip.component

type Props = Parameters<typeof Tables>[0] & Pick<Parameters<typeof AppShell>[0], 'isRailOpen'>

/** The shell, the head of the page, the visits of today and the orders, as in the portal. */
function OrdersScreen({ isRailOpen, ...props }: Props) {
  return (
    <AppShell {...shell.args} isRailOpen={isRailOpen}>
      <OrdersHeader
        point={header.args?.point}
        canceled={header.args?.canceled}
        onPrint={header.args?.onPrint}
        refusal={undefined}
        exports={<ExportHost {...exports.args} />}
        onNewOrder={header.args?.onNewOrder}
      />
      <chakra.div display="grid" gap="6">
        <Today {...strip.args} isLoading={props.state === 'loading'} />
        <Tables {...props} hasTodayApart />
      </chakra.div>
    </AppShell>
  )
}

/** Use this page to check a changed component on the orders page, at each width and in each state. */
const meta = {
  title: 'Screens/Orders',
  component: OrdersScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...tables.args, isRailOpen: false },
  argTypes: {
    state: { control: 'select', options: ['loading', 'today', 'ready', 'today-only', 'error'] },
    orders: { table: { disable: true } },
    window: { table: { disable: true } },
  },
} satisfies Meta<typeof OrdersScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = { tags: ['core'], globals: { viewport: { value: 'desktop' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { state: 'loading', orders: { today: [], next: [], previous: [], cancelled: [] } },
}
