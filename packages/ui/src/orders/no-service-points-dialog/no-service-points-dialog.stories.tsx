import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NoServicePointsDialog } from './no-service-points-dialog'

/**
 * Use `NoServicePointsDialog` if the user has no service point for which to order. It says whom the user can contact.
 */
const meta = {
  title: 'Orders/NoServicePointsDialog',
  component: NoServicePointsDialog,
  args: { isOpen: true, onClose: fn() },
} satisfies Meta<typeof NoServicePointsDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { tags: ['core'] }
