import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { countClicks } from '../count-clicks'
import { closeNotice } from '../notice'
import { reload } from '../screen'
import { violations } from '../violations'
import { world } from '../world'
import { confirmButton, openOrder, openOrders, orderIt, receipt, rowsWith, totalAmount } from './order-parts'

const form = () => page.getByRole('dialog', { name: /^Change order \d+$/ })
const dayCard = (name: string) => form().getByRole('radio', { name, exact: true })
const replaceButton = () => form().getByRole('button', { name: /^Replace order \d+$/ })

/** Places a pickup for the day after tomorrow, so that it can be cancelled, and opens it. */
const openPlaced = async (amount: string): Promise<string> => {
  await openOrders()
  await openOrder('pickup')
  await page.getByRole('radio', { name: 'Fri', exact: true }).click({ force: true })
  await totalAmount().fill(amount)
  const order = await orderIt()
  await rowsWith(order)
    .getByRole('button', { name: /^Details of order/ })
    .click()
  await expect.element(changeButton()).toBeVisible()
  return order
}
const changeButton = () =>
  page.getByRole('dialog').getByRole('button', { name: 'Change day, hours or amount' })
const toAnotherDay = async () => {
  await changeButton().click()
  await dayCard('Wed').click({ force: true })
  await replaceButton().click()
}
const bodyOf = (call: Parameters<typeof world.sent>[0], at = 0) => world.sent(call)[at]?.body

describe('an order that is changed', () => {
  it('[ORD-184] [ORD-185] [ORD-187] moving an order to another day takes three clicks and creates a new order, and both orders refer to each other', async () => {
    const order = await openPlaced('711,06')
    const clicks = countClicks()
    await changeButton().click()
    await expect.element(form()).toMatchTextContent(`Replaces order ${order}`)
    await expect.element(dayCard('Fri')).toBeChecked()
    expect(await violations()).toEqual([])
    await dayCard('Wed').click({ force: true })
    await replaceButton().click()
    await expect.element(receipt()).toMatchTextContent(`It replaces order ${order}, which is cancelled.`)
    expect(clicks()).toBe(3)
    expect(bodyOf('orders.createPickup', 1)).toMatchObject({
      serviceDate: expect.stringContaining('2026-11-25'),
      comments: `Replaces [#${order}]`,
    })
    expect(bodyOf('orders.cancel')).toMatchObject({
      cancellationReasonId: '2',
      observations: expect.stringMatching(/^Replaced by \[#\d+\]$/),
    })
    await receipt().getByRole('button', { name: 'Done' }).click()
    await expect.element(rowsWith(/711,06\s€/)).toHaveLength(1)
  })

  it('[ORD-186] if the response to cancelling the former order is lost, one click completes the change of the order', async () => {
    const order = await openPlaced('712,06')
    await world.fail({ call: 'orders.cancel', as: 'lost-answer', times: 2 })
    await toAnotherDay()
    await expect.element(receipt()).toMatchTextContent(`It is not known whether order ${order} is cancelled`)
    await receipt()
      .getByRole('button', { name: `Cancel order ${order} now` })
      .click()
    await expect.element(receipt()).toMatchTextContent('which is cancelled')
    const keys = world.sent('orders.cancel').map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })

  it('[ORD-186] changing an order does not cancel the former order until it is known that the new order exists', async () => {
    const order = await openPlaced('713,06')
    await world.fail({ call: 'orders.createPickup', as: 'lost-answer', times: 2 })
    await toAnotherDay()
    await closeNotice()
    await expect.element(form().getByRole('alert').first()).toMatchTextContent('may have been saved')
    expect(world.sent('orders.cancel')).toHaveLength(0)
    await reload({ as: 'customer-operator' })
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await replaceButton().click()
    await confirmButton().click()
    await expect.element(receipt()).toMatchTextContent(`It replaces order ${order}, which is cancelled.`)
    await receipt().getByRole('button', { name: 'Done' }).click()
    await expect.element(rowsWith(/713,06\s€/)).toHaveLength(1)
  })
})
