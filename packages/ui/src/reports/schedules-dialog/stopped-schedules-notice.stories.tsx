import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { stoppedSchedules } from '../reports.sample'
import { StoppedSchedulesNotice } from './stopped-schedules-notice'

/** Use `StoppedSchedulesNotice` above the list of reports, to say that scheduled reports have stopped. */
const meta = {
  title: 'Reports/StoppedSchedulesNotice',
  component: StoppedSchedulesNotice,
  args: { schedules: stoppedSchedules, onShow: fn() },
} satisfies Meta<typeof StoppedSchedulesNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  tags: ['core'],
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('2')
    await userEvent.click(screen.getByRole('button'))
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
}
export const One: Story = { args: { schedules: stoppedSchedules.slice(0, 1) } }
