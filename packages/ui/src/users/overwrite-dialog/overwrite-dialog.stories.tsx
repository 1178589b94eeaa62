import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inWords, said } from '../../../test/in-words'
import { textsOf } from '../../../test/texts-of'
import { useT } from '../../i18n'
import { OverwriteDialog } from './overwrite-dialog'

/**
 * Use `OverwriteDialog` before the assignment of a whole client to a user is replaced by assignments of only some parts
 * of the client. The user then loses all other parts of the client.
 */
const meta = {
  title: 'Users/OverwriteDialog',
  component: OverwriteDialog,
  args: {
    isOpen: true,
    userName: 'Olga Prieto Vera',
    client: 'Farmacias Alameda',
    afterwards: said('users.overwrite.points', { count: 2, center: 'Alameda Sevilla' }),
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: function InLanguage(args) {
    return <OverwriteDialog {...inWords(useT(), args)} />
  },
} satisfies Meta<typeof OverwriteDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The cancel button has the focus, so that Enter changes nothing. */
export const Points: Story = {
  tags: ['core'],
  play: async ({ loaded }) => {
    const t = textsOf(loaded)
    const keep = await within(document.body).findByRole('button', { name: t('users.overwrite.keep') })
    await waitFor(() => expect(keep).toHaveFocus())
  },
}
export const Centers: Story = { args: { afterwards: said('users.overwrite.centers', { count: 4 }) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
