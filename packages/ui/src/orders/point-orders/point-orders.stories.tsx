import { orderStatuses, todaysTotals } from '@remesa/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { handlersOf } from '../order-tables/row-handlers.sample'
import { noOrders, now, row, timeZone } from '../orders.sample'
import { OrdersNarrowing } from './orders-narrowing'
import { PointOrders, type PointOrdersProps } from './point-orders'
import { locateAll, ordersOfPoints } from './point-orders.sample'
import { PointSearch } from './point-search'
import { TodaysLine } from './todays-line'

const totals = todaysTotals(ordersOfPoints.today, { now, timeZone })

/** The list of orders for a user who has every right on orders. */
function Page(props: Omit<PointOrdersProps, 'handlersOf'>) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      <PointSearch tree={[]} recents={[]} onPoint={fn()} onOrder={fn()} lookup={undefined} />
      <TodaysLine totals={props.isLoading ? undefined : totals} />
      <OrdersNarrowing
        value={{}}
        onChange={fn()}
        sorting="time"
        onSort={fn()}
        counts={totals.counts}
        clients={[
          { id: 1, name: 'Bazar Norte' },
          { id: 2, name: 'Cafés del Sur' },
        ]}
        points={[
          { id: 1, name: 'Gran Vía 12' },
          { id: 2, name: 'Casco Viejo' },
        ]}
        days={['2026-11-23', '2026-11-24']}
      />
      <PointOrders {...props} handlersOf={handlersOfRow} />
    </div>
  )
}

const handlersOfRow: PointOrdersProps['handlersOf'] = (order) => handlersOf(order, fn())

/** Use `PointOrders` for the orders of all points of a user. */
const meta = {
  title: 'Orders/PointOrders',
  component: Page,
  args: {
    isLoading: false,
    countries: [{ name: 'España', orders: ordersOfPoints }],
    past: { previous: { isLoading: false, isLoadingMore: false } },
    pointOf: (order) => (order.serviceType === '0' ? 'Gran Vía 12' : 'Casco Viejo'),
    onClear: undefined,
    window: { from: '16/11/2026', until: '30/11/2026' },
    openId: undefined,
    timeZone,
    now,
    day: now,
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const OneCountry: Story = { tags: ['core'] }
export const SeveralCountries: Story = {
  args: {
    countries: [
      { name: 'Portugal', orders: { ...ordersOfPoints, previous: [] } },
      { name: 'España', orders: ordersOfPoints },
    ],
  },
}
export const EveryStatus: Story = {
  args: {
    countries: [
      {
        name: 'España',
        orders: locateAll({
          ...noOrders,
          next: [...orderStatuses.map(({ code }) => code), 'NEVER_HEARD_OF'].map((serviceStatusCode, index) =>
            row({ serviceId: `70${index}`, serviceStatusCode }),
          ),
        }),
      },
    ],
  },
}
export const Loading: Story = {
  args: { isLoading: true, countries: [{ name: 'España', orders: locateAll(noOrders) }], past: {} },
}
export const NothingMatches: Story = { args: { countries: [], onClear: fn() } }
