import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { SessionExpiryDialog } from './session-expiry-dialog'

/**
 * Use `SessionExpiryDialog` during the last minute before the session ends, so that one click continues the session.
 */
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
  tags: ['core'],
  play: async ({ args, loaded }) => {
    const t = textsOf(loaded)
    const stay = await screen.findByRole('button', { name: t('session.expiry.stay') })
    await waitFor(() => expect(stay).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onStay).toHaveBeenCalledOnce()
  },
}
export const LastSecond: Story = { args: { secondsLeft: 1 } }
