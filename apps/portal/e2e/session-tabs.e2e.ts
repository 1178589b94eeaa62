import { say, saying } from './words'
import { AT_GRAN_VIA, expect, fillSignIn, type OwnWorld, onOwnSandbox, signIn, test } from './world'

/** Calls to the identity provider, which is a separate service in production. */
const PROVIDER = /^(GET|POST) \/oidc\//
const SHORT_TOKENS = { TOKEN_TTL_SECONDS: '8' }

test('[SGN-11] while the identity provider is unreachable, the page says so and no tab loses its session, and later the tabs use the provider again', async ({
  browser,
}) => {
  // The test takes long, because the tokens have to expire, and then the portal waits before its next attempt.
  test.setTimeout(120_000)
  const loseProvider = async ({ page, origin, proxy }: OwnWorld) => {
    await signIn(page, origin, 'customer-operator', AT_GRAN_VIA)
    const other = await page.context().newPage()
    await other.goto(`${origin}/orders`)
    await expect(other.getByRole('button', { name: say('Exit') })).toBeVisible()
    proxy.refuse(PROVIDER)
    const away = page.getByRole('heading', { name: say('The sign-in service is not responding') })
    await expect(async () => {
      await page.reload()
      await expect(away).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 60_000 })
    await expect(page.getByText(say('You have no access'))).toHaveCount(0)
    await expect(other.getByRole('heading', { name: say('Orders'), level: 1 })).toBeVisible()
    proxy.forget()
    await expect(page.getByRole('button', { name: say('Exit') })).toBeVisible()
    await expect.poll(() => new URL(page.url()).searchParams.get('servicePoint')).toBe('1')
    await other.reload()
    await expect(other.getByRole('button', { name: say('Exit') })).toBeVisible()
  }
  await onOwnSandbox(browser, SHORT_TOKENS, loseProvider)
})

test('[SGN-26] the user is told that a sign-out did not reach the identity provider, and the next sign-in asks for the password', async ({
  page,
  origin,
  faults: { proxy },
}) => {
  await signIn(page, origin, 'customer-operator')
  proxy.refuse(PROVIDER)
  await page.getByRole('button', { name: say('Exit') }).click()
  await expect(page.getByRole('heading', { name: say('You are signed out') })).toBeVisible()
  await expect(
    page.getByText(
      saying(
        'You are signed out of the portal, but you may still be signed in at the sign-in service: it is not responding. The portal keeps trying to sign you out there. Your password will be requested at the next sign-in.',
      ),
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: say('Sign in', {}, 'page.signedOut.signIn') }).click()
  await expect(
    page.getByRole('heading', { name: say('The sign-in service is not responding') }),
  ).toBeVisible()
  proxy.forget()
  await fillSignIn(page, 'customer-operator')
  await expect(page.getByRole('button', { name: say('Exit') })).toBeVisible()
})

test('[SGN-25] a tab names the other user who has signed in with the same browser, and offers to continue as this user', {
  tag: '@core',
}, async ({ browser }) => {
  const changeUser = async ({ page, origin }: OwnWorld) => {
    const other = await page.context().newPage()
    for (const tab of [page, other]) {
      await tab.goto(`${origin}/orders`)
      await expect(tab.locator('input[name=username]')).toBeVisible()
    }
    await fillSignIn(page, 'customer-operator')
    await expect(page.getByText('customer-operator')).toBeVisible()
    await fillSignIn(other, 'provider-admin')
    await expect(other.getByText('provider-admin')).toBeVisible()
    await expect(page.getByRole('heading', { name: say('Another user is signed in now') })).toBeVisible({
      timeout: 40_000,
    })
    await expect(page.getByText(/\(provider-admin\)/)).toBeVisible()
    await page.getByRole('button', { name: saying('Continue as {name}') }).click()
    await expect(page.getByText('provider-admin')).toBeVisible()
  }
  // The lifetime must be long enough even on a busy machine: the first tab must request its next token after the other
  // tab has signed in.
  await onOwnSandbox(browser, { TOKEN_TTL_SECONDS: '16' }, changeUser)
})

test('[SGN-18] tabs that the browser restores together each open their own URL with its filters', {
  tag: '@core',
}, async ({ page, context, origin }) => {
  await signIn(page, origin, 'provider-admin')
  // All tabs leave the portal, so that each tab has to sign in at the identity provider, which keeps the session.
  await page.goto('about:blank')
  const places = ['/administration/users?username=Mar%C3%ADa', '/administration/clients', '/orders']
  const tabs = await Promise.all(places.map(() => context.newPage()))
  await Promise.all(tabs.map((tab, index) => tab.goto(`${origin}${places[index]}`)))
  for (const [index, tab] of tabs.entries()) {
    await expect(tab.getByRole('button', { name: say('Exit') })).toBeVisible()
    const { pathname, search } = new URL(`${origin}${places[index]}`)
    expect(new URL(tab.url()).pathname).toBe(pathname)
    expect(new URL(tab.url()).search).toContain(search)
  }
})
