import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { detail, previous, timeZone } from '../../../test/orders.fixtures'
import { OrderDetailDialog } from './order-detail-dialog'

const meta = {
  title: 'Orders/OrderDetailDialog',
  component: OrderDetailDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    state: { kind: 'ready', detail },
    row: previous[0],
    withHours: true,
    timeZone,
  },
} satisfies Meta<typeof OrderDetailDialog>
export default meta
type Story = StoryObj<typeof meta>

export const CollectedPickup: Story = {}
export const Dark: Story = { globals: { colorMode: 'dark' } }
export const DaysOnly: Story = { args: { withHours: false } }
export const NothingInformedYet: Story = {
  args: {
    state: {
      kind: 'ready',
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
    },
  },
}
export const WithMotive: Story = {
  args: {
    state: {
      kind: 'ready',
      detail: {
        ...detail,
        motiveCode: 'NOT-READY',
        observation: 'Die Beutel waren bei Ankunft des Teams noch nicht versiegelt. '.repeat(6),
      },
    },
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Missing: Story = { args: { state: { kind: 'missing' } } }
export const Failed: Story = { args: { state: { kind: 'error', onRetry: fn() } } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const German: Story = { globals: { locale: 'de' } }
export const Portuguese: Story = { globals: { locale: 'pt' } }
