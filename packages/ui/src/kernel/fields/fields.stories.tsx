import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { DoAndDont as Pairs } from '../../foundations/do-and-dont'
import { guide } from '../../foundations/guide'
import { useT } from '../../i18n'
import { AmountInput } from './amount-input'
import { Checkbox } from './checkbox'
import { Combobox } from './combobox'
import { DateInput } from './date-input'
import { Select } from './select'
import { Switch } from './switch'
import { TextArea } from './text-area'
import { TextInput } from './text-input'
import { TimeSelect } from './time-select'

interface Situation {
  readonly isRefused?: boolean
  readonly isFilled?: boolean
  readonly isLong?: boolean
}

const currencies = [
  { value: '1', label: 'EUR · Euro' },
  { value: '2', label: 'USD · US dollar' },
]
const centers = [{ value: '1', label: 'Bilbao' }]
const places = Array.from({ length: 2_000 }, (_, index) => ({
  value: String(index),
  label: `Bazar Norte ${String(index + 1).padStart(4, '0')} · Calle Mayor ${index + 1}, Madrid`,
}))

function Fields({ isRefused = false, isFilled = false, isLong = false }: Situation) {
  const t = useT()
  const [client, setClient] = useState(isFilled ? '3' : '')
  const [date, setDate] = useState(isFilled ? '2026-11-21' : '')
  const [from, setFrom] = useState(isFilled ? '09:30' : '')
  const [currency, setCurrency] = useState(isFilled ? '1' : '')
  const [amount, setAmount] = useState(isFilled ? '1.234,50' : '')
  const [comments, setComments] = useState(isFilled ? 'Ring at the back door, please.' : '')
  const [mail, setMail] = useState(isFilled ? 'operator@bazar.example' : '')
  const [isOn, setOn] = useState(isFilled)
  const longer = (text: string) => (isLong ? `${text}, ${t('validation.messages.alpha_dash')}` : text)
  const choose = isRefused ? t('validation.messages.required.choice') : undefined
  const tooLong = isRefused ? t('validation.messages.max', { length: 10 }) : undefined
  return (
    <div style={{ display: 'grid', gap: 20, maxWidth: 420 }}>
      <Combobox
        label={longer(t('record-lists.field.client'))}
        isRequired
        options={places}
        value={client}
        error={choose}
        onChange={({ value }) => setClient(value)}
      />
      <DateInput
        label={longer(t('orders.form.serviceDate'))}
        isRequired
        min="2026-11-20"
        max="2026-12-31"
        value={date}
        error={isRefused ? t('validation.messages.date') : undefined}
        hint={t('validation.least', { value: '20/11/2026' })}
        onChange={({ value }) => setDate(value)}
      />
      <TimeSelect
        label={t('orders.form.from')}
        min="08:00"
        max="18:00"
        value={from}
        error={choose}
        onChange={({ value }) => setFrom(value)}
      />
      <Select
        label={t('deposits.currency')}
        options={currencies}
        value={currency}
        error={choose}
        onChange={({ value }) => setCurrency(value)}
      />
      <Select
        label={t('record-lists.field.subclient')}
        options={centers}
        value=""
        disabledReason={client === '' ? t('selector.first.client') : undefined}
        onChange={() => undefined}
      />
      <AmountInput
        label={longer(t('orders.form.totalAmount'))}
        currency="€"
        value={amount}
        error={isRefused ? t('validation.messages.amount') : undefined}
        onChange={({ value }) => setAmount(value)}
      />
      <TextInput
        label={t('users.field.email')}
        type="email"
        value={mail}
        error={isRefused ? t('validation.messages.email') : undefined}
        onChange={({ value }) => setMail(value)}
      />
      <TextArea
        label={t('deposits.comments')}
        limit={200}
        value={comments}
        error={tooLong}
        onChange={({ value }) => setComments(value)}
      />
      <Switch label={longer(t('orders.showCanceled'))} value={isOn} onChange={({ value }) => setOn(value)} />
    </div>
  )
}

/**
 * Use these fields for every value that a person enters. A label is always visible. A hint says what is accepted, so
 * that users make fewer errors.
 */
