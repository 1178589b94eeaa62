import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SignInNotice } from './sign-in-notice'
import { endedSession, newBrowser } from './user-sessions.sample'

/** Use `SignInNotice` above a page as long as the user has not confirmed or ended a sign-in with a new browser. */
const meta = {
  title: 'Session/SignInNotice',
  component: SignInNotice,
  args: {
    signIns: [newBrowser],
    timeZone: 'Europe/Madrid',
    onConfirm: fn(),
    onEnd: fn(),
    onReview: fn(),
  },
} satisfies Meta<typeof SignInNotice>
export default meta
type Story = StoryObj<typeof meta>

export const StillOpen: Story = { tags: ['core'] }
export const AlreadyEnded: Story = { args: { signIns: [endedSession] } }
export const Several: Story = { args: { signIns: [newBrowser, endedSession] } }
