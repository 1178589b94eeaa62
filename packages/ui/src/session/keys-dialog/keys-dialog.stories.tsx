import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { KeysDialog } from './keys-dialog'

/** The help of the key `?`. It lists what works on the open page and nothing else, so the page passes its keys. */
const meta = {
  title: 'Session/KeysDialog',
  component: KeysDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onClose: fn(),
    hasSingleKeys: true,
    onSingleKeysChange: fn(),
    keys: [
      { act: 'palette', key: 'k', hasCommand: true, place: 'anywhere' },
      { act: 'search', key: '/', place: 'anywhere' },
      { act: 'new-order', key: 'n', place: 'anywhere' },
      { act: 'help', key: '?', place: 'anywhere' },
      { act: 'close', key: 'Escape', place: 'anywhere' },
      { act: 'next-row', key: 'j', place: 'list' },
      { act: 'previous-row', key: 'k', place: 'list' },
      { act: 'open-row', key: 'Enter', place: 'list' },
    ],
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
} satisfies Meta<typeof KeysDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Orders: Story = {}
export const OrdersDark: Story = { globals: { colorMode: 'dark', locale: 'de' } }
export const TurnedOff: Story = { args: { hasSingleKeys: false }, globals: { locale: 'es' } }
export const WithoutRows: Story = {
  args: {
    keys: [
      { act: 'palette', key: 'k', hasCommand: true, place: 'anywhere' },
      { act: 'filter', key: '/', place: 'anywhere' },
      { act: 'help', key: '?', place: 'anywhere' },
    ],
  },
  globals: { locale: 'pt' },
}