const meta = {
  title: 'Kernel/Fields',
  component: Fields,
  parameters: {
    guide: guide({
      anatomy: [
        ['Label', 'A noun, always visible. The labels of required fields have an asterisk.'],
        ['Control', 'One value.'],
        ['Hint', 'What is accepted, before the user types.'],
        ['Error', 'Below the hint. Label, hint and typed text stay.'],
      ],
      keys: [
        ['Arrow up, Arrow down', 'In a list with search: move through the options.'],
        ['Page up, Page down', 'In a list with search: move by eight options.'],
        ['Enter', 'In an open list with search: chooses the option.'],
        ['Escape', 'Closes an open list or calendar without a change.'],
      ],
    }),
  },
} satisfies Meta<typeof Fields>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['core'] }
export const Filled: Story = { args: { isFilled: true } }
export const Refused: Story = { args: { isRefused: true } }
export const LongLabels: Story = { args: { isLong: true } }

export const ChoosingADate: Story = {
  args: { isFilled: true },
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const canvas = within(canvasElement)
    await userEvent.click(
      canvas.getByRole('button', { name: t('field.date.open', { label: t('orders.form.serviceDate') }) }),
    )
    const panel = await canvas.findByRole('dialog', {
      name: t('field.date.calendar', { label: t('orders.form.serviceDate') }),
    })
    const chosen = await within(panel).findByRole('button', { name: /21.*2026/ })
    await waitFor(() => expect(chosen).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText(t('orders.form.serviceDate'))).toHaveValue('29/11/2026')
    await expect(
      canvas.getByRole('button', { name: t('field.date.open', { label: t('orders.form.serviceDate') }) }),
    ).toHaveFocus()
  },
}

export const CalendarOpen: Story = {
  args: { isFilled: true },
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const canvas = within(canvasElement)
    await userEvent.click(
      canvas.getByRole('button', { name: t('field.date.open', { label: t('orders.form.serviceDate') }) }),
    )
    await canvas.findByRole('grid')
  },
}

export const SearchingALongList: Story = {
  play: async ({ canvasElement, loaded }) => {
    const name = textsOf(loaded)('record-lists.field.client')
    const canvas = within(canvasElement)
    const client = canvas.getByRole('combobox', { name })
    await userEvent.click(client)
    await expect(within(canvas.getByRole('listbox', { name })).getAllByRole('option').length).toBeLessThan(60)
    await userEvent.type(client, 'norte 0042')
    await userEvent.keyboard('{Enter}')
    await expect(client).toHaveValue('Bazar Norte 0042 · Calle Mayor 42, Madrid')
    await expect(client).toHaveAttribute('aria-expanded', 'false')
  },
}

export const ListOpen: Story = {
  args: { isFilled: true },
  play: async ({ canvasElement, loaded }) => {
    const name = textsOf(loaded)('record-lists.field.client')
    await userEvent.click(within(canvasElement).getByRole('combobox', { name }))
  },
}
export const Checkboxes: Story = {
  render: () => (
    <div style={{ display: 'grid' }}>
      <Checkbox label="Whole client" value={false} onChange={() => undefined} />
      <Checkbox label="Whole client" value onChange={() => undefined} />
      <Checkbox label="Select all 5 rows" value={false} isMixed onChange={() => undefined} />
      <div>
        <Checkbox label="Select Casco Viejo" isLabelHidden value onChange={() => undefined} />
      </div>
    </div>
  ),
}

export const DoAndDont: Story = {
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: {
            show: (
              <TextInput
                label="E-mail"
                value="operator@bazar"
                error="Enter a whole address, such as ana@bazar.example"
                onChange={() => undefined}
              />
            ),
            because: 'The error says what would be accepted, and the typed text stays.',
          },
          dont: {
            show: <TextInput label="E-mail" value="" error="Invalid value" onChange={() => undefined} />,
            because: 'The typed text is gone, and its error is unknown.',
          },
        },
        {
          do: {
            show: (
              <TextInput
                label="Bag number"
                hint="8 digits, on the label of the bag"
                value=""
                onChange={() => undefined}
              />
            ),
            because: 'Label and hint stay visible while the user types.',
          },
          dont: {
            show: (
              <TextInput
                label="Bag number"
                isLabelHidden
                placeholder="Bag number (8 digits)"
                value=""
                onChange={() => undefined}
              />
            ),
            because: 'The placeholder goes with the first digit, and the rule with it.',
          },
        },
        {
          do: {
            show: (
              <Select
                label="Center"
                options={[]}
                value=""
                disabledReason="Choose a client first"
                onChange={() => undefined}
              />
            ),
            because: 'A field that needs another value first says so.',
          },
          dont: {
            show: <Select label="Center" options={[]} value="" onChange={() => undefined} />,
            because: 'An empty list looks as if there were no centers.',
          },
        },
      ]}
    />
  ),
}
