import { issue } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { user, userWith, viewer } from '../users.sample'
import { OidForm, type OidFormProps } from './oid-form'

/** A component that renders the form. The call that saves an id begins, or has failed, only once the id is saved. */
function Saved({ isBusy, failure, onSave, ...rest }: OidFormProps) {
  const [isSent, setSent] = useState(false)
  return (
    <OidForm
      {...rest}
      isBusy={isSent && isBusy}
      failure={isSent ? failure : undefined}
      onSave={(detail) => {
        setSent(true)
        onSave(detail)
      }}
    />
  )
}

/** Use `OidForm` only for administrators, because it links a user to another account of the identity provider. */
const meta = {
  title: 'Users/OidForm',
  component: Saved,
  args: { user, viewer, isBusy: false, failure: undefined, onSave: fn() },
} satisfies Meta<typeof Saved>
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('switch'))
}
const save: Story['play'] = async (context) => {
  await open(context)
  const [canvas, t] = [within(context.canvasElement), textsOf(context.loaded)]
  const field = canvas.getByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, '2b7d5e18-93c4-4a06-8f2d-61e0c4b97a35')
  await userEvent.click(canvas.getByRole('button', { name: t('action.save') }))
}

export const Closed: Story = { tags: ['core'] }
export const NotSet: Story = { args: { user: userWith({ oid: null }) } }
export const Open: Story = { play: open }
export const Saving: Story = { args: { isBusy: true }, play: save }
export const TakenByAnother: Story = {
  args: { failure: { kind: 'refused', issues: [issue('oid-taken', 'oid')], message: null } },
  play: save,
}
export const NotSaved: Story = { args: { failure: { kind: 'failed' } }, play: save }
