import type { Page } from '@playwright/test'
import { watchClock } from './clock'
import { comments, fillPickup, newOrderDialog, totalAmount } from './orders-screen'
import { say } from './words'
import { AT_GRAN_VIA, acceptCookies, expect, fillSignIn, signIn, test } from './world'

const newOrder = (page: Page) => page.getByRole('button', { name: say('New order') })

/**
 * Signs in on the page of the identity provider, and opens the page of orders, which is not every user's first page.
 */
async function signInToOrders(page: Page, username: string): Promise<void> {
  await fillSignIn(page, username)
  const pages = page.getByRole('navigation', { name: say('Main navigation') })
  await pages.getByRole('link', { name: say('Orders') }).click()
}

const exit = (page: Page) => page.getByRole('button', { name: say('Exit') }).click()

const continueDraft = (page: Page) =>
  page
    .getByRole('dialog', { name: say('Continue your order?') })
    .getByRole('button', { name: say('Continue', {}, 'orders.draft.continue') })
    .click()

test('[DRF-5] a draft is kept after signing out and after an expired session, and is offered only to its user', {
  tag: '@core',
}, async ({ page, origin }) => {
  const clock = await watchClock(page)
  await signIn(page, origin, 'customer-operator', AT_GRAN_VIA)
  await acceptCookies(page)
  await page.goto(`${origin}${AT_GRAN_VIA}&new=pickup`)
  const dialog = newOrderDialog(page)
  await fillPickup(dialog, '612,34', 'Ring twice')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await exit(page)
  await page.getByRole('button', { name: say('Keep and exit') }).click()
  await signInToOrders(page, 'customer-pickup')
  await newOrder(page).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await exit(page)
  await signInToOrders(page, 'customer-operator')
  await newOrder(page).click()
  await continueDraft(page)
  await expect(totalAmount(dialog)).toHaveValue('612,34')

  await comments(dialog).fill('Ring three times')
  await clock.leap(30 * 60_000 + 5_000)
  await clock.leap(61_000)
  // The identity provider has ended the session and redirected back to the portal.
  await page.waitForURL(/[?&]state=/)
  await page.getByRole('button', { name: say('Sign in', {}, 'page.signedOut.signIn') }).click()
  await signInToOrders(page, 'customer-operator')
  await newOrder(page).click()
  await continueDraft(page)
  await expect(comments(dialog)).toHaveValue('Ring three times')
})
