import { tabTo } from './keys'
import {
  bucket,
  confirmButton,
  newOrderDialog,
  offeredPoints,
  pointSwitcher,
  receipt,
  rowsWith,
  sendButton,
  typeCard,
} from './orders-screen'
import { say } from './words'
import { expect, test } from './world'

test('a pickup can be requested with the keyboard alone, including signing in', { tag: '@core' }, async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/orders`)
  await page.locator('input[name=username]').focus()
  await page.keyboard.type('customer-operator')
  await page.keyboard.press('Tab')
  await page.keyboard.type('remesa')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: say('Orders'), level: 1 })).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: say('Accept cookies and continue') }))
  await page.keyboard.press('Enter')
  await tabTo(page, pointSwitcher(page))
  await page.keyboard.press('Enter')
  await expect(offeredPoints(page).first()).toBeVisible()
  // The user’s other service points have agile pickup, and so no amount in their form.
  await page.keyboard.type('gran via')
  await page.keyboard.press('Enter')
  await expect(bucket(page, 'Next').getByRole('table')).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: say('New order') }))
  await page.keyboard.press('Enter')
  await expect(newOrderDialog(page)).toBeVisible()
  await expect(typeCard(newOrderDialog(page), 'Pickup')).toBeFocused()
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('textbox', { name: say('Total amount') }))
  await page.keyboard.type('31,07')
  await tabTo(page, sendButton(newOrderDialog(page)))
  await page.keyboard.press('Enter')
  await expect(confirmButton(page)).toBeVisible()
  await expect(confirmButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(receipt(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(rowsWith(page, 'Next', '31,07 €')).toHaveCount(1)
  await expect(page.getByRole('button', { name: say('New order') })).toBeFocused()
})
