import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SecretDialog } from './secret-dialog'

/** Use `SecretDialog` right after a service account was created or its secret renewed. */
const meta = {
  title: 'Session/SecretDialog',
  component: SecretDialog,
  args: {
    isOpen: true,
    name: 'Nightly orders',
    given: {
      clientId: 'service-5f0c2a7e9b1d4c3680a1e2d3f4b5c6d7',
      secret: 'example-secret-of-forty-three-characters-00',
    },
    onClose: fn(),
  },
} satisfies Meta<typeof SecretDialog>
export default meta
type Story = StoryObj<typeof meta>

export const New: Story = { tags: ['core'] }
export const AlreadySent: Story = {
  args: { given: { clientId: 'service-5f0c2a7e9b1d4c3680a1e2d3f4b5c6d7', secret: null } },
}
