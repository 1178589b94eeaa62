import { holdCalls } from './network'
import { say } from './words'
import { AT_GRAN_VIA, expect, fillSignIn, signIn, speakTo, test } from './world'

test('[SES-22] a sign-in page that is left and opened again does not start a loop of redirects', async ({
  page,
  origin,
}) => {
  const form = page.locator('input[name=username]')
  for (const path of ['/orders', '/deposit', '/orders', '/reports']) {
    await page.goto(`${origin}${path}`)
    await expect(form).toBeVisible()
  }
  await page.goBack()
  await expect(form).toBeVisible()
  await expect(page.getByText(say('Oops! Something went wrong'))).toHaveCount(0)
  await fillSignIn(page, 'customer-operator')
  await expect(page.getByRole('button', { name: say('Exit') })).toBeVisible()
})

test('[FRA-30] a browser that blocks storage shows the reason why the portal can’t start', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext()
  // Reading the storage throws, as in Chromium with settings that block the storage of a site.
  await context.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    Object.defineProperty(window, 'sessionStorage', { get: blocked })
    Object.defineProperty(window, 'localStorage', { get: blocked })
  })
  const page = await context.newPage()
  await speakTo(page, origin)
  await page.goto(`${origin}/orders`)
  await expect(
    page.getByRole('heading', { name: say('This browser blocks the storage of this site') }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: say('Try again') })).toBeVisible()
  await context.close()
})

test('[FRA-8] a page whose code fails to load shows that it is loading, and loads the code when the browser is online again', async ({
  page,
  origin,
  faults: { proxy },
}) => {
  proxy.refuse(/^GET \/assets\/render-/)
  await page.goto(`${origin}/404`)
  const signOf = () => getComputedStyle(document.querySelector('#root') ?? document.body, '::before').content
  await expect.poll(() => page.evaluate(signOf)).toBe('""')
  proxy.forget()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { name: say('Page not found') })).toBeVisible()
  expect(await page.evaluate(signOf)).toBe('none')
})

test('[FRA-30] a portal whose configuration fails to load says so on the page and in its title, and starts once the configuration is available', async ({
  page,
  origin,
  faults: { proxy },
}) => {
  proxy.refuse(/^GET \/config\.json/)
  await page.goto(`${origin}/orders`)
  const title = say('The portal could not start')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${title}`))
  proxy.forget()
  await page.getByRole('button', { name: say('Try again') }).click()
  await expect(page.locator('input[name=password]')).toBeVisible()
})

test('[SGN-11] a slow identity provider signs the user in once it responds, and the portal shows no error in the meantime', async ({
  page,
  origin,
}) => {
  const signingIn = page.getByRole('heading', { name: say('Signing you in') })
  const tokens = await holdCalls(page, /\/oidc\/token\b/)
  await page.goto(`${origin}${AT_GRAN_VIA}`)
  await fillSignIn(page, 'customer-operator')
  await expect(signingIn).toBeVisible()
  // The test waits longer than a healthy identity provider needs for a response, but not as long as the portal waits.
  await page.waitForTimeout(4_000)
  await expect(signingIn).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await tokens.pass()
  await expect(page.getByRole('button', { name: say('Exit') })).toBeVisible()
  await expect.poll(() => new URL(page.url()).searchParams.get('servicePoint')).toBe('1')
})

test('[SGN-17] a page whose country settings fail to load says this instead of claiming a missing right, and loads the settings later', async ({
  page,
  origin,
  faults: { proxy },
}) => {
  await signIn(page, origin, 'customer-operator', AT_GRAN_VIA)
  proxy.refuse(/^GET \/api\/configuration\/v1\/config\?/)
  await page.reload()
  const missing = page.getByRole('heading', { name: say('The settings of your country could not be loaded') })
  await expect(missing).toBeVisible()
  await expect(page.getByText(say('You have no access'))).toHaveCount(0)
  proxy.forget()
  await page.getByRole('button', { name: say('Try again') }).click()
  await expect(page.getByRole('button', { name: say('Exit') })).toBeVisible()
  await expect.poll(() => new URL(page.url()).searchParams.get('servicePoint')).toBe('1')
})
