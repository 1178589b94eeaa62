import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ownView } from '../views.sample'
import { RemoveViewDialog } from './remove-view-dialog'

/** Use `RemoveViewDialog` before a saved view is removed, because other users may use the same view. */
const meta = {
  title: 'Views/RemoveViewDialog',
  component: RemoveViewDialog,
  args: {
    isOpen: true,
    view: ownView,
    isConflict: false,
    isBusy: false,
    failure: undefined,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof RemoveViewDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Own: Story = { tags: ['core'] }
export const Shared: Story = { args: { view: { ...ownView, isShared: true } } }
export const ChangedElsewhere: Story = {
  args: { isConflict: true, view: { name: 'Former colleagues', isShared: true } },
}
export const Removing: Story = { args: { isBusy: true } }
export const NotRemoved: Story = { args: { failure: { kind: 'failed' } } }
export const NoAnswer: Story = { args: { failure: { kind: 'unknown' } } }
