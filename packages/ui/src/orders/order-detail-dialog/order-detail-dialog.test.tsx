import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { detail, previous, timeZone } from '../../../test/orders.fixtures'
import { renderIn } from '../../../test/render-in'
import { OrderDetailDialog, type OrderDetailDialogProps, type OrderDetailState } from './order-detail-dialog'

const props: OrderDetailDialogProps = {
  isOpen: true,
  onClose: () => undefined,
  state: { kind: 'ready', detail },
  row: previous[0],
  withHours: true,
  timeZone,
}

describe('the detail of a pickup', () => {
  it('is titled with type and service code and shows where, when and what', async () => {
    const screen = await renderIn('en', <OrderDetailDialog {...props} />)
    const dialog = screen.getByRole('dialog', { name: 'Pickup 48102' })
    await expect.element(dialog.getByRole('region', { name: 'Place' })).toMatchTextContent(/Gran Vía 12/)
    await expect
      .element(dialog.getByRole('region', { name: 'Request' }))
      .toMatchTextContent(/19\/11\/2026, between 09:00 and 11:00/)
    await expect
      .element(dialog.getByRole('region', { name: 'Pickup', exact: true }))
      .toMatchTextContent(/7\.310,25 €/)
  })

  it('shows days without hours where the country agrees on days', async () => {
    const screen = await renderIn('en', <OrderDetailDialog {...props} withHours={false} />)
    await expect.element(screen.getByRole('region', { name: 'Request' })).not.toMatchTextContent(/between/)
  })

  it('says that no amount was given', async () => {
    const state: OrderDetailState = { kind: 'ready', detail: { ...detail, requestedAmounts: [] } }
    const screen = await renderIn('en', <OrderDetailDialog {...props} state={state} />)
    await expect.element(screen.getByText('Amount not given')).toBeVisible()
  })

  it('opens the containers of a consignment with seal and lump number', async () => {
    const screen = await renderIn('en', <OrderDetailDialog {...props} />)
    await screen.getByText('2 containers').click()
    await expect.element(screen.getByText('S-7741921')).toBeVisible()
    await expect.element(screen.getByText('BAG-002')).toBeVisible()
  })

  it('offers another attempt when it did not come', async () => {
    const onRetry = vi.fn()
    const screen = await renderIn('en', <OrderDetailDialog {...props} state={{ kind: 'error', onRetry }} />)
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('closes by its button and by Escape', async () => {
    const onClose = vi.fn()
    const screen = await renderIn('en', <OrderDetailDialog {...props} onClose={onClose} />)
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await screen.getByRole('button', { name: 'Close' }).last().click()
    expect(onClose).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})
