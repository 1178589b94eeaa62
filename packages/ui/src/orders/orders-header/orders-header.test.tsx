import { describe, expect, it, vi } from 'vitest'
import { renderIn } from '../../../test/render-in'
import { OrdersHeader } from './orders-header'

describe('the header of orders', () => {
  it('draws no button for somebody who may not request anything', async () => {
    const screen = await renderIn(
      'en',
      <OrdersHeader onNewOrder={undefined} refusal={undefined} exports={undefined} />,
    )
    await expect.element(screen.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  })

  it('says why nothing can be requested yet', async () => {
    const onNewOrder = vi.fn()
    const screen = await renderIn(
      'en',
      <OrdersHeader onNewOrder={onNewOrder} refusal="Choose a point first." exports={undefined} />,
    )
    const button = screen.getByRole('button', { name: 'New order' })
    await expect.element(button).toHaveAccessibleDescription('Choose a point first.')
    await button.click({ force: true })
    expect(onNewOrder).not.toHaveBeenCalled()
  })
})
