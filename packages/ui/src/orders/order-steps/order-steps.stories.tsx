import { type OrderStep, orderStatus, orderStatuses, orderSteps } from '@remesa/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderState } from '../order-fields/order-state'
import { now, row, timeZone } from '../orders.sample'
import { useInstantText } from '../use-date-text'
import { OrderStepsLine } from './order-steps'

const orderOf = (serviceStatusCode: string) => row({ serviceId: '48211', serviceStatusCode })
const lineOf = (serviceStatusCode: string) => ({
  steps: orderSteps(orderOf(serviceStatusCode)),
  tone: orderStatus(serviceStatusCode).tone,
})

/** A status badge with the line of steps below it, as in the tables of orders. */
const Status = ({ code }: { readonly code: string }) => (
  <div style={{ display: 'grid', justifyItems: 'start', gap: 6 }}>
    <OrderState row={orderOf(code)} now={now} timeZone={timeZone} />
    <div style={{ width: '100%' }}>
      <OrderStepsLine {...lineOf(code)} />
    </div>
  </div>
)

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
    {[...orderStatuses.map(({ code }) => code), 'ON_HOLD'].map((code) => (
      <Status key={code} code={code} />
    ))}
  </div>
)

const times: Readonly<Record<string, string>> = {
  received: '2026-11-20T17:20:00+01:00',
  planned: '2026-11-21T18:05:00+01:00',
}

function Time({ at }: { readonly at: string }) {
  return useInstantText(timeZone)(new Date(at))
}

/** The times of the steps that the order has reached. */
const timeOf = ({ name, filled }: OrderStep) => {
  const at = times[name]
  return filled > 0 && at !== undefined ? <Time at={at} /> : undefined
}

export const Line: Story = { tags: ['core'], render: () => <Status code="PLANNED" /> }
export const EveryStatus: Story = { render: all }
export const WithTimes: Story = { args: { noteOf: timeOf } }
export const UnderWay: Story = { args: { ...lineOf('PREPARING'), noteOf: timeOf } }
export const Cancelled: Story = { args: { ...lineOf('CANCELLED'), noteOf: () => undefined } }
