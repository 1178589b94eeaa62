import { issue } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { inWords, said } from '../../../test/in-words'
import { textsOf } from '../../../test/texts-of'
import { useT } from '../../i18n'
import { useDraftForm } from '../form/draft-form'
import { TextField } from '../form/fields'
import { FormDialog, type FormDialogProps } from './form-dialog'

interface Draft {
  readonly name: string
}

type Args = Omit<FormDialogProps<Draft>, 'form' | 'children'> & { readonly typed: string }

function NameDialog({ typed, ...given }: Args) {
  const t = useT()
  const props = inWords(t, given)
  const form = useDraftForm<Draft>({
    initial: { name: typed },
    validate: ({ name }) => (name === '' ? [issue('required', 'name')] : []),
  })
  return (
    <FormDialog {...props} form={form}>
      <TextField form={form} name="name" label={t('service-accounts.field.name')} isRequired />
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
    title: said('views.edit'),
    action: 'saveView',
    sendText: said('action.save'),
    busyText: said('record.busy'),
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
export const CanNotBeSent: Story = { args: { disabledReason: said('orders.form.currencies.loading') } }
export const Refused: Story = {
  args: {
    typed: 'Bazar Norte',
    failure: { kind: 'refused', issues: [], message: 'failure.code.views.full' },
  },
}
export const Dangerous: Story = {
  args: {
    typed: 'Bazar Norte',
    tone: 'danger',
    title: said('views.remove.title', { name: 'Bazar Norte' }),
    sendText: said('action.delete'),
    closeText: said('action.cancel'),
  },
}
export const Incomplete: Story = {
  play: async ({ loaded }) => {
    const name = textsOf(loaded)('action.save')
    await userEvent.click(await within(document.body).findByRole('button', { name }))
  },
}
