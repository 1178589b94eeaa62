import { check, type Issue, issue, issuesOf, isValidDay, type Locale } from '@remesa/domain/kernel'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadMessages } from '../../i18n'
import { RemesaProvider } from '../provider/remesa-provider'
import { useDraftForm } from './draft-form'
import { DateField, TextField, TimeField } from './fields'
import { Form } from './form'

interface Draft {
  readonly name: string
  readonly from: string
  readonly until: string
}

const validate = ({ name, from, until }: Draft): readonly Issue[] =>
  issuesOf([
    check('required', 'name', name, {}),
    check('min-interval-hours', 'until', until, { start: from, hours: 2 }),
    name === 'nobody'
      ? { rule: 'clientNotFound', key: 'validation.messages.clientNotFound', path: '', params: {} }
      : undefined,
  ])

function NameForm({ onSubmit }: { readonly onSubmit: (detail: { readonly draft: Draft }) => void }) {
  const form = useDraftForm<Draft>({ initial: { name: '', from: '09:00', until: '10:00' }, validate })
  const send = () => {
    const draft = form.submitted()
    if (draft !== undefined) onSubmit({ draft })
  }
  return (
    <Form form={form} onSubmit={send}>
      <TextField form={form} name="name" label="Name" isRequired />
      <TimeField form={form} name="from" label="From" />
      <TimeField form={form} name="until" label="Until" />
      <button type="submit">Send</button>
    </Form>
  )
}

const texts = { en: await loadMessages('en'), de: await loadMessages('de') } as const

const page = (
  locale: Locale & keyof typeof texts,
  onSubmit = vi.fn(),
  form: ReactNode = <NameForm onSubmit={onSubmit} />,
) => (
  <RemesaProvider locale={locale} messages={texts[locale]}>
    {form}
  </RemesaProvider>
)

function DayForm() {
  const form = useDraftForm({
    initial: { day: '' },
    validate: ({ day }) => (isValidDay(day) ? [] : [issue(day === '' ? 'required' : 'date', 'day')]),
  })
  return (
    <Form form={form} onSubmit={() => form.submitted()}>
      <DateField form={form} name="day" label="Day" />
      <button type="submit">Send</button>
    </Form>
  )
}

it('sends nothing that the domain refuses and leads to each thing that is wrong', async () => {
  const onSubmit = vi.fn()
  const screen = await render(page('en', onSubmit))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await expect.element(screen.getByRole('alert')).toHaveAccessibleName('There are 2 things to correct')
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
  await expect.element(screen.getByLabelText('Name')).toHaveAccessibleDescription('Fill in this field')
  await userEvent.click(screen.getByRole('link', { name: /^Until:/ }))
  await expect.element(screen.getByLabelText('Until')).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('judges a field again when another one that its rule looks at changes', async () => {
  const screen = await render(page('en'))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await expect.element(screen.getByLabelText('Until')).toHaveAttribute('aria-invalid', 'true')
  await userEvent.selectOptions(screen.getByLabelText('From'), '08:00')
  await expect.element(screen.getByLabelText('Until')).not.toHaveAttribute('aria-invalid')
})

it('judges a field when it is left, and no other', async () => {
  const screen = await render(page('en'))
  await userEvent.click(screen.getByLabelText('Name'))
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByLabelText('Until')).not.toHaveAttribute('aria-invalid')
})

it('says what is wrong in the new language when that changes', async () => {
  const screen = await render(page('en'))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await expect.element(screen.getByText('Fill in this field', { exact: true })).toBeVisible()
  await screen.rerender(page('de'))
  await expect.element(screen.getByText('Füllen Sie dieses Feld aus', { exact: true })).toBeVisible()
})

it('is not sent over an issue of the whole form, which the summary tells', async () => {
  const onSubmit = vi.fn()
  const screen = await render(page('en', onSubmit))
  await userEvent.fill(screen.getByLabelText('Name'), 'nobody')
  await userEvent.selectOptions(screen.getByLabelText('Until'), '12:00')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await expect.element(screen.getByRole('alert').getByText('The client was not found')).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('gives the whole draft when the domain accepts it', async () => {
  const onSubmit = vi.fn()
  const screen = await render(page('en', onSubmit))
  await userEvent.fill(screen.getByLabelText('Name'), 'Bazar Norte')
  await userEvent.selectOptions(screen.getByLabelText('Until'), '12:00')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ draft: { name: 'Bazar Norte', from: '09:00', until: '12:00' } }),
  )
})

it('says of a date that is none the same at the field and in the summary', async () => {
  const screen = await render(page('en', vi.fn(), <DayForm />))
  await userEvent.fill(screen.getByLabelText('Day', { exact: true }), '1/1/26')
  await userEvent.keyboard('{Enter}')
  const problem = 'Enter a date as dd/mm/yyyy'
  await expect.element(screen.getByLabelText('Day', { exact: true })).toHaveAccessibleDescription(problem)
  await expect.element(screen.getByRole('link', { name: `Day: ${problem}` })).toBeVisible()
  await expect.element(screen.getByLabelText('Day', { exact: true })).toHaveValue('1/1/26')
})
