import { choosePoint, openPickup } from './orders-screen'
import { acceptCookies, expect, fillSignIn, signIn, test, violations } from './world'

const point = { client: /Bazar Norte/, center: /Bilbao/, servicePoint: /Gran Vía/ }
const widths = [1280, 390, 320]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme })

    test('the sign-in page has no accessibility violation', async ({ page, origin }) => {
      await page.goto(origin)
      await expect(page.locator('input[name=username]')).toBeVisible()
      expect(await violations(page)).toEqual([])
      await fillSignIn(page, 'customer-operator', 'wrong')
      await expect(page.getByRole('alert')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('the orders page, a detail and a new order have no accessibility violation and fit the page', async ({
      page,
      origin,
    }) => {
      test.slow()
      await signIn(page, origin, 'customer-operator', '/orders')
      expect(await violations(page)).toEqual([])
      await acceptCookies(page)
      await choosePoint(page, point)
      await page.getByRole('switch', { name: 'Show canceled' }).click()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect(await violations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
      await page.setViewportSize({ width: 1280, height: 800 })

      await page
        .getByRole('button', { name: /^Details of order/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.goBack()
      await expect(page.getByRole('dialog')).toBeHidden()

      const dialog = await openPickup(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect(await violations(page)).toEqual([])
      }
      await dialog.getByLabel('Total amount').fill('10')
      await dialog.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('the pages that say no have no accessibility violation', async ({ page, origin }) => {
      await signIn(page, origin, 'customer-operator')
      for (const path of [
        '/404',
        '/error?type=403',
        '/error?type=500',
        '/error',
        '/deposit',
        '/callback?error=access_denied',
        '/callback',
      ]) {
        await page.goto(`${origin}${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await violations(page), path).toEqual([])
      }
    })

    test('the disclaimer has no accessibility violation', async ({ page, origin }) => {
      await page.goto(origin)
      await fillSignIn(page, 'new-user')
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}
