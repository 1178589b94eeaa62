import { orderStatus, orderStatuses, orderSteps } from '@remesa/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { row } from '../orders.sample'
import { OrderStepsLine } from './order-steps'

const lineOf = (serviceStatusCode: string) => {
  const order = row({ serviceId: '48211', serviceStatusCode })
  return { steps: orderSteps(order), tone: orderStatus(serviceStatusCode).tone }
}

/**
 * Use the line of steps below a status badge to show the progress of an order. In the details of an order, where the
 * times are known, the steps have notes.
 */
const meta = {
  title: 'Orders/OrderSteps',
  component: OrderStepsLine,
  args: lineOf('PLANNED'),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderStepsLine>
export default meta
type Story = StoryObj<typeof meta>

const all = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    {[...orderStatuses.map(({ code }) => code), 'NEVER_HEARD_OF'].map((code) => (
      <OrderStepsLine key={code} {...lineOf(code)} />
    ))}
  </div>
)

const times: Readonly<Record<string, string>> = {
  received: '20/11/2026 17:20',
  planned: '21/11/2026 18:05',
}

export const Line: Story = { tags: ['core'] }
export const EveryStatus: Story = { render: all }
export const WithTimes: Story = { args: { noteOf: ({ name }) => times[name] } }
export const UnderWay: Story = { args: { ...lineOf('PREPARING'), noteOf: ({ name }) => times[name] } }
export const Cancelled: Story = { args: { ...lineOf('CANCELLED'), noteOf: () => undefined } }
