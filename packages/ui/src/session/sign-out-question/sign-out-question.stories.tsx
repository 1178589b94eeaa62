import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SignOutQuestion } from './sign-out-question'

/** Use `SignOutQuestion` for a user with drafts who signs out on a computer that other people may use. */
const meta = {
  title: 'Session/SignOutQuestion',
  component: SignOutQuestion,
  args: { isOpen: true, count: 1, onKeep: fn(), onDiscard: fn(), onCancel: fn() },
} satisfies Meta<typeof SignOutQuestion>
export default meta
type Story = StoryObj<typeof meta>

export const OneDraft: Story = { tags: ['core'] }
export const SeveralDrafts: Story = { args: { count: 3 } }
