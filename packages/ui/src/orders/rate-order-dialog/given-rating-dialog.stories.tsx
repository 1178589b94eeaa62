import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { completedOrder } from '../order-actions.sample'
import { GivenRatingDialog } from './given-rating-dialog'

/** Use `GivenRatingDialog` to show the rating of an order, which can't be changed. */
const meta = {
  title: 'Orders/GivenRatingDialog',
  component: GivenRatingDialog,
  args: {
    isOpen: true,
    order: completedOrder,
    state: {
      kind: 'ready',
      rating: { rate: 4, comments: 'Puntuales y amables.\nEl precinto estaba flojo.' },
    },
    onClose: fn(),
  },
} satisfies Meta<typeof GivenRatingDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Good: Story = { tags: ['core'] }
export const WithoutComments: Story = {
  args: { state: { kind: 'ready', rating: { rate: 1, comments: null } } },
}
export const LongComments: Story = {
  args: {
    state: {
      kind: 'ready',
      rating: { rate: 5, comments: 'Die Beutel wurden pünktlich und freundlich abgeholt. '.repeat(12) },
    },
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Missing: Story = { args: { state: { kind: 'missing' } } }
export const Failed: Story = { args: { state: { kind: 'error', onRetry: fn() } } }
