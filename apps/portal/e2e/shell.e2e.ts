import { watchClock } from './clock'
import { holdCalls } from './network'
import { say } from './words'
import {
  AT_GRAN_VIA,
  acceptCookies,
  chooseLanguage,
  expect,
  fillSignIn,
  openUserMenu,
  signIn,
  test,
  violations,
} from './world'

const languages = [
  { code: 'es', orders: 'Pedidos', exit: 'Salir', exports: 'Exportar', notes: 'Albaranes' },
  { code: 'de', orders: 'Aufträge', exit: 'Abmelden', exports: 'Export', notes: 'Begleitscheine' },
  { code: 'pt', orders: 'Pedidos', exit: 'Sair', exports: 'Exportar', notes: 'Guias de transporte' },
  { code: 'en', orders: 'Orders', exit: 'Exit', exports: 'Export', notes: 'Consignment notes' },
] as const

test('the sign-in refuses a wrong password and then opens the requested page, which asks about cookies once', {
  tag: '@core',
}, async ({ page, origin }) => {
  await page.goto(`${origin}/orders?canceled=true`)
  await fillSignIn(page, 'customer-operator', 'not the password')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('input[name=username]')).toHaveValue('customer-operator')
  await fillSignIn(page, 'customer-operator')
  await expect(page.getByRole('heading', { name: say('Orders'), level: 1 })).toBeVisible()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/orders')
  await expect.poll(() => new URL(page.url()).searchParams.get('canceled')).toBe('true')
  await acceptCookies(page)
  await page.reload()
  await expect(page.getByRole('button', { name: say('Exit') })).toBeVisible()
  await expect(page.getByRole('button', { name: say('Accept cookies and continue') })).toHaveCount(0)
})

test('[SHL-44] a slow first visit shows one loading indicator at a time: first for the sign-in, then for the page', async ({
  page,
  origin,
}) => {
  const overlay = page.getByRole('status').filter({ hasText: say('Loading') })
  const signingIn = page.getByRole('heading', { name: say('Signing you in') })
  const user = await holdCalls(page, /\/user\/me\b/)
  const points = await holdCalls(page, /\/v1\/service-point\?/)
  await page.goto(`${origin}/orders`)
  await fillSignIn(page, 'customer-operator')
  await expect(signingIn).toBeVisible()
  // The test waits twice as long as the page waits before it shows its loading overlay.
  await page.waitForTimeout(300)
  await expect(overlay).toHaveCount(0)
  await user.pass()
  await expect(overlay).toBeVisible()
  await expect(signingIn).toHaveCount(0)
  await points.pass()
  await expect(overlay).toHaveCount(0)
})

test('[FRA-22] the shell of the page shows the signed-in user and the pages that the user may open', async ({
  page,
  origin,
}) => {
  await signIn(page, origin, 'provider-admin', '/orders')
  await expect(page.getByText('provider-admin')).toBeVisible()
  const navigation = page.getByRole('navigation', { name: say('Main navigation') })
  await expect(navigation.getByRole('link', { name: say('Orders') })).toHaveAttribute('aria-current', 'page')
  await expect(navigation.getByRole('link', { name: say('Administration') })).toBeVisible()
  await expect(navigation.getByRole('link', { name: say('Firms') })).toBeVisible()
  await expect(navigation.getByRole('link', { name: say('Deposit', {}, 'nav.deposit') })).toHaveCount(0)
  await page.getByRole('button', { name: say('Expand') }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: say('Collapse') })).toHaveAttribute('aria-expanded', 'true')
})

test('the user menu stays inside the page, and hides no content from assistive technology', async ({
  orders: page,
}) => {
  await openUserMenu(page, 'customer-operator')
  expect(await violations(page)).toEqual([])
})

test('[FRA-22] a user who may open only one page has no menu of pages', async ({ page, origin }) => {
  await signIn(page, origin, 'customer-deposit')
  await expect(page.getByText('customer-deposit')).toBeVisible()
  await expect(page.getByRole('navigation', { name: say('Main navigation') })).toHaveCount(0)
})

