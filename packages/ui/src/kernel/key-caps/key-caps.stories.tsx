import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyCaps } from './key-caps'

/** Shows which key to press, in the help about keys and beside what a key does. Where there is no room, leave it out. */
const meta = {
  title: 'Kernel/KeyCaps',
  component: KeyCaps,
  args: { keyName: 'k', hasCommand: true },
} satisfies Meta<typeof KeyCaps>
export default meta
type Story = StoryObj<typeof meta>

export const WithCommand: Story = {}
export const WithCommandDark: Story = { globals: { colorMode: 'dark', locale: 'de' } }
export const Letter: Story = { args: { keyName: 'n', hasCommand: false } }
export const Named: Story = { args: { keyName: 'Enter', hasCommand: false }, globals: { locale: 'es' } }
