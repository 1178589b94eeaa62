import { type AnyIssue, check, issue, issuesOf, isValidDay } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button'
import { useDraftForm } from './draft-form'
import {
  AmountField,
  ComboboxField,
  DateField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  TimeField,
} from './fields'
import { Form } from './form'

interface VisitDraft {
  readonly contact: string
  readonly client: string
  readonly day: string
  readonly from: string
  readonly until: string
  readonly currency: string
  readonly amount: string
  readonly notes: string
  readonly isUrgent: boolean
}

const UNKNOWN_CONTACT = 'nobody@bazar.example'

const validate = (draft: VisitDraft): readonly AnyIssue[] =>
  issuesOf([
    check('required', 'contact', draft.contact, {}),
    check('email', 'contact', draft.contact, {}),
    check('required', 'client', draft.client, {}),
    check('required', 'day', draft.day, {}),
    draft.day === '' || isValidDay(draft.day) ? undefined : issue('date', 'day'),
    check('min-interval-hours', 'until', draft.until, { start: draft.from, hours: 2 }),
    check('required', 'amount', draft.amount, {}),
    check('max', 'notes', draft.notes, { length: 20 }),
    // An issue of the whole form, without a field.
    draft.contact === UNKNOWN_CONTACT ? issue('clientNotFound', '') : undefined,
  ])

const empty: VisitDraft = {
  contact: '',
  client: '',
  day: '',
  from: '09:00',
  until: '10:00',
  currency: 'EUR',
  amount: '',
  notes: '',
  isUrgent: false,
}
const filled: VisitDraft = {
  ...empty,
  contact: 'operator@bazar.example',
  client: 'SC-2',
  day: '2026-11-21',
  until: '11:00',
  amount: '1.234,50',
}

interface VisitFormProps {
  readonly initial: VisitDraft
  readonly onSend: (draft: VisitDraft) => void
}

function VisitForm({ initial, onSend }: VisitFormProps) {
  const form = useDraftForm<VisitDraft>({ initial, validate })
  const send = () => {
    const draft = form.submitted()
    if (draft !== undefined) onSend(draft)
  }
  return (
    <div style={{ maxWidth: 460 }}>
      <Form form={form} onSubmit={send}>
        <TextField form={form} name="contact" label="Contact" isRequired type="email" />
        <ComboboxField
          form={form}
          name="client"
          label="Client"
          isRequired
          options={[
            { value: 'SC-1', label: 'Bazar Norte' },
            { value: 'SC-2', label: 'Mercado Sur' },
          ]}
        />
        <DateField form={form} name="day" label="Day" isRequired />
        <TimeField form={form} name="from" label="From" min="08:00" max="18:00" />
        <TimeField form={form} name="until" label="Until" min="08:00" max="18:00" />
        <SelectField
          form={form}
          name="currency"
          label="Currency"
          options={[{ value: 'EUR', label: 'EUR' }]}
        />
        <AmountField form={form} name="amount" label="Total amount" isRequired currency="€" />
        <TextAreaField form={form} name="notes" label="Notes" limit={20} />
        <SwitchField form={form} name="isUrgent" label="Urgent" />
        <Button type="submit" variant="primary">
          Send
        </Button>
      </Form>
    </div>
  )
}

/**
 * Use `Form` around the fields of a draft. The form decides when an issue is shown. After an attempt to send, it
 * focuses the first field with an issue.
 */
const meta = {
  title: 'Kernel/Form',
  component: VisitForm,
  args: { initial: empty, onSend: fn() },
} satisfies Meta<typeof VisitForm>
export default meta
type Story = StoryObj<typeof meta>

const trySending: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await canvas.findByRole('alert')
}

export const Untouched: Story = { tags: ['core'] }
export const FilledIn: Story = { args: { initial: filled } }
export const Refused: Story = { play: trySending }
export const RefusedAsAWhole: Story = {
  args: { initial: { ...filled, contact: UNKNOWN_CONTACT } },
  play: trySending,
}
