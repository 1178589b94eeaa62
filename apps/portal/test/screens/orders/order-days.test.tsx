import { describe, expect, it } from 'vitest'
import { closeNotice } from '../notice'
import { screen } from '../screen'
import { world } from '../world'
import {
  choosePoint,
  newOrder,
  openOrder,
  openOrders,
  otherDay,
  sendButton,
  totalAmount,
} from './order-parts'

const today = '23/11/2026'

describe('the day of a pickup', () => {
  it.each([
    {
      where: 'in Peru, where nothing is collected on the same day',
      as: 'customer-pe',
      point: 'Miraflores',
      now: '2026-11-23T15:00:00Z',
      reason: 'From 24/11/2026 on: services cannot be scheduled for today.',
      refusal: 'Services cannot be scheduled for today. The earliest date is 24/11/2026',
    },
    {
      where: 'in Portugal in the evening, when the next day can no longer be ordered',
      as: 'customer-pt',
      point: 'Baixa',
      isWarned: true,
      now: '2026-11-23T19:30:00Z',
      reason:
        /From 25\/11\/2026 on: what is requested between .* is collected two days later at the earliest/,
      refusal: 'At this hour the earliest date is 25/11/2026',
    },
    {
      where: 'in Germany in the evening, when the last hour is over',
      as: 'customer-de',
      point: 'Mönckebergstraße',
      now: '2026-11-23T19:30:00Z',
      reason: 'From 24/11/2026 on: there is not enough time left before that.',
      refusal: 'There is not enough time left. The earliest date is 24/11/2026',
    },
  ])(
    'the field for the day of a pickup states and enforces the earliest day $where',
    async ({ as, point, isWarned, now, reason, refusal }) => {
      await world.setNow(new Date(now))
      await screen('/orders', { as })
      if (isWarned) await closeNotice()
      await choosePoint(point)
      await openOrder('pickup')
      await expect.element(newOrder()).toMatchTextContent(reason)
      const date = await otherDay()
      await date.fill(today)
      await sendButton().click()
      await expect.element(date).toHaveAttribute('aria-invalid', 'true')
      await expect.element(newOrder()).toMatchTextContent(refusal)
    },
  )

  it('the form of a pickup keeps an invalid day and an invalid amount, marks both fields, and sends nothing', async () => {
    await openOrders()
    await openOrder('pickup')
    const date = await otherDay()
    await date.fill('31/31/2030')
    await totalAmount().fill('twelve')
    await sendButton().click()
    await expect.element(date).toHaveAttribute('aria-invalid', 'true')
    await expect.element(newOrder()).toMatchTextContent('Enter a date as dd/mm/yyyy')
    await expect.element(newOrder()).toMatchTextContent('Enter an amount such as 1.234,50')
    await expect.element(date).toHaveValue('31/31/2030')
    await expect.element(totalAmount()).toHaveValue('twelve')
    expect(world.sent('orders.createPickup')).toEqual([])
  })
})
