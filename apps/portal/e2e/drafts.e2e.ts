import type { Page } from '@playwright/test'
import { watchClock } from './clock'
import {
  choose,
  comments as commentsOf,
  confirmButton,
  fillPickup,
  lastQuestion,
  newOrderDialog,
  orderIt,
  pieces,
  rowsWith,
  sendButton,
  totalAmount,
  typeCard,
} from './orders-screen'
import { beginning, say, saying } from './words'
import { AT_GRAN_VIA, acceptCookies, expect, fillSignIn, signIn, test, violations } from './world'

const pickupThere = `${AT_GRAN_VIA}&new=pickup`
const offer = (page: Page) => page.getByRole('dialog', { name: say('Continue your order?') })
const amount = (page: Page) => totalAmount(newOrderDialog(page))
const comments = (page: Page) => commentsOf(newOrderDialog(page))

const continueIt = (page: Page) =>
  offer(page).getByRole('button', { name: say('Continue', {}, 'orders.draft.continue') })
const newOrder = (page: Page) => page.getByRole('button', { name: say('New order') })
const details = (page: Page) =>
  page.getByRole('link', { name: beginning(saying('Details of order {order}')) })

async function reloadAndContinue(page: Page): Promise<void> {
  await page.reload()
  await continueIt(page).click()
  await expect(offer(page)).toBeHidden()
}

/** Signs in on the page of the provider, and opens the orders: the first page of a user may be another one. */
async function signInToOrders(page: Page, username: string): Promise<void> {
  await fillSignIn(page, username)
  const pages = page.getByRole('navigation', { name: say('Main navigation') })
  await pages.getByRole('link', { name: say('Orders') }).click()
}

async function signOutAndIn(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: say('Exit') }).click()
  await signInToOrders(page, username)
}

test('[DRF-3, DRF-5] a draft survives reloads at each step, signing out and an expired session', async ({
  page,
  origin,
}) => {
  test.setTimeout(120_000)
  const clock = await watchClock(page)
  await signIn(page, origin, 'customer-operator', AT_GRAN_VIA)
  await acceptCookies(page)
  await page.goto(`${origin}${pickupThere}`)
  await expect(typeCard(newOrderDialog(page), 'Pickup')).toBeChecked()
  await fillPickup(newOrderDialog(page), '612,34', '')
  await reloadAndContinue(page)
  await expect(amount(page)).toHaveValue('612,34')
  await comments(page).fill('Ring twice')

  await sendButton(newOrderDialog(page)).click()
  await expect(lastQuestion(page)).toContainText('612,34 €')
  await page.reload()
  await expect(offer(page)).toContainText(
    saying('{type} for {servicePoint}, last changed on {when} and not sent yet.', {
      type: say('Pickup'),
      servicePoint: 'Gran Vía 12',
    }),
  )
  await expect(continueIt(page)).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(offer(page)).toBeHidden()

  await signOutAndIn(page, 'customer-pickup')
  await newOrder(page).click()
  await expect(newOrderDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await signOutAndIn(page, 'customer-operator')
  await newOrder(page).click()
  await continueIt(page).click()
  await expect(amount(page)).toHaveValue('612,34')
  await expect(comments(page)).toHaveValue('Ring twice')

  await comments(page).fill('Ring three times')
  await clock.leap(30 * 60_000 + 5_000)
  await clock.leap(61_000)
  await signInToOrders(page, 'customer-operator')
  await newOrder(page).click()
  await continueIt(page).click()
  await expect(comments(page)).toHaveValue('Ring three times')

  await newOrderDialog(page)
    .getByRole('button', { name: say('Cancel') })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Discard changes') })
    .click()
  await newOrder(page).click()
  await expect(newOrderDialog(page)).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('[DRF-4, DRF-6, DRF-7] a draft is offered in a second tab, and moves a date that is over', async ({
  page,
  context,
  origin,
}) => {
  await signIn(page, origin, 'customer-operator', AT_GRAN_VIA)
  await acceptCookies(page)
  await page.goto(`${origin}${pickupThere}`)
  await fillPickup(newOrderDialog(page), '71,01', 'First tab')

  const other = await context.newPage()
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('First tab')
  await other.goto(`${origin}${pickupThere}`)
  await offer(other)
    .getByRole('button', { name: say('Start over') })
    .click()
  await expect(amount(other)).toHaveValue('')
  await fillPickup(newOrderDialog(other), '82,02', 'Second tab')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Second tab')

  await expect(comments(page)).toHaveValue('First tab')
  await orderIt(page, newOrderDialog(page))
  const link = details(page)
  await expect(link).toBeVisible()
  await expect(newOrderDialog(page)).toBeHidden()
  const code = await link.innerText()
  await page.keyboard.press('Alt+T')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('dialog', { name: say('{type} {order}', { type: say('Pickup'), order: code }) }),
  ).toBeVisible()
  expect(new URL(page.url()).pathname).toMatch(/^\/orders\/pickup\/\d+$/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rowsWith(page, 'Next', '71,01 €')).toHaveCount(1)

  // Open pages would notice days of inactivity and sign out in all tabs.
  for (const tab of [page, other]) await tab.goto('about:blank')
  await other.clock.setFixedTime(Date.now() + 9 * 86_400_000)
  await other.goto(`${origin}${pickupThere}`)
  await signInToOrders(other, 'customer-operator')
  await other.goto(`${origin}${pickupThere}`)
  await expect(offer(other).getByRole('note')).toContainText(
    new RegExp(
      `${saying('New service date: {date}').source}.*${saying('The date you had chosen, {date}, is no longer possible.').source}`,
    ),
  )
  await continueIt(other).click()
  await expect(amount(other)).toHaveValue('82,02')
  await orderIt(other, newOrderDialog(other))
  await expect(details(other)).toBeVisible()
  expect(await other.evaluate(() => Object.keys(localStorage).join())).not.toContain('order-draft')
})

test('[DRF-5] an order whose answer never arrived is sent again from its draft, and exists once', async ({
  orders: page,
  origin,
  faults: { proxy, kill, start },
}) => {
  test.setTimeout(120_000)
  await page.goto(`${origin}${AT_GRAN_VIA}&new=delivery`)
  const dialog = newOrderDialog(page)
  await pieces(dialog, '50,00 €').fill('7')
  await choose(dialog, page, say('Packs'), 'Caja de apertura')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toMatch(/packId\W+\d/)
  await reloadAndContinue(page)
  await expect(dialog.getByRole('combobox', { name: say('Packs') })).not.toHaveValue('')
  await dialog.getByRole('button', { name: say('Add') }).click()

  await sendButton(dialog).click()
  await expect(confirmButton(page)).toBeVisible()
  await kill()
  await confirmButton(page).click()
  await start()
  await reloadAndContinue(page)
  await expect(dialog.getByRole('alert')).toContainText(say('The order may have been saved'))
  await orderIt(page, dialog)
  await expect(details(page)).toBeVisible()
  expect(new Set(proxy.seen(/^idempotency-key: (.+)$/im)).size).toBe(1)
})
