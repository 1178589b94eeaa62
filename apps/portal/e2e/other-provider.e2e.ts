import { bucket } from './orders-screen'
import { startOtherProvider } from './other-provider'
import { say } from './words'
import { AT_GRAN_VIA, acceptCookies, expect, speakTo, test, tokenOf } from './world'

test('[SGN-12] users can sign in, stay signed in and sign out at a provider without user-info endpoint and without ID tokens at renewals', async ({
  page,
  browser,
  origin,
}) => {
  const context = await browser.newContext()
  const bearer = await tokenOf(await context.newPage(), origin, 'customer-operator')
  const other = await startOtherProvider(origin, bearer)
  await speakTo(page, other.portalUrl)
  await page.goto(`${other.portalUrl}${AT_GRAN_VIA}`)
  await expect(page).toHaveURL(new RegExp(`^${other.issuer}/`))
  await page.locator('input[name=login]').fill('olga@bazar.example')
  await page.locator('input[name=password]').fill('any')
  await page.locator('[type=submit]').click()
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(bucket(page, 'Next').getByRole('table')).toBeVisible()
  await acceptCookies(page)
  await expect.poll(other.renewals, { timeout: 40_000 }).toBeGreaterThan(1)
  await page.reload()
  await expect(bucket(page, 'Next').getByRole('table')).toBeVisible()

  await page.getByRole('button', { name: say('Exit') }).click()
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(page.locator('input[name=login]')).toBeVisible()
  await other.close()
  await context.close()
})
