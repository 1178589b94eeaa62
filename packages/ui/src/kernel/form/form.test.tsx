import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import { untilRendered } from '../../../test/until-rendered'
import * as stories from './form.stories'

const { FilledIn, RefusedAsAWhole, Untouched } = composeStories(stories)

it('a form with invalid values is not sent, and links to each issue', async () => {
  const onSend = fn()
  const screen = await renderIn('en', <Untouched onSend={onSend} />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await expect.element(screen.getByRole('alert')).toHaveAccessibleName('There are 5 things to correct')
  await expect.element(screen.getByLabelText('Contact')).toHaveFocus()
  await expect.element(screen.getByLabelText('Contact')).toHaveAccessibleDescription('Fill in this field')
  await userEvent.click(screen.getByRole('link', { name: /^Until:/ }))
  await expect.element(screen.getByLabelText('Until')).toHaveFocus()
  expect(onSend).not.toHaveBeenCalled()
})

it('a form validates a field again when another field on which its validation rule depends changes', async () => {
  const screen = await renderIn('en', <Untouched />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await expect.element(screen.getByLabelText('Until')).toHaveAttribute('aria-invalid', 'true')
  await userEvent.selectOptions(screen.getByLabelText('From'), '08:00')
  await expect.element(screen.getByLabelText('Until')).not.toHaveAttribute('aria-invalid')
})

it('a form validates only the field that the focus leaves', async () => {
  const screen = await renderIn('en', <Untouched />)
  await userEvent.click(screen.getByLabelText('Contact'))
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Contact')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByLabelText('Until')).not.toHaveAttribute('aria-invalid')
})

it('if a click moves the focus out of a field, the form validates this field only after the click, so that nothing moves under the pointer', async () => {
  const screen = await renderIn('en', <Untouched />)
  const contact = screen.getByLabelText('Contact')
  await userEvent.click(contact)
  const press = (type: string) =>
    screen
      .getByRole('button', { name: 'Send' })
      .element()
      .dispatchEvent(new PointerEvent(type, { bubbles: true }))
  press('pointerdown')
  contact.element().blur()
  await untilRendered()
  await expect.element(contact).not.toHaveAttribute('aria-invalid')
  press('pointerup')
  await expect.element(contact).toHaveAttribute('aria-invalid', 'true')
})

it('after a change of the language, a form shows its issues in the new language', async () => {
  const screen = await renderIn('en', <Untouched />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const contact = screen.getByLabelText('Contact')
  await expect.element(contact).toHaveAccessibleDescription('Fill in this field')
  await screen.redraw(<Untouched />, 'de')
  await expect.element(contact).toHaveAccessibleDescription('Füllen Sie dieses Feld aus')
})

it('a form with an issue about the whole form is not sent, and the summary shows this issue', async () => {
  const onSend = fn()
  const screen = await renderIn('en', <RefusedAsAWhole onSend={onSend} />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await expect.element(screen.getByRole('alert').getByText('The client was not found')).toBeVisible()
  expect(onSend).not.toHaveBeenCalled()
})

it('a valid form passes all values that the user has entered to its callback', async () => {
  const onSend = fn()
  const screen = await renderIn('en', <Untouched onSend={onSend} />)
  await userEvent.fill(screen.getByLabelText('Contact'), 'operator@bazar.example')
  await userEvent.type(screen.getByRole('combobox', { name: 'Client' }), 'sur{Enter}')
  await userEvent.fill(screen.getByLabelText('Day', { exact: true }), '21.11.2026')
  await userEvent.selectOptions(screen.getByLabelText('Until'), '11:00')
  await userEvent.fill(screen.getByLabelText('Total amount'), '1.234,50')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledExactlyOnceWith(FilledIn.args.initial))
})

it('a form shows the same text for an invalid date at the field and in the summary', async () => {
  const screen = await renderIn('en', <FilledIn />)
  const day = screen.getByLabelText('Day', { exact: true })
  await userEvent.fill(day, '31/02/2026')
  await userEvent.keyboard('{Enter}')
  const problem = 'Enter a date as dd/mm/yyyy'
  await expect.element(day).toHaveAccessibleDescription(problem)
  await expect.element(screen.getByRole('link', { name: `Day: ${problem}` })).toBeVisible()
  await expect.element(day).toHaveValue('31/02/2026')
})
