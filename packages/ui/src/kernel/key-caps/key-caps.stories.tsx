import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyCaps } from './key-caps'

/**
 * Use `KeyCaps` for the key of an action, in the list of shortcuts and, if there is enough space, next to the action.
 */
const meta = {
  title: 'Kernel/KeyCaps',
  component: KeyCaps,
  args: { keyName: 'k', hasCommand: true },
} satisfies Meta<typeof KeyCaps>
export default meta
type Story = StoryObj<typeof meta>

export const WithCommand: Story = { tags: ['core'] }
export const Letter: Story = { args: { keyName: 'n', hasCommand: false } }
export const Named: Story = { args: { keyName: 'Enter', hasCommand: false } }
