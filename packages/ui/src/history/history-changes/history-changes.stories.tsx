import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { changes, entryWith, firstValues, plainEntry, userChanges } from '../history.sample'
import { HistoryChanges } from './history-changes'

/**
 * Use `HistoryChanges` wherever an entry of the history shows its changes, with the names of fields as in the form,
 * and with the old and new values.
 */
const meta = {
  title: 'History/HistoryChanges',
  component: HistoryChanges,
  args: { entry: entryWith({ changes: [...changes] }) },
} satisfies Meta<typeof HistoryChanges>
export default meta
type Story = StoryObj<typeof meta>

export const EveryKindOfField: Story = { tags: ['core'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const OfUser: Story = { args: { entry: entryWith({ kind: 'users', changes: [...userChanges] }) } }
/** The first lines of an entry in a list. The dialog of the entry shows all of them. */
export const Shortened: Story = { args: { limit: 3, onMore: fn() } }
export const Added: Story = {
  args: { entry: entryWith({ action: 'added', version: 1, changes: [...firstValues] }) },
}
export const Synchronised: Story = { args: { entry: entryWith({ action: 'synchronised' }) } }
export const SignedIn: Story = { args: { entry: plainEntry('signed-in') } }
/** A field that this version of the page does not know. Its key is shown. */
export const UnknownField: Story = {
  args: {
    entry: entryWith({
      changes: [{ field: 'safeDoorURL', from: { height: 2, open: true }, to: [{ depth: 3 }] }],
    }),
  },
}
