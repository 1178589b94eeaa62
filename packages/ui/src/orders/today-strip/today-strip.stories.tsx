import { visitsOfToday } from '@remesa/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useIntl } from 'react-intl'
import { fn } from 'storybook/test'
import type { RowAction } from '../order-tables/row-actions'
import { handlersOf } from '../order-tables/row-handlers.sample'
import { euro, next, now, row, strangeOrdersIn, timeZone, today } from '../orders.sample'
import { TodayStrip, type TodayStripProps } from './today-strip'

export interface Args extends Omit<TodayStripProps, 'handlersOf'> {
  /** Called with the chosen action and the id of the order. */
  readonly onAction: (action: RowAction, serviceId: string | null) => void
  /** Whether the values of pickups are declared at this point. */
  readonly isAgile?: boolean | undefined
  /** Whether the values of pickups have already been declared. */
  readonly isDeclared?: boolean | undefined
}

/** The visits of today for a user who has every right on orders. */
function Strip({ onAction, isAgile, isDeclared, ...props }: Args) {
  return (
    <TodayStrip {...props} handlersOf={(order) => handlersOf(order, onAction, { isAgile, isDeclared })} />
  )
}

const visitsOf = (rows: Parameters<typeof visitsOfToday<(typeof today)[number]>>[0]) =>
  visitsOfToday(rows, { now, timeZone })

const done = row({
  serviceId: '48199',
  serviceType: '1',
  serviceStatusCode: 'DONE',
  plannedInitialTime: '2026-11-23T08:00:00+01:00',
  plannedFinalTime: '2026-11-23T08:30:00+01:00',
  realFinalTime: '2026-11-23T08:15:00+01:00',
  requestedAmounts: [{ ...euro, totalAmount: 1200 }],
})
const soon = row({
  serviceId: '48205',
  serviceStatusCode: 'PLANNED',
  requestInitialTime: '2026-11-23T10:00:00+01:00',
  requestFinalTime: '2026-11-23T12:00:00+01:00',
  plannedInitialTime: '2026-11-23T11:13:00+01:00',
  plannedFinalTime: '2026-11-23T11:43:00+01:00',
  requestedAmounts: [{ ...euro, totalAmount: 4850 }],
})

/**
 * Use `TodayStrip` at the top of the orders of a point. It answers the question of each morning: does the crew come
 * today, when, and what has to be ready? Up to four visits are cards; more visits are a table.
 */
const meta = {
  title: 'Orders/TodayStrip',
  component: Strip,
  args: { today: visitsOf([...today, done, soon]), onAction: fn(), timeZone, now },
} satisfies Meta<typeof Strip>
export default meta
type Story = StoryObj<typeof meta>

export const FourVisits: Story = { tags: ['core'] }
export const OneVisit: Story = { args: { today: visitsOf([soon]) } }
/** The next visit of a day, which begins in more than an hour. */
export const InHours: Story = {
  args: {
    today: visitsOf([
      {
        ...soon,
        requestInitialTime: '2026-11-23T12:00:00+01:00',
        requestFinalTime: '2026-11-23T14:00:00+01:00',
        plannedInitialTime: '2026-11-23T12:27:00+01:00',
        plannedFinalTime: null,
      },
    ]),
  },
}
export const OpenBeside: Story = { args: { openId: '48205' } }
export const ToDeclare: Story = {
  args: { isAgile: true, today: visitsOf([{ ...soon, requestedAmounts: [] }]) },
}
export const Declared: Story = { args: { ...ToDeclare.args, isDeclared: true } }
/** An order that the crew collected ten minutes ago, but whose status and values are not updated yet. */
export const CollectedButOpen: Story = {
  tags: ['!test'],
  args: {
    isAgile: true,
    today: visitsOf([
      {
        ...soon,
        requestInitialTime: '2026-11-23T09:00:00+01:00',
        requestFinalTime: '2026-11-23T11:00:00+01:00',
        plannedInitialTime: '2026-11-23T10:00:00+01:00',
        plannedFinalTime: '2026-11-23T10:30:00+01:00',
        realFinalTime: '2026-11-23T10:20:00+01:00',
        requestedAmounts: [],
      },
    ]),
  },
}
export const NothingToday: Story = { args: { today: visitsOf(next) } }
export const NothingAtAll: Story = { args: { today: visitsOf([]) } }
export const Loading: Story = { args: { today: visitsOf([]), isLoading: true } }
export const WhatNobodyKnows: Story = {
  render: function InLanguage(args) {
    return <Strip {...args} today={visitsOf(strangeOrdersIn(useIntl().locale).today)} />
  },
}
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
}
