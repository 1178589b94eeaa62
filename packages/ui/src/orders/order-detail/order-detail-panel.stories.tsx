import type { DetailedOrder, OrderAction, OrderRefusal, OrderRow } from '@remesa/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { given } from '../../../test/given'
import { DeclaredValuesCard } from '../../declared-values'
import card, { Empty } from '../../declared-values/declared-values-card/declared-values-card.stories'
import { offeredActionsOf } from '../order-tables/row-handlers.sample'
import { cancelled, next, now, previous, timeZone, today } from '../orders.sample'
import { GivenRatingCard } from '../rate-order-dialog/given-rating-card'
import type { DeliveryCatalogue } from './delivery-catalogue'
import { OrderActionsBar, type OrderActionsBarProps } from './order-actions'
import { OrderDetailPanel, type OrderDetailPanelProps } from './order-detail-panel'
import {
  assistanceDetail,
  assistanceRow,
  deliveryCatalogue,
  deliveryDetail,
  detail,
  supplyDetail,
} from './order-details.sample'

const onAction = fn()
const bar = (order: string, menu: OrderActionsBarProps['actions']['menu'], latest?: Date) => (
  <OrderActionsBar
    order={order}
    actions={{ likely: undefined, inRow: [], menu }}
    latestCancellation={latest}
    timeZone={timeZone}
    onAction={onAction}
  />
)
const can = (action: OrderAction) => ({ action, reason: undefined })
const refused = (action: OrderAction, rule: OrderRefusal['rule']) => ({
  action,
  reason: { rule, key: `orders.refused.${rule}`, params: {} },
})
/** The actions that the product offers for a row of the history. */
const actionsOf = (row: OrderRow) => (
  <OrderActionsBar
    order={row.serviceId ?? ''}
    actions={offeredActionsOf(row, { canRepeat: true })}
    latestCancellation={undefined}
    timeZone={timeZone}
    onAction={onAction}
  />
)
const actionsOfDone = bar('48102', [can('details'), can('rate'), refused('cancel', 'done'), can('repeat')])

/**
 * Use `OrderDetailPanel` for all details of one order. Its sections depend on the type of the order. For a value that
 * is not known yet, the panel says when it will be known.
 */
const meta = {
  title: 'Orders/OrderDetailPanel',
  component: OrderDetailPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onClose: fn(),
    onPrint: fn(),
    neighbours: { onPrevious: fn(), onNext: fn() },
    actions: actionsOfDone,
    now,
    type: 'pickup',
    state: { kind: 'ready', order: { type: 'pickup', detail } },
    row: previous[0],
    withHours: true,
    timeZone,
    catalogue: { state: 'ready', ...deliveryCatalogue } as DeliveryCatalogue,
  },
} satisfies Meta<typeof OrderDetailPanel>
export default meta
type Story = StoryObj<typeof meta>

const ready = (order: DetailedOrder, row?: OrderDetailPanelProps['row']) => ({
  type: order.type,
  state: { kind: 'ready' as const, order },
  row,
  actions:
    row === undefined ? bar(order.detail.serviceId ?? '', [can('details'), can('repeat')]) : actionsOf(row),
})
const delivery: DetailedOrder = {
  type: 'delivery',
  detail: deliveryDetail,
}

export const CollectedPickup: Story = { tags: ['core'] }
/** A collected pickup at a service point whose pickups are requested without an amount. */
export const CollectedUnasked: Story = {
  args: {
    state: { kind: 'ready', order: { type: 'pickup', detail: { ...detail, requestedAmounts: [] } } },
    currencies: [{ isoCode: 'EUR', symbol: '€' }],
  },
}
export const DaysOnly: Story = { args: { withHours: false } }
export const OpenedCold: Story = { args: { row: undefined } }

const openPickup = {
  type: 'pickup',
  detail: {
    ...detail,
    serviceId: '48244',
    serviceCode: '48244',
    serviceDate: '2026-11-24T00:00:00+01:00',
    requestInitialTime: '2026-11-24T09:00:00+01:00',
    requestFinalTime: '2026-11-24T11:00:00+01:00',
    plannedInitialTime: null,
    plannedFinalTime: null,
    realInitialTime: null,
    realFinalTime: null,
    requestedAmounts: detail.requestedAmounts.map((amount) => ({ ...amount, totalAmount: 1234.5 })),
    documents: [],
  },
} satisfies DetailedOrder
export const NothingInformedYet: Story = {
  args: ready(
    { ...openPickup, detail: { ...openPickup.detail, requestedAmounts: [], comments: null } },
    { ...given(next[0]), requestedAmounts: [] },
  ),
}
const cancelledPickup = {
  type: 'pickup',
  detail: {
    ...openPickup.detail,
    serviceId: '48150',
    serviceCode: '48150',
    serviceDate: '2026-11-21T00:00:00+01:00',
    requestInitialTime: '2026-11-21T09:00:00+01:00',
    requestFinalTime: null,
  },
} satisfies DetailedOrder
export const WithMotive: Story = {
  args: ready(
    {
      ...cancelledPickup,
      detail: { ...cancelledPickup.detail, motiveCode: '3', observation: 'Cerrado por inventario' },
    },
    cancelled[0],
  ),
}

