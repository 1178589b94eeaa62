import { fillPickup, newOrderDialog, totalAmount } from './orders-screen'
import { say, saying } from './words'
import { AT_GRAN_VIA, acceptCookies, expect, fillSignIn, openUserMenu, signIn, speakTo, test } from './world'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test('[SES-41] the first browser tells its user about a sign-in with a new browser, and can end that session without losing typed text', async ({
  page,
  browser,
  origin,
}) => {
  await signIn(page, origin, 'customer-operator', AT_GRAN_VIA)
  await acceptCookies(page)
  const context = await browser.newContext({ userAgent: IPHONE })
  const phone = await context.newPage()
  await speakTo(phone, origin)
  await signIn(phone, origin, 'customer-operator', AT_GRAN_VIA)
  await phone.goto(`${origin}${AT_GRAN_VIA}&new=pickup`)
  await fillPickup(newOrderDialog(phone), '612,34', '')

  const onPhone = saying('{browser} on {system}', { browser: 'Safari', system: 'iOS' })
  await page.reload()
  const notice = page.getByRole('region', { name: say('New sign-ins') }).filter({ hasText: onPhone })
  await expect(notice).toContainText(say('Was that you?'))
  await notice.getByRole('button', { name: say('That was me') }).click()
  await expect(notice).toHaveCount(0)

  await openUserMenu(page, 'customer-operator')
  await page.getByRole('menuitem', { name: say('Sessions') }).click()
  const session = page.getByRole('listitem', { name: onPhone })
  await session.getByRole('button', { name: say('End session', {}, 'sessions.end') }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: say('End session', {}, 'sessions.end') }).click()
  await expect(session).toHaveCount(0)
  await expect(page.getByRole('button', { name: say('Exit') })).toBeVisible()

  await expect(phone.locator('input[name=password]')).toBeVisible()
  await fillSignIn(phone, 'customer-operator')
  const offer = phone.getByRole('dialog', { name: say('Continue your order?') })
  await offer.getByRole('button', { name: say('Continue', {}, 'orders.draft.continue') }).click()
  await expect(totalAmount(newOrderDialog(phone))).toHaveValue('612,34')
  await context.close()
})
