import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { KeysDialog } from './keys-dialog'

/**
 * Use `KeysDialog` for the help that the key `?` opens. The dialog lists only the shortcuts that work on the current
 * page.
 */
const meta = {
  title: 'Shell/KeysDialog',
  component: KeysDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onClose: fn(),
    hasSingleKeys: true,
    onSingleKeysChange: fn(),
    keys: [
      { action: 'palette', key: 'k', hasCommand: true, place: 'anywhere' },
      { action: 'search', key: '/', place: 'anywhere' },
      { action: 'new-order', key: 'n', place: 'anywhere' },
      { action: 'help', key: '?', place: 'anywhere' },
      { action: 'close', key: 'Escape', place: 'anywhere' },
      { action: 'next-row', key: 'j', place: 'list' },
      { action: 'previous-row', key: 'k', place: 'list' },
      { action: 'open-row', key: 'Enter', place: 'list' },
    ],
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
} satisfies Meta<typeof KeysDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Orders: Story = { tags: ['core'] }
export const TurnedOff: Story = { args: { hasSingleKeys: false } }
export const WithoutRows: Story = {
  args: {
    keys: [
      { action: 'palette', key: 'k', hasCommand: true, place: 'anywhere' },
      { action: 'filter', key: '/', place: 'anywhere' },
      { action: 'help', key: '?', place: 'anywhere' },
    ],
  },
}
