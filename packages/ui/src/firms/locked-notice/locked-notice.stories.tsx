import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LockedNotice } from './locked-notice'

/** Use it in the place of the digits while an employee is locked after three wrong answers. */
const meta = {
  title: 'Firms/LockedNotice',
  component: LockedNotice,
  args: { secondsLeft: 252 },
} satisfies Meta<typeof LockedNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Locked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Locked' })).toHaveFocus()
    await expect(canvas.getByRole('timer')).toHaveTextContent('4:12')
  },
}
export const LastSecondsDark: Story = {
  args: { secondsLeft: 7 },
  globals: { colorMode: 'dark', locale: 'de' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('0:07')
  },
}
