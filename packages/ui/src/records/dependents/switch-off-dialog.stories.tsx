import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { SwitchOffDialog } from './switch-off-dialog'

/** Use `SwitchOffDialog` before a user switches off a client, center or service point on which other records depend. */
const meta = {
  title: 'Records/SwitchOffDialog',
  component: SwitchOffDialog,
  args: {
    isOpen: true,
    name: 'Gran Vía 12',
    dependents: { subclients: 0, servicePoints: 0, users: 5, visits: { onTheWay: 1, today: 2, later: 10 } },
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof SwitchOffDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The cancel button has the focus, so that Enter changes nothing. */
export const Point: Story = {
  tags: ['core'],
  play: async ({ loaded }) => {
    const t = textsOf(loaded)
    const cancel = await within(document.body).findByRole('button', { name: t('action.cancel') })
    await waitFor(() => expect(cancel).toHaveFocus())
  },
}
export const Client: Story = {
  args: {
    name: 'Bazar Norte',
    dependents: { subclients: 2, servicePoints: 25, users: 6, visits: { onTheWay: 0, today: 0, later: 0 } },
  },
}
export const NotRead: Story = { args: { dependents: undefined } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
