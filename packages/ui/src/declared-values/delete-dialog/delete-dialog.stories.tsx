import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DeleteDialog } from './delete-dialog'

/** Use it before a declaration is deleted. It names the declaration, because nobody can undo this. */
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

export const Asking: Story = {}
export const Dark: Story = { globals: { colorMode: 'dark', locale: 'pt' } }
export const Deleting: Story = { args: { isBusy: true } }
export const MayBeGone: Story = {
  args: { failure: { kind: 'unknown' } },
  globals: { locale: 'es' },
}
export const Refused: Story = {
  args: { failure: { kind: 'refused', issues: [], message: 'declared-values.refused.status-closed' } },
  globals: { locale: 'de' },
}
