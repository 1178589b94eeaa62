import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { type UserRight, UserRights } from './user-rights'

const off: UserRight = {
  value: false,
  isBusy: false,
  failure: undefined,
  disabledReason: undefined,
  onChange: fn(),
}
const on: UserRight = { ...off, value: true }

/** Use `UserRights` for the rights of a user that have a switch. A switch that the viewer may not see is not shown. */
const meta = {
  title: 'Users/UserRights',
  component: UserRights,
  args: { reach: 'everywhere', admin: off, supervisor: on },
} satisfies Meta<typeof UserRights>
export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = { tags: ['core'] }
export const Asking: Story = {
  args: {
    admin: {
      ...off,
      question: {
        title: 'Make Ana Ruiz an administrator?',
        text: 'Ana Ruiz will see and change the users and records of every country.',
        confirmText: 'Make administrator',
      },
    },
  },
}
export const SupervisorAlone: Story = { args: { admin: undefined } }
export const Changing: Story = { args: { admin: { ...on, isBusy: true } } }
export const OwnLastRight: Story = {
  args: {
    admin: undefined,
    supervisor: {
      ...on,
      disabledReason:
        'You cannot remove your own right to supervise: nobody but an administrator could give it back.',
    },
  },
}
export const Refused: Story = {
  args: { admin: { ...off, failure: { kind: 'refused', issues: [], message: 'users.refused.own-user' } } },
}
export const PermissionTakenAway: Story = { args: { admin: { ...off, failure: { kind: 'forbidden' } } } }
export const NoAnswer: Story = { args: { supervisor: { ...off, failure: { kind: 'unknown' } } } }
