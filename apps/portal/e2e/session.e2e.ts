import { choosePoint } from './orders-screen'
import { acceptCookies, expect, type OwnWorld, onOwnSandbox, signIn, test } from './world'

const point = { client: /Bazar Norte/, center: /Bilbao/, servicePoint: /Gran Vía/ }

test('[SES-10] tokens that live for seconds are renewed without anybody noticing', async ({ browser }) => {
  const renewTokens = async ({ page, origin }: OwnWorld) => {
    let renewals = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/oidc/token') && request.postData()?.includes('refresh_token'))
        renewals += 1
    })
    await signIn(page, origin, 'customer-operator', '/orders')
    await acceptCookies(page)
    await expect.poll(() => renewals, { timeout: 30_000 }).toBeGreaterThan(2)
    await choosePoint(page, point)
    await expect(page.getByRole('region', { name: 'Next' }).getByRole('row')).not.toHaveCount(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }
  await onOwnSandbox(browser, renewTokens, { TOKEN_TTL_SECONDS: '8' })
})

test('signing out in one tab ends the others, and going back shows no data', async ({
  page,
  context,
  origin,
}) => {
  await signIn(page, origin, 'customer-operator', '/orders')
  await acceptCookies(page)
  const other = await context.newPage()
  await other.goto(`${origin}/orders`)
  await expect(other.getByRole('button', { name: 'Exit' })).toBeVisible()

  await page.getByRole('button', { name: 'Exit' }).click()
  await expect(page.locator('input[name=username]')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Exit' })).toHaveCount(0)
  await expect(other.getByText('Olga')).toHaveCount(0)

  await page.goBack()
  await expect(page.getByText('Olga')).toHaveCount(0)
})

test('a network that is gone is told once and the page recovers', async ({ page, context, origin }) => {
  const popups = page.waitForResponse(/failure-popups/)
  await signIn(page, origin, 'customer-operator', '/orders')
  await acceptCookies(page)
  await popups
  await context.setOffline(true)
  await page.getByRole('combobox', { name: 'Client', exact: true }).click()
  await page.getByRole('listbox').getByRole('option', { name: 'Bazar Norte' }).click()
  await page.getByRole('combobox', { name: 'Center', exact: true }).click()
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /Bilbao/ })
    .click()
  await page.getByRole('combobox', { name: 'Service point', exact: true }).click()
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /Gran Vía/ })
    .click()
  const popup = page.getByRole('alertdialog')
  await expect(popup).toHaveCount(1)
  await expect(popup).toContainText('Check your internet connection.')
  await popup.getByRole('button', { name: 'Close' }).click()
  await context.setOffline(false)
  await page.getByRole('button', { name: /try again/i }).click()
  await expect(page.getByRole('region', { name: 'Next' }).getByRole('table')).toBeVisible()
})

test('[FRA-17] a dialog that could not be fetched comes when the network is back', async ({
  page,
  context,
  origin,
}) => {
  await signIn(page, origin, 'customer-operator')
  await expect(page.getByRole('combobox', { name: 'Client', exact: true })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: "User's guide" }).click()
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: "User's guide" })).toBeVisible()
})
