import {
  classifyOrders,
  type LocatedOrder,
  type OrdersNarrowing as Narrowing,
  orderDay,
  orderStatuses,
  todaysTotals,
} from '@remesa/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { handlersOf } from '../order-tables/row-handlers.sample'
import { noOrders, now, row, timeZone } from '../orders.sample'
import { OrdersNarrowing } from './orders-narrowing'
import { PointOrders, type PointOrdersProps } from './point-orders'
import { locateAll, ordersInPortugal, ordersOfPoints } from './point-orders.sample'
import { PointSearch } from './point-search'
import { TodaysLine } from './todays-line'

type Args = Omit<PointOrdersProps, 'handlersOf' | 'pointOf'> & {
  /** The chosen filters. */
  readonly narrowing?: Narrowing | undefined
  /** All orders of the points, of which `countries` are those that match the filters. */
  readonly all?: readonly LocatedOrder[] | undefined
}

const spain: PointOrdersProps['countries'] = [{ name: 'España', orders: ordersOfPoints }]

const allIn = (countries: PointOrdersProps['countries']): readonly LocatedOrder[] =>
  countries.flatMap(({ orders }) => Object.values(orders).flat())

const byId = <Place extends { readonly id: number; readonly description: string }>(
  places: readonly Place[],
) => [...new Map(places.map(({ id, description }) => [id, description]))].map(([id, name]) => ({ id, name }))

/** The list of orders for a user who has every right on orders. */
function Page({ narrowing = {}, all: given, ...props }: Args) {
  const all = given ?? allIn(props.countries)
  const totals = props.isLoading ? undefined : todaysTotals(all, { now, timeZone })
  const points = [...allIn(spain), ...all].map(({ servicePoint }) => servicePoint)
  const names = new Map(all.map(({ serviceId, servicePoint }) => [serviceId, servicePoint.description]))
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      <PointSearch tree={[]} recents={[]} onPoint={fn()} onOrder={fn()} lookup={undefined} />
      <TodaysLine totals={totals} />
      <OrdersNarrowing
        value={narrowing}
        onChange={fn()}
        sorting="time"
        onSort={fn()}
        counts={totals?.counts}
        clients={byId(points.map(({ subclient }) => subclient.client))}
        points={byId(points)}
        days={[...new Set(all.flatMap((order) => orderDay(order, timeZone) ?? []))].toSorted()}
      />
      <PointOrders
        {...props}
        handlersOf={handlersOfRow}
        pointOf={({ serviceId }) => names.get(serviceId) ?? ''}
      />
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
    countries: spain,
    past: { previous: { isLoading: false, isLoadingMore: false } },
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
    countries: [{ name: 'Portugal', orders: ordersInPortugal }, ...spain],
  },
}

/** An order of each status: carried out and cancelled orders are of last week, all others are of today. */
const ofEveryStatus = orderStatuses.map(({ code }, at) => {
  const day = code === 'DONE' || code === 'CANCELLED' ? '2026-11-19' : '2026-11-23'
  return row({
    serviceId: `4830${at}`,
    serviceStatusCode: code,
    requestInitialTime: `${day}T11:00:00+01:00`,
    requestFinalTime: `${day}T13:00:00+01:00`,
    realFinalTime: code === 'DONE' ? `${day}T12:20:00+01:00` : null,
  })
})

export const EveryStatus: Story = {
  args: {
    countries: [{ name: 'España', orders: locateAll(classifyOrders(ofEveryStatus, { now, timeZone })) }],
    past: {
      previous: { isLoading: false, isLoadingMore: false },
      cancelled: { isLoading: false, isLoadingMore: false },
    },
  },
}
export const Loading: Story = {
  args: { isLoading: true, countries: [{ name: 'España', orders: locateAll(noOrders) }], past: {} },
}
export const NothingMatches: Story = {
  args: {
    countries: [],
    narrowing: { kind: 'assistance-service', group: 'on-the-way' },
    all: allIn(spain),
    onClear: fn(),
  },
}
