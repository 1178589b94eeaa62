import type { Locator, Page } from '@playwright/test'
import { bucket, confirmButton, detailsButton, openPickup, sendButton, totalAmount } from './orders-screen'
import { say } from './words'
import { AT_GRAN_VIA, acceptCookies, expect, fillSignIn, test, violations, violationsOfColors } from './world'

const widths = [1280, 390, 320]
const refusals = [
  '/404',
  '/error?type=403',
  '/error?type=500',
  '/error',
  '/firms',
  '/callback?error=access_denied',
  '/callback',
]

/**
 * Checks that axe finds no violation on the page in the light colour mode. The check is repeated in the dark colour
 * mode, but only for rules that depend on colours.
 */
async function violationsInBothModes(page: Page, what = ''): Promise<void> {
  expect(await violations(page), what).toEqual([])
  await inColors(page, 'dark')
  expect(await violationsOfColors(page), `${what}, in dark mode`).toEqual([])
  await inColors(page, 'light')
}

async function inColors(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`))
}

test('the sign-in page, the list of orders, an order’s detail and a new order are accessible in both colour modes, and fit the window', async ({
  page,
  origin,
}) => {
  test.slow()
  await page.goto(`${origin}/orders`)
  await expect(page.locator('input[name=username]')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page), `signing in, in ${colorScheme} mode`).toEqual([])
  }
  await fillSignIn(page, 'customer-operator', 'wrong')
  await expect(page.getByRole('alert')).toBeVisible()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page), `a wrong password, in ${colorScheme} mode`).toEqual([])
  }
  await fillSignIn(page, 'customer-operator')
  await expect(page.getByRole('button', { name: say('Exit') })).toBeVisible()
  await violationsInBothModes(page, 'with the cookie notice')
  await acceptCookies(page)
  await page.goto(`${origin}${AT_GRAN_VIA}`)
  await expect(bucket(page, 'Next').getByRole('table')).toBeVisible()
  await page.getByRole('switch', { name: say('Show cancelled') }).click()
  await expect(bucket(page, 'Cancelled').getByRole('table')).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await violationsInBothModes(page, `the orders at ${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize({ width: 1280, height: 800 })

  await detailsButton(page).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await violationsInBothModes(page, 'a detail')
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()

  const dialog = await openPickup(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await violationsInBothModes(page, `a new order at ${width}`)
  }
  await totalAmount(dialog).fill('10')
  await sendButton(dialog).click()
  await expect(confirmButton(page)).toBeVisible()
  await violationsInBothModes(page, 'the last question')
})

test('the pages of errors and refusals are accessible in light and dark mode', async ({
  orders: page,
  origin,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const path of refusals) {
      await page.goto(`${origin}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const found = colorScheme === 'light' ? await violations(page) : await violationsOfColors(page)
      expect(found, `${path} in ${colorScheme} mode`).toEqual([])
    }
  }
})

/** The computed colour of an element or, if a pseudo-element is named, of the content that it generates. */
const colorOf = (element: Locator, pseudo?: '::before' | '::after'): Promise<string> =>
  element.evaluate((node, rendered) => getComputedStyle(node, rendered).backgroundColor, pseudo)

test('in forced colours a switch shows its knob, and menus and tabs show the current entry', async ({
  enter,
}) => {
  const page = await enter('provider-staff', '/administration/users')
  await page.emulateMedia({ forcedColors: 'active' })
  // In forced colours the browser sets every background to the colour `Canvas`, unless the background is a system
  // colour.
  const canvas = await page.locator('body').evaluate((body) => {
    const probe = body.appendChild(document.createElement('span'))
    probe.style.backgroundColor = 'Canvas'
    const color = getComputedStyle(probe).backgroundColor
    probe.remove()
    return color
  })
  const current = page.locator('[aria-current=page]')
  const inactive = page.getByRole('switch').first()
  await expect(current).toHaveCount(2)
  expect(await colorOf(current.first(), '::before')).not.toBe(canvas)
  expect(await colorOf(current.last(), '::after')).not.toBe(canvas)
  const isKnobSeen = async () => (await colorOf(inactive, '::before')) !== (await colorOf(inactive))
  await expect.poll(isKnobSeen).toBe(true)
  await inactive.check()
  await expect.poll(isKnobSeen).toBe(true)
})

test('[FRA-4] a new user first has to accept the disclaimer, which is accessible in light and dark mode', async ({
  page,
  origin,
}) => {
  await page.goto(origin)
  await fillSignIn(page, 'new-user')
  const dialog = page.getByRole('dialog', { name: /disclaimer|legal/i })
  await expect(dialog).toBeVisible()
  await violationsInBothModes(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: say('Language') })).toBeVisible()
  await expect(dialog.getByRole('button', { name: say('Exit') })).toBeVisible()
  await dialog.getByRole('switch').click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: say('Exit') })).toBeVisible()
  await expect(dialog).toBeHidden()
})
