import type { Page } from '@playwright/test'
import { choose, fillPickup, newOrderDialog, rowsWith, sendAndConfirm } from './orders-screen'
import { acceptCookies, expect, fillSignIn, onOwnSandbox, signIn, test, violations } from './world'

/** Gran Vía 12 of Bazar Norte Bilbao, by its address alone. */
const pickupThere = '/orders?new=pickup&servicePoint=1'
const atPoint = '/orders?servicePoint=1'
const offer = (page: Page) => page.getByRole('dialog', { name: 'Continue your order?' })
const amount = (page: Page) => newOrderDialog(page).getByLabel('Total amount')
const comments = (page: Page) => newOrderDialog(page).getByLabel('Comments')

async function reloadAndContinue(page: Page): Promise<void> {
  await page.reload()
  await offer(page).getByRole('button', { name: 'Continue' }).click()
  await expect(offer(page)).toBeHidden()
}

async function signOutAndIn(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: 'Exit' }).click()
  await fillSignIn(page, username)
  await expect(page.getByRole('button', { name: 'Exit' })).toBeVisible()
}

test('[DRF-3, DRF-5] what was typed survives reloads at each step, signing out and an expired session', async ({
  page,
  origin,
}) => {
  test.setTimeout(120_000)
  await page.clock.install()
  await signIn(page, origin, 'customer-operator', atPoint)
  await acceptCookies(page)
  await page.goto(`${origin}${pickupThere}`)
  await expect(newOrderDialog(page).getByRole('combobox', { name: 'Request type' })).toHaveValue('pickup')
  await fillPickup(newOrderDialog(page), '612,34', '')
  await reloadAndContinue(page)
  await expect(amount(page)).toHaveValue('612,34')
  await comments(page).fill('Ring twice')

  await newOrderDialog(page).getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('612,34 €')
  await page.reload()
  await expect(offer(page)).toContainText(/Pickup for Gran Vía 12, last changed on/)
  await expect(offer(page).getByRole('button', { name: 'Continue' })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(offer(page)).toBeHidden()

  await signOutAndIn(page, 'customer-pickup')
  await page.getByRole('button', { name: 'New order' }).click()
  await expect(newOrderDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await signOutAndIn(page, 'customer-operator')
  await page.getByRole('button', { name: 'New order' }).click()
  await offer(page).getByRole('button', { name: 'Continue' }).click()
  await expect(amount(page)).toHaveValue('612,34')
  await expect(comments(page)).toHaveValue('Ring twice')

  await comments(page).fill('Ring three times')
  await page.clock.runFor(30 * 60_000 + 5_000)
  await page.clock.runFor(61_000)
  await fillSignIn(page, 'customer-operator')
  await page.getByRole('button', { name: 'New order' }).click()
  await offer(page).getByRole('button', { name: 'Continue' }).click()
  await expect(comments(page)).toHaveValue('Ring three times')

  await newOrderDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('button', { name: 'New order' }).click()
  await expect(newOrderDialog(page)).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('[DRF-4, DRF-6, DRF-7] a draft in a second tab, one whose day is over, and the way from the toast to the order', async ({
  page,
  context,
  origin,
}) => {
  await signIn(page, origin, 'customer-operator', atPoint)
  await acceptCookies(page)
  await page.goto(`${origin}${pickupThere}`)
  await fillPickup(newOrderDialog(page), '71,01', 'First tab')

  const other = await context.newPage()
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('First tab')
  await other.goto(`${origin}${pickupThere}`)
  await offer(other).getByRole('button', { name: 'Start over' }).click()
  await expect(amount(other)).toHaveValue('')
  await fillPickup(newOrderDialog(other), '82,02', 'Second tab')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Second tab')

  await expect(comments(page)).toHaveValue('First tab')
  await sendAndConfirm(page, newOrderDialog(page))
  const link = page.getByRole('link', { name: /^Details of order \d+$/ })
  await expect(link).toBeVisible()
  await expect(newOrderDialog(page)).toBeHidden()
  const code = await link.innerText()
  await expect(rowsWith(page, 'Next', '71,01 €')).toHaveCount(1)
  await page.keyboard.press('Alt+T')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: `Pickup ${code}` })).toBeVisible()
  expect(new URL(page.url()).pathname).toMatch(/^\/orders\/pickup\/\d+$/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // A page that is open would find that nobody has touched it for days.
  await other.goto('about:blank')
  await other.clock.setFixedTime(Date.now() + 9 * 86_400_000)
  await other.goto(`${origin}${pickupThere}`)
  await expect(offer(other).getByRole('note')).toContainText(/New service date: .*no longer possible/)
  await offer(other).getByRole('button', { name: 'Continue' }).click()
  await expect(amount(other)).toHaveValue('82,02')
  await sendAndConfirm(other, newOrderDialog(other))
  await expect(other.getByRole('link', { name: /^Details of order/ })).toBeVisible()
  expect(await other.evaluate(() => Object.keys(localStorage).join())).not.toContain('order-draft')
})

test('[DRF-5] an order whose answer never came is sent again from its draft, and exists once', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  await onOwnSandbox(browser, async ({ page, origin, proxy, kill, start }) => {
    await signIn(page, origin, 'customer-operator', atPoint)
    await acceptCookies(page)
    await page.goto(`${origin}/orders?new=delivery&servicePoint=1`)
    const dialog = newOrderDialog(page)
    await dialog.getByRole('textbox', { name: 'Pieces of 50,00 €', exact: true }).fill('7')
    await choose(dialog, page, 'Packs', 'Caja de apertura')
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toMatch(/packId\W+\d/)
    await reloadAndContinue(page)
    await expect(dialog.getByRole('combobox', { name: 'Packs' })).not.toHaveValue('')
    await dialog.getByRole('button', { name: 'Add' }).click()

    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
    await kill()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await start()
    await reloadAndContinue(page)
    await expect(dialog.getByRole('alert')).toContainText('The order may have been saved')
    await sendAndConfirm(page, dialog)
    await expect(page.getByRole('link', { name: /^Details of order/ })).toBeVisible()
    expect(new Set(proxy.seen(/^idempotency-key: (.+)$/im)).size).toBe(1)
  })
})