export const Delivery: Story = { args: ready(delivery, today[1]) }
export const DeliveryWaitingForNames: Story = {
  args: { ...ready(delivery, today[1]), catalogue: { state: 'loading' } },
}
export const DeliveryWithoutNames: Story = {
  args: { ...ready(delivery, today[1]), catalogue: { state: 'error', onRetry: fn() } },
}
export const DeliveryWithUnknownNames: Story = {
  args: { ...ready(delivery, today[1]), catalogue: { state: 'ready', packs: [], denominations: [] } },
}
export const DeliveryExchange: Story = {
  args: ready({ ...delivery, type: 'delivery-exchange', detail: { ...deliveryDetail, isChange: true } }),
}

export const Assistance: Story = {
  args: ready({ type: 'assistance-service', detail: assistanceDetail }, assistanceRow),
}
export const AssistanceLongTexts: Story = {
  args: ready({
    type: 'assistance-service',
    detail: {
      ...assistanceDetail,
      servicePointDescription: 'Verwaltungsgebäude-Nebeneingang-Tiefgaragenzufahrt-Nordwest '.repeat(3),
      faultDescription: 'Banknotenprüfgerätestörungsmeldung '.repeat(12),
      assistanceObservation: 'x'.repeat(400),
    },
  }),
}
export const Supply: Story = {
  args: ready({ type: 'supply-material-service', detail: supplyDetail }, next[2]),
}
export const SupplyOfNothing: Story = {
  args: ready({ type: 'supply-material-service', detail: { ...supplyDetail, supplies: [] } }),
}

/** A time before the last hour at which the open pickup can be cancelled. */
const early = new Date('2026-11-23T07:30:00Z')
export const Cancellable: Story = {
  args: {
    ...ready(openPickup, next[0]),
    actions: bar(
      '48244',
      [can('details'), refused('rate', 'not-completed'), can('cancel'), can('repeat')],
      new Date('2026-11-23T08:00:00Z'),
    ),
    now: early,
  },
}
export const Stopped: Story = {
  args: {
    ...ready(openPickup, next[0] && { ...next[0], serviceStatusCode: 'STOPPED' }),
    actions: bar('48244', [can('details'), refused('rate', 'not-completed'), can('cancel'), can('repeat')]),
    now: early,
  },
}
export const Declarable: Story = {
  args: {
    ...ready(
      { ...openPickup, detail: { ...openPickup.detail, requestedAmounts: [] } },
      next[0] && { ...next[0], requestedAmounts: [] },
    ),
    isAgile: true,
    now: early,
    actions: bar('48244', [can('declare'), refused('rate', 'not-completed'), can('cancel'), can('repeat')]),
    declared: <DeclaredValuesCard {...card.args} {...Empty.args} />,
  },
}
export const Declared: Story = {
  args: {
    ...Declarable.args,
    declared: <DeclaredValuesCard {...card.args} />,
    actions: bar('48244', [can('qr'), refused('rate', 'not-completed'), can('cancel'), can('repeat')]),
  },
}
export const Cancelled: Story = {
  args: {
    ...ready(cancelledPickup, cancelled[0]),
    actions: bar('48150', [can('repeat'), refused('cancel', 'cancelled'), refused('rate', 'cancelled')]),
  },
}
export const Rated: Story = {
  args: {
    actions: bar('48102', [
      can('details'),
      can('repeat'),
      refused('rate', 'already-rated'),
      refused('cancel', 'done'),
    ]),
    rating: <GivenRatingCard state={{ kind: 'ready', rating: { rate: 4, comments: 'Puntuales.' } }} />,
  },
}
export const LastOfTheList: Story = { args: { neighbours: { onPrevious: fn(), onNext: undefined } } }
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2' } } }

export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Missing: Story = { args: { state: { kind: 'missing' }, row: undefined } }
export const Failed: Story = { args: { state: { kind: 'error', onRetry: fn() } } }
