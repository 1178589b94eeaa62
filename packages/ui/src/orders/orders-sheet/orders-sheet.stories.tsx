import { visitsOfToday } from '@remesa/domain/orders'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useT } from '../../i18n'
import { next, now, target, timeZone, today } from '../orders.sample'
import { OrdersSheet } from './orders-sheet'

/** The sheet on the screen, as wide as a sheet of paper. In the product it is visible only on paper. */
const onScreen = `@media screen {
  body > :has(> [data-printed]) { display: block; min-width: 210mm; padding: 24px; background: #fff; }
}`

const visible: Decorator = (Story) => (
  <>
    <style>{onScreen}</style>
    <Story />
  </>
)

/** Use `OrdersSheet` while the list of orders is printed. It is visible only on paper, and here also on the screen. */
const meta = {
  title: 'Orders/OrdersSheet',
  component: OrdersSheet,
  decorators: [visible],
  args: {
    place: { title: target.servicePoint, text: `${target.center} · ${target.client}` },
    today: visitsOfToday(today, { now, timeZone }),
    next,
    timeZone,
    now,
  },
} satisfies Meta<typeof OrdersSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Sheet: Story = { tags: ['core'] }
export const OfSeveralPoints: Story = {
  args: {
    pointOf: ({ serviceType }) => (serviceType === '0' ? 'Gran Vía 12' : 'Casco Viejo'),
  },
  render: function InLanguage(args) {
    const t = useT()
    const place = { title: t('orders.point.all'), text: t('orders.point.count', { count: 2 }) }
    return <OrdersSheet {...args} place={place} />
  },
}
export const NothingToday: Story = { args: { today: visitsOfToday(next, { now, timeZone }) } }
