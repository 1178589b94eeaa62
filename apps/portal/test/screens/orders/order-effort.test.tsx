import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { countClicks } from '../count-clicks'
import {
  closeReceipt,
  confirmButton,
  newOrder,
  newOrderButton,
  openOrders,
  receipt,
  rowsWith,
  sendButton,
  totalAmount,
} from './order-parts'

describe('the effort of ordering a pickup', () => {
  it('ordering a pickup like a former order takes two clicks', async () => {
    await openOrders()
    // This order is chosen, because a new order with the same hours and amount is possible.
    const done = rowsWith(/5\.123,30\s€/)
    const clicks = countClicks()
    await done.getByRole('button', { name: /^Order \d+ again$/ }).click()
    await expect.element(confirmButton()).toHaveFocus()
    await confirmButton().click()
    await expect.element(receipt()).toBeVisible()
    expect(clicks()).toBe(2)
  })

  it('ordering a pickup takes four clicks and typing the digits of its amount', async () => {
    await openOrders()
    const clicks = countClicks()
    await newOrderButton().click()
    await newOrder().getByText('The crew collects your money').click()
    await expect.element(totalAmount()).toHaveFocus()
    await userEvent.keyboard('41,04')
    await sendButton().click()
    await confirmButton().click()
    await expect.element(receipt()).toBeVisible()
    expect(clicks()).toBe(4)
    await expect.element(rowsWith(await closeReceipt())).toMatchTextContent(/41,04\s€/)
  })

  it('ordering a pickup takes the shortcut n, the digits of its amount and at most eight other key presses', async () => {
    await openOrders()
    await userEvent.keyboard('n')
    await expect.element(newOrder().getByRole('radio').first()).toHaveFocus()
    let keys = 0
    const press = async (key: string) => {
      keys += 1
      await userEvent.keyboard(key)
    }
    await press(' ')
    await expect.element(totalAmount()).toBeVisible()
    while (keys < 7 && document.activeElement !== totalAmount().element()) await press('{Tab}')
    await expect.element(totalAmount()).toHaveFocus()
    await userEvent.keyboard('42,05')
    await press('{Enter}')
    await expect.element(confirmButton()).toHaveFocus()
    await press('{Enter}')
    await expect.element(receipt()).toBeVisible()
    expect(keys).toBeLessThanOrEqual(8)
  })
})
