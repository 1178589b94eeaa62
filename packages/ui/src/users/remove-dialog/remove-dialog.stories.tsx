import { assignmentRows } from '@remesa/domain/users'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { user, userWithMany } from '../users.sample'
import { RemoveDialog } from './remove-dialog'

/** Use `RemoveDialog` before assignments of a user are removed. It names the assignments. */
const meta = {
  title: 'Users/RemoveDialog',
  component: RemoveDialog,
  args: {
    isOpen: true,
    userName: 'Olga Prieto Vera',
    rows: assignmentRows(user.clients, { all: 'All' }).slice(0, 1),
    isBusy: false,
    failure: undefined,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof RemoveDialog>
export default meta
type Story = StoryObj<typeof meta>

export const OneRow: Story = { tags: ['core'] }
export const ManyRows: Story = { args: { rows: assignmentRows(userWithMany.clients, { all: 'Todos' }) } }
export const Removing: Story = { args: { isBusy: true } }
export const NotRemoved: Story = { args: { failure: { kind: 'failed' } } }
export const NoAnswer: Story = { args: { failure: { kind: 'unknown' } } }
