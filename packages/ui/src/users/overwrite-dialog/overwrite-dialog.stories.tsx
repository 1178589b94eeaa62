import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
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
    afterwards: '2 service points of Alameda Sevilla',
    onConfirm: fn(),
    onCancel: fn(),
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
export const Centers: Story = { args: { afterwards: '4 centros con todos sus puntos' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
