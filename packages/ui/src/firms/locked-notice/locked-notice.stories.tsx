import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { samplePhone } from '../firms.sample'
import { LockedNotice } from './locked-notice'

/** Use `LockedNotice` instead of the digits while an employee is locked after three wrong answers. */
const meta = {
  title: 'Firms/LockedNotice',
  component: LockedNotice,
  args: { secondsLeft: 252, phone: samplePhone },
} satisfies Meta<typeof LockedNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Locked: Story = {
  tags: ['core'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('4:12')
  },
}
export const LastSeconds: Story = {
  args: { secondsLeft: 7 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('0:07')
  },
}
