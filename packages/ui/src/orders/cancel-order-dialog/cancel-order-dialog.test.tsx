import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { given } from '../../../test/given'
import { renderIn } from '../../../test/render-in'
import * as stories from './cancel-order-dialog.stories'

const { Empty, ReasonsFailed, RefusedByTheServer, RefusedInWords, Sending } = composeStories(stories)

describe('the cancel dialog', () => {
  it('the cancel dialog names the order and its date, says until when it can be cancelled, and focuses the reason', async () => {
    const screen = await renderIn('en', <Empty />)
    const dialog = screen.getByRole('dialog', { name: 'Cancel order 48244' })
    await expect.element(dialog).toMatchTextContent(/Pickup · Requested for 24\/11\/2026 09:00–11:00/)
    await expect.element(dialog).toMatchTextContent(/Possible until Mon 23 Nov, 09:00\./)
    await expect.element(dialog.getByRole('combobox', { name: 'Reason' })).toHaveFocus()
  })

  it('the cancel dialog sends the reason and the observations of a cancellation', async () => {
    const onSend = fn()
    const screen = await renderIn('en', <Empty onSend={onSend} />)
    await screen.getByRole('combobox', { name: 'Reason' }).selectOptions('La tienda está cerrada')
    await screen.getByRole('textbox', { name: 'Observations' }).fill('Moved to Friday')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await vi.waitFor(() =>
      expect(onSend).toHaveBeenCalledExactlyOnceWith({
        draft: { reasonCode: 'CLOSED', observations: 'Moved to Friday' },
      }),
    )
  })

  it('the cancel dialog shows an issue at the field of the reason if the reason is missing, and sends nothing', async () => {
    const onSend = fn()
    const screen = await renderIn('es', <Empty onSend={onSend} />)
    await screen.getByRole('button', { name: 'Cancelar el pedido 48244' }).click()
    const reason = screen.getByRole('combobox', { name: 'Motivo' })
    await expect.element(reason).toHaveAttribute('aria-invalid', 'true')
    await expect.element(reason).toHaveFocus()
    await expect.element(screen.getByRole('alert').getByRole('link', { name: /Motivo/ })).toBeVisible()
    expect(onSend).not.toHaveBeenCalled()
  })

  it('the cancel dialog refuses observations of more than 400 characters and keeps them', async () => {
    const screen = await renderIn('en', <Empty />)
    const observations = screen.getByRole('textbox', { name: 'Observations' })
    await observations.fill('x'.repeat(401))
    await expect.element(screen.getByText('401 of 400 characters')).toBeVisible()
    await screen.getByRole('combobox', { name: 'Reason' }).click()
    await expect.element(observations).toHaveAttribute('aria-invalid', 'true')
    await expect.element(observations).toHaveValue('x'.repeat(401))
  })

  it('the cancel dialog closes without a question unless something was typed', async () => {
    const onClose = fn()
    const screen = await renderIn('en', <Empty onClose={onClose} />)
    await screen.getByRole('textbox', { name: 'Observations' }).fill('Moved')
    await screen.getByRole('button', { name: 'Keep order' }).click()
    const question = screen.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Keep editing' }).click()
    expect(onClose).not.toHaveBeenCalled()
    await expect.element(screen.getByRole('textbox', { name: 'Observations' })).toHaveValue('Moved')
    await screen.getByRole('textbox', { name: 'Observations' }).fill('')
    await screen.getByRole('button', { name: 'Keep order' }).click()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('while the cancellation is being sent, the cancel dialog can’t send it again and can’t be closed', async () => {
    const [onSend, onClose] = [fn(), fn()]
    const screen = await renderIn('en', <Sending onSend={onSend} onClose={onClose} />)
    await screen.getByRole('button', { name: /^Cancel order 48244\W+Loading/ }).click({ force: true })
    const keep = screen.getByRole('button', { name: 'Keep order' })
    await expect.element(keep).toHaveAccessibleDescription('The order is being cancelled.')
    await keep.click({ force: true })
    await userEvent.keyboard('{Escape}')
    expect(onSend).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('the cancel dialog shows each reason of a refusal once and keeps the typed text', async () => {
    const screen = await renderIn('en', <Empty />)
    await screen.getByRole('textbox', { name: 'Observations' }).fill('Moved')
    await screen.redraw(<Empty failure={given(RefusedByTheServer.args.failure)} />)
    const notice = screen.getByRole('alert')
    await expect.element(notice).toMatchTextContent(/The order was not cancelled/)
    await expect.element(notice.getByText('Its status does not allow this any more.')).toBeVisible()
    expect(notice.getByText(/until 24 hours before its start/).elements()).toHaveLength(1)
    await expect.element(screen.getByRole('textbox', { name: 'Observations' })).toHaveValue('Moved')
  })

  it('the cancel dialog shows the text that the server sent if the refusal names no rule', async () => {
    const screen = await renderIn('en', <RefusedInWords />)
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/El camión ya ha salido/)
  })

  it('if the reasons failed to load, the cancel dialog can load them again, and sends nothing without a reason', async () => {
    const [onSend, onRetry] = [fn(), fn()]
    const screen = await renderIn(
      'en',
      <ReasonsFailed reasons={{ items: undefined, onRetry }} onSend={onSend} />,
    )
    const send = screen.getByRole('button', { name: 'Cancel order 48244' })
    await expect.element(send).toHaveAccessibleDescription(/reasons could not be loaded/)
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
