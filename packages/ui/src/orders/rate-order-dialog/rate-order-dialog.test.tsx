import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { timeZone } from '../../../test/orders.fixtures'
import { renderIn } from '../../../test/render-in'
import { completedOrder, refusedBecause } from '../../../test/row-handlers.fixtures'
import { GivenRatingDialog } from './given-rating-dialog'
import { RateOrderDialog, type RateOrderDialogProps } from './rate-order-dialog'

const props: RateOrderDialogProps = {
  isOpen: true,
  order: completedOrder,
  isBusy: false,
  failure: undefined,
  onSend: () => undefined,
  onClose: () => undefined,
  timeZone,
}

describe('the dialog that rates an order', () => {
  it('is one group of five stars, each with its name', async () => {
    const screen = await renderIn('en', <RateOrderDialog {...props} />)
    await expect.element(screen.getByRole('dialog', { name: 'Rate order 48102' })).toBeVisible()
    const group = screen.getByRole('radiogroup', { name: 'How was the service?' })
    await expect.element(group).toHaveAccessibleDescription('From Very bad (1) to Excellent (5)')
    for (const name of [
      '1 of 5, Very bad',
      '2 of 5, Bad',
      '3 of 5, Regular',
      '4 of 5, Good',
      '5 of 5, Excellent',
    ]) {
      await expect.element(group.getByRole('radio', { name })).not.toBeChecked()
    }
  })

  it('is done with the keyboard alone: arrows and digits choose, Ctrl with Enter sends', async () => {
    const onSend = vi.fn()
    const screen = await renderIn('en', <RateOrderDialog {...props} onSend={onSend} />)
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

  it('asks for a rate at the stars and sends nothing', async () => {
    const onSend = vi.fn()
    const screen = await renderIn('de', <RateOrderDialog {...props} onSend={onSend} />)
    await screen.getByRole('button', { name: 'Bewertung senden' }).click()
    await expect.element(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(screen.getByRole('radio', { name: /^1/ })).toHaveFocus()
    expect(onSend).not.toHaveBeenCalled()
    await screen.getByRole('radio', { name: /^5/ }).click()
    await expect.element(screen.getByRole('radiogroup')).not.toHaveAttribute('aria-invalid')
  })

  it('keeps what was given when sending fails, and says why', async () => {
    const screen = await renderIn('en', <RateOrderDialog {...props} />)
    await screen.getByRole('radio', { name: /^2/ }).click()
    await screen.getByRole('textbox', { name: 'Comments' }).fill('Late')
    await screen.redraw(<RateOrderDialog {...props} failure={refusedBecause('already-rated')} />)
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/The order has been rated already\./)
    await expect.element(screen.getByRole('radio', { name: /^2/ })).toBeChecked()
    await expect.element(screen.getByRole('textbox', { name: 'Comments' })).toHaveValue('Late')
  })

  it('asks before it closes on a chosen star', async () => {
    const onClose = vi.fn()
    const screen = await renderIn('en', <RateOrderDialog {...props} onClose={onClose} />)
    await screen.getByRole('radio', { name: /^2/ }).click()
    await screen.getByRole('button', { name: 'Cancel', exact: true }).click()
    expect(onClose).not.toHaveBeenCalled()
    await screen.getByRole('button', { name: 'Discard changes' }).click()
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('the rating of an order', () => {
  it('shows stars and comments with nothing to change', async () => {
    const rating = { rate: 4, comments: 'On time' }
    const screen = await renderIn(
      'en',
      <GivenRatingDialog
        isOpen
        order={completedOrder}
        state={{ kind: 'ready', rating }}
        onClose={() => undefined}
      />,
    )
    const dialog = screen.getByRole('dialog', { name: 'Rating of order 48102' })
    await expect.element(dialog.getByRole('img', { name: '4 of 5, Good' })).toBeVisible()
    await expect.element(dialog.getByText('On time')).toBeVisible()
    await expect.element(dialog.getByRole('radio')).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument()
  })

  it('offers another attempt when it did not come', async () => {
    const onRetry = vi.fn()
    const screen = await renderIn(
      'en',
      <GivenRatingDialog
        isOpen
        order={completedOrder}
        state={{ kind: 'error', onRetry }}
        onClose={() => undefined}
      />,
    )
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
