import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SessionExpiryDialog } from './session-expiry-dialog'

/** Use it during the last minute before the session ends, so that staying takes one press. */
const meta = {
  title: 'Session/SessionExpiryDialog',
  component: SessionExpiryDialog,
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, secondsLeft: 42, secondsTotal: 60, onStay: fn(), onExit: fn() },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
} satisfies Meta<typeof SessionExpiryDialog>
export default meta
type Story = StoryObj<typeof meta>

export const CountingDown: Story = {
  play: async ({ args }) => {
    const stay = await screen.findByRole('button', { name: 'Stay signed in' })
    await waitFor(() => expect(stay).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onStay).toHaveBeenCalledOnce()
  },
}
export const LastSecond: Story = { args: { secondsLeft: 1 }, globals: { locale: 'es' } }
export const German: Story = { globals: { locale: 'de' } }
export const PortugueseDark: Story = { globals: { locale: 'pt', colorMode: 'dark' } }
