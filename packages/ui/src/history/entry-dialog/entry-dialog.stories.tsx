import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ButtonLink } from '../../kernel'
import { changes, entryWith, plainEntry } from '../history.sample'
import { EntryDialog } from './entry-dialog'

/** Use `EntryDialog` for one complete entry of the history. */
const meta = {
  title: 'History/EntryDialog',
  component: EntryDialog,
  args: {
    isOpen: true,
    entry: entryWith({ changes: [...changes] }),
    timeZone: 'Europe/Madrid',
    links: <ButtonLink href="#record">Open the record</ButtonLink>,
    onClose: fn(),
  },
} satisfies Meta<typeof EntryDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Change: Story = { tags: ['core'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** An entry whose record the viewer may not open. */
export const WithoutLinks: Story = { args: { links: undefined } }
/** An attempt to sign in, without a session, with a user name that does not exist, and from an unknown origin. */
export const RefusedSignIn: Story = {
  args: {
    entry: { ...plainEntry('sign-in-refused'), actor: null, subject: null, address: null, agent: null },
    links: undefined,
  },
}
