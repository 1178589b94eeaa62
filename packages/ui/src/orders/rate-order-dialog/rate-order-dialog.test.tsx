import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { given } from '../../../test/given'
import { renderIn } from '../../../test/render-in'
import * as ratingStories from './given-rating-dialog.stories'
import * as stories from './rate-order-dialog.stories'

const { Empty, RatedMeanwhile } = composeStories(stories)
const { Failed, Good } = composeStories(ratingStories)

describe('the dialog that rates an order', () => {
  it('the rating dialog has one group of five stars, each with its name', async () => {
    const screen = await renderIn('en', <Empty />)
    await expect.element(screen.getByRole('dialog', { name: 'Rate order 48102' })).toBeVisible()
    const group = screen.getByRole('radiogroup', { name: 'How was the service?' })
    await expect.element(group).toHaveAccessibleDescription('From Very bad (1) to Excellent (5)')
    for (const name of [
      '1 of 5, Very bad',
      '2 of 5, Bad',
      '3 of 5, Average',
      '4 of 5, Good',
      '5 of 5, Excellent',
    ]) {
      await expect.element(group.getByRole('radio', { name })).not.toBeChecked()
    }
  })

  it('the rating dialog can be used by keyboard alone: arrows and digits choose, Ctrl with Enter sends', async () => {
    const onSend = fn()
    const screen = await renderIn('en', <Empty onSend={onSend} />)
    await expect.element(screen.getByRole('radio', { name: /^1/ })).toHaveFocus()
    await userEvent.keyboard('3')
    await expect.element(screen.getByRole('radio', { name: /^3/ })).toBeChecked()
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(screen.getByRole('radio', { name: /^3/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(screen.getByRole('radio', { name: /^4/ })).toBeChecked()
    await userEvent.keyboard('{Tab}On time{Control>}{Enter}{/Control}')
    await vi.waitFor(() =>
      expect(onSend).toHaveBeenCalledExactlyOnceWith({ draft: { rate: 4, comments: 'On time' } }),
    )
  })

  it('the rating dialog shows an issue at the stars if no star is chosen, and sends nothing', async () => {
    const onSend = fn()
    const screen = await renderIn('de', <Empty onSend={onSend} />)
    await screen.getByRole('button', { name: 'Bewertung senden' }).click()
    await expect.element(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(screen.getByRole('radio', { name: /^1/ })).toHaveFocus()
    const entry = { name: 'Wie war die Dienstleistung? Wählen Sie einen bis fünf Sterne', exact: true }
    await expect.element(screen.getByRole('link', entry)).toBeVisible()
    expect(onSend).not.toHaveBeenCalled()
    await screen.getByRole('radio', { name: /^5/ }).click()
    await expect.element(screen.getByRole('radiogroup')).not.toHaveAttribute('aria-invalid')
  })

  it('the rating dialog keeps the entered values if sending fails, and shows the reason', async () => {
    const screen = await renderIn('en', <Empty />)
    await screen.getByRole('radio', { name: /^2/ }).click()
    await screen.getByRole('textbox', { name: 'Comments' }).fill('Late')
    await screen.redraw(<Empty failure={given(RatedMeanwhile.args.failure)} />)
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/The order has been rated already\./)
    await expect.element(screen.getByRole('radio', { name: /^2/ })).toBeChecked()
    await expect.element(screen.getByRole('textbox', { name: 'Comments' })).toHaveValue('Late')
  })

  it('after a star was chosen, cancelling the rating dialog asks whether to discard the changes', async () => {
    const onClose = fn()
    const screen = await renderIn('en', <Empty onClose={onClose} />)
    await screen.getByRole('radio', { name: /^2/ }).click()
    await screen.getByRole('button', { name: 'Cancel', exact: true }).click()
    expect(onClose).not.toHaveBeenCalled()
    await screen.getByRole('button', { name: 'Discard changes' }).click()
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('the rating of an order', () => {
  it('the rating of an order shows stars and comments, read-only', async () => {
    const screen = await renderIn('en', <Good />)
    const dialog = screen.getByRole('dialog', { name: 'Rating of order 48102' })
    await expect.element(dialog.getByRole('img', { name: '4 of 5, Good' })).toBeVisible()
    await expect.element(dialog.getByText(/Puntuales y amables\./)).toBeVisible()
    await expect.element(dialog.getByRole('radio')).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument()
  })

  it('if loading the rating of an order failed, its card can load the rating again', async () => {
    const onRetry = fn()
    const screen = await renderIn('en', <Failed state={{ kind: 'error', onRetry }} />)
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
