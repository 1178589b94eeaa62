import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DeleteDialog } from './delete-dialog'

/**
 * Use `DeleteDialog` before a declaration is deleted. It names the declaration, because deleting cannot be undone.
 */
const meta = {
  title: 'Declared values/DeleteDialog',
  component: DeleteDialog,
  args: {
    isOpen: true,
    code: 'S-7741920',
    isBusy: false,
    failure: undefined,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeleteDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = { tags: ['core'] }
export const Deleting: Story = { args: { isBusy: true } }
export const MayBeGone: Story = { args: { failure: { kind: 'unknown' } } }
export const Refused: Story = {
  args: { failure: { kind: 'refused', issues: [], message: 'declared-values.refused.status-closed' } },
}
