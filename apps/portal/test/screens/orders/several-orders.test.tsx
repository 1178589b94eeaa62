import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectPath } from '../address'
import { countClicks } from '../count-clicks'
import { violations } from '../violations'
import { world } from '../world'
import {
  closeReceipt,
  confirmButton,
  lastQuestion,
  newOrder,
  newOrderButton,
  openOrder,
  openOrders,
  orderIt,
  rowsWith,
  sendButton,
  totalAmount,
} from './order-parts'

const day = (name: string) => lastQuestion().getByRole('checkbox', { name, exact: true })
/** Selects a day. The click is forced, because the card covers its checkbox. */
const tick = (name: string) => day(name).click({ force: true })
const results = () => page.getByRole('dialog', { name: 'Orders on several days' })
const openDays = () => lastQuestion().getByRole('button', { name: 'Also on other days' }).click()
const keysOf = (call: Parameters<typeof world.sent>[0]) =>
  world.sent(call).map(({ headers }) => headers.get('idempotency-key'))

describe('a second order in the same hours', () => {
  it('[ORD-181] the review of a new order shows an existing order in the same hours, and lets the user open that order or continue', async () => {
    await openOrders()
    await openOrder('pickup')
    await totalAmount().fill('411,01')
    const first = await orderIt()
    await openOrder('pickup')
    await totalAmount().fill('411,02')
    await sendButton().click()
    const note = lastQuestion()
      .getByRole('alert')
      .or(lastQuestion().getByRole('note'))
      .filter({ hasText: first })
    await expect.element(note).toMatchTextContent('in these hours')
    await expect.element(note).toMatchTextContent(/411,01\s€/)
    await expect.element(page.getByRole('button', { name: /^Order another for 411,02\s€/ })).toHaveFocus()
    expect(await violations()).toEqual([])
    await note.getByRole('button', { name: `Open order ${first}` }).click()
    await expectPath(/^\/orders\/pickup\/\d+$/)
    await newOrderButton().click()
    // The review must stay open while the existing order is shown.
    await expect.element(lastQuestion()).toBeVisible()
    await confirmButton().click()
    await expect.element(rowsWith(await closeReceipt())).toMatchTextContent(/411,02\s€/)
  })
})

describe('the proposals from the last order', () => {
  it('[ORD-160] the form of an order proposes the values of the last order with the same type and service point, and states that order’s day', async () => {
    await openOrders()
    await openOrder('pickup')
    await totalAmount().fill('511,03')
    const order = await orderIt()
    await expect.element(rowsWith(order)).toBeVisible()
    await newOrderButton().click()
    const same = newOrder().getByRole('button', { name: /^Same as Tue 24 Nov/ })
    await expect.element(same).toMatchTextContent(/Pickup, 511,03\s€/)
    await newOrder().getByText('You receive notes and coins').click()
    await expect
      .element(newOrder().getByRole('button', { name: /^Same as .*Pickup/ }))
      .not.toBeInTheDocument()
  })

  it('[ORD-158] one click fills in the amount of the last order in the form of an order', async () => {
    await openOrders()
    await openOrder('pickup')
    await totalAmount().fill('512,03')
    await orderIt()
    await openOrder('pickup')
    await newOrder()
      .getByRole('button', { name: /^512,03\s€, as on Tue 24 Nov/ })
      .click()
    await expect.element(totalAmount()).toHaveValue('512,03')
    await expect.element(totalAmount()).toHaveFocus()
  })
})

describe('the same order on other days', () => {
  it('[ORD-182] [ORD-183] repeating an order on Monday, Wednesday and Friday of next week takes eight clicks', async () => {
    await openOrders()
    await openOrder('pickup')
    await totalAmount().fill('611,05')
    await orderIt()
    const clicks = countClicks()
    await newOrderButton().click()
    await newOrder()
      .getByRole('button', { name: /^Same as/ })
      .click()
    await openDays()
    await tick('Mon 30 Nov')
    await tick('Wed 2 Dec')
    await tick('Fri 4 Dec')
    await tick('Tue 24 Nov')
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: /^Send 3 orders of 611,05\s€ each/ }).click()
    await expect.element(results().getByRole('status')).toMatchTextContent('3 orders sent')
    expect(clicks()).toBeLessThanOrEqual(8)
    expect(await violations()).toEqual([])
    const sent = world.sent('orders.createPickup').slice(1)
    expect(sent.map(({ body }) => (body as { serviceDate: string }).serviceDate.slice(0, 10))).toEqual([
      '2026-11-30',
      '2026-12-02',
      '2026-12-04',
    ])
    expect(new Set(keysOf('orders.createPickup')).size).toBe(4)
    await results().getByRole('button', { name: 'Done' }).click()
    await expect.element(rowsWith(/611,05\s€/).first()).toBeVisible()
    await newOrderButton().click()
    await expect.element(newOrder()).toBeVisible()
  })

  it('[ORD-182] repeating an order on other days shows why a day is refused, and which days would be accepted', async () => {
    await world.setNow(new Date('2026-11-23T16:30:00Z'))
    await openOrders()
    await openOrder('pickup')
    await totalAmount().fill('612,05')
    await sendButton().click()
    await openDays()
    await expect.element(lastQuestion()).toMatchTextContent(/Mon 23 Nov: .*24\/11\/2026/)
    await expect.element(day('Mon 23 Nov')).not.toBeInTheDocument()
  })

  it('[ORD-183] repeating an order on other days shows which order got no response, and sends it again with its former idempotency key', async () => {
    await openOrders()
    await openOrder('pickup')
    await totalAmount().fill('613,05')
    await sendButton().click()
    await openDays()
    await tick('Wed 25 Nov')
    await world.fail({ call: 'orders.createPickup', as: 'lost-answer', times: 4 })
    await page.getByRole('button', { name: /^Send 2 orders/ }).click()
    await expect.element(results()).toMatchTextContent('No answer arrived: the order may exist.')
    await expect.element(results().getByRole('checkbox', { name: 'Wed 25 Nov' })).toBeChecked()
    await results().getByRole('button', { name: 'Send again (2)' }).click()
    await expect.element(results().getByRole('status')).toMatchTextContent('2 orders sent')
    expect(new Set(keysOf('orders.createPickup')).size).toBe(2)
    await results().getByRole('button', { name: 'Done' }).click()
    await expect.element(rowsWith(/613,05\s€/)).toHaveLength(2)
  })
})
