import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { stoppedSchedules, weeklySchedule } from '../reports.sample'
import { SchedulesDialog } from './schedules-dialog'

/** Use `SchedulesDialog` for the list of scheduled reports. */
const meta = {
  title: 'Reports/SchedulesDialog',
  component: SchedulesDialog,
  args: {
    isOpen: true,
    schedules: {
      items: [
        weeklySchedule,
        { ...weeklySchedule, id: 2, type: 'CLIENT', rhythm: 'MONTHLY', monthDay: 31, state: 'PAUSED' },
        ...stoppedSchedules,
      ],
      onRetry: undefined,
    },
    now: new Date('2026-11-20T09:30:00Z'),
    onPause: fn(),
    onRun: fn(),
    onEnd: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SchedulesDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  tags: ['core'],
  play: async ({ args, loaded }) => {
    const t = textsOf(loaded)
    const items = await screen.findAllByRole('listitem')
    await expect(items).toHaveLength(4)
    const [running, paused, stopped, failed] = items.map((item) => within(item))
    await expect(running?.getByText(/06:00.*06:00.*06:00/)).toBeInTheDocument()
    await expect(paused?.getByText(t('reports.schedule.paused'))).toBeInTheDocument()
    await expect(stopped?.getByText(t('reports.schedule.stopped.text'))).toBeInTheDocument()
    await expect(failed?.getByText(t('reports.schedule.failed.text'))).toBeInTheDocument()
    await expect(failed?.getByText(/ana\.ruiz@bazar\.example/)).toBeInTheDocument()
    await waitFor(() => expect(running?.getByRole('switch')).toBeChecked())
    await expect(stopped?.getByRole('switch')).not.toBeChecked()
    await userEvent.click(
      screen.getByRole('button', { name: t('reports.schedule.run', { name: t('reports.type.ORDERS') }) }),
    )
    await expect(args.onRun).toHaveBeenCalledWith({ schedule: expect.objectContaining({ id: 1 }) })
    await userEvent.click(
      screen.getByRole('button', { name: t('reports.schedule.end', { name: t('reports.type.USERS') }) }),
    )
    await expect(args.onEnd).toHaveBeenCalledWith({ schedule: expect.objectContaining({ id: 3 }) })
  },
}
export const None: Story = { args: { schedules: { items: [], onRetry: undefined } } }
export const Loading: Story = { args: { schedules: { items: undefined, onRetry: undefined } } }
export const Failed: Story = { args: { schedules: { items: undefined, onRetry: fn() } } }
