import { issue } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { user, userWith, viewer } from '../users.sample'
import { OidForm } from './oid-form'

/** Use `OidForm` only for administrators, because it links a user to another account of the identity provider. */
const meta = {
  title: 'Users/OidForm',
  component: OidForm,
  args: { user, viewer, isBusy: false, failure: undefined, onSave: fn() },
} satisfies Meta<typeof OidForm>
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('switch'))
}

export const Closed: Story = { tags: ['core'] }
export const NotSet: Story = { args: { user: userWith({ oid: null }) } }
export const Open: Story = { play: open }
export const Saving: Story = { args: { isBusy: true }, play: open }
export const TakenByAnother: Story = {
  args: { failure: { kind: 'refused', issues: [issue('oid-taken', 'oid')], message: null } },
  play: open,
}
export const NotSaved: Story = { args: { failure: { kind: 'failed' } } }
