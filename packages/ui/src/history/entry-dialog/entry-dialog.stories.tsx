import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ButtonLink } from '../../kernel'
import { changes, entryWith, plainEntry } from '../history.sample'
import { EntryDialog } from './entry-dialog'

/** Use it for one entry of the history, whole. */
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

export const Change: Story = {}
export const ChangeDark: Story = { globals: { colorMode: 'dark', locale: 'de' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'es' } }
/** The viewer may not open the record. */
export const WithoutLinks: Story = { args: { links: undefined } }
/** Nobody was signed in, no account has the name, and the request says nothing of its origin. */
export const RefusedSignIn: Story = {
  args: {
    entry: { ...plainEntry('sign-in-refused'), actor: null, subject: null, address: null, agent: null },
    links: undefined,
  },
  globals: { locale: 'pt' },
}
