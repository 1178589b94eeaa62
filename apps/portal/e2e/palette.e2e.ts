import type { Page } from '@playwright/test'
import { newOrderDialog } from './orders-screen'
import { say } from './words'
import { expect, signIn, test, violations } from './world'

const field = (page: Page) => page.getByRole('combobox', { name: say('Find or go to') })
const orderOf = (page: Page, number: string) =>
  page.getByRole('option', { name: say('Order {number}', { number }) })

async function lookUp(page: Page, number: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(number)
  await expect(orderOf(page, number)).toBeVisible()
  await page.keyboard.press('Enter')
}

test('[FRA-27] the command palette finds an order of any age by its number, and opens the order on the page of its service point', async ({
  orders: page,
}) => {
  // The order is too old for the list of orders, so it can be found only by its number.
  await expect(page.getByText('10026')).toHaveCount(0)
  await lookUp(page, '10026')
  await expect(page).toHaveURL(/\/orders\/[a-z-]+\/\d+\?.*servicePoint=\d+/)
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { name: /10026/ })).toBeVisible()
  await expect(panel.getByText(say('Done', {}, 'orders.status.DONE')).first()).toBeVisible()
  await expect(panel.getByRole('button', { name: say('Order again') }).first()).toBeVisible()
  await expect(field(page)).toHaveCount(0)
})

test('[FRA-27] the command palette says “not found” for the order of another customer as for an unknown number, and can repeat a failed search', async ({
  orders: page,
  page: neighbour,
  origin,
}) => {
  const missing = (number: string) =>
    page.getByText(say('No order with the number {number} was found.', { number }))
  await lookUp(page, '99999999')
  await expect(missing('99999999')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await signIn(neighbour, origin, 'customer-other', '/orders')
  const theirs = await neighbour.locator('main [data-row-id] th[scope=row]').first().innerText()
  await field(page).fill(theirs)
  await expect(missing('99999999')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(missing(theirs)).toBeVisible()

  await page.route(/\/v1\/request\?/, (route) => route.abort())
  await field(page).fill('10026')
  await page.keyboard.press('Enter')
  const away = say('The server cannot be reached, so order {number} could not be looked up.', {
    number: '10026',
  })
  await expect(page.getByRole('alert').getByText(away)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: say('Try again') }).click()
  await expect(page).toHaveURL(/\/orders\/[a-z-]+\/\d+\?/)
})

test('[FRA-26] the command palette opens with its button, and leads to new orders, service points and pages', async ({
  orders: page,
}) => {
  const button = page.getByRole('button', { name: say('Find or go to') })
  await button.click()
  await expect(field(page)).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)
  await expect(button).toBeFocused()

  await page.keyboard.press('/')
  await field(page).fill('casco viejo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/servicePoint=2/)

  await page.keyboard.press('Control+k')
  await field(page).fill(say('Pickup', {}, 'orders.type.pickup'))
  await page.keyboard.press('Enter')
  await expect(newOrderDialog(page)).toBeVisible()
  await expect(page).toHaveURL(/new=pickup/)
})

test('[FRA-29] text typed while the command palette loads appears in its field, and triggers no shortcut of the page', async ({
  orders: page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(/palette.*\.js/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('nn?')
  for (const key of ['Backspace', 'Backspace', 'Backspace']) await page.keyboard.press(key)
  await page.keyboard.type('casco')
  held.resolve()
  await expect(field(page)).toHaveValue('casco')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(' viejo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/servicePoint=2/)
  await expect(newOrderDialog(page)).toHaveCount(0)
})
