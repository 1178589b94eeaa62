import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, expectPath, expectQuery } from '../address'
import { reload, screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'
import {
  changeType,
  chooseType,
  closeReceipt,
  comments,
  confirmButton,
  lastQuestion,
  newOrder,
  newOrderButton,
  offeredPoints,
  openOrder,
  openOrders,
  pieces,
  pointSwitcher,
  receipt,
  rowsWith,
  sendButton,
  totalAmount,
  typeCard,
} from './order-parts'

/** Chooses a service point inside the form. While the form is open, it covers the control on the page. */
const choosePointOfOrder = async (point: string) => {
  await pointSwitcher().click()
  await offeredPoints().filter({ hasText: point }).first().click()
  await expect.element(newOrder().getByRole('button', { name: new RegExp(point) })).toHaveFocus()
}

/** Sends an order, and checks that the service point appears in its summary and in its receipt. */
const orderFor = async (point: string) => {
  await sendButton().click()
  await expect.element(lastQuestion()).toMatchTextContent(point)
  await confirmButton().click()
  await expect.element(receipt()).toMatchTextContent(point)
  await closeReceipt()
}

const openAllPoints = async () => {
  await screen('/orders?points=all', { as: 'customer-operator' })
  await expect.element(rowsWith('Gran Vía 12').first()).toBeVisible()
}

describe('the service point of a new order', () => {
  it('[ORD-NEW-02] [ORD-NEW-03] [ORD-NEW-04] [ORD-NEW-20] a new order keeps the typed text when its service point is changed', async () => {
    await openOrders()
    await openOrder('pickup')
    await totalAmount().fill('731,20')
    await comments().fill('Ring twice')
    await choosePointOfOrder('Atocha')
    await expect.element(totalAmount()).toHaveValue('731,20')
    await expect.element(comments()).toHaveValue('Ring twice')
    await orderFor('Atocha')
    // The default hours change, because the chosen service point has econo-cash.
    expect(world.sent('orders.createPickup')[0]?.body).toMatchObject({
      servicePointId: 'PS-0004',
      requestInitialTime: expect.stringContaining('T11:00:00'),
    })
    await expect.element(pointSwitcher()).toMatchTextContent('Atocha')
    await expect.element(rowsWith(/731,20\s€/)).toBeVisible()
  })

  it('[ORD-NEW-07] a service point that does not offer the type of a new order resets the type, and choosing the type again restores the values', async () => {
    await openOrders()
    await openOrder('delivery')
    await pieces('50,00 €').fill('40')
    await choosePointOfOrder('Casco Viejo')
    // The type is already chosen, because the service point offers only one type.
    await expect.element(newOrder()).toMatchTextContent(/you declare what is in each bag/)
    await expect.element(typeCard('delivery')).not.toBeInTheDocument()
    await choosePointOfOrder('Gran Vía 12')
    await changeType('delivery')
    await expect.element(pieces('50,00 €')).toHaveValue('40')
  })

  it('[ORD-NEW-04] [ORD-180] on the page of all points, the form of a new order first asks for a point, and says which points can’t be chosen', async () => {
    await openAllPoints()
    await newOrderButton().click()
    const search = page.getByRole('combobox', { name: 'Search point, center or client' })
    await expect.element(search).toHaveFocus()
    await expect.element(newOrder().getByRole('note')).toMatchTextContent('Choose a service point first.')
    await expect.element(offeredPoints().filter({ hasText: 'All my points' })).not.toBeInTheDocument()
    const refused = offeredPoints().filter({ hasText: 'Nervión' })
    await expect.element(refused).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(refused)
      .toMatchTextContent('None of the services that you may order is offered there.')
    expect(await violations()).toEqual([])
    await userEvent.keyboard('gran{Enter}')
    await chooseType('pickup')
    await totalAmount().fill('732,10')
    await orderFor('Gran Vía 12')
    expect(address()).toBe('/orders?points=all')
    await expect.element(rowsWith(/732,10\s€/)).toMatchTextContent('Gran Vía 12')
    await newOrderButton().click()
    await expect.element(search).toHaveFocus()
  })

  it('[DRF-7] [ORD-180] the form of a new order offers the draft for the service point that the user chooses', async () => {
    await openAllPoints()
    await newOrderButton().click()
    await expect.element(page.getByRole('combobox', { name: /^Search point/ })).toHaveFocus()
    await userEvent.keyboard('gran{Enter}')
    await chooseType('pickup')
    await comments().fill('Ring twice')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Draft kept. You find it under New order.')).toBeVisible()
    await newOrderButton().click()
    await expect.element(page.getByRole('combobox', { name: /^Search point/ })).toHaveFocus()
    await userEvent.keyboard('gran{Enter}')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect.element(comments()).toHaveValue('Ring twice')
  })
})

describe('the orders of all points', () => {
  it('[FIL-4] [ORD-153] the list of all service points can open an order by its URL and repeat it, like the list of one service point', async () => {
    await openOrders()
    await pointSwitcher().click()
    await offeredPoints().filter({ hasText: 'All my points' }).click()
    await expectQuery({ points: 'all' })
    await expect.element(rowsWith('Atocha').first()).toBeVisible()
    // The list does not contain orders of a deactivated service point.
    await expect.element(rowsWith('Fuencarral')).not.toBeInTheDocument()
    const order = rowsWith('Gran Vía 12').first()
    await order.getByRole('button', { name: /^Details of order/ }).click()
    await expectPath(/^\/orders\/[\w-]+\/\w+$/)
    await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Order again' })).toBeVisible()
    history.back()
    await expectQuery({ points: 'all' })
    await order.getByRole('button', { name: /^More about order/ }).click()
    await page.getByRole('menuitem', { name: 'Order again' }).click()
    await expect.element(lastQuestion()).toMatchTextContent('Gran Vía 12')
    history.back()
    await expectQuery({ points: 'all' })
    await reload({ as: 'customer-operator' })
    await expect.element(pointSwitcher()).toMatchTextContent('All my points')
  })
})
