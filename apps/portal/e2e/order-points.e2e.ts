import type { Locator, Page } from '@playwright/test'
import {
  chooseType,
  closeReceipt,
  comments,
  confirmButton,
  fillPickup,
  lastQuestion,
  newOrderDialog,
  offeredPoints,
  openOrder,
  openPickup,
  pieces,
  pointSwitcher,
  receipt,
  rowsWith,
  sendButton,
  totalAmount,
  typeCard,
} from './orders-screen'
import { OTHER_LANGUAGE, say } from './words'
import { expect, forgetEntries, test, violations } from './world'

/** Chooses a service point inside the form; the switcher of the page lies behind it. */
async function choosePointOf(dialog: Locator, point: string): Promise<void> {
  const page = dialog.page()
  await pointSwitcher(page).click()
  await offeredPoints(page).filter({ hasText: point }).first().click()
  await expect(dialog.getByRole('button', { name: new RegExp(point) })).toBeFocused()
}

/** Sends an order and confirms it, for a point that its summary and its body name. */
async function orderFor(page: Page, dialog: Locator, point: { name: string; id: string }): Promise<string> {
  await sendButton(dialog).click()
  await expect(lastQuestion(page)).toContainText(point.name)
  const sent = page.waitForRequest(
    (request) => request.method() === 'PUT' && /pick-up-service|deliver-/.test(request.url()),
  )
  await confirmButton(page).click()
  const body = (await sent).postData() ?? ''
  expect(body).toContain(`"servicePointId":"${point.id}"`)
  await expect(receipt(page)).toContainText(point.name)
  await closeReceipt(page)
  return body
}

/** Chooses another point in the form, keeps what still holds, and orders for that point. */
async function changePoint(page: Page, amount: string): Promise<void> {
  const dialog = await openPickup(page)
  await fillPickup(dialog, amount, 'Ring twice')
  await choosePointOf(dialog, 'Atocha')
  await expect(typeCard(dialog, 'Pickup')).toBeChecked()
  await expect(totalAmount(dialog)).toHaveValue(amount)
  await expect(comments(dialog)).toHaveValue('Ring twice')
  expect(await violations(page)).toEqual([])
  const body = await orderFor(page, dialog, { name: 'Atocha', id: 'PS-0004' })
  // A point of econo-cash has default times of its own.
  expect(body).toMatch(/"requestInitialTime":"[^"]*T11:00:00/)
  await expect(pointSwitcher(page)).toContainText('Atocha')
  await expect(rowsWith(page, 'Next', `${amount} €`)).toHaveCount(1)
}

test('[ORD-NEW-02] [ORD-NEW-03] [ORD-NEW-04] [ORD-NEW-20] an order can be for another point, which keeps what was typed', async ({
  orders: page,
}) => {
  await changePoint(page, '731,20')
})

test.describe('in another language', () => {
  test.use({ language: OTHER_LANGUAGE })

  test('[ORD-NEW-04] an order can be for another point', async ({ orders: page }) => {
    await changePoint(page, '731,30')
  })
})

test('[ORD-NEW-07] a type that the other point does not have is reset, and what was typed for it comes back', async ({
  orders: page,
}) => {
  const dialog = await openOrder(page, 'Delivery')
  await pieces(dialog, '50,00 €').fill('40')
  await choosePointOf(dialog, 'Casco Viejo')
  // The only type that is offered there is chosen by itself.
  await expect(typeCard(dialog, 'Pickup')).toBeChecked()
  await expect(typeCard(dialog, 'Delivery')).toHaveCount(0)
  await choosePointOf(dialog, 'Gran Vía 12')
  await chooseType(dialog, 'Delivery')
  await expect(pieces(dialog, '50,00 €')).toHaveValue('40')
})

test('[ORD-NEW-04] from all points, an order asks for its point first', async ({ orders: page, origin }) => {
  await forgetEntries(page, origin)
  await page.goto(`${origin}/orders?points=all`)
  await page.getByRole('button', { name: say('New order') }).click()
  const dialog = newOrderDialog(page)
  await expect(pointSwitcher(page)).toBeFocused()
  await expect(dialog.getByRole('note')).toContainText(say('Choose a service point first.'))
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: say('Search point, center or client') })).toBeFocused()
  await expect(offeredPoints(page).filter({ hasText: say('All my points') })).toHaveCount(0)
  await page.keyboard.type('gran')
  await page.keyboard.press('Enter')
  await chooseType(dialog, 'Pickup')
  await fillPickup(dialog, '732,10', '')
  await orderFor(page, dialog, { name: 'Gran Vía 12', id: 'PS-0001' })
  await expect(page).toHaveURL(/\?points=all$/)
  await expect(page.getByRole('row').filter({ hasText: '732,10 €' })).toContainText('Gran Vía 12')
})
