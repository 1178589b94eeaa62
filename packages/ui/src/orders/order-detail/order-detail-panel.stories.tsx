import type { OrderAct, OrderRefusal } from '@remesa/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { cancelled, next, now, previous, timeZone, today } from '../orders.sample'
import { GivenRatingCard } from '../rate-order-dialog/given-rating-card'
import type { DetailedOrder } from './detailed-order'
import { OrderActsBar, type OrderActsBarProps } from './order-acts'
import { OrderDetailPanel, type OrderDetailPanelProps } from './order-detail-panel'
import {
  assistanceDetail,
  deliveryCatalogue,
  deliveryDetail,
  detail,
  supplyDetail,
} from './order-details.sample'

const onAct = fn()
const bar = (order: string, menu: OrderActsBarProps['acts']['menu'], latest?: Date) => (
  <OrderActsBar
    order={order}
    acts={{ likely: undefined, inRow: [], menu }}
    latestCancellation={latest}
    timeZone={timeZone}
    onAct={onAct}
  />
)
const can = (act: OrderAct) => ({ act, reason: undefined })
const refused = (act: OrderAct, rule: OrderRefusal['rule']) => ({
  act,
  reason: { rule, key: `orders.refused.${rule}`, params: {} },
})
const actsOfDone = bar('48102', [can('details'), can('rate'), refused('cancel', 'done'), can('repeat')])

/**
 * Use it for everything about one order. Its sections depend on the type; what is not known yet says when it will be.
 */
const meta = {
  title: 'Orders/OrderDetailPanel',
  component: OrderDetailPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onClose: fn(),
    onPrint: fn(),
    walk: { onPrevious: fn(), onNext: fn() },
    acts: actsOfDone,
    now,
    type: 'pickup',
    state: { kind: 'ready', order: { type: 'pickup', detail } },
    row: previous[0],
    withHours: true,
    timeZone,
  },
} satisfies Meta<typeof OrderDetailPanel>
export default meta
type Story = StoryObj<typeof meta>

const ready = (order: DetailedOrder, row?: OrderDetailPanelProps['row']) => ({
  type: order.type,
  state: { kind: 'ready' as const, order },
  row,
})
const delivery: DetailedOrder = {
  type: 'delivery',
  detail: deliveryDetail,
  catalogue: { state: 'ready', ...deliveryCatalogue },
}

export const CollectedPickup: Story = {}
/** At a point whose pickups request no amount. */
export const CollectedUnasked: Story = {
  args: {
    state: { kind: 'ready', order: { type: 'pickup', detail: { ...detail, requestedAmounts: [] } } },
    currencies: [{ isoCode: 'EUR', symbol: '€' }],
  },
}
export const Dark: Story = { globals: { colorMode: 'dark' } }
export const DaysOnly: Story = { args: { withHours: false } }
export const OpenedCold: Story = { args: { row: undefined } }
export const NothingInformedYet: Story = {
  args: ready({
    type: 'pickup',
    detail: {
      ...detail,
      plannedInitialTime: null,
      plannedFinalTime: null,
      realInitialTime: null,
      realFinalTime: null,
      requestedAmounts: [],
      documents: [],
      comments: null,
    },
  }),
}
export const WithMotive: Story = {
  args: ready(
    { type: 'pickup', detail: { ...detail, motiveCode: '3', observation: 'Closed for stocktaking' } },
    previous[0],
  ),
}

export const Delivery: Story = { args: ready(delivery, today[1]) }
export const DeliveryDark: Story = { args: ready(delivery, today[1]), globals: { colorMode: 'dark' } }
export const DeliveryInGerman: Story = { args: ready(delivery, today[1]), globals: { locale: 'de' } }
export const DeliveryWaitingForNames: Story = {
  args: ready({ ...delivery, catalogue: { state: 'loading' } }, today[1]),
}
export const DeliveryWithoutNames: Story = {
  args: ready({ ...delivery, catalogue: { state: 'error', onRetry: fn() } }, today[1]),
}
export const DeliveryWithUnknownNames: Story = {
  args: ready({ ...delivery, catalogue: { state: 'ready', packs: [], denominations: [] } }, today[1]),
}
export const DeliveryExchange: Story = {
  args: ready({ ...delivery, type: 'delivery-exchange', detail: { ...deliveryDetail, isChange: true } }),
}

export const Assistance: Story = {
  args: ready({ type: 'assistance-service', detail: assistanceDetail }, next[1]),
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
export const AssistanceInPortuguese: Story = {
  args: ready({ type: 'assistance-service', detail: assistanceDetail }, next[1]),
  globals: { locale: 'pt' },
}
export const Supply: Story = {
  args: ready({ type: 'supply-material-service', detail: supplyDetail }, next[2]),
}
export const SupplyInSpanish: Story = {
  args: ready({ type: 'supply-material-service', detail: supplyDetail }, next[2]),
  globals: { locale: 'es' },
}
export const SupplyOfNothing: Story = {
  args: ready({ type: 'supply-material-service', detail: { ...supplyDetail, supplies: [] } }),
}

const openPickup: DetailedOrder = {
  type: 'pickup',
  detail: {
    ...detail,
    serviceId: '48244',
    serviceCode: '48244',
    requestInitialTime: '2026-11-24T09:00:00+01:00',
    requestFinalTime: '2026-11-24T11:00:00+01:00',
    plannedInitialTime: null,
    plannedFinalTime: null,
    realInitialTime: null,
    realFinalTime: null,
    documents: [],
  },
}
export const Cancellable: Story = {
  args: {
    ...ready(openPickup, next[0]),
    acts: bar(
      '48244',
      [can('details'), refused('rate', 'not-completed'), can('cancel'), can('repeat')],
      new Date('2026-11-23T08:00:00Z'),
    ),
  },
}
export const Declarable: Story = {
  args: {
    ...ready(
      { ...openPickup, detail: { ...openPickup.detail, requestedAmounts: [] } },
      next[0] && { ...next[0], requestedAmounts: [] },
    ),
    isAgile: true,
    acts: bar('48244', [can('declare'), refused('rate', 'not-completed'), can('cancel'), can('repeat')]),
    declared: <section>Declared values</section>,
  },
}
export const Declared: Story = {
  args: {
    ...Declarable.args,
    acts: bar('48244', [can('qr'), refused('rate', 'not-completed'), can('cancel'), can('repeat')]),
  },
}
export const Cancelled: Story = {
  args: {
    ...ready(
      { type: 'pickup', detail: { ...openPickup.detail, serviceId: '48150', serviceCode: '48150' } },
      cancelled[0],
    ),
    acts: bar('48150', [can('repeat'), refused('cancel', 'cancelled'), refused('rate', 'cancelled')]),
  },
}
export const Rated: Story = {
  args: {
    rating: <GivenRatingCard state={{ kind: 'ready', rating: { rate: 4, comments: 'On time.' } }} />,
  },
}
export const LastOfTheList: Story = { args: { walk: { onPrevious: fn(), onNext: undefined } } }
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2' } } }

export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Missing: Story = { args: { state: { kind: 'missing' }, row: undefined } }
export const Failed: Story = { args: { state: { kind: 'error', onRetry: fn() } } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const German: Story = { globals: { locale: 'de' } }
export const Portuguese: Story = { globals: { locale: 'pt' } }
