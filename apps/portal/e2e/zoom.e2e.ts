import type { Page } from '@playwright/test'
import { bucket, detailsButton } from './orders-screen'
import { say } from './words'
import {
  AT_CASCO_VIEJO,
  AT_GRAN_VIA,
  expect,
  openUserMenu,
  test,
  violations,
  violationsOfColors,
} from './world'

/** A window of 1280 by 1024 at 200 % and at 400 % zoom. */
const zoomed = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
] as const

/** Checks that the page is no wider than the window, and that axe finds no violation in light and dark colours. */
async function fits(page: Page, what: string): Promise<void> {
  const [width, window] = await page.evaluate(() => [
    Math.max(
      document.documentElement.scrollWidth,
      ...[...document.querySelectorAll('[role=dialog], [role=menu]')].map(
        (each) => each.getBoundingClientRect().right,
      ),
    ),
    innerWidth,
  ])
  expect(width, `${what} at ${window}`).toBeLessThanOrEqual(window ?? 0)
  expect(await violations(page), `${what} at ${window}`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  expect(await violationsOfColors(page), `${what} at ${window}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveClass(/\blight\b/)
}

test('at 200 % and 400 % zoom all points, an open order, the user menu and the grid of declared values fit the window', async ({
  orders: page,
  origin,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const viewport of zoomed) {
    await page.setViewportSize(viewport)
    await page.goto(`${origin}/orders?points=all`)
    await expect(page.getByRole('row').filter({ hasText: 'Atocha' })).not.toHaveCount(0)
    await fits(page, 'all points')
    await openUserMenu(page, 'customer-operator')
    await fits(page, 'the menu of the user')

    await page.goto(`${origin}${AT_GRAN_VIA}`)
    await detailsButton(bucket(page, 'Previous')).first().click()
    const again = page
      .getByRole('dialog')
      .getByRole('button', { name: say('Order again', {}, 'orders.action.repeat') })
    await expect(again).toBeVisible()
    await fits(page, 'an open order')

    await page.goto(`${origin}${AT_CASCO_VIEJO}`)
    await page
      .getByRole('button', { name: say('Declare', {}, 'orders.action.declare'), exact: true })
      .first()
      .click()
    await page.getByRole('button', { name: say('Declare values') }).click()
    const dialog = page.getByRole('dialog', { name: say('Declare values') })
    await expect(dialog.getByRole('textbox').first()).toBeVisible()
    await fits(page, 'the grid of declared values')
  }
})

test('at 200 % and 400 % zoom the menu of pages fits the window', async ({ enter }) => {
  const page = await enter('provider-staff', '/administration/users')
  for (const viewport of zoomed) {
    await page.setViewportSize(viewport)
    await page.getByRole('button', { name: say('Open menu') }).click()
    await expect(page.getByRole('dialog', { name: say('Menu') })).toBeVisible()
    await fits(page, 'the menu of pages')
    await page.keyboard.press('Escape')
  }
})
