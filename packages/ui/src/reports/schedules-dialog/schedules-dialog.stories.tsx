import type { ReportSchedule } from '@remesa/domain/reports'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SchedulesDialog } from './schedules-dialog'

const weekly: ReportSchedule = {
  id: 1,
  type: 'ORDERS',
  weekday: 1,
  time: '06:00',
  timeZone: 'Europe/Madrid',
  state: 'ACTIVE',
  stoppedAt: null,
}

/** Use it to show the reports that are made every week. */
const meta = {
  title: 'Reports/SchedulesDialog',
  component: SchedulesDialog,
  args: {
    isOpen: true,
    schedules: {
      items: [
        weekly,
        { ...weekly, id: 2, type: 'CLIENT', weekday: 5, state: 'PAUSED' },
        { ...weekly, id: 3, type: 'USERS', state: 'STOPPED', stoppedAt: '2026-11-18T05:00:00Z' },
      ],
      onRetry: undefined,
    },
    now: new Date('2026-11-20T09:30:00Z'),
    onPause: fn(),
    onEnd: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SchedulesDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ args }) => {
    const items = await screen.findAllByRole('listitem')
    await expect(items).toHaveLength(3)
    const [running, paused, stopped] = items.map((item) => within(item))
    await expect(running?.getByText(/^Next: .*06:00.*06:00.*06:00/)).toBeInTheDocument()
    await expect(paused?.getByText('Paused')).toBeInTheDocument()
    await expect(stopped?.getByText(/^Stopped on /)).toBeInTheDocument()
    await expect(stopped?.getByText(/no longer have access to this report/)).toBeInTheDocument()
    await waitFor(() => expect(running?.getByRole('switch')).toBeChecked())
    await expect(stopped?.getByRole('switch')).not.toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'End weekly report: Users' }))
    await expect(args.onEnd).toHaveBeenCalledWith({ schedule: expect.objectContaining({ id: 3 }) })
  },
}
export const SomeDark: Story = { globals: { colorMode: 'dark', locale: 'de' } }
export const None: Story = { args: { schedules: { items: [], onRetry: undefined } } }
export const Loading: Story = { args: { schedules: { items: undefined, onRetry: undefined } } }
export const Failed: Story = {
  args: { schedules: { items: undefined, onRetry: fn() } },
  globals: { locale: 'es' },
}
