import { bucket, granVia, offeredPoints, pointSwitcher } from './orders-screen'
import { say } from './words'
import {
  AT_GRAN_VIA,
  acceptCookies,
  expect,
  forgetEntries,
  type OwnWorld,
  onOwnSandbox,
  openUserMenu,
  signIn,
  test,
} from './world'

test('[SES-10] short-lived tokens are renewed without the user noticing', { tag: '@core' }, async ({
  browser,
}) => {
  const renewTokens = async ({ page, origin }: OwnWorld) => {
    let renewals = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/oidc/token') && request.postData()?.includes('refresh_token'))
        renewals += 1
    })
    await signIn(page, origin, 'customer-operator', '/orders')
    await acceptCookies(page)
    await expect.poll(() => renewals, { timeout: 30_000 }).toBeGreaterThan(2)
    await page.goto(`${origin}${AT_GRAN_VIA}`)
    await expect(bucket(page, 'Next').getByRole('row')).not.toHaveCount(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }
  await onOwnSandbox(browser, { TOKEN_TTL_SECONDS: '8' }, renewTokens)
})

test('signing out in one tab signs the other tabs out, and the back button then shows no data', {
  tag: '@core',
}, async ({ page, context, origin }) => {
  await signIn(page, origin, 'customer-operator', '/orders')
  await acceptCookies(page)
  const other = await context.newPage()
  await other.goto(`${origin}/orders`)
  await expect(other.getByRole('button', { name: say('Exit') })).toBeVisible()

  await page.getByRole('button', { name: say('Exit') }).click()
  await expect(page.locator('input[name=username]')).toBeVisible()
  await expect(other.getByRole('button', { name: say('Exit') })).toHaveCount(0)
  await expect(other.getByText('Olga')).toHaveCount(0)

  await page.goBack()
  await expect(page.getByText('Olga')).toHaveCount(0)
})

test('the portal tells the user once that the network is lost, and the page recovers', async ({
  page,
  context,
  origin,
}) => {
  const popups = page.waitForResponse(/failure-popups/)
  await signIn(page, origin, 'customer-operator', '/orders')
  await acceptCookies(page)
  await popups
  await pointSwitcher(page).click()
  await expect(offeredPoints(page)).not.toHaveCount(0)
  await context.setOffline(true)
  await offeredPoints(page).filter({ hasText: granVia }).first().click()
  const card = page.getByRole('alert').filter({ hasText: say('The orders could not be loaded') })
  await expect(card).toContainText(say('Check your internet connection.'))
  const popup = page.getByRole('alertdialog')
  await expect(popup).toHaveCount(0)
  // Another request may open the popup again, because the network is still down.
  await page.addLocatorHandler(popup, (late) => late.getByRole('button', { name: say('Close') }).click())
  await context.setOffline(false)
  // The click may fail, because the page may have recovered before and removed the button.
  await page
    .getByRole('button', { name: say('Try again') })
    .click({ timeout: 5_000 })
    .catch(() => undefined)
  await expect(bucket(page, 'Next').getByRole('table')).toBeVisible()
})

test('[HIS-1] the page shows the orders of today even if the orders of other days fail to load', async ({
  orders: page,
  origin,
}) => {
  await forgetEntries(page, origin)
  // The test uses the day of the request, because midnight in Madrid may pass during the test.
  const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Madrid' })
  await page.route(/request-historial\/[^/]+\?/, (route) =>
    route.request().url().includes(`lowerLimitSearch=${today()}`) ? route.continue() : route.abort(),
  )
  await page.goto(`${origin}${AT_GRAN_VIA}`)
  await expect(page.getByRole('alert')).toContainText(say('The orders of other days could not be loaded'))
  await expect(page.getByRole('alert')).toContainText(say('Check your internet connection.'))
  // The test expects only a table, and no particular rows, because the demo orders may have been created on the
  // previous day.
  await expect(bucket(page, 'Today').getByRole('table')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: say('Try again') }).click()
  await expect(bucket(page, 'Next').getByRole('table')).toBeVisible()
})

test('[FRA-17] a dialog that failed to load appears when the network is back', async ({
  page,
  context,
  origin,
}) => {
  await signIn(page, origin, 'customer-operator', AT_GRAN_VIA)
  await expect(pointSwitcher(page)).toBeVisible()
  const guide = say("User's guide")
  await openUserMenu(page, 'customer-operator')
  await context.setOffline(true)
  await page.getByRole('menuitem', { name: guide }).click()
  await expect(page.getByRole('heading', { name: say('Orders'), level: 1 })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: guide })).toBeVisible()
})
