import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { next, previous, timeZone, today } from '../orders.sample'
import type { DetailedOrder } from './detailed-order'
import { OrderDetailDialog, type OrderDetailDialogProps } from './order-detail-dialog'
import {
  assistanceDetail,
  deliveryCatalogue,
  deliveryDetail,
  detail,
  supplyDetail,
} from './order-details.sample'

/**
 * Use it for everything about one order. Its sections depend on the type; what is not known yet says when it will be.
 */
const meta = {
  title: 'Orders/OrderDetailDialog',
  component: OrderDetailDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    onPrint: fn(),
    type: 'pickup',
    state: { kind: 'ready', order: { type: 'pickup', detail } },
    row: previous[0],
    withHours: true,
    timeZone,
  },
} satisfies Meta<typeof OrderDetailDialog>
export default meta
type Story = StoryObj<typeof meta>

const ready = (order: DetailedOrder, row?: OrderDetailDialogProps['row']) => ({
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

export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Missing: Story = { args: { state: { kind: 'missing' }, row: undefined } }
export const Failed: Story = { args: { state: { kind: 'error', onRetry: fn() } } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const German: Story = { globals: { locale: 'de' } }
export const Portuguese: Story = { globals: { locale: 'pt' } }
