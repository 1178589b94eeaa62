import { issue } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { useDraftForm } from '../form/draft-form'
import { TextField } from '../form/fields'
import { FormDialog, type FormDialogProps } from './form-dialog'

interface Draft {
  readonly name: string
}

type Args = Omit<FormDialogProps<Draft>, 'form' | 'children'> & { readonly typed: string }

function NameDialog({ typed, ...props }: Args) {
  const form = useDraftForm<Draft>({
    initial: { name: typed },
    validate: ({ name }) => (name === '' ? [issue('required', 'name')] : []),
  })
  return (
    <FormDialog {...props} form={form}>
      <TextField form={form} name="name" label="Name" isRequired />
    </FormDialog>
  )
}

/**
 * Use `FormDialog` for a form over the page. The dialog asks before typed values are lost, shows the outcome, and
 * returns the focus to the control that opened the dialog.
 */
const meta = {
  title: 'Kernel/FormDialog',
  component: NameDialog,
  args: {
    isOpen: true,
    typed: '',
    title: 'Change the name',
    description: 'Gran Vía 12',
    action: 'newOrder',
    sendText: 'Send',
    busyText: 'It is being sent.',
    isBusy: false,
    failure: undefined,
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof NameDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['core'] }
export const FilledIn: Story = { args: { typed: 'Bazar Norte' } }
export const Sending: Story = { args: { typed: 'Bazar Norte', isBusy: true } }
export const CanNotBeSent: Story = { args: { disabledReason: 'The country is still loading.' } }
export const Refused: Story = {
  args: {
    typed: 'Bazar Norte',
    action: 'saveView',
    failure: { kind: 'refused', issues: [], message: 'The name is taken' },
  },
}
export const Dangerous: Story = {
  args: {
    typed: 'Bazar Norte',
    tone: 'danger',
    title: 'Delete the point',
    sendText: 'Delete',
    closeText: 'Keep the point',
  },
}
export const Incomplete: Story = {
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Send' }))
  },
}
