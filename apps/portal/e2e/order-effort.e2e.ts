import type { Page } from '@playwright/test'
import { closeReceipt, confirmButton, newOrderDialog, receipt, rowsWith, sendButton } from './orders-screen'
import { say, saying } from './words'
import { expect, test } from './world'

/** Counts the presses of the pointer on the page from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset['presses'] = '0'
    const count = () => {
      const { dataset } = document.documentElement
      dataset['presses'] = String(Number(dataset['presses']) + 1)
    }
    window.addEventListener('pointerdown', count, { capture: true })
  })
  return async () => Number(await page.evaluate(() => document.documentElement.dataset['presses']))
}

test('a former pickup is ordered again with two clicks', async ({ orders: page }) => {
  // Its hours and its amount can be had again as they are.
  const done = rowsWith(page, 'Previous', '5.123,30 €')
  const clicks = await countClicks(page)
  await done.getByRole('button', { name: saying('Order {order} again') }).click()
  await expect(confirmButton(page)).toBeFocused()
  await confirmButton(page).click()
  await expect(receipt(page)).toBeVisible()
  expect(await clicks()).toBe(2)
})

test('a new pickup is ordered with four clicks and the digits', async ({ orders: page }) => {
  const clicks = await countClicks(page)
  await page.getByRole('button', { name: say('New order') }).click()
  const dialog = newOrderDialog(page)
  await dialog.getByText(say('The crew collects your money')).click()
  await page.keyboard.type('41,04')
  await sendButton(dialog).click()
  await confirmButton(page).click()
  await expect(receipt(page)).toBeVisible()
  expect(await clicks()).toBe(4)
  await closeReceipt(page)
  await expect(rowsWith(page, 'Next', '41,04 €')).toHaveCount(1)
})

test('a new pickup is ordered with n, the digits and at most eight other keys', async ({ orders: page }) => {
  await page.keyboard.press('n')
  await expect(newOrderDialog(page).getByRole('radio').first()).toBeFocused()
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  await press('Space')
  const amount = newOrderDialog(page).getByRole('textbox', { name: say('Total amount') })
  await expect(amount).toBeVisible()
  while (keys < 7 && !(await amount.evaluate((field) => field === document.activeElement))) await press('Tab')
  await expect(amount).toBeFocused()
  await page.keyboard.type('42,05')
  await press('Enter')
  await expect(confirmButton(page)).toBeFocused()
  await press('Enter')
  await expect(receipt(page)).toBeVisible()
  expect(keys).toBeLessThanOrEqual(8)
})
