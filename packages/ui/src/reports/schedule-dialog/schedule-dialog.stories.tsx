import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { useT } from '../../i18n'
import { ScheduleDialog, type ScheduleDialogProps } from './schedule-dialog'

function OrdersSchedule(props: Omit<ScheduleDialogProps, 'name'>) {
  const t = useT()
  return <ScheduleDialog {...props} name={t('reports.type.ORDERS')} />
}

/** Use `ScheduleDialog` to let an existing report be created again every day, week or month. */
const meta = {
  title: 'Reports/ScheduleDialog',
  component: OrdersSchedule,
  args: {
    isOpen: true,
    timeZone: 'Europe/Madrid',
    now: new Date('2026-11-20T09:30:00Z'),
    isBusy: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof OrdersSchedule>
export default meta
type Story = StoryObj<typeof meta>

export const Proposed: Story = { tags: ['core'] }
export const Sending: Story = { args: { isBusy: true } }
