import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { UserSessions } from './user-sessions'
import { currentSession, endedSession, newBrowser, sampleSession } from './user-sessions.sample'

/** Use `UserSessions` for the page of the user's own sessions. */
const meta = {
  title: 'Session/UserSessions',
  component: UserSessions,
  args: {
    sessions: [
      currentSession,
      newBrowser,
      sampleSession('script', { agent: null, address: null }),
      endedSession,
    ],
    isFailed: false,
    onRetry: fn(),
    timeZone: 'Europe/Madrid',
    onEnd: fn(),
    onEndOthers: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof UserSessions>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = { tags: ['core'] }
export const OnlyThisOne: Story = { args: { sessions: [currentSession] } }
export const OneEnded: Story = { args: { sessions: [currentSession, endedSession] } }
export const Loading: Story = { args: { sessions: undefined } }
export const Failed: Story = { args: { sessions: undefined, isFailed: true } }
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile2' } } }