test('an unknown URL shows the page for unknown URLs', async ({ orders: page, origin }) => {
  await page.goto(`${origin}/no/such/page`)
  await expect(page).toHaveURL(/\/404$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('switching the language keeps the page and the user’s choices, and loads names from the server again', async ({
  orders: page,
}) => {
  for (const { code, orders, exit, exports, notes } of languages) {
    await chooseLanguage(page, 'customer-operator', code)
    await expect(page.getByRole('heading', { name: orders, level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: exit })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect.poll(() => new URL(page.url()).pathname).toBe('/orders')
    await expect.poll(() => new URL(page.url()).searchParams.get('servicePoint')).toBe('1')
    await page.getByRole('button', { name: exports }).click()
    await expect(page.getByRole('menuitem', { name: notes })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
})

test('[FRA-1] the portal offers the user guide if the country has one, and opens the guide once the PDF reader is loaded', async ({
  orders,
  page,
  origin,
  faults: { proxy },
}) => {
  const guide = say("User's guide")
  const dialog = orders.getByRole('dialog', { name: guide })
  proxy.refuse(/^GET \/assets\/pdf-view/)
  await openUserMenu(orders, 'customer-operator')
  await orders.getByRole('menuitem', { name: guide }).click()
  const late = 'The reader of documents could not be loaded. It appears as soon as the server responds.'
  await expect(dialog.getByText(say(late))).toBeVisible()
  proxy.forget()
  await expect(dialog.locator('canvas').first()).toBeVisible()
  await orders.keyboard.press('Escape')
  await signIn(page, origin, 'customer-de')
  await openUserMenu(page, 'customer-de')
  await expect(page.getByRole('menuitem', { name: guide })).toHaveCount(0)
})

test('[RTE-7] going back from an error page stays in the portal, even in a tab without an earlier page', async ({
  page,
  origin,
}) => {
  await page.goto('data:text/html,another site')
  await page.goto(`${origin}/error?type=500`)
  await page.getByRole('button', { name: say('Back', {}, 'action.back') }).click()
  await expect(page.locator('input[name=password]')).toBeVisible()
})

test('[FRA-3] [SHL-47] an area of the portal, for example the administration, shows its configured warning once when the user enters the area', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/orders`)
  await fillSignIn(page, 'customer-pt')
  const warning = page.getByRole('alertdialog', { name: say('Warning') })
  await expect(warning).toBeVisible()
  await warning.getByRole('button').last().click()
  await expect(warning).toHaveCount(0)
  await chooseLanguage(page, 'customer-pt', 'pt')
  await expect(page.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  const menu = page.getByRole('navigation', { name: 'Navegação principal' })
  await menu.getByRole('link', { name: 'Administração' }).click()
  const ofAdministration = page.getByRole('alertdialog', { name: 'Aviso' })
  await ofAdministration.getByRole('button').last().click()
  await page.getByRole('link', { name: 'Clientes' }).click()
  await expect(page.getByRole('heading', { name: 'Clientes', level: 1 })).toBeVisible()
  await expect(ofAdministration).toHaveCount(0)
})

test('after half an hour without activity a countdown begins, and the session ends with the countdown', {
  tag: '@core',
}, async ({ page, origin }) => {
  const clock = await watchClock(page)
  await signIn(page, origin, 'customer-operator', AT_GRAN_VIA)
  await expect(page.getByRole('heading', { name: say('Orders'), level: 1 })).toBeVisible()
  const dialog = page.getByRole('alertdialog', { name: say('Your session is about to end') })
  await clock.leap(29 * 60_000 + 50_000)
  await expect(dialog).toHaveCount(0)
  await clock.leap(15_000)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: say('Stay signed in') }).click()
  await expect(dialog).toHaveCount(0)
  await clock.leap(30 * 60_000 + 5_000)
  await expect(dialog).toBeVisible()
  await clock.leap(61_000)
  await page.waitForURL(/[?&]state=/)
  await expect(
    page.getByText(say('The portal was not used for a while, so you were signed out.')),
  ).toBeVisible()
  await page.getByRole('button', { name: say('Sign in', {}, 'page.signedOut.signIn') }).click()
  await expect(page.locator('input[name=username]')).toBeVisible()
})

test('tokens are never stored in localStorage, cookies or URLs, and signing out removes them', {
  tag: '@core',
}, async ({ page, context, origin }) => {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  const call = page.waitForRequest((request) => request.url().includes('/user/me'))
  await signIn(page, origin, 'customer-operator')
  const token = ((await call).headers()['authorization'] ?? '').replace('Bearer ', '')
  expect(token.split('.')).toHaveLength(3)
  const local = await page.evaluate(() => JSON.stringify(localStorage))
  const cookies = JSON.stringify((await context.cookies()).filter((cookie) => cookie.path === '/'))
  for (const place of [local, cookies, ...addresses]) {
    expect(place).not.toContain(token)
    expect(place).not.toMatch(/access_token|id_token=|refresh_token/)
  }
  await page.getByRole('button', { name: say('Exit') }).click()
  await expect(page.locator('input[name=username]')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(
    /access_token|id_token|refresh_token/,
  )
  const answer = await fetch(`${origin}/api/configuration/v1/user/me`)
  expect(answer.status).toBe(401)
})
