import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeNotice } from '../notice'
import { reload, revisit, screen } from '../screen'
import { world } from '../world'
import {
  AT_GRAN_VIA,
  comments,
  discard,
  lastQuestion,
  newOrder,
  newOrderButton,
  openOrder,
  openOrders,
  orderIt,
  pieces,
  rowsWith,
  sendAndConfirm,
  sendButton,
  totalAmount,
} from './order-parts'

const OPERATOR = { as: 'customer-operator' }
const offer = () => page.getByRole('dialog', { name: 'Continue your order?' })
const continueIt = () => offer().getByRole('button', { name: 'Continue', exact: true })
const openPickup = () => screen(`${AT_GRAN_VIA}&new=pickup`, OPERATOR)

describe('the draft of an order', () => {
  it('[DRF-3] [DRF-5] [DRF-7] the draft of an order is offered after a reload of the page at any step, until the user discards the draft', async () => {
    await openPickup()
    await totalAmount().fill('612,34')
    await reload(OPERATOR)
    await continueIt().click()
    await expect.element(totalAmount()).toHaveValue('612,34')
    await comments().fill('Ring twice')
    await sendButton().click()
    await expect.element(lastQuestion()).toMatchTextContent(/612,34\s€/)
    await reload(OPERATOR)
    await expect
      .element(offer())
      .toMatchTextContent(/Pickup for Gran Vía 12, last changed on .* and not sent yet/)
    await expect.element(continueIt()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(offer()).not.toBeInTheDocument()
    await newOrderButton().click()
    await continueIt().click()
    await expect.element(comments()).toHaveValue('Ring twice')
    await newOrder().getByRole('button', { name: 'Cancel' }).click()
    await discard()
    await newOrderButton().click()
    await expect.element(newOrder()).toBeVisible()
    await expect.element(offer()).not.toBeInTheDocument()
  })

  it('the draft of an order is kept when Escape closes the form, and is shown when the form opens again', async () => {
    await openOrders()
    await openOrder('pickup')
    await comments().fill('At the back door')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Draft kept. You find it under New order.')).toBeVisible()
    await newOrderButton().click()
    await expect.element(comments()).toHaveValue('At the back door')
  })

  it('[DRF-4] [DRF-7] the draft of an order is offered in another tab, where an order can also be started without the draft', async () => {
    await openPickup()
    await totalAmount().fill('71,01')
    window.dispatchEvent(new Event('pagehide'))
    sessionStorage.clear()
    await reload(OPERATOR)
    await offer().getByRole('button', { name: 'Start over' }).click()
    await expect.element(totalAmount()).toHaveValue('')
  })

  it('[DRF-6] [DRF-7] the draft of an order gets a new date instead of a past date, and is deleted once the order is placed', async () => {
    await openPickup()
    await totalAmount().fill('82,02')
    await revisit(new Date('2026-12-02T09:30:00Z'), OPERATOR)
    await expect
      .element(offer().getByRole('note'))
      .toMatchTextContent(/New service date: .*The date you had chosen, .*, is no longer possible/)
    await continueIt().click()
    await expect.element(totalAmount()).toHaveValue('82,02')
    await expect.element(rowsWith(await orderIt())).toMatchTextContent(/82,02\s€/)
    expect(Object.keys(localStorage).join()).not.toContain('order-draft')
  })

  it('[DRF-5] the draft of an order whose response was lost mentions the lost response, and sending it again creates no second order', async () => {
    await screen(`${AT_GRAN_VIA}&new=delivery`, OPERATOR)
    await pieces('50,00 €').fill('7')
    await world.fail({ call: 'orders.createDelivery', as: 'lost-answer', times: 2 })
    await sendAndConfirm()
    await closeNotice()
    await reload(OPERATOR)
    await continueIt().click()
    await expect.element(newOrder().getByRole('alert')).toMatchTextContent('The order may have been saved')
    await orderIt()
    await expect.element(rowsWith(/350,00\s€/)).toHaveLength(1)
    const keys = world.sent('orders.createDelivery').map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })
})
