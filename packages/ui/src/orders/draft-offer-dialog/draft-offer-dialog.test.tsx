import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './draft-offer-dialog.stories'

const { AnOrder, MayExistAlready, MovedDateWithItsReason } = composeStories(stories)

it('the dialog that offers a draft names the type and the time of the draft, and Enter continues the draft', async () => {
  const [onContinue, onStartOver] = [fn(), fn()]
  const screen = await renderIn('en', <AnOrder onContinue={onContinue} onStartOver={onStartOver} />)
  await expect
    .element(screen.getByRole('dialog'))
    .toMatchTextContent(/Pickup.*Gran Vía 12.*20\/11\/2026 17:42/)
  await expect.element(screen.getByRole('note')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Continue' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onContinue).toHaveBeenCalledOnce()
  expect(onStartOver).not.toHaveBeenCalled()
})

it('the dialog that offers a draft keeps the draft on Escape, and explains what starting over does', async () => {
  const [onStartOver, onClose] = [fn(), fn()]
  const screen = await renderIn('en', <AnOrder onStartOver={onStartOver} onClose={onClose} />)
  await expect.element(screen.getByRole('button', { name: 'Continue' })).toHaveFocus()
  await expect.element(screen.getByText(/start over.*discarded/i)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(onStartOver).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Start over' }).click()
  expect(onStartOver).toHaveBeenCalledOnce()
})

it('the dialog that offers a draft names the date that is no longer possible, the new date and the reason', async () => {
  const screen = await renderIn('en', <MovedDateWithItsReason />)
  const note = screen.getByRole('note')
  await expect.element(note).toMatchTextContent(/24\/11\/2026.*21\/11\/2026.*between 18:00 and 06:00/)
})

it('the dialog that offers a draft whose response was lost says that the order may exist, and does not offer to start over', async () => {
  const screen = await renderIn('en', <MayExistAlready />)
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(/no answer arrived: it may exist already/)
  await expect.element(dialog.getByRole('button', { name: 'Continue' })).toHaveFocus()
  await expect.element(dialog.getByRole('button', { name: 'Start over' })).not.toBeInTheDocument()
})

it('on a phone, the dialog that offers a draft does not fill the screen', async () => {
  await page.viewport(390, 844)
  const screen = await renderIn('en', <AnOrder />)
  await expect.element(screen.getByRole('button', { name: 'Continue' })).toBeVisible()
  expect(screen.getByRole('dialog').element().getBoundingClientRect().height).toBeLessThan(420)
  await page.viewport(1280, 800)
})
