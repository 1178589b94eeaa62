import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ScheduleDialog } from './schedule-dialog'

/** Use `ScheduleDialog` to let an existing report be created again every day, week or month. */
const meta = {
  title: 'Reports/ScheduleDialog',
  component: ScheduleDialog,
  args: {
    isOpen: true,
    name: 'Orders',
    timeZone: 'Europe/Madrid',
    now: new Date('2026-11-20T09:30:00Z'),
    isBusy: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ScheduleDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Proposed: Story = { tags: ['core'] }
export const Sending: Story = { args: { isBusy: true } }
